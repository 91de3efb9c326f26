"""Bots in seats of a heist: their turns play themselves, people are asked only for their own seats."""

from __future__ import annotations

import pygame
import pytest

from game.ai.levels import BOTS, LEVELS
from game.ai.thought import Prospect, Thought
from game.app.games.fistful import GAME
from game.app.games.fistful.panels.waiting import waiting
from game.app.games.fistful.scene import FistfulScene
from game.app.menus.title.scene import Title
from game.app.play.playing import Playing, saved_game, started
from game.app.play.seating import Seating
from game.app.program import Program
from game.app.replay.opening import replayed
from game.app.replay.recorded import recorded
from game.app.shell.settings import Settings
from game.app.table import rivals as rivals_module
from game.core.codec import dump
from game.core.rng import mix
from game.core.session import Session
from game.core.views import view
from game.rules.registry import ruleset
from game.save.format.seed import SEED
from tests.ui.fistful_table import CREWS, NAMES
from tests.ui.hands import Hands
from tests.ui.reading import faults, read

PERSON_AND_BOTS = (0, 2, 1)


def table(
    bots: tuple[int, ...] = PERSON_AND_BOTS,
    seed: int = 5,
    speed: str = "off",
    saved: bool = False,
    free: bool = False,
    size: tuple[int, int] = (1280, 720),
    text: int = 100,
    language: str = "en",
) -> tuple[Hands, FistfulScene]:
    """A fresh heist with bots in seats, with hands over it."""
    app = Program(size=size, prefs=Settings(speed=speed, text_scale=text, language=language))
    rules, n = ruleset("fistful"), len(bots)
    settings = {"heroes": ",".join(CREWS[:n]), "heist": "derelict"}
    session = Session(rules, rules.new(n, seed, settings), free=free)
    settings = {**settings, SEED: str(seed), **Seating(bots, tuple(range(n))).kept()}
    names = NAMES[:n]
    app.stack.push(Title(app))
    app.play(started(session, names, settings, "") if saved else Playing(session, names, settings=settings))
    scene = FistfulScene(app, session, names)
    app.stack.push(scene)
    hands = Hands(app)
    hands.frames(2)
    return hands, scene


def asked(hands: Hands, scene: FistfulScene, most: int = 4000) -> bool:
    """Wait until a person is asked and all is shown; says whether somebody is (the heist goes on)."""
    for _ in range(most):
        if scene.session.over or scene.ended:
            return False
        if not scene.thinks() and not scene.player.playing:
            return True
        hands.frames(1)
    raise AssertionError("the bots never end")


def plainly(scene: FistfulScene) -> str:
    """What somebody answers who wants on."""
    keys = [o.key for o in scene.session.options]
    return next((k for k in ("roll", "fight", "again", "stop", "done", "pass") if k in keys), keys[0])


def seats_of(scene: FistfulScene) -> list[int]:
    """Who gave each answer."""
    return [moment.state.stack[-1].seat for moment in scene.session.past]


def test_bots_answer_for_their_seats_alone_and_people_for_theirs(home):
    hands, scene = table()
    given: list[int] = []
    for _ in range(25):
        if not asked(hands, scene):
            break
        assert scene.session.choice.seat == 0 and scene.now.mine and scene.now.options
        given.append(len(scene.session.record))
        assert scene.answer(plainly(scene))
    whose = seats_of(scene)
    assert {1, 2} <= set(whose), "both bots had a turn"
    assert [i for i, seat in enumerate(whose) if seat == 0] == given, "a person's answers were all given here"
    assert not hands.app.words.missing


def test_while_a_bot_is_at_it_nobody_answers_for_it_and_its_turn_can_be_passed_over(home):
    hands, scene = table((2, 0), speed="slow")
    assert scene.thinks() and not scene.now.options and not scene.asks()
    assert scene.group.named("primary").label == scene.words("table.skip")
    before = len(scene.session.record)
    for option in scene.session.options:
        assert not scene.answer(option.key)
    hero = scene.stage.pieces["hero:0"]
    assert scene.pointer.piece_at(tuple(map(int, scene.view.middle(hero.cell)))) is None
    assert scene.hint.why() and len(scene.session.record) == before
    hands.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    for _ in range(200):
        if not scene.thinks():
            break
        assert scene.bots.rush and not scene.player.playing, "what is passed over does not move"
        hands.frames(1)
    assert scene.session.choice.seat == 1 and not scene.bots.rush
    assert seats_of(scene) == [0] * len(scene.session.record)


