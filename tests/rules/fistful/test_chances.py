"""Exact chances: against brute force, against battles that the machine rolls, and what they are for where turns end
(R-FC-124 to R-FC-142, R-FC-184, R-FC-187)."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from game.core.engine import advance, settle
from game.core.views import determinize, view
from game.rules.fistful.battle.encounter import Target
from game.rules.fistful.battle.retreat import FallBack
from game.rules.fistful.board import board_of
from game.rules.fistful.cards.hazards import Rouse
from game.rules.fistful.outlook.chances import Fight, Means, fighting_gear
from game.rules.fistful.outlook.danger import Ending
from game.rules.fistful.ruleset import FISTFUL
from game.rules.fistful.search.locks import deft
from game.rules.fistful.search.movement import Move, MoveEnd, Walk
from game.rules.fistful.state import Fistful
from game.rules.fistful.timer import track
from game.rules.fistful.turn import TurnEnd
from game.rules.fistful.zones import nearest_down
from tests.long.battles import battles
from tests.rules.fistful.table import Table, table


def fight(foe: str, heroes: str = "simon+kaylee,mal+river", **tables: object) -> Fight:
    """Seat 0 is about to fight an enemy that the seats at "5,4" and "5,5" see."""
    tables.setdefault("at", {0: "5,4"})
    t = table(heroes, tokens={"5,8": f"{foe} up"}, **tables)  # type: ignore[arg-type]
    return Fight(view(FISTFUL, t.g, 0), 0, next(iter(t.g.up)))


def brute(sides: int, strength: int, ammo: int, health: int, damage: int = 1, rounds: int = 40) -> float:
    """The chance of a lone fighter with one die, by following every roll for so many rounds: the fewest Ammo that
    win are spent."""
    if health <= 0 or not rounds:
        return 0.0
    memo: dict[tuple[int, int, int], float] = {}

    def go(left: int, hearts: int, more: int) -> float:
        if hearts <= 0 or not more:
            return 0.0
        key = left, hearts, more
        if key not in memo:
            won = 0.0
            for roll in range(1, sides + 1):
                ways = [0.0 if roll < strength else go(left, hearts, more - 1)]
                if roll < strength:
                    ways.append(go(left, hearts - damage, more - 1))
                if roll + left > strength:
                    ways.append(1.0)
                if roll < strength <= roll + left:
                    ways.append(go(left - (strength - roll), hearts, more - 1))
                won += max(ways)
            memo[key] = won / sides
        return memo[key]

    return go(ammo, health, rounds)


@pytest.mark.parametrize(("strength", "ammo", "health"), list(itertools.product((3, 5, 6), (0, 1, 2), (1, 3))))
def test_a_lone_fight_against_brute_force(strength: int, ammo: int, health: int) -> None:
    """Draws are rolled again for ever, Ammo wins, Health is risked to the last (R-FC-132 to R-FC-134)."""
    found = fight(f"brute-{strength}", "wash+kaylee,mal+river", health={0: health}, ammo={0: ammo})
    exact = found.in_the_end(Means(ammo))
    assert isinstance(exact, Fraction)
    assert float(exact) == pytest.approx(brute(6, strength, ammo, health), abs=1e-9)
    assert float(found.chance(Means(ammo))) == pytest.approx(brute(6, strength, ammo, 1), abs=1e-9)


def test_ammo_that_is_not_needed_is_kept_for_later() -> None:
    """More is never worse, in any combination of Gear and partner."""
    found = fight("brute-5", at={0: "5,4", 1: "5,5"}, slots={0: ["vera", "medkit"], 1: ["boarding-knife"]})
    told = {means: found.chance(means) for means in found.all_means()}
    for one, two in itertools.product(told, told):
        if one.helper == two.helper and one.ammo <= two.ammo and set(one.gear) <= set(two.gear):
            assert told[one] <= told[two], (one, two)
    assert len(told) == 4 * 5 + 8


def test_gear_partner_and_skills_count() -> None:
    """Quickdraw wins draws (R-FC-187), a grenade always, both dice of a backup add (R-FC-139)."""
    assert fight("brute-4", "zoe+kaylee,mal+river").chance(Means()) == Fraction(1, 2)
    plain = fight("brute-4", "wash+kaylee,mal+river", slots={0: ["grenade"]})
    assert plain.chance(Means()) == Fraction(2, 5) and plain.chance(Means(0, fighting_gear(plain.g, 0))) == 1
    both = fight("brute-6", "wash+kaylee,inara+river", at={0: "5,4", 1: "5,5"})
    assert both.chance(Means(0, (), 1)) == Fraction(21, 36) / Fraction(31, 36)


def test_what_sidekick_jayne_carries_counts_once() -> None:
    """His Ammo and the hero's together are so much as is to be spent, and no more (R-FC-134, R-FC-171)."""
    for own, carried, spent in ((2, 1, 1), (2, 1, 2), (2, 1, 3), (0, 3, 2), (3, 0, 3)):
        found = fight("brute-6", "wash+jayne,mal+kaylee", ammo={0: own}, uses={0: carried})
        assert float(found.chance(Means(spent))) == pytest.approx(brute(6, 6, spent, 1), abs=1e-9)
        assert max(means.ammo for means in found.all_means()) == own + carried


