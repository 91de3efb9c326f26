"""Six captains with the six ships, one alone, and each part of the box on or off (R-PB-3, R-PB-7)."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from game.core.engine import advance, legal, settle
from game.core.ruleset import Setting
from game.rules.firefly.set_up.setup import stories_for
from game.rules.firefly.settings import chosen
from game.rules.firefly.soundness import faults
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import in_play
from game.rules.registry import RULESETS, ruleset
from tests.rules.firefly.table import table

RULES = ruleset("firefly")
ON = {"pirates": "on"}
SHORT = {"limit": "20"}


def played(seats: int, seed: int, settings: Mapping[str, str], most: int = 400) -> Firefly:
    """A game played at random so far, sound after every answer."""
    luck, g = random.Random(seed), RULES.new(seats, seed, settings)
    for _ in range(most):
        if advance(g) is None:
            break
        settle(g, luck.choice(legal(g)))
    advance(g)
    assert faults(RULES, g) == []
    return g


def test_the_ships_of_the_box_seat_two_more() -> None:
    """R-PB-7: with them up to six may play, without the box or its ships up to four."""
    assert RULES.seats == (1, 4) and RULES.seats_with({}) == (1, 4)
    assert RULES.seats_with(ON) == (1, 6) and RULES.seats_with({**ON, "new_ships": "no"}) == (1, 4)
    assert all(rules.seats_with({}) == rules.seats for rules in RULESETS)


@pytest.mark.parametrize("settings", [{}, {**ON, "new_ships": "no"}])
def test_more_than_four_without_its_ships_are_refused(settings: dict[str, str]) -> None:
    """R-FB-12, R-PB-7: and the reason names the rule."""
    with pytest.raises(ValueError, match=r"1 to 4 seats, not 6; .*R-PB-7"):
        RULES.new(6, 1, settings)


@pytest.mark.parametrize("seats", [5, 6])
def test_each_of_six_has_a_ship_a_leader_and_a_sector(seats: int) -> None:
    g = played(seats, 5, {**ON, **SHORT})
    assert g.turn > 0
    for name in ("ship", "crew"):
        assert len({g.zones[f"{name}:{seat}"][0] for seat in g.ship}) == seats
    assert stories_for(seats, g.settings)


def test_one_alone_has_nobody_to_rob() -> None:
    """House ruling: Piracy Jobs are left out, whatever is asked for; set-ups can say so beforehand."""
    assert RULES.fixed_with(1, ON) == (Setting("piracy", ("no",), "R-PB-3"),)
    assert RULES.fixed_with(2, ON) == () and RULES.fixed_with(1, {}) == ()
    settings = chosen(RULES, 1, {**ON, "piracy": "yes"})
    assert settings["piracy"] == "no"
    jobs = {item.partition("#")[0] for cards in in_play(settings).values() for item in cards}
    assert "hard-rustlin" not in jobs and "wanted-billy" in jobs


def test_one_alone_hunts_lone_targets_and_throws_for_both() -> None:
    """R-PB-100: nobody sits to the right; a crew's own cards add nothing to the target."""
    t = table(
        1,
        settings=ON,
        at={0: "regina"},
        crew={0: ["marco", "bester"]},
        pile={"supply:regina": ["crow"]},
        wanted=["wanted-crow"],
    )
    assert t.offered("hunt:") == ["hunt:wanted-crow:crow"] and not t.offered("jump:")
    t.pick("hunt:wanted-crow:crow")
    t.pick("go")
    t.pick("attack:fight", 5, 1)
    assert t.told("bound", 0) == ["wanted-crow", "crow"]


def test_one_alone_may_betray() -> None:
    """R-PB-103."""
    t = table(1, settings=ON, at={0: "regina"}, crew={0: ["marco", "crow"]}, wanted=["wanted-crow"])
    t.pick("hunt:wanted-crow:crow")
    assert t.told("bound", 0) == ["wanted-crow", "crow"]


