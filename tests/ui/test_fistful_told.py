"""What strangers asked at a heist's table: who is who, what a colour means, why something happens now."""

from __future__ import annotations

from game.app.games.fistful.board.token import picture_of
from game.app.games.fistful.fight.panel import fight_page
from game.app.games.fistful.fight.staged import asked, duel, rounds
from game.app.games.fistful.log import entry
from game.app.games.fistful.panels.moments import moment
from game.app.games.fistful.sayings import token_name
from game.app.table.duel.acts import Struck
from game.content.fistful import fistful
from game.core.steps import Option
from game.rules.fistful import news as news_of
from game.rules.fistful.battle import sums
from game.rules.fistful.cards.skills import battle_bonus
from game.rules.fistful.tokens import kind, sort
from tests.ui.fistful_table import play_to, table


def twins(scene) -> list[str]:
    """Two enemies of one name on the board."""
    g, rules = scene.session.state, scene.session.rules
    guard = next(t for t in g.up if sort(t) == "enemy")
    other = next(t for t in rules.pieces(g) if kind(t) == kind(guard) and t != guard)
    for zone, items in list(g.zones.items()):
        g.zones[zone] = tuple(t for t in items if t != other)
    cell = next(c for c, at in scene.now.board.cells.items() if at not in g.at.values() and not g.zones.get(c))
    g.zones[cell], g.up[other] = (other,), cell
    g.seen[other] = 3
    scene.read_anew()
    scene.panels.refresh()
    return [guard, other]


def test_two_enemies_of_one_name_are_told_apart_everywhere(home):
    hands, scene = table(2, 5)
    now, words = scene.now, scene.words
    guard = next(t for t in now.g.up if sort(t) == "enemy")
    assert token_name(words, guard, now) == token_name(words, guard)
    pair = twins(scene)
    names = [token_name(words, token, now) for token in pair]
    assert [name[-1] for name in names] == ["A", "B"] and names[0][:-1] == names[1][:-1]
    shown = {p.id: p.letter for p in now.pieces() if p.kind == "enemy"}
    assert [shown[token] for token in pair] == ["A", "B"] and sorted(shown.values())[-2:] == ["A", "B"]
    heads = [fight_page(now, words, token, print)[0].title for token in pair]
    assert heads[0] != heads[1]
    for token, name in zip(pair, names):
        for one in (news_of.Battle(0, token, 0), news_of.Defeated(0, token)):
            line = entry(now, words, one, 1)
            assert name in line.text
    hands.app.present()


def test_who_was_defeated_keeps_the_letter_in_the_log(home):
    _, scene = table(2, 5)
    pair = twins(scene)
    name = token_name(scene.words, pair[1], scene.now)
    g = scene.session.state
    g.zones[g.up.pop(pair[1])] = ()
    (line,) = scene.lines_of([(1, news_of.Defeated(0, pair[1]))])
    assert name in line.text


def test_the_log_says_why_an_enemy_moved(home):
    _, scene = table(2, 5)
    g = scene.session.state
    guard = next(t for t in g.up if sort(t) == "enemy")
    cell = scene.now.board.cells[g.up[guard]]
    event = next(iter(fistful().events.values()))
    gear = next(iter(fistful().gear.values()))
    jumped = news_of.Jumped(guard, cell, cell)
    for cause, why in (
        (news_of.Event(f"{event.id}#1"), event.title),
        (news_of.Used(0, f"{gear.id}#1"), gear.title),
        (news_of.LostRound(0, 1, 5), scene.words("table.log.jumped.attack")),
    ):
        lines = scene.lines_of([(1, cause), (1, jumped)])
        assert why in lines[-1].text and lines[-1].text.endswith(").")
    assert "(" not in scene.lines_of([(1, news_of.Turn(0, 2)), (1, jumped)])[-1].text
    scene.told.append((1, news_of.Event(f"{event.id}#1")))  # told before, in an answer of its own
    scene.told.append((2, jumped))
    assert event.title in scene.lines_of([(2, jumped)])[-1].text


def texts(page) -> str:
    return "\n".join(str(getattr(block, "text", "") or getattr(block, "left", "")) for block in page)


def test_the_panel_of_a_fight_says_what_colours_and_what_is_added_mean(home):
    _, scene = table(2, 5, crews=("kaylee+jayne", "mal+simon"))
    g = scene.session.state
    guard = next(t for t in g.up if sort(t) == "enemy")
    words = scene.words
    assert words("table.fight.colours") in texts(fight_page(scene.now, words, guard, print))
    scene.now.g.hero[scene.now.seat] = "mal"
    scene.now.g.flags["weaken"] = 2
    page = texts(fight_page(scene.now, words, guard, print))
    assert "+2: " + words("table.fight.bonus.event") in page
    if battle_bonus(scene.now.g, scene.now.seat, -1):
        assert "+1: " in page
    scene.now.g.hero[scene.now.seat] = "zoe"  # with her a draw is a victory
    assert words("table.fight.colours") not in texts(fight_page(scene.now, words, guard, print))


