"""Fields that are typed in: the caret, what is selected, the clipboard, input methods, lines that are too long."""

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.app.games.fistful.set_up.scene import SetUp
from game.app.shell.stack import Scene
from game.app.ui.widgets import Field, Group, TextArea

LEFT, RIGHT, HOME, END = pygame.K_LEFT, pygame.K_RIGHT, pygame.K_HOME, pygame.K_END
SHIFT, CTRL, ALT = pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_RALT
WORDS = "ask the old doctor on the second floor what it costs and who it was that sent the letter"


class Desk(Scene):
    """A line, a number, a text of several lines."""

    def __init__(self, app):
        super().__init__(app)
        self.group = Group(app)

    def layout(self, size, unit, text_scale):
        self.edits = []
        self.line = Field(Rect(40, 40, 260, 32), "", self.edits.append, most=120, name="line")
        self.number = Field(Rect(40, 90, 160, 32), "7", digits=True, most=4, name="number")
        self.area = TextArea(Rect(40, 140, 260, 110), "", most=300, empty="Write", plain=["Untold"], name="area")
        self.group.set([self.line, self.number, self.area])

    def handle(self, event):
        return self.group.handle(event)

    def draw(self, surface, dirty):
        surface.fill((0, 0, 0))
        self.group.draw(surface, dirty)


@pytest.fixture
def desk(hands):
    scene = Desk(hands.app)
    hands.app.stack.push(scene)
    hands.rest()
    scene.hands = hands
    return scene


def begin(desk, text, field="line"):
    """The keyboard is in a field, nothing is selected, the caret stands at the end."""
    one = getattr(desk, field)
    one.text = text
    desk.group.set_focus(one)
    desk.hands.key(END)
    return one


def press(desk, *keys):
    for key in keys:
        code, mod = key if isinstance(key, tuple) else (key, 0)
        desk.hands.key(code, mod)


def test_the_caret_walks_and_letters_go_where_it_stands(desk):
    line = begin(desk, "Serenty")
    press(desk, LEFT, LEFT)
    desk.hands.type("i")
    assert line.text == "Serenity" and desk.edits == ["Serenity"]
    press(desk, HOME)
    desk.hands.type("*")
    press(desk, END)
    desk.hands.type("!")
    assert line.text == "*Serenity!"
    press(desk, HOME, pygame.K_DELETE, END, pygame.K_BACKSPACE)
    assert line.text == "Serenity"
    press(desk, *[RIGHT] * 3, HOME, *[LEFT] * 3, pygame.K_BACKSPACE)
    assert line.text == "Serenity" and desk.group.focus is line, "there is nothing before the beginning"


def test_words_are_stepped_over_and_erased_at_once(desk):
    line = begin(desk, "take  me home")
    press(desk, (LEFT, CTRL))
    assert line.caret.at == 9
    press(desk, (LEFT, CTRL), (LEFT, CTRL))
    assert line.caret.at == 0
    press(desk, (RIGHT, CTRL), (RIGHT, CTRL))
    assert line.caret.at == 8
    press(desk, (pygame.K_BACKSPACE, CTRL), (pygame.K_DELETE, CTRL))
    assert line.text == "take  "


def test_shift_selects_and_what_is_typed_takes_its_place(desk):
    line = begin(desk, "a red ship")
    press(desk, HOME, RIGHT, RIGHT, (RIGHT, SHIFT), (RIGHT, SHIFT), (RIGHT, SHIFT))
    assert line.caret.chosen == "red"
    desk.hands.type("blue")
    assert line.text == "a blue ship" and line.caret.chosen == ""
    press(desk, (HOME, SHIFT))
    assert line.caret.chosen == "a blue"
    press(desk, RIGHT)
    assert (line.caret.at, line.caret.chosen) == (6, ""), "out of the selection at its end"
    press(desk, (pygame.K_a, CTRL), pygame.K_DELETE)
    assert line.text == ""


def test_cut_copy_and_paste(desk):
    line = begin(desk, "one two")
    press(desk, (LEFT, CTRL | SHIFT), (pygame.K_x, CTRL))
    assert line.text == "one " and pygame.scrap.get_text() == "two"
    press(desk, HOME, (pygame.K_v, CTRL))
    assert line.text == "twoone "
    press(desk, (pygame.K_a, CTRL), (pygame.K_c, CTRL), END, (pygame.K_v, CTRL))
    assert line.text == "twoone twoone", "what is copied stays; blanks at the ends do not"
    pygame.scrap.put_text("a\nb" + "9" * 100_000)
    number = begin(desk, "1", "number")
    press(desk, (pygame.K_v, CTRL))
    assert number.text == "1999", "only what may stand there, and no more than there is room for"
    line = begin(desk, "x")
    press(desk, (pygame.K_v, CTRL))
    assert line.text.startswith("xa b99") and len(line.text) == 120


def test_keys_with_alt_belong_to_letters(desk):
    line = begin(desk, "abc")
    press(desk, (pygame.K_a, CTRL | ALT), (pygame.K_x, CTRL | ALT))
    assert (line.text, line.caret.chosen) == ("abc", ""), "AltGr says it is Ctrl, too"