def test_a_bots_turn_is_shown_step_by_step(home):
    """Its doll walks from where it stood; the log tells of it while it plays."""
    hands, scene = table((1, 0), speed="normal")
    acts, walked = set(), set()
    for _ in range(3000):
        if not scene.thinks() and not scene.player.playing:
            break
        if scene.player.acts:
            act = scene.player.acts[0]
            acts.add(type(act).__name__)
            if type(act).__name__ == "Hop" and act.id == "hero:0":
                walked.add(act.path)
        hands.frames(1)
    assert {"Throw", "Hop"} <= acts, acts
    steps = [p for p in walked if len(p) > 1]
    assert steps
    assert any(entry.seat == 0 and entry.after > 0 for entry in scene.log)


def test_undo_goes_back_to_what_the_person_answered_last(home):
    hands, scene = table((0, 2), free=True)
    assert asked(hands, scene)
    first = dump(scene.session.state)
    while not {1} & set(seats_of(scene)):
        last = len(scene.session.record)
        scene.answer(plainly(scene))
        asked(hands, scene)
    count = len(scene.session.record)
    assert count > last + 1, "the bot had its turn after that answer"
    assert scene.undo()
    assert len(scene.session.record) == last and scene.session.choice.seat == 0 and not scene.thinks()
    assert scene.redo() and len(scene.session.record) == count and not scene.thinks()
    while scene.undo():
        assert scene.session.choice.seat == 0
    assert dump(scene.session.state) == first


def test_dice_of_a_bot_end_what_can_be_taken_back(home):
    """Where the answers since cannot all be taken back, none is, and the button says why."""
    hands, scene = table((0, 2))
    while asked(hands, scene) and 1 not in seats_of(scene):
        scene.answer(plainly(scene))
    assert scene.session.choice.seat == 0
    count = len(scene.session.record)
    assert scene.undoing.why_not() in (scene.words("table.undo.luck"), scene.words("table.undo.knowledge"))
    assert not scene.undo() and len(scene.session.record) == count


@pytest.mark.parametrize("level", [1, 2])
def test_a_saved_game_goes_on_with_the_same_answers(home, level):
    """Loaded in the middle of a bot's turn it answers as it would have without."""
    hands, scene = table((0, level), saved=True)
    while asked(hands, scene) and 1 not in seats_of(scene):
        scene.answer(plainly(scene))
    whole = list(scene.session.record)
    cut = seats_of(scene).index(1) + 1
    rules = ruleset("fistful")
    session = Session(rules, rules.new(2, 5, {"heroes": ",".join(CREWS[:2]), "heist": "derelict"}))
    for key in whole[:cut]:
        session.answer(key)
    left = started(session, NAMES[:2], scene.playing.settings, "")
    left.close()
    last = saved_game(left.slot)
    assert last is not None
    again, _ = last.open()
    app = Program(size=(1280, 720), prefs=Settings(speed="off"))
    app.stack.push(Title(app))
    app.play(again)
    resumed = GAME.table(app, again)
    assert isinstance(resumed, FistfulScene) and resumed.thinks() and resumed.seating.bots == (0, level)
    app.stack.push(resumed)
    asked(Hands(app), resumed)
    assert resumed.session.record == whole


def test_a_bot_answers_as_the_sim_would_from_its_view(home):
    """The key it gives is that of its level, with the luck of the game, from what its seat may know."""
    hands, scene = table((1, 0))
    session, seed = scene.session, scene.bots.rivals.seed
    while asked(hands, scene) and len(session.record) < 12:
        scene.answer(plainly(scene))
    for i, moment in enumerate(session.past):
        choice = moment.state.stack[-1]
        options = tuple(choice.options(moment.state))
        if choice.seat == 0 and len(options) > 1:
            sight = view(session.rules, moment.state, 0)
            found = BOTS[LEVELS[1]](session.rules, sight, choice, options, mix(seed + i * 8191) >> 1)
            assert found == moment.key, (i, choice)