def test_a_draw_is_rolled_again_rather_than_with_a_skill_that_may_be_needed() -> None:
    """Both dice against 7: a new roll by Sidekick Mal's skill is worth one half, as is the fight without it;
    with it in hand the fight is worth three quarters, and a draw is that again (R-FC-132)."""
    found = fight("scalper-7", "book+wash,kaylee+mal", at={0: "5,4", 1: "5,5"}, health={0: 5, 1: 1})
    assert found.chance(Means(0, (), 1)) == Fraction(3, 4)


def test_a_scalper_that_leaps_on_gives_no_second_roll() -> None:
    """It leaves after a lost round (R-FC-190): who has Health to lose wins no more often."""
    found = fight("scalper-7", "wash+kaylee,mal+river", at={0: "5,4", 1: "9,9"}, ammo={0: 2})
    assert found.in_the_end(Means(2)) == found.chance(Means(2)) == Fraction(1, 6)


def test_battles_that_the_machine_rolls_come_out_as_told() -> None:
    """The short size; `python -m tests.long battles --full` rolls a million."""
    told = battles(6_000, 11)
    assert told.faults == [] and told.tried == 6_000


@pytest.mark.parametrize("foe", ["trooper-7", "marshal-8", "hands-9"])
def test_battles_against_those_with_special_attacks_come_out_as_told(foe: str) -> None:
    """A Trooper takes 2 Health (R-FC-140), a Marshal takes the field (R-FC-192), the Hands of Blue are to be beaten
    twice and come closer (R-FC-162 to R-FC-165)."""
    told = battles(10_000, 5, (foe,))
    assert told.faults == [] and told.tried == 10_000


# ------------------------------------------------------------ where a turn ends


def cell(t: Table, name: str) -> int:
    return board_of(t.g.heist).cells["cell:" + name]


def test_out_of_sight_nothing_happens_and_in_sight_there_is_the_fight() -> None:
    """Who stops in sight must fight (R-FC-124); the Landing Zone is safe (R-FC-60)."""
    t = table("simon+kaylee,mal+river", at={0: "6,4"}, tokens={"5,8": "brute-4 up"}, ammo={0: 0})
    seen = Ending(view(FISTFUL, t.g, 0), 0)
    assert seen.at(cell(t, "5,4")) == Fraction(2, 5)
    assert not board_of(t.g.heist).sees(cell(t, "6,4"), cell(t, "5,8")) and seen.at(cell(t, "6,4")) == 1
    assert seen.at(board_of(t.g.heist).landing[0]) == 1


def test_with_nothing_spent_a_fight_is_what_its_dice_are() -> None:
    """Ammo or a grenade make it safer; who keeps them has the dice alone (R-FC-129)."""
    for ammo, slots in ((0, ["grenade"]), (3, [])):
        t = table("simon+kaylee,mal+river", slots={0: slots}, at={0: "6,4"}, tokens={"5,8": "brute-4 up"})
        t.g.ammo[0] = ammo
        sight = view(FISTFUL, t.g, 0)
        spent, spared = Ending(sight, 0).at(cell(t, "5,4")), Ending(sight, 0, None, True).at(cell(t, "5,4"))
        assert spared == Fraction(2, 5) < spent
        assert Ending(sight, 0, None, True).at(cell(t, "6,4")) == 1, "nothing is to be spent out of sight"