def test_a_click_selects_all_and_the_next_one_puts_the_caret_there(desk):
    line, hands = desk.line, desk.hands
    line.text = "Persephone"
    kit = hands.app.kit
    before = line.rect.x + kit.u(9) + kit.width("Perse", line.voice, line.size), line.rect.centery
    hands.click(before)
    assert line.caret.chosen == "Persephone"
    hands.click(before)
    assert (line.caret.at, line.caret.chosen) == (5, "")
    hands.down(before)
    hands.move((line.rect.x + kit.u(9), before[1] + 300))
    assert line.caret.chosen == "Perse", "the mouse may leave the field"
    hands.move(before)
    assert line.caret.chosen == ""
    hands.up(before)
    hands.click((line.rect.right - 4, before[1]))
    assert line.caret.at == 10


@pytest.mark.parametrize("contrast", [False, True])
def test_of_a_long_line_the_part_with_the_caret_is_seen(hands, contrast):
    hands.app.settings.high_contrast = contrast
    hands.app.refit()
    desk = Desk(hands.app)
    hands.app.stack.push(desk)
    desk.hands, kit = hands, hands.app.kit
    line = begin(desk, WORDS)
    assert line.shown(kit).startswith("…") and line.shown(kit).endswith("the letter")
    for way, steps in ((LEFT, len(WORDS)), (RIGHT, len(WORDS))):
        for _ in range(steps):
            first, last, x = line.rows(kit)[0]
            assert first <= line.caret.at <= last
            assert x + kit.width(WORDS[first : line.caret.at], line.voice, line.size) <= line.rect.right - kit.u(9)
            assert kit.width(line.shown(kit), line.voice, line.size) <= line.rect.w - 2 * kit.u(9) + 2
            desk.hands.key(way)
        if way == LEFT:
            assert line.shown(kit).startswith("ask the") and line.shown(kit).endswith("…")
    press(desk, LEFT, LEFT)
    assert line.shown(kit).endswith("the letter"), "the line does not move before it must"
    assert line.under(kit, (0, line.rect.centery)) == line.rows(kit)[0][0], "a click at the left end is where it begins"
    desk.group.set_focus(None)
    assert line.shown(kit).startswith("ask") and line.shown(kit).endswith("…")


def test_an_input_method_shows_what_it_is_about_to_write(desk):
    line, hands = begin(desk, "go"), desk.hands
    press(desk, HOME)
    hands.app.handle(Event(pygame.TEXTEDITING, text="に", start=0, length=1))
    assert (line.shown(hands.app.kit), line.text, desk.edits) == ("にgo", "go", [])
    hands.frames()
    hands.app.handle(Event(pygame.TEXTEDITING, text="", start=0, length=0))
    assert line.shown(hands.app.kit) == "go"
    hands.app.handle(Event(pygame.TEXTEDITING, text="にほ", start=0, length=2))
    hands.app.handle(Event(pygame.TEXTINPUT, text="日本"))
    assert (line.shown(hands.app.kit), line.text, desk.edits) == ("日本go", "日本go", ["日本go"])


def test_a_text_of_several_lines(desk):
    area, hands = begin(desk, WORDS, "area"), desk.hands
    kit = hands.app.kit
    hands.frames()
    lines = [WORDS[first:last] for first, last in area.broken]
    assert "".join(lines) == WORDS and len(lines) > 2
    assert all(kit.width(one.rstrip(), area.voice, area.size) <= area.room(kit).w for one in lines)
    press(desk, HOME, pygame.K_DOWN)
    assert area.caret.at == len(lines[0])
    press(desk, RIGHT, (pygame.K_DOWN, SHIFT))
    assert len(area.caret.chosen) == len(lines[1])
    press(desk, pygame.K_UP, pygame.K_UP, pygame.K_UP)
    assert area.caret.at == 0
    top, step = area.lines(kit)
    hands.click((area.rect.x + 1, top + step + step // 2))
    assert area.caret.at == len(lines[0])
    desk.group.set_focus(None)
    hands.click((area.rect.x + 1, top + step // 2))
    assert (area.caret.at, area.caret.chosen) == (0, ""), "the first click is where the caret goes"
    area.text = "x" * 290
    hands.key(END)
    hands.frames()
    rows = area.rows(kit)
    assert rows[-1][1] == 290 and len(rows) * step <= area.room(kit).h and len(area.broken) > len(rows)


def test_what_nobody_wrote_is_replaced(desk):
    area, hands = desk.area, desk.hands
    area.text = "Untold"
    hands.click(area.rect.center)
    hands.type("a")
    assert area.text == "a"
    desk.group.set_focus(None)
    desk.group.set_focus(area)
    hands.type("b")
    assert area.text == "ab"


def test_the_caret_stays_where_it_is_when_the_window_changes(hands):
    hands.app.stack.push(SetUp(hands.app, seed=123456))
    hands.click("seed")
    press(type("Desk", (), {"hands": hands}), END, (LEFT, SHIFT), (LEFT, SHIFT))
    before = hands.widget("seed")
    hands.app.refit()
    after = hands.widget("seed")
    assert after is not before and hands.group.focus is after and after.caret.chosen == "56"
    hands.type("7")
    assert hands.widget("seed").text == "12347"
