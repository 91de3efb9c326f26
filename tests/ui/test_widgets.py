"""Buttons, fields, choices, tips, toasts: what they do under a mouse and a keyboard."""

import pygame
from pygame import Rect

from game.app.shell.sheets.modal import Modal
from game.app.shell.stack import Scene
from game.app.ui.theme import MS
from game.app.ui.widgets import Button, Choice, Field, Group


class Bench(Scene):
    """A scene with a few widgets on nothing."""

    def __init__(self, app):
        super().__init__(app)
        self.done: list[str] = []
        self.group = Group(app)

    def layout(self, size, unit, text_scale):
        self.field = Field(Rect(40, 200, 160, 32), "Ann", name="field", most=6)
        self.group.set(
            [
                Button(
                    Rect(40, 40, 120, 34), "One", lambda: self.done.append("one"), keys=(pygame.K_o,), tip="does one"
                ),
                Button(Rect(200, 40, 120, 34), "Two", lambda: self.done.append("two"), why="not now"),
                Choice(
                    Rect(40, 120, 300, 34), [("a", "A"), ("b", "B"), ("c", "C")], "a", self.done.append, name="choice"
                ),
                self.field,
                Field(Rect(240, 200, 160, 32), "7", name="number", digits=True),
            ]
        )
        self.group.default = self.group.named("One")

    def handle(self, event):
        return self.group.handle(event)

    def draw(self, surface, dirty):
        surface.fill((0, 0, 0))
        self.group.draw(surface, dirty)


def bench(hands) -> Bench:
    scene = Bench(hands.app)
    hands.app.stack.push(scene)
    hands.rest()
    return scene


def test_a_press_goes_on_where_the_same_button_is_placed_anew_and_ends_where_another_lies(hands):
    """A slip that goes by itself has all widgets placed anew, perhaps in several steps, while somebody presses one."""
    scene = bench(hands)
    at, rest = hands.widget("One").rect, scene.group.widgets[1:]

    def pressed(label):
        hands.down(at.center)
        scene.group.set(rest)
        scene.group.set([Button(Rect(at), label, lambda: scene.done.append(label), name="One"), *rest])
        hands.up(at.center)

    pressed("One")
    assert scene.done == ["One"]
    pressed("Else")
    assert scene.done == ["One"]
    scene.group.set(rest)
    hands.frames(2)
    assert scene.group.down is None


def test_a_button_answers_when_the_mouse_lets_go_on_it(hands):
    scene = bench(hands)
    one = hands.widget("One")
    hands.move(one.rect.center)
    assert one.state == "hover"
    hands.down(one.rect.center)
    assert one.state == "press" and scene.done == []
    assert hands.app.dirty, "pressing shows at once"
    hands.up(one.rect.center)
    assert scene.done == ["one"]


def test_letting_go_beside_it_does_nothing(hands):
    scene = bench(hands)
    hands.move((60, 50))
    hands.down((60, 50))
    hands.move((600, 500))
    hands.up((600, 500))
    assert scene.done == [] and hands.widget("One").state == "normal"


def test_a_button_that_is_off_says_why(hands):
    scene = bench(hands)
    hands.click("Two")
    assert scene.done == []
    assert hands.app.tips.shown and hands.app.tips.text == "not now"


def test_keys_tab_and_enter(hands):
    scene = bench(hands)
    hands.key(pygame.K_o, text="o")
    hands.key(pygame.K_RETURN)
    assert scene.done == ["one", "one"], "its own key, and Enter for the default"
    names = []
    for _ in range(6):
        hands.key(pygame.K_TAB)
        names.append(scene.group.focus.name)
    assert names == ["One", "Two", "choice", "field", "number", "One"]
    hands.key(pygame.K_TAB, pygame.KMOD_SHIFT)
    assert scene.group.focus.name == "number"


def test_arrows_move_the_focus_and_change_a_choice(hands):
    scene = bench(hands)
    hands.key(pygame.K_TAB)
    hands.key(pygame.K_RIGHT)
    assert scene.group.focus.name == "Two"
    hands.key(pygame.K_DOWN)
    assert scene.group.focus.name == "choice"
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_RIGHT)
    hands.key(pygame.K_RIGHT)
    assert scene.done == ["b", "c"]
    choice = hands.widget("choice")
    hands.click(choice.parts()[0].center)
    assert scene.done == ["b", "c", "a"]