def test_what_lies_face_down_is_weighed_by_what_it_may_be() -> None:
    """Every token not yet known may lie there, each as likely (R-FC-100)."""
    g = FISTFUL.new(2, 3, {"heroes": "kaylee+wash,zoe+simon"})
    advance(g)
    g.ammo[0] = 0
    sight = view(FISTFUL, g, 0)
    found = Ending(sight, 0)
    for key, items in sorted(sight.zones.items()):
        if key.startswith("cell:") and items == ("?crew",):
            place = board_of(g.heist).cells[key]
            if not any(board_of(g.heist).sees(place, board_of(g.heist).cells[at]) for at in sight.up.values()):
                break
    lots = [i for i in FISTFUL.pieces(g) if FISTFUL.back(i) == "crew" and i not in set().union(*sight.zones.values())]
    hoped = Fraction(0)
    for token in lots:
        if token.startswith(("brute", "scalper")):
            twin = sight.copy()
            twin.zones[key], twin.up[token], twin.at[0] = (token,), key, place
            found_fight = Fight(twin, 0, token)
            hoped += max(found_fight.chance(means) for means in found_fight.all_means())
        else:
            hoped += 1
    assert found.at(place) == hoped / len(lots)


def test_fights_reckoned_once_are_like_those_reckoned_each_by_itself() -> None:
    """What a fight depends on is all in its signature."""
    for seed in (2, 5):
        g = FISTFUL.new(3, seed, {"heroes": "kaylee+wash,mal+simon,zoe+book"})
        advance(g)
        g.at = {0: cell(Table(g.copy()), "8,5"), 1: cell(Table(g.copy()), "9,5"), 2: g.at[2]}
        once = Ending(view(FISTFUL, g, 0), 0)
        cells = sorted(board_of(g.heist).grid.floor)[::17]
        told = [once.at(place) for place in cells]
        assert told == [Ending(view(FISTFUL, g, 0), 0).at(place) for place in cells]


def best(found: Ending, world: Fistful) -> str:
    """What is answered by who wants to stay unhurt: in a fight what matters there, else stopping."""
    if isinstance(world.stack[-1], (Move, FallBack)):
        return next(o.key for o in world.stack[-1].options(world) if not o.key.startswith("move:"))
    twin = world.copy()
    twin.stack = twin.stack[-1:]
    return found.fight.best(twin)


def test_turns_that_the_machine_plays_end_as_told() -> None:
    """A walk on to a face-down token, two thousand times with whatever lies there and whatever falls."""
    g = FISTFUL.new(2, 3, {"heroes": "kaylee+wash,zoe+simon"})
    advance(g)
    g.ammo[0] = 1
    sight = view(FISTFUL, g, 0)
    key = next(k for k, items in sorted(sight.zones.items()) if k.startswith("cell:") and items == ("?engine",))
    found, place = Ending(sight, 0), board_of(g.heist).cells[key]
    chance, unhurt, many = float(found.at(place)), 0, 2_000
    for seed in range(many):
        world = determinize(FISTFUL, sight, seed)
        world.stack = [Walk(0, place, 0)]
        while (choice := advance(world)) is not None:
            if world.health[0] < g.health[0]:
                break
            settle(world, next(o for o in choice.options(world) if o.key == best(found, world)))
        unhurt += world.health[0] >= g.health[0] and world.hero == g.hero
    assert abs(unhurt - many * chance) < 5 * (many * chance * (1 - chance)) ** 0.5


def roused(heroes: str, count: int) -> tuple[Fistful, Fistful, list[str]]:
    """A hero between face-down tokens before an Event turns up the nearest of them: that moment in the view, the view
    of the heist without it, and what may lie there."""
    g = FISTFUL.new(2, 3, {"heroes": heroes})
    advance(g)
    board = board_of(g.heist)
    for token, key in list(g.up.items()):  # no guard on the board: only who is turned up counts
        g.zones["extras"] = (*g.zones["extras"], token)
        del g.zones[key], g.up[token]
    g.at[0] = cell(Table(g.copy()), "8,5")
    g.ammo[0] = 1
    sight = view(FISTFUL, g, 0)
    near = [place for place, _ in nearest_down(sight, 0, count, False)]
    assert all(board.sees(g.at[0], place) for place in near), "whoever is turned up there is seen"
    before = sight.copy()
    before.stack = [TurnEnd(0), MoveEnd(0), Rouse(count)]
    seen = {item for items in sight.zones.values() for item in items}
    return before, sight, [i for i in FISTFUL.pieces(g) if FISTFUL.back(i) == "crew" and i not in seen]