@pytest.mark.parametrize("part", ["piracy", "bounties", "lawmen", "new_ships"])
def test_a_part_that_is_off_is_nowhere_in_a_game(part: str) -> None:
    """R-PB-3: no card of it is dealt, and the game runs without it."""
    g = played(3, 7, {**ON, **SHORT, part: "no"})
    names = {item.partition("#")[0] for items in g.zones.values() for item in items}
    words = {
        "piracy": {"pilfer-purloin-and-plunder", "contract-jumper", "alliance-commission", "hard-rustlin"},
        "bounties": {name for name in names if name.startswith("wanted-")} | {"wanted-billy"},
        "lawmen": {"deputy", "dobson", "agent-mcginnis", "fed-marshal", "sheriff-bourne"},
        "new_ships": {"ss-walden", "interceptor", "tri-capissen-28hd", "echelon-lr-8"},
    }
    assert not names & words[part]
    for other in words:
        assert other == part or names & words[other], other
    assert part != "bounties" or "bounty" not in g.zones


def test_guests_come_with_their_bounties() -> None:
    """R-PB-173, and the switch `absent`."""
    removed, guests = (in_play(chosen(RULES, 2, {**ON, "absent": how})) for how in ("remove", "guests"))
    folk = [{i.partition("#")[0] for d, cards in p.items() for i in cards} for p in (removed, guests)]
    assert folk[1] - folk[0] == {"the-fixer", "the-specialist"}


def _swaps(how: str) -> list[bool]:
    t = table(
        settings={**ON, "hunt_gear": how},
        at={0: "boros", 1: "boros"},
        crew={0: ["marco", "zoe"], 1: ["womack", "crow", "kaylee"]},
        gear={0: ["vera"], 1: ["a-very-fine-hat"]},
        wanted=["wanted-crow"],
    )
    t.pick("hunt:wanted-crow:crow")
    t.pick("go")
    t.pick("board:negotiate", 6, 6, 1)
    t.pick("attack:fight")
    t.pick("defend:fight")
    asked = []
    while t.pending == "GetReady":
        asked.append(t.seat)
        t.pick("ready")
    return [seat in asked for seat in (0, 1)]


@pytest.mark.parametrize(
    ("how", "who"), [("defender", [False, True]), ("both", [True, True]), ("fixed", [False, False])]
)
def test_who_deals_out_gear_when_somebody_is_hunted(how: str, who: list[bool]) -> None:
    """R-PB-39, R-PB-91, and the switch `hunt_gear`."""
    assert _swaps(how) == who


@pytest.mark.parametrize(("look", "asked"), [("open", "LootJobs"), ("blind", "CutChoice")])
def test_a_stolen_hand_is_looked_at_or_not(look: str, asked: str) -> None:
    """R-PB-81, and the switch `look`: open, the pirate sees the hand and picks; blind, there is nothing to pick."""
    t = table(
        settings={**ON, "look": look},
        at={0: "boros", 1: "boros"},
        crew={0: ["marco", "kaylee"], 1: ["womack"]},
        hand={0: ["contract-jumper"], 1: ["hard-rustlin", "pilfer-purloin-and-plunder"]},
    )
    t.pick("work:contract-jumper:1")
    t.pick("go")
    t.pick("board:negotiate", 6, 6, 1)
    t.pick("attack:fight")
    t.pick("defend:fight")
    t.pick("ready", 6, 6, 1, 1)
    hand = {name: len(t.g.zones.get(f"hand:{seat}", ())) for name, seat in (("mine", 0), ("theirs", 1))}
    assert t.pending == asked
    assert hand == ({"mine": 0, "theirs": 2} if look == "open" else {"mine": 2, "theirs": 0})
    assert all(t.g.seen[job] & 1 for job in (*t.g.zones.get("hand:0", ()), *t.g.zones.get("hand:1", ())))
