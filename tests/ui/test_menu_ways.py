"""The menu of a table: begin anew, give up, let a bot lead a seat and take it back; all of it saves and replays."""

from __future__ import annotations

import pytest

from game.app.menus.lists.replays import Replays
from game.app.menus.saves.row import Row, state
from game.app.menus.saves.saved import Saved
from game.app.menus.title.scene import Title
from game.app.play.playing import started
from game.app.play.seating import PERSON, STAND_IN, Seating, handed, lent
from game.app.program import Program
from game.app.replay import shelf
from game.app.replay.ending import DEAF_MS, Ending
from game.app.shell.settings import Settings
from game.app.shell.sheets.ask import Ask
from game.app.table import help
from game.app.table.help import TableMenu
from game.core.ruleset import Outcome
from game.core.session import GIVE_UP, NotLegal, Session
from game.rules.registry import ruleset
from game.save.format.seed import SEED
from game.save.places import places
from game.save.replays import ReplayError
from game.save.store import Store
from tests.ui.hands import Hands
from tests.ui.test_results import GAMES

NAMES = ("Ada", "Bo")


def table(game: str, bots: tuple[int, ...] = (0, 2), speed: str = "off"):
    """A game that is saved, some answers old."""
    kind, settings = GAMES[game]
    app = Program(size=(1280, 720), prefs=Settings(speed=speed, coach=False))
    rules = ruleset(game)
    session = Session(rules, rules.new(2, 3, settings))
    app.stack.push(Title(app))
    kept = {**settings, SEED: "3", **Seating(bots, (0, 1)).kept()}
    app.play(started(session, NAMES, kept, "A game"))
    scene = kind(app, session, NAMES)
    app.stack.push(scene)
    hands = Hands(app)
    for _ in range(6):
        if session.choice is not None and session.choice.seat == 0:
            scene.give(session.options[0].key)
        app.update(16.0)
    return hands, scene


def press(hands: Hands, scene, name: str) -> None:
    scene.hurry()
    scene.menus.menu()
    assert isinstance(hands.app.stack.top, TableMenu)
    action = hands.widget(name).action
    assert action is not None
    action()


@pytest.mark.parametrize("game", GAMES)
def test_who_gives_up_has_not_won_and_that_is_saved_and_seen_again(home, game):
    hands, scene = table(game)
    press(hands, scene, "give-up")
    assert isinstance(hands.app.stack.top, Ask) and not scene.session.over
    hands.click("yes")
    scene.results.clear()
    hands.rest()
    top = hands.app.stack.top
    outcome = scene.session.rules.outcome(scene.session.state)
    assert isinstance(top, Ending) and outcome.why == "given-up" and not outcome.winners and not outcome.won
    assert scene.session.record[-1] == GIVE_UP
    slot = hands.app.playing.slot
    hands.click("replay")
    assert not hands.app.stack.top.run.live
    hands.app.stack.top.layout(hands.app.size, hands.app.kit.scale, hands.app.kit.text_scale)
    hands.rest()
    hands.app.play(None)
    again = Store(places().saves).open(slot)
    assert again.session.over and again.session.record[-1] == GIVE_UP
    assert not hands.app.words.missing


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_takes_a_seat_over_and_gives_it_back(home, game):
    hands, scene = table(game, speed="normal")
    seat = min(scene.seating.people)
    press(hands, scene, f"seat:{seat}")
    scene = hands.app.stack.top
    assert scene.seating.bots[seat] == STAND_IN and lent(scene.playing.settings) == (seat,)
    record = len(scene.session.record)
    for _ in range(300):
        hands.app.update(16.0)
        scene.results.clear()
    assert scene.session.over or len(scene.session.record) > record, "the bot plays"
    slot = hands.app.playing.slot
    if not scene.session.over:
        press(hands, scene, f"seat:{seat}")
        scene = hands.app.stack.top
        assert scene.seating.bots[seat] == PERSON and lent(scene.playing.settings) == ()
        hands.app.play(None)
        assert Store(places().saves).open(slot).settings["bots"] == "0,2"


@pytest.mark.parametrize("game", GAMES)
def test_the_same_game_begins_anew_and_the_old_one_is_kept(home, game):
    hands, scene = table(game)
    if game == "fistful":  # the crew was chosen in the set-up
        scene.session.record[:0] = ["hero:kaylee", "hero:zoe", "sidekick:wash", "sidekick:simon"]
    slot, old = hands.app.playing.slot, scene.session
    press(hands, scene, "again")
    hands.click("yes")
    top = hands.app.stack.top
    assert top is not scene and top.session is not old and top.session.rules is old.rules
    assert tuple(top.now.names) == NAMES and top.seating.bots == scene.seating.bots and len(top.session.record) < 5
    kept = old.record[4:] if game == "fistful" else old.record
    assert Store(places().saves).open(slot).session.record[-len(kept) :] == kept