def test_an_enemy_that_an_event_turns_up_is_weighed_by_who_it_may_be() -> None:
    """Each token that may lie there is as likely (R-FC-100, R-FC-123): those who harm nobody count as none."""
    before, sight, lots = roused("kaylee+wash,zoe+simon", 1)
    found = Ending(sight, 0)
    place = nearest_down(sight, 0, 1, False)[0][0]
    hoped = Fraction(0)
    for token in lots:
        twin = sight.copy()
        twin.zones[board_of(sight.heist).keys[place]] = (token,)
        if token.startswith(("brute", "scalper")):
            twin.up[token] = board_of(sight.heist).keys[place]
            fought = Fight(twin, 0, token)
            hoped += max(fought.chance(means) for means in fought.all_means())
        else:
            hoped += 1
    assert found.turn.worth(before) == hoped / len(lots)
    assert 0 < found.turn.worth(before) < 1


def test_two_that_an_event_turns_up_come_out_as_the_machine_plays_them() -> None:
    """Two thousand worlds that the view allows, each played to the end of the turn."""
    before, sight, _ = roused("kaylee+wash,zoe+simon", 2)
    found, unhurt, many = Ending(sight, 0), 0, 2_000
    chance = float(found.turn.worth(before))
    for seed in range(many):
        world = determinize(FISTFUL, sight, seed)
        world.stack = [MoveEnd(0), Rouse(2)]
        while (choice := advance(world)) is not None:
            if world.health[0] < sight.health[0]:
                break
            key = found.turn.best(world) if isinstance(choice, Target) else best(found, world)
            settle(world, next(o for o in choice.options(world) if o.key == key))
        unhurt += world.health[0] >= sight.health[0] and world.hero == sight.hero
    assert 0.1 < chance < 0.9
    assert abs(unhurt - many * chance) < 5 * (many * chance * (1 - chance)) ** 0.5


@pytest.mark.parametrize(("at", "foe", "ammo", "safe"), [("3,1", "10,1", 0, True), ("8,4", "8,5", 3, False)])
def test_who_turns_on_a_trooper_is_safe_only_out_of_its_sight(at: str, foe: str, ammo: int, safe: bool) -> None:
    """Wash retreats for nothing (R-FC-196), but not from a Trooper that still sees him (R-FC-156): as told, and as the
    machine plays it."""
    t = table("wash+kaylee,mal+river", settings={"heist": "paradiso"}, at={0: at}, tokens={foe: "trooper-7 up"})
    t.g.ammo = {0: ammo, 1: 0}
    sight = view(FISTFUL, t.g, 0)
    found, unhurt, many = Ending(sight, 0), 0, 1_000
    chance = float(found.at(t.g.at[0]))
    for seed in range(many):
        world = determinize(FISTFUL, sight, seed)
        world.stack = [MoveEnd(0)]
        while (choice := advance(world)) is not None:
            if world.health[0] < t.g.health[0]:
                break
            settle(world, next(o for o in choice.options(world) if o.key == found.fight.best(world)))
        unhurt += world.health[0] >= t.g.health[0] and world.hero == t.g.hero
    assert abs(unhurt - many * chance) <= 5 * (many * chance * (1 - chance)) ** 0.5
    assert chance == 1 if safe else 0 < chance < 1


@pytest.mark.parametrize("heist", ["paradiso", "intensive"])
def test_a_lock_weighs_what_its_alarm_may_bring(heist: str) -> None:
    """A shot rings the alarm, that moves the Timer, and its Event is one of all it may be (R-FC-120, R-FC-122)."""
    g = FISTFUL.new(2, 3, {"heroes": "simon+kaylee,river+zoe", "heist": heist})
    advance(g)
    for flags in ({}, {"alarm": 1}):
        g.flags = dict(flags)
        found = Ending(view(FISTFUL, g, 0), 0)
        assert all(0 <= found.at(place) <= 1 for place in board_of(heist).locks)


def test_a_heist_that_a_turn_loses_is_not_ended_unhurt() -> None:
    """A shot at a lock of 3 moves the Timer into black (R-FC-55, R-FC-122): only quietly, in three of six, it ends
    well."""
    board = board_of("intensive")
    lock = board.locks[0]
    t = table("simon+river", settings={"heist": "intensive"}, tokens={board.names[lock]: "door-3"}, marks={"alarm": 1})
    t.g.timer = len(track(t.g)) - 2
    assert Ending(view(FISTFUL, t.g, 0), 0).at(lock) == Fraction(3 + deft(t.g, 0), 6)