def test_who_is_asked_in_the_turn_of_another_is_told_whose_turn_it_is_and_why(home):
    _, scene = table(2, 5)
    now, words = scene.now, scene.words
    card = next(f"{gear.id}#1" for gear in fistful().gear.values())
    now.kind = "React"
    now.options = (Option(f"use:{card}", (), card), Option("pass", ()))
    now.g.active = 1 - now.seat
    said = texts(moment(now, words, print))
    assert words("table.turn.of", name=now.name(now.g.active)) in said
    assert fistful().gear[card.partition("#")[0]].title in said
    now.g.active = now.seat
    assert words("table.turn.of", name=now.name(now.seat)) not in texts(moment(now, words, print))


def test_what_ammo_adds_to_dice_that_fell_before_is_no_more_than_that(home):
    """The stage called the whole sum added, as the dice had fallen in another answer; a new roll counts alone."""
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Round")
    now = scene.now
    seat, (die,), fallen = now.seat, sums.dice(now.g, now.seat, -1), now.g.flags["fight.total"]
    bonus = sums.total(now.g, seat, -1) - fallen
    told = news_of.WonRound(seat, fallen + bonus + 2, 3)
    (one,) = rounds(now, [news_of.Ammo(seat, -2), told]).values()
    assert one.dice == ((die, fallen),) and duel(now, scene.words, one).sides[0].means.points == bonus + 2
    more = news_of.Rolled(seat, "battle", 4, "d6", seat)
    (one,) = rounds(now, [more, told._replace(total=fallen + 4 + bonus)]).values()
    assert one.dice == ((die, fallen), ("d6", 4))
    (one,) = rounds(now, [more, told._replace(total=4 + bonus)]).values()
    assert one.dice == (("d6", 4),)


def test_a_battle_stands_on_the_stage_with_its_dice_and_what_was_spent(home):
    hands, scene = table(2, 5)
    assert scene.staged.up() is None
    assert play_to(hands, scene, "Round")
    now = scene.now
    mine, foe = scene.staged.up().duel.sides
    assert (
        mine.asked
        and mine.figures[0].name == now.hero_name(now.seat)
        and foe.total == sums.strength(now.g, now.fight.token)
    )
    assert sum(face for _, face in mine.dice) == now.g.flags["fight.total"] and not mine.gear
    scene.session.news.append(news_of.Ammo(now.seat, -2))
    assert [one.picture for one in asked(now, scene.words).sides[0].gear] == ["ammo", "ammo"]
    now.people = frozenset()  # a bot is asked
    assert asked(now, scene.words) is None


def test_a_hit_in_a_battle_is_felt_on_the_stage(home):
    hands, scene = table(2, 5)
    assert not any(isinstance(act, Struck) for act in scene.acts([news_of.Hurt(0, 1)], ""))
    assert play_to(hands, scene, "Round")
    seat = scene.now.seat
    (hit,) = (act for act in scene.acts([news_of.Hurt(seat, 1)], "") if isinstance(act, Struck))
    assert hit.side == 0 and hit.says == "-1" and hit.ms > 0
    won = [news_of.Rolled(seat, "battle", 6, "d6", seat), news_of.WonRound(seat, 6, 3)]
    assert [act.side for act in scene.acts(won, "") if isinstance(act, Struck)] == [1]


def test_what_nobody_did_has_its_picture_before_the_line(home):
    _, scene = table(2, 5)
    g = scene.session.state
    guard = next(t for t in g.up if sort(t) == "enemy")
    there = scene.now.board.cells[g.up[guard]]
    assert scene.lines_of([(1, news_of.Flipped(there, guard))])[0].picture == picture_of(guard)
    assert scene.app.kit.sprite(picture_of(guard), h=19) is not None


def test_the_board_can_be_looked_at_during_a_battle(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Round")
    assert scene.covered and scene.staged.up().duel.about == scene.now.room(scene.now.hero_cell(scene.now.seat))
    hands.click(scene.group.named("stage:board").rect.center)
    hands.rest()
    assert not scene.covered and scene.group.named("stage:board") is None
    hands.click(scene.group.named("stage:back").rect.center)
    hands.rest()
    assert scene.covered and scene.group.named("stage:back") is None
    scene.battles.turn()
    scene.answer(scene.session.options[0].key)
    assert scene.battles.aside is None, "what is asked next lies over the board"
    parts = scene.staged.up().parts(scene.kit, scene.places.board) if scene.covered else []
    assert all(part in scene.bare() for part in parts)
