"""The lanes of a stage, with plain data: they know no game."""

from __future__ import annotations

from pygame import Rect

from game.app.program import Program
from game.app.shell.stack import Scene
from game.app.table.fray import paint
from game.app.table.fray.data import Fighter, Fray, Lane
from game.app.table.fray.layout import lay
from game.app.ui.widgets import Group
from tests.ui.reading import faults, read

LOOKS = [((1280, 720), 100, 100), ((1280, 720), 150, 100), ((1280, 720), 200, 100)]
CATS = tuple(Fighter(f"cat#{i}", name, "mal", "3", 2, 3, "Wins 42 %") for i, name in enumerate(("Tom", "Mog", "Puss")))
FOX = Fighter("fox#1", "Fox", "jayne", "4", 1, 2)
SAYS = (("Falls: 38 %", "good"), ("Tom hurt: 42 %", "warn"))
FRAY = Fray(
    "Henhouse",
    ("Attack", "Response"),
    1,
    "showdown",
    (
        Lane("fox#1", FOX, 1, "At Bo", 1, (), CATS[:2], SAYS, "lit"),
        Lane("fox#2", FOX._replace(id="fox#2"), 1, "At Bo", 2, (), CATS[2:], SAYS),
        Lane("place:2", None, 2, "Cy", 0, (3, 5), (), SAYS[:1]),
    ),
    (*CATS, FOX),
    "Bo: who meets whom?",
    1,
)


class Theatre(Scene):
    """Nothing but the lanes."""

    def __init__(self, app, fray=FRAY):
        super().__init__(app)
        self.group, self.fray = Group(app), fray

    def layout(self, size, unit, text_scale):
        self.board = Rect(0, 0, round(size[0] * 0.56), round(size[1] * 0.5))

    def draw(self, surface, dirty):
        paint.paint(self.app.kit, surface, self.board, self.fray)


def test_all_can_be_read_and_pressed_at_every_size(home, monkeypatch):
    app = Program(size=(1280, 720))
    app.stack.push(Theatre(app))
    for look in LOOKS:
        lines = read(app, monkeypatch, look)
        assert not faults(lines), (look, faults(lines))
        board = app.stack.top.board
        at = lay(app.kit, board, FRAY)
        assert len(at.lanes) == 3 and all(lane.guards or not of.guards for lane, of in zip(at.lanes, FRAY.lanes))
        parts = [at.head, at.strip, *(lane.whole for lane in at.lanes), *at.bench]
        assert all(board.contains(r) for r in parts), look
        assert not any(a.colliderect(b) for i, a in enumerate(parts) for b in parts[:i]), look
        for lane in at.lanes:
            inside = [lane.plate, lane.window, lane.foot, *lane.guards, lane.says]
            inside = [r for r in inside if r.h > 0]
            assert all(lane.whole.contains(r) for r in inside), look
            assert not any(a.colliderect(b) for i, a in enumerate(inside) for b in inside[:i]), look
    pressed = []
    for spot in paint.spots(app.kit, app.stack.top.board, FRAY, pressed.append):
        spot.action()
    assert pressed == ["fox#1", "fox#2", "place:2", "cat#0", "cat#1", "cat#2", "fox#1"]


def test_long_names_on_the_bench_take_a_second_row(home, monkeypatch):
    app = Program(size=(1280, 720))
    many = tuple(FOX._replace(id=f"fox#{i}", name="Alte Unteroffizierin") for i in range(5))
    fray = FRAY._replace(bench=many, lanes=FRAY.lanes[:2])
    app.stack.push(Theatre(app, fray))
    lines = read(app, monkeypatch, LOOKS[0])
    assert not faults(lines), faults(lines)
    at = lay(app.kit, app.stack.top.board, fray)
    assert len(at.lanes) == 2 and len({r.y for r in at.bench}) == 2
