"""The stage of duels, with plain data: it knows no game, and a table lays it down as a result."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from pygame import Rect, Surface

from game.app.program import Program
from game.app.shell.stack import Scene
from game.app.table.duel import acts, paint
from game.app.table.duel.acts import DiceFall, Struck
from game.app.table.duel.data import Duel, End, Figure, Means, Side, Way
from game.app.table.duel.layout import dice_at, lay
from game.app.table.duel.told import ToldDuel
from game.app.table.results.results import ALL, Line, Result
from game.app.ui.widgets import Group
from tests.ui.reading import faults, read
from tests.ui.test_added_game import begin, foxes, hands  # noqa: F401  (fixtures)

LOOKS = [((1280, 720), 100, 100), ((1920, 1080), 100, 100), ((1280, 720), 150, 100), ((1280, 720), 200, 100)]
FOX, CAT = Means("fight", (196, 62, 44), "Bite", 9), Means("note", (190, 136, 30), "Purr", 4)
FOXES = tuple(Figure(name, name.title()) for name in ("mal", "zoe", "jayne", "kaylee", "river", "wash", "nobody"))
ROWS = (("If they purr, which is the best they can do", "55 %", "warn"), ("Lost: the henhouse stays shut", "", "bad"))
ASKED = Duel(
    "Fox hunt",
    "The henhouse",
    "showdown",
    (Side(0, "Vix", "attacks", FOXES, gear=FOXES[:3], asked=True), Side(1, "Tod", "defends", FOXES[:1])),
    "Vix: by what do you attack?",
    tuple(Way(f"by:{means.name}", means, means.name, "62 %", "to win", ROWS) for means in (FOX, CAT, FOX)),
)
OVER = Duel(
    "Fox hunt",
    "The henhouse",
    "showdown",
    (
        Side(0, "Vix", "attacks", FOXES, FOX, FOXES[:3], (("d6", 6), ("d6", 6), ("d6", 3)), 24, won=True),
        Side(1, "Tod", "defends", FOXES[:1], CAT, (), (("d6", 2),), 6, won=False),
    ),
    end=End("Vix wins, 24 against 6", "good", (Line("coins", "Tod loses 3 hens, which Vix carries home tonight"),)),
)


def pips(page, place):
    """What is seen in the middle of a place for dice."""
    return page.subsurface(Rect(place).inflate(-place.w // 2, -place.h // 4)).copy().get_buffer().raw


class Theatre(Scene):
    """Nothing but a stage."""

    def __init__(self, app, duel):
        super().__init__(app)
        self.duel, self.group = duel, Group(app)

    def layout(self, size, unit, text_scale):
        self.board = Rect(0, 0, round(size[0] * 0.56), round(size[1] * 0.68))

    def draw(self, surface, dirty):
        paint.paint(self.app.kit, surface, self.board, self.duel)


@pytest.mark.parametrize("duel", [ASKED, OVER], ids=["asked", "over"])
def test_all_words_can_be_read_at_every_size(home, monkeypatch, duel):
    app = Program(size=(1280, 720))
    app.stack.push(Theatre(app, duel))
    for look in LOOKS:
        lines = read(app, monkeypatch, look)
        said = " ".join(line.s for line in lines)
        assert "Vix" in said and "Tod" in said
        assert not faults(lines), (look, faults(lines))
        board, at = app.stack.top.board, lay(app.kit, app.stack.top.board, duel)
        parts = [at.head, at.strip, at.foot, at.scene]
        assert all(board.contains(r) for r in parts)
        assert not any(a.colliderect(b) for i, a in enumerate(parts) for b in parts[:i])
        assert all(at.foot.contains(r) for r in at.ways)
        assert not any(a.colliderect(b) for i, a in enumerate(at.ways) for b in at.ways[:i])


def test_a_way_that_is_a_line_says_the_rest_in_its_tip(home):
    app = Program(size=(1280, 720))
    assert not lay(app.kit, Rect(0, 0, 700, 240), ASKED).flat, "all of it finds room without the figures"
    board = Rect(0, 0, 700, 190)
    assert lay(app.kit, board, ASKED).flat
    spots = paint.spots(app.kit, board, ASKED)
    assert [spot.name for spot in spots] == ["big:by:Bite", "big:by:Purr", "big:by:Bite"]
    assert "55 %" in spots[0].tip and "Lost: the henhouse stays shut" in spots[0].tip


def test_whose_choice_it_is_stands_in_the_colour_of_the_seat(home):
    app = Program(size=(1280, 720))
    board, strips = Rect(0, 0, 720, 490), []
    for asked in (0, 1):
        sides = tuple(side._replace(asked=n == asked) for n, side in enumerate(ASKED.sides))
        duel, page = ASKED._replace(sides=sides), Surface(board.size)
        paint.paint(app.kit, page, board, duel)
        strip = lay(app.kit, board, duel).strip
        strips.append(tuple(page.get_at((strip.x + strip.w // 6, strip.centery)))[:3])
    assert strips == [paint.seat_color(app.kit, 0), paint.seat_color(app.kit, 1)]


def test_the_dice_of_one_side_fall_after_those_of_the_other(home):
    app = Program(size=(1280, 720))
    for side in (0, 1):
        act = DiceFall(OVER, side, 7)
        assert [pose.face for pose in act.frames[-1]] == [face for _, face in OVER.sides[side].dice]
        assert act.cues[0][1] == "dice" and act.ms > act.read > 0
    assert DiceFall(OVER, 0, 7, still=True).cues[0][1] == ""
    page, board = Surface((720, 490)), Rect(0, 0, 720, 490)
    flying, lying = page.copy(), page.copy()
    paint.paint(app.kit, flying, board, OVER, airborne=0)
    paint.paint(app.kit, lying, board, OVER)
    left, right = (half.dice for half in lay(app.kit, board, OVER).halves)
    assert flying.subsurface(left).get_buffer().raw != lying.subsurface(left).get_buffer().raw
    assert pips(flying, right) == pips(lying, right)


@pytest.mark.parametrize("side", [0, 1])
def test_dice_tumble_on_the_side_of_whoever_throws_them(home, monkeypatch, side):
    app, board = Program(size=(1280, 720)), Rect(0, 0, 720, 490)
    stage = SimpleNamespace(board=SimpleNamespace(camera=SimpleNamespace(window=board)))
    at = lay(app.kit, board, OVER)
    half, seen = at.halves[side].dice, list[tuple[float, float]]()
    monkeypatch.setattr(acts.dice_tray, "tumbling", lambda kit, dst, spot, *more: seen.append(spot))
    for seed in range(6):
        act = DiceFall(OVER, side, seed)
        for n in range(40):
            act.t = n / 40 * act.rolling / act.ms
            act.draw(app.kit, Surface(board.size), stage)
    assert len(seen) > 200 and all(half.collidepoint(spot) for spot in seen)


def test_who_is_struck_reels_alone(home):
    app, board = Program(size=(1280, 720)), Rect(0, 0, 720, 490)
    stage = SimpleNamespace(board=SimpleNamespace(camera=SimpleNamespace(window=board)))
    hit, seen = Struck(OVER, 1), []
    for hit.t in (0.0, 0.5):
        page = Surface(board.size)
        hit.draw(app.kit, page, stage)
        seen.append([page.subsurface(half.crew).copy().get_buffer().raw for half in lay(app.kit, board, OVER).halves])
    assert seen[0][0] == seen[1][0] and seen[0][1] != seen[1][1]
    assert Struck(OVER, 1, still=True).ms == 0 < Struck(OVER, 1, still=True, says="-1").ms


def test_the_end_stays_on_the_table_of_another_game_until_it_is_clicked_away(hands):  # noqa: F811
    scene = begin(hands)
    hands.app.settings.speed = "normal"
    told = Result(-1, "Fox hunt", "Vix wins", "good", weight=ALL, stage=ToldDuel(OVER))
    scene.results.heard([told])
    scene.results.settled()
    scene.panels.refresh()
    (lying,) = scene.results.lying
    assert lying.rect == scene.places.board and scene.results.holds
    hands.frames(60)
    assert scene.results.lying
    hands.move(lying.rect.center)
    hands.down(lying.rect.center)
    hands.up(lying.rect.center)
    assert not scene.results.lying and not scene.results.holds


def test_the_end_goes_by_itself_after_the_time_that_results_stay(hands):  # noqa: F811
    scene = begin(hands)
    hands.app.settings.speed = "normal"
    scene.results.heard([Result(-1, "", "Vix wins", weight=ALL, stage=ToldDuel(OVER))])
    scene.results.settled()
    scene.panels.refresh()
    scene.results.update(2400.0)
    assert scene.results.lying
    scene.results.update(200.0)
    assert not scene.results.lying


def test_the_tray_is_small_until_dice_lie(home):
    app = Program(size=(1280, 720))
    board = Rect(0, 0, 720, 490)
    before, after = (lay(app.kit, board, duel).tray for duel in (ASKED, OVER))
    assert before.h < after.h and before.w < after.w and before.centerx == after.centerx


@pytest.mark.parametrize("many", range(1, 7))
def test_dice_of_four_faces_lie_in_their_half_and_not_on_each_other(hands, many: int) -> None:  # noqa: F811
    kit = hands.app.kit
    half = Rect(100, 100, kit.u(116), kit.u(84))
    size, spots = dice_at(kit, half, many)
    pic = kit.sprite("d4_1", h=size)
    dice = [Rect(0, 0, *pic.box.size) for _ in spots]
    for die, spot in zip(dice, spots):
        die.center = spot
    assert all(half.contains(die) for die in dice), (half, dice)
    assert all(die.collidelist(dice[n + 1 :]) < 0 for n, die in enumerate(dice)), dice