def test_the_sign_of_a_bot_gives_a_lent_seat_back(home):
    hands, scene = table("fistful", speed="normal")
    seat = min(scene.seating.people)
    press(hands, scene, f"seat:{seat}")
    scene = hands.app.stack.top
    assert scene.lent == (seat,)
    sign = scene.group.named(f"crew:{seat}:bot")
    assert "click" in sign.tip
    sign.action()
    top = hands.app.stack.top
    assert top.seating.bots[seat] == PERSON and top.lent == ()


@pytest.mark.parametrize("game", GAMES)
def test_another_game_gives_a_lent_seat_back(home, game):
    """What a bot only took over is its person's in the next game."""
    hands, scene = table(game)
    if game == "fistful":
        scene.session.record[:0] = ["hero:kaylee", "hero:zoe", "sidekick:wash", "sidekick:simon"]
    seat = min(scene.seating.people)
    scene.playing.driven(handed(scene.playing.settings, 2, seat))
    scene.again()
    top = hands.app.stack.top
    assert top is not scene and top.seating.bots[seat] == PERSON and lent(top.playing.settings) == ()


@pytest.mark.parametrize("game", GAMES)
def test_giving_up_is_offered_to_no_bot_and_only_while_a_game_goes_on(game):
    rules = ruleset(game)
    session = Session(rules, rules.new(2, 3, GAMES[game][1]))
    assert GIVE_UP not in [option.key for option in session.options]
    session.answer(GIVE_UP)
    assert session.over and rules.faults(session.state) == []
    with pytest.raises(NotLegal):
        session.answer(GIVE_UP)
    assert session.undo() and not session.over


def test_the_end_hears_no_press_that_was_meant_for_the_table(home):
    hands, scene = table("keepflyin")
    ending = scene.ending()
    hands.app.stack.replace(ending)
    at = ending.group.named("again").rect.center
    hands.move(at)
    hands.down(at)
    hands.up(at)
    assert hands.app.stack.top is ending
    hands.frames(round(DEAF_MS / 16) + 3)
    assert ending.deaf == 0.0


@pytest.mark.parametrize("inline", [1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_may_take_over_the_seat_of_each_person(home, monkeypatch, game, inline):
    """Whoever looks; where many sit at the table they have a menu of their own."""
    hands, scene = table(game, (0, 0))
    monkeypatch.setattr(help, "INLINE", inline)
    for seat in (0, 1):
        scene.hurry()
        scene.menus.menu()
        if inline < 2:
            assert not [w for w in hands.group.widgets if w.name.startswith("seat:")]
            hands.widget("seats").action()
        assert [w.name for w in hands.group.widgets if w.name.startswith("seat:")] == ["seat:0", "seat:1"]
        hands.widget(f"seat:{seat}").action()
        scene = hands.app.stack.top
        assert scene.seating.bots[seat] == STAND_IN and lent(scene.playing.settings) == tuple(range(seat + 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_that_cannot_be_played_says_how_it_ended_and_has_a_picture(home, monkeypatch, game):
    hands, scene = table(game)
    scene.give_up()
    hands.app.play(None)
    (item,) = shelf.items(hands.app.words)

    def fails(*_):
        raise ReplayError("seedless", "A game")

    monkeypatch.setattr(shelf, "load", fails)
    known = shelf.learn(hands.app, item)
    assert known.why and known.end == "lost"
    assert known.picture is not None


@pytest.mark.parametrize("game", ["firefly", "keepflyin"])
def test_a_replay_and_a_save_that_a_captain_won_say_who(home, monkeypatch, game):
    hands, scene = table(game)
    scene.give_up()
    hands.app.play(None)
    monkeypatch.setattr(type(ruleset(game)), "outcome", lambda self, g: Outcome((1,), False, "x"))
    replays = Replays(hands.app)
    hands.app.stack.push(replays)
    replays.known[replays.key_of(replays.item)] = shelf.learn(hands.app, replays.item)
    (line,) = [one for one in replays.view.lines() if isinstance(one, Row)]
    saved = Saved(Store(places().saves))
    saved.learn(saved.entries)
    for known in (line.known, saved.known(saved.entries[0])):
        assert state(hands.app.words, line.entry, known) == "Bo wins"


@pytest.mark.parametrize("game", GAMES)
def test_rows_of_the_menu_keep_their_places_and_say_why_not(home, game):
    """In a lesson, when a seat was lent and when all is over: the same rows in the same places."""
    hands, scene = table(game)
    scene.hurry()

    def shown() -> dict[str, tuple[int, str]]:
        menu = TableMenu(hands.app, scene)
        hands.app.stack.push(menu)
        found = {one.name: (one.rect.y, one.why) for one in menu.group.widgets}
        menu.close()
        return found

    plain = shown()
    assert not any(why for _, why in plain.values())
    scene.give_up()
    over = shown()
    assert {name: y for name, (y, _) in over.items()} == {name: y for name, (y, _) in plain.items()}
    grey = {name for name, (_, why) in over.items() if why}
    assert {"again", "give-up"} < grey and not grey & {"back", "rules", "settings", "title"}
