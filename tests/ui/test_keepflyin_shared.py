"""Several people and bots at one table: what only one of them knows is out of sight as soon as another is asked."""

from __future__ import annotations

import random

import pygame

from game.app.games.keepflyin.scene import KeepflyinScene
from game.app.menus.title.scene import Title
from game.app.play.playing import Playing
from game.app.play.seating import Seating
from game.app.program import Program
from game.app.shell.settings import Settings
from game.app.table.curtain.handover import secret
from game.core.session import Session
from game.core.state import State
from game.core.views import shared, view
from game.rules.keepflyin.ruleset import KEEPFLYIN
from game.rules.keepflyin.tokens import sort
from tests.toy import TOY
from tests.ui.hands import Hands
from tests.ui.keepflyin_table import NAMES, QUICK

LEAST = ("hide", "done", "pass", "lie_low")


def knowing(people: tuple[int, ...] = (0, 1), seats: int = 3) -> Session:
    """A voyage in which one of `people` has scanned a counter and left it face down, and plays on; nobody else knows
    anything that not all know."""
    for luck in range(40):
        session = scanned(people, seats, random.Random(luck))
        others = [seat for seat in range(seats) if session.choice is None or seat != session.choice.seat]
        if not session.over and not any(secret(KEEPFLYIN, session.state, range(seats), seat) for seat in others):
            return session
    raise AssertionError("nobody scanned")


def scanned(people: tuple[int, ...], seats: int, luck: random.Random) -> Session:
    """A voyage that was played until one of `people` scanned a counter, or to its end."""
    session = Session(KEEPFLYIN, KEEPFLYIN.new(seats, 5, QUICK))
    while not session.over:
        choice, keys = session.choice, [o.key for o in session.options]
        assert choice is not None
        scans = [key for key in keys if key.startswith("scan")]
        if choice.seat in people and scans:
            session.answer(scans[0])
            session.answer("hide")
            return session
        moves = [key for key in keys if key.startswith("move")]
        session.answer(luck.choice(moves or [key for key in keys if not key.startswith("scan")]))
    return session


def swapped(g: State, seat: int) -> State:
    """Another truth that only `seat` can tell from this one: the scanned counter is of another kind."""
    twin = g.copy()
    known = next(n for n in g.spot if g.seen.get(g.zones[f"counter:{n}"][0], 0) == 1 << seat)
    mine = g.zones[f"counter:{known}"][0]
    other = next(
        n
        for n in g.spot
        if g.lot.get(n) == g.lot[known]
        and g.zones[f"counter:{n}"][0] not in g.seen
        and sort(g.zones[f"counter:{n}"][0]) != sort(mine)
    )
    face = g.zones[f"counter:{other}"][0]
    twin.zones[f"counter:{known}"], twin.zones[f"counter:{other}"] = (face,), (mine,)
    twin.seen[face] = twin.seen.pop(mine)
    return twin


def on_table(session: Session, bots: tuple[int, ...], speed: str = "normal") -> tuple[Hands, KeepflyinScene]:
    """A session on the table; its bots give no answer by themselves."""
    app = Program(size=(1280, 720), prefs=Settings(speed=speed))
    app.stack.push(Title(app))
    app.play(Playing(session, NAMES[:3], settings={**QUICK, **Seating(bots, (0, 1, 2)).kept()}))
    scene = KeepflyinScene(app, session, NAMES[:3])
    scene.bots.hint_seed = lambda: 1
    scene.bots.update = lambda dt: False
    app.stack.push(scene)
    hands = Hands(app)
    if type(app.stack.top).__name__ == "Curtain":
        app.stack.pop()
    scene.panels.refresh()
    hands.frames(2)
    return hands, scene


def picture(hands: Hands) -> bytes:
    hands.app.present()
    return pygame.image.tobytes(hands.app.window, "RGB")


def away(session: Session, seat: int) -> None:
    """Answer until one more answer of `seat` gives the table to somebody else."""
    for _ in range(80):
        twin = Session(session.rules, session.state.copy())
        keys = [o.key for o in session.options]
        key = next((k for k in LEAST if k in keys), keys[-1])
        twin.answer(key)
        if twin.choice is None or twin.choice.seat != seat:
            return
        session.answer(key)
    raise AssertionError("the turn does not end")