def test_a_turn_of_many_answers_takes_no_longer_than_one_of_few(home, monkeypatch):
    """Every answer may take half of the thinking that is left for the turn; the next turn has its own. Three seconds
    are the most that a turn is ever thought about."""
    rules = ruleset("fistful")
    g = rules.new(2, 3, {"heroes": "kaylee+zoe,mal+simon"})
    session = Session(rules, g)
    allowed: list[float] = []
    now = [0.0]
    monkeypatch.setattr(rivals_module, "monotonic", lambda: now[0])

    def ask(self, rules, sight, options, seed, limits, reasons=False):
        allowed.append(limits.seconds)
        self.waiting = True

    def poll(self):
        now[0] += allowed[-1]
        self.waiting = None
        return Thought((Prospect(session.options[0].key, 1.0, 0.5, 1),), 1)

    monkeypatch.setattr("game.ai.thinker.Thinker.ask", ask)
    monkeypatch.setattr("game.ai.thinker.Thinker.poll", poll)
    rivals = rivals_module.Rivals(session, (3, 0), 1, False)
    for _ in range(12):
        rivals.drop()
        rivals.ask()
        assert rivals.answer() == session.options[0].key
    assert allowed[0] > 1.0 and allowed == sorted(allowed, reverse=True) and allowed[-1] > 0
    assert sum(allowed) <= 3.0
    session.state.turn += 1
    rivals.drop()
    rivals.ask()
    assert allowed[-1] == allowed[0]


def test_a_replay_shows_who_was_a_bot_and_a_game_goes_on_from_it_with_them(home):
    hands, scene = table((0, 1), saved=True)
    while asked(hands, scene) and 1 not in seats_of(scene):
        scene.answer(plainly(scene))
    record = recorded(scene.playing)
    assert record is not None
    played = replayed(hands.app, record)
    hands.app.stack.push(played)
    hands.frames(2)
    assert [played.group.named(f"crew:{seat}:bot") is not None for seat in (0, 1)] == [False, True]
    played.run.to_start()
    hands.frames(30)
    assert played.run.reel.at == played.run.reel.tape.start, "no bot answers in a replay"
    played.run.branch()
    on = hands.app.stack.top
    assert isinstance(on, FistfulScene) and on is not played and on.seating.bots == (0, 1)


@pytest.mark.parametrize(
    ("size", "text", "language"),
    [((1280, 720), 100, "de"), ((1024, 640), 100, "en"), ((1280, 720), 200, "de"), ((3840, 2160), 100, "en")],
)
def test_what_a_bot_does_can_be_read_in_place_of_the_actions(home, monkeypatch, size, text, language):
    hands, scene = table((2, 0), speed="slow", size=size, text=text, language=language)
    for _ in range(2000):
        at = waiting(scene.now, scene.words, scene.log)
        if at and len(at.did) == 2 and not scene.player.playing:
            break
        hands.frames(1)
    else:
        raise AssertionError("nothing is told of it")
    assert scene.words("table.wait", name="Ada") == at.says
    scene.panels.refresh()
    assert faults(read(hands.app, monkeypatch)) == []
    assert not hands.app.words.missing


def test_brass_button_and_head_speak_of_a_bot_from_the_first_frame(home):
    """Also while what a person did before still moves: nothing that was answered is offered again."""
    hands, scene = table((0, 2))
    assert asked(hands, scene)
    key = next(option.key for option in scene.now.options if option.key.startswith("scrounge"))
    scene.app.settings.speed = "normal"
    scene.answer(key)
    assert scene.player.playing and scene.now.asked == 0 and scene.thinks()
    assert scene.group.named("primary").label == scene.words("table.skip")
    assert scene.now.decides == 1