def test_typing_replaces_then_appends_and_no_letter_presses_a_button(hands):
    scene = bench(hands)
    hands.click("field")
    hands.type("Zo")
    hands.key(pygame.K_e, text="e")
    hands.key(pygame.K_o, text="o")
    assert scene.field.text == "Zoeo" and scene.done == []
    hands.type("abcdef")
    assert scene.field.text == "Zoeoab", "no longer than it may be"
    hands.key(pygame.K_BACKSPACE)
    assert scene.field.text == "Zoeoa"
    hands.click("number")
    hands.type("a4b2")
    assert hands.widget("number").text == "42"


def test_a_tip_opens_after_a_rest_and_the_next_at_once(hands):
    bench(hands)
    tips = hands.app.tips
    hands.frames(60)
    hands.move((60, 50))
    hands.frames(MS["tooltip"] // 16 - 2)
    assert not tips.shown
    hands.frames(6)
    assert tips.shown and tips.text == "does one"
    assert not tips.rect.colliderect(hands.widget("One").rect), "never on the thing itself"
    hands.move((210, 50))
    assert tips.shown and tips.text == "not now"
    hands.move((600, 400))
    assert not tips.shown


def test_a_pinned_tip_stays_until_esc(hands):
    bench(hands)
    hands.move((60, 50))
    hands.rest()
    hands.down((60, 50), button=2)
    hands.move((600, 400))
    assert hands.app.tips.shown
    depth = len(hands.app.stack.scenes)
    hands.key(pygame.K_ESCAPE)
    assert not hands.app.tips.shown and len(hands.app.stack.scenes) == depth


def test_a_toast_goes_by_itself(hands):
    bench(hands)
    hands.app.toast("Saved")
    hands.app.toast("Saved")
    hands.frames(2)
    assert hands.app.toasts.queue == ["Saved"]
    hands.frames(MS["toast"] // 16 + 2)
    assert hands.app.toasts.queue == []


def test_a_toast_of_the_table_waits_below_a_sheet(hands):
    """What was said at the table lay over the sheet that was opened in the next moment."""
    app = hands.app
    app.stack.push(Bench(app))
    app.toast("Wash defeated Scalper 7.")
    sheet = Modal(app, "Sheet")
    app.stack.push(sheet)
    hands.frames(2 * MS["toast"] // 16)
    bare = app.window.copy()
    assert app.toasts.queue and app.toasts.held
    app.toasts.queue.clear()
    app.dirty.add()
    hands.frames(1)
    at = app.toasts.at.center
    assert bare.get_at(at) == app.window.get_at(at), "it is not drawn"
    app.toast("here")
    hands.frames(2)
    assert not app.toasts.held, "what the sheet says is told on it"
    app.toasts.queue.clear()
    sheet.close()
    app.toast("there")
    app.stack.push(Modal(app, "Another"))
    hands.frames(2)
    app.stack.pop()
    hands.frames(2)
    assert not app.toasts.held and app.toasts.left > MS["toast"] - 100, "its time begins when it is seen"


def test_a_note_covers_nothing_that_can_be_pressed_and_moves_with_it(hands):
    app = hands.app
    scene = Bench(app)
    app.stack.push(scene)
    app.toast("kept")
    hands.frames(2)
    free = app.toasts.at
    assert free.bottom > 720 - 40
    low = Button(Rect(540, 660, 200, 50), "Low", lambda: None)
    scene.group.set([*scene.group.widgets, low])
    hands.frames(2)
    assert not app.toasts.at.colliderect(low.rect) and app.toasts.at.bottom < low.rect.y
    many = [Button(Rect(0, y, 1280, 50), str(y), lambda: None) for y in range(0, 700, 40)]
    scene.group.set(many)
    hands.frames(2)
    assert app.toasts.at == free, "where nothing is free it stays at the foot"


def test_brass_says_what_was_changed_and_a_page_has_no_dark_wells(hands):
    """House rules were a wall of brass plates, and the rulebook's switch a navy well in parchment."""

    def light(**looks):
        page = pygame.Surface((320, 40))
        page.fill((238, 226, 196))
        switch = Choice(Rect(0, 0, 320, 40), [("a", "A"), ("b", "B")], "a", str)
        for name, value in looks.items():
            setattr(switch, name, value)
        switch.draw(hands.app.kit, page)
        return [sum(page.get_at((x, 10))[:3]) for x in (30, 200)]

    plain, changed, same, paper = light(), light(usual="b"), light(usual="a"), light(paper=True)
    assert plain == changed and same[0] < 200 < 300 < changed[0], "what is as usual is no brass"
    assert paper[1] > 600 > 100 > plain[1], "beside what is chosen the page is seen"