def test_what_one_of_two_people_scanned_is_not_shown_while_a_bot_plays(home):
    """From the answer that ends the turn on, every frame is that of the other truth, too; before it they differ."""
    session = knowing((1,))
    seat = session.choice.seat
    away(session, seat)
    keys = [o.key for o in session.options]
    last = next((k for k in LEAST if k in keys), keys[-1])
    bots = tuple(0 if s == seat or s == next(p for p in (0, 1) if p != seat) else 1 for s in range(3))
    found = []
    for state in (session.state, swapped(session.state, seat)):
        world = Session(session.rules, state.copy(), tuple(session.record))
        world.state.rng = session.state.rng
        hands, scene = on_table(world, bots)
        assert scene.now.mine and not scene.now.veiled
        frames = [picture(hands)]
        scene.answer(last)
        for _ in range(400):
            hands.frames(1)
            frames.append(picture(hands))
            if not scene.player.playing:
                break
        for node in {scene.now.g.spot[n] for n in scene.now.g.spot}:
            scene.hover, scene.keyboard, scene.pointer.asleep = node, True, False
            scene.panels.refresh()
            frames.append(picture(hands))
            scene.hover, scene.keyboard = None, False
        if type(hands.app.stack.top).__name__ == "KeepflyinScene":
            assert scene.now.veiled
        found.append(frames)
    assert found[0][0] != found[1][0], "who scanned it does see it"
    assert found[0][1:] == found[1][1:]


def test_one_person_alone_keeps_the_own_view_while_bots_play(home):
    session = knowing((0,))
    away(session, 0)
    _, scene = on_table(session, (0, 1, 1), "off")
    known = [n for n in scene.now.g.spot if n not in scene.now.g.up and scene.now.face(n)]
    scene.answer(next(k for k in (*LEAST, session.options[-1].key) if k in {o.key for o in session.options}))
    assert known and not scene.now.mine and not scene.now.veiled
    assert all(scene.now.face(n) for n in known)


def test_the_curtain_falls_before_the_same_person_looks_again(home):
    """After a bot's turn the table is open to all: whoever sits there now is asked to come first."""
    session = knowing((0,))
    away(session, 0)
    hands, scene = on_table(session, (0, 1, 0), "off")
    scene.answer(next(k for k in (*LEAST, session.options[-1].key) if k in {o.key for o in session.options}))
    for _ in range(200):
        hands.frames(2)
        if type(hands.app.stack.top).__name__ == "Curtain":
            break
        assert scene.now.seat == 2 or scene.now.veiled or not scene.now.face(0)
        keys = [o.key for o in session.options]
        scene.give(next((k for k in LEAST if k in keys), keys[-1]))
    assert type(hands.app.stack.top).__name__ == "Curtain" and hands.app.stack.top.handing.seat == 0


def test_the_picture_of_a_save_keeps_what_one_person_knows(home):
    session = knowing()
    seat = session.choice.seat
    hands, scene = on_table(session, (0, 0, 1), "off")
    assert not scene.open_to_all() and scene.thumbnail.open_to_all() is False
    hands.app.stack.pop()
    assert scene.now.veiled and not any(scene.now.face(n) for n in scene.now.g.spot if n not in scene.now.g.up), (
        f"the last picture does not show what {seat} scanned"
    )


def test_shared_is_what_all_of_them_know():
    g = Session(TOY, TOY.new(3, 1)).state
    mine = g.zones["hand:0"][0]
    assert mine in view(TOY, g, 0).zones["hand:0"] and mine not in shared(TOY, g, 0, (0, 1)).zones["hand:0"]
    g.seen[mine] = 0b11
    assert mine in shared(TOY, g, 0, (0, 1)).zones["hand:0"] and mine not in shared(TOY, g, 0, (1, 2)).zones["hand:0"]
    assert shared(TOY, g, 0, ()).zones == view(TOY, g, 0).zones


def test_people_at_one_screen_hear_of_the_curtain_before_they_keep_a_scan_secret(home):
    """A scan may stay a secret (R-KF-111): not who comes next is covered, but what its captain sees later."""
    keys = knowing().record
    for rest, told in ((0, True), (1, False)):
        session = Session(KEEPFLYIN, KEEPFLYIN.new(3, 5, QUICK))
        for key in keys[: len(keys) - 1 - keys[::-1].index("hide")]:
            session.answer(key)
        bots = [rest] * 3
        bots[session.choice.seat] = 0
        _, scene = on_table(session, tuple(bots), "off")
        said = [getattr(block, "text", "") for block in scene.panels.side.pages()]
        assert (scene.words("hex.page.ScanResult.curtain") in said) is told
