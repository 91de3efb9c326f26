"""The curtain: opaque before the seat changes, held open, and silent about everything the next seat may not know."""

from __future__ import annotations

import pygame
import pytest
from pygame.event import Event

from game.app.menus.title.scene import Title
from game.app.play import recap
from game.app.play.recap import Chronicle, Line
from game.app.program import Program
from game.app.shell.app import App
from game.app.shell.settings import Settings
from game.app.shell.stack import Scene
from game.app.table.curtain.handover import Handing, hand_over, needed
from game.app.table.curtain.scene import HOLD_MS, Curtain, CurtainMenu
from game.core.session import Session
from game.core.zones import move
from game.rules.registry import ruleset
from tests.told import lines as said
from tests.toy import TOY, Drew
from tests.ui.hands import Hands

SECRET = (255, 0, 255)
NAMES = ("Ada", "Bo", "Cy")


class Table(Scene):
    """A table that shows a secret as one loud colour."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.seat = 0
        self.heard: list[int] = []

    def handle(self, event: Event) -> bool:
        self.heard.append(event.type)
        return False

    def draw(self, surface, dirty) -> None:
        surface.fill(SECRET if self.seat == 0 else (0, 255, 0), dirty)


def at_table(size=(1280, 720), speed="off", text=100, motion=False) -> tuple[Hands, Table]:
    app = Program(size=size, prefs=Settings(speed=speed, text_scale=text, reduced_motion=motion))
    app.stack.push(Title(app))
    table = Table(app)
    app.stack.push(table)
    hands = Hands(app)
    hands.rest()
    return hands, table


def toy(seats=2, seed=1) -> Session:
    return Session(TOY, TOY.new(seats, seed))


def shows(app: App, color) -> bool:
    """Whether any pixel has that colour."""
    return pygame.mask.from_threshold(app.window, color, (8, 8, 8, 255)).count() > 0


def down(hands: Hands, key=pygame.K_SPACE) -> None:
    hands.app.handle(Event(pygame.KEYDOWN, key=key, mod=0, unicode=" "))


def up(hands: Hands, key=pygame.K_SPACE) -> None:
    hands.app.handle(Event(pygame.KEYUP, key=key, mod=0, unicode=" "))


# ------------------------------------------------------------ when it falls


def test_a_table_with_secrets_needs_it():
    session = toy()
    assert needed(TOY, session.state, 0, 1) and needed(TOY, session.state, 1, 0)
    assert not needed(TOY, session.state, 0, 0)


def test_it_is_left_out_where_the_next_seat_knows_nothing_more():
    session = toy()
    g = session.state
    for card in g.zones["hand:1"]:
        g.seen[card] = 0b11
    assert not needed(TOY, g, 0, 1), "seat 0 has seen all that seat 1 holds"
    assert needed(TOY, g, 1, 0)


def test_fistful_is_open_and_never_shows_it():
    import random

    rules, luck = ruleset("fistful"), random.Random(4)
    session = Session(rules, rules.new(3, 11, {"heroes": "kaylee+wash,zoe+simon,river+book"}))
    for _ in range(250):
        if session.over:
            break
        for a in range(3):
            for b in range(3):
                assert not needed(rules, session.state, a, b)
        session.answer(luck.choice(session.options).key)
    assert len(session.record) > 60


def test_without_secrets_the_seat_changes_at_once(home):
    hands, table = at_table()
    rules = ruleset("fistful")
    g = Session(rules, rules.new(2, 5, {"heroes": "kaylee+wash,zoe+simon"})).state
    changed = []
    assert not hand_over(hands.app, rules, g, (0, 1), Handing(NAMES, 1), lambda: changed.append(1))
    assert changed == [1] and hands.app.stack.top is table


# ------------------------------------------------------------ how it falls


@pytest.mark.parametrize(("speed", "motion"), [("normal", False), ("off", False), ("normal", True)])
def test_it_is_opaque_from_the_first_frame_and_drawn_before_the_seat_changes(home, speed, motion):
    hands, table = at_table(speed=speed, motion=motion)
    app = hands.app
    assert shows(app, SECRET)
    seen_at_change = []

    def change() -> None:
        seen_at_change.append(shows(app, SECRET))
        table.seat = 1

    assert hand_over(app, TOY, toy().state, (0, 1), Handing(NAMES, 1), change)
    assert table.seat == 0, "the seat changed before the curtain was drawn"
    app.present()
    assert not shows(app, SECRET), "the first frame lets the table through"
    for _ in range(60):
        app.update(16)
        app.present()
        assert not shows(app, SECRET) and not shows(app, (0, 255, 0))
    assert seen_at_change == [False] and table.seat == 1


def test_toasts_of_the_last_seat_are_gone(home):
    hands, _ = at_table()
    hands.app.toast("Ada holds fox-9")
    hands.app.stack.push(Curtain(hands.app, Handing(NAMES, 1)))
    assert hands.app.toasts.queue == []


def test_holding_opens_it_and_letting_go_springs_back(home):
    hands, table = at_table()
    curtain = Curtain(hands.app, Handing(NAMES, 1))
    hands.app.stack.push(curtain)
    hands.rest()
    down(hands)
    hands.frames(int(HOLD_MS / 16) - 3)
    assert 0 < curtain.held < HOLD_MS
    up(hands)
    hands.rest()
    assert curtain.held == 0 and hands.app.stack.top is curtain
    down(hands)
    down(hands)  # the keyboard repeats
    hands.frames(int(HOLD_MS / 16) + 2)
    assert hands.app.stack.top is table


def test_the_button_is_held_with_the_mouse_too(home):
    hands, table = at_table()
    curtain = Curtain(hands.app, Handing(NAMES, 1))
    hands.app.stack.push(curtain)
    hands.rest()
    hands.down((5, 5))
    hands.frames(40)
    assert hands.app.stack.top is curtain, "a press beside the button is none"
    hands.up((5, 5))
    hands.down(curtain.picture.button.center)
    hands.frames(8)
    hands.up(curtain.picture.button.center)
    hands.rest()
    assert hands.app.stack.top is curtain
    hands.down(curtain.picture.button.center)
    hands.frames(22)
    assert hands.app.stack.top is table


def test_no_event_reaches_the_table_below_and_esc_does_not_uncover_it(home):
    hands, table = at_table()
    hands.app.stack.push(Curtain(hands.app, Handing(NAMES, 1)))
    hands.rest()
    table.heard.clear()
    for key in (pygame.K_z, pygame.K_1, pygame.K_TAB):
        hands.key(key)
    hands.click((640, 300))
    assert table.heard == []
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.stack.top, CurtainMenu)
    hands.key(pygame.K_ESCAPE)
    assert isinstance(hands.app.stack.top, Curtain)
    hands.key(pygame.K_ESCAPE)
    hands.click("title")
    assert isinstance(hands.app.stack.top, Title) and table not in hands.app.stack.scenes


def test_what_happened_comes_after_the_holding(home):
    hands, table = at_table()
    curtain = Curtain(hands.app, Handing(NAMES, 1, "", (Line(0, "Ada rolled 4."), Line(2, "Cy drew a card."))))
    hands.app.stack.push(curtain)
    hands.rest()
    before = hands.app.window.copy()
    down(hands)
    hands.frames(24)
    up(hands)
    hands.rest()
    assert hands.app.stack.top is curtain and curtain.telling
    assert hands.app.window.get_buffer().raw != before.get_buffer().raw
    assert not shows(hands.app, SECRET)
    hands.key(pygame.K_SPACE)
    assert hands.app.stack.top is table


def test_the_swing_ends_and_a_closed_curtain_costs_nothing(home):
    from game.app.ui.counters import COUNT

    hands, _ = at_table(speed="normal")
    curtain = Curtain(hands.app, Handing(NAMES, 1))
    hands.app.stack.push(curtain)
    hands.rest()
    presents, renders = COUNT.presents, COUNT.renders
    hands.frames(30)
    assert (COUNT.presents, COUNT.renders) == (presents, renders)
    down(hands)
    hands.frames(20)
    assert curtain.opening or hands.app.stack.top is not curtain
    hands.rest()
    assert hands.app.stack.top is not curtain


def test_alt_h_hides_the_table_at_once(home):
    from tests.ui.fistful_table import table as heist

    hands, scene = heist()
    hands.key(pygame.K_h, pygame.KMOD_ALT)
    assert isinstance(hands.app.stack.top, Curtain)
    down(hands)
    hands.frames(22)
    assert hands.app.stack.top is scene


# ------------------------------------------------------------ what it tells


def worlds() -> list[Session]:
    """Two games that differ only in what seat 1 may not know: seat 0 holds another card of the deck."""
    found = []
    for swap in (False, True):
        session = toy(seed=3)
        g = session.state
        if swap:
            mine, other = g.zones["hand:0"][0], g.zones["deck"][0]
            g.zones["hand:0"] = (other, *g.zones["hand:0"][1:])
            g.zones["deck"] = (mine, *g.zones["deck"][1:])
            g.seen.pop(mine)
            g.seen[other] = 1
        found.append(session)
    return found


def told(session: Session) -> Handing:
    """Seat 0 draws, then the table goes to seat 1."""
    chronicle = Chronicle()
    move_on = session.answer("wait")
    chronicle.heard(1, 0, move_on)
    chronicle.heard(2, 1, session.answer("wait"))
    news = [*session.answer("draw"), Drew(0, session.state.zones["hand:0"][0])]
    chronicle.heard(3, 0, news)
    heard = recap.known(TOY, session.state, chronicle.since(1), 1)
    lines = recap.lines(
        heard, lambda news: [Line(n[1], f"{NAMES[n[1]]}: {n[0]} {n[2]}") for n in said(news)], recap.Weights()
    )
    return Handing(NAMES[:2], 1, "Foxes and cats, turn 2, saved", tuple(lines))


def test_two_worlds_that_differ_in_a_hidden_card_give_the_same_picture(home):
    pictures, texts = [], []
    for session in worlds():
        handing = told(session)
        assert handing.lines and "?card" in handing.lines[0].text
        texts.append(handing)
        hands, _ = at_table()
        curtain = Curtain(hands.app, handing)
        hands.app.stack.push(curtain)
        hands.rest()
        shut = pygame.image.tobytes(hands.app.window, "RGB")
        curtain.look()
        hands.rest()
        pictures.append((shut, pygame.image.tobytes(hands.app.window, "RGB")))
    assert texts[0] == texts[1]
    assert pictures[0] == pictures[1]


def test_no_card_of_another_hand_is_drawn(fresh_kit, home, monkeypatch):
    """Every word that is drawn on the curtain is looked at."""
    from game.app.ui.kit.text import Text

    session = toy(seed=3)
    handing = told(session)
    drawn: list[str] = []
    real = Text.glyphs
    monkeypatch.setattr(Text, "glyphs", lambda self, s, *a: drawn.append(s) or real(self, s, *a))
    hands, _ = at_table()
    drawn.clear()
    curtain = Curtain(hands.app, handing)
    hands.app.stack.push(curtain)
    hands.rest()
    curtain.look()
    hands.rest()
    assert any("Bo's turn" in s for s in drawn)
    hidden = [c for c in TOY.pieces(session.state) if not session.state.seen.get(c, 0) & 2]
    assert hidden and not [s for s in drawn for c in hidden if c in s]


@pytest.mark.parametrize(("size", "text"), [((1024, 640), 200), ((1280, 720), 150), ((3840, 2160), 100)])
def test_it_fits_large_letters(home, size, text):
    hands, _ = at_table(size, text=text)
    lines = tuple(Line(i % 2, "Somebody did something that takes a good many words to tell.") for i in range(12))
    foot = "A very long name of a game, turn 8, saved"
    curtain = Curtain(hands.app, Handing(("Wilhelmina the Elder", "Bo"), 0, foot, lines))
    hands.app.stack.push(curtain)
    hands.rest()
    assert curtain.picture.felt.contains(curtain.picture.button)
    curtain.look()
    hands.rest()
    assert curtain.picture.felt.contains(curtain.picture.go)
    assert not hands.app.words.missing


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 200)])
def test_all_that_happened_can_be_read_leaf_by_leaf(fresh_kit, home, monkeypatch, size, text):
    from game.app.ui.kit.text import Text

    hands, _ = at_table(size, text=text)
    lines = tuple(Line(0, f"thing{i}") for i in range(31))
    curtain = Curtain(hands.app, Handing(NAMES, 1, "", lines))
    hands.app.stack.push(curtain)
    hands.rest()
    drawn: list[str] = []
    real = Text.glyphs
    monkeypatch.setattr(Text, "glyphs", lambda self, s, *a: drawn.append(s) or real(self, s, *a))
    curtain.look()
    hands.rest()
    assert any(s.strip() == "thing0" for s in drawn) and not any("thing30" in s for s in drawn)
    assert not curtain.picture.more.colliderect(curtain.picture.go)
    for _ in range(curtain.picture.many - 1):
        hands.click("more")
        hands.rest()
    found = " ".join(drawn).split()
    assert all(f"thing{i}" in found for i in range(31))
    hands.click("go")
    hands.rest()
    assert hands.app.stack.top is not curtain


def test_a_card_moved_in_the_open_is_named():
    session = toy()
    g = session.state
    card = g.zones["hand:0"][0]
    move(g, card, "hand:0", "table")
    g.seen[card] = 3
    assert recap.known(TOY, g, [Drew(0, card)], 1) == [Drew(0, card)]
