"""The Hint button of the heist table: one answer and why, or that it makes no difference, until the next answer."""

from __future__ import annotations

import pygame
import pytest

from game.ai.search import think
from game.ai.thought import Limits
from game.app.captains.hint import CLOSE
from game.app.games.fistful.hints.hint import arrow
from game.app.table.panels import bars
from game.app.table.panels import blocks as b
from tests.ui.fistful_table import CREWS, play_to, table


@pytest.fixture
def quick(monkeypatch):
    """Hints that are found at once, with few tries."""
    found = {}

    def ask(self, sight, options, seed):
        found["thought"] = think(self.session.rules, sight, [o.key for o in options], seed, Limits(30), reasons=True)
        found["sight"] = sight

    monkeypatch.setattr("game.app.table.rivals.Rivals.hint", ask)
    monkeypatch.setattr("game.app.table.rivals.Rivals.advice", lambda self: found.get("thought"))
    return found


@pytest.mark.parametrize("kind", ["Move", "Ready", "Plan"])
def test_a_hint_is_one_answer_that_can_be_given_and_says_why(home, quick, kind):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, kind)
    hands.click("hint")
    scene.update(16.0)
    page = scene.hint.page()
    presses = [block for block in page if isinstance(block, bars.Press)]
    best = scene.hint.best
    close = [one for one in best[1:] if best[0].value - one.value < CLOSE]
    assert [press.key for press in presses] == [best[0].key, *(one.key for one in close)]
    assert [block for block in page if isinstance(block, bars.Bar)] == [], "no near-equal bars"
    told = [block.text for block in page if isinstance(block, b.Words)]
    assert told and (scene.words("hint.close") in told) == bool(close)
    assert not hands.app.words.missing
    first = best[0].key
    if kind == "Move" and first.startswith("move:"):
        x, y = first[5:].split(",")
        assert scene.hint.place() is not None and scene.shown().pulse is not None
        assert any(press.key == first and press.label for press in presses), (x, y)
    before = len(scene.session.record)
    hands.rest()
    hands.click(f"press:{first}")
    assert scene.session.record[before] == first and not scene.hint.shown


def test_the_button_has_its_word_and_its_key(home):
    """In large letters, where the board has no room for it, the sign alone with its tip."""
    hands, scene = table(2, 5)
    play_to(hands, scene, "Move")
    button = hands.widget("hint")
    assert button.label == scene.words("hint.name") and button.cap == "T" and "(T)" in button.tip
    assert scene.view.camera.window.contains(button.rect)
    hands, scene = table(2, 5, text=200)
    play_to(hands, scene, "Move")
    assert "(T)" in hands.widget("hint").tip


def test_its_key_asks_and_puts_it_away_again(home, quick):
    hands, scene = table(2, 5)
    play_to(hands, scene, "Move")
    hands.key(pygame.K_t)
    scene.update(16.0)
    assert scene.hint.best
    hands.key(pygame.K_t)
    assert not scene.hint.shown


def test_it_is_asked_with_the_view_of_the_seat(home, quick):
    """What lies face down stays a back."""
    hands, scene = table(2, 5)
    play_to(hands, scene, "Move")
    scene.hint.ask()
    hidden = [item for zone, items in quick["sight"].zones.items() if zone.startswith("cell:") for item in items]
    assert sum(item[0] == "?" for item in hidden) > 40 and quick["sight"].rng == 0


def test_whoever_tries_a_move_out_gets_no_hint(home, quick):
    hands, scene = table(2, 5)
    play_to(hands, scene, "Move")
    scene.rehearse()
    key = next(o.key for o in scene.now.options if o.key.startswith("move:2,5"))
    scene.answer(key)
    assert scene.now.rehearsed and scene.hint.why()


def test_every_reason_has_its_words(home):
    """In both languages there is a sentence for each aim of a heist."""
    from game.rules.fistful.outlook.forecast import AIMS

    _, scene = table(1, 5)
    for aim in (*AIMS.values(), "end"):
        assert scene.words.has(f"heist.hint.{aim}"), aim


WAYS = ["→", "↘", "↓", "↙", "←", "↖", "↑", "↗"]


@pytest.mark.parametrize(
    ("there", "sign"),
    [
        ((6, 5), "→"),
        ((4, 5), "←"),
        ((5, 2), "↑"),
        ((5, 9), "↓"),
        ((7, 7), "↘"),
        ((1, 9), "↙"),
        ((3, 3), "↖"),
        ((8, 3), "↗"),
        ((12, 6), "→"),
    ],
)
def test_the_arrow_of_a_way_points_where_it_leads(home, there, sign):
    """As it is named, and as it is drawn: most of its ink lies where its head is."""
    hands, _ = table(2, 5)
    name = arrow((5, 5), there)
    assert name == f"arrow@{WAYS.index(sign)}"
    dst = pygame.Surface((120, 120), pygame.SRCALPHA)
    hands.app.kit.icon(dst, (60, 60), name, 60, "hi")
    ink, box = pygame.mask.from_surface(dst, 100), dst.get_bounding_rect(100)
    x, y = ink.centroid()
    ways = (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)
    for off, way in zip((x - box.centerx, y - box.centery), ways[WAYS.index(sign)]):
        assert off * way > 2 if way else abs(off) <= 2, (off, way)


def test_ways_into_one_room_are_told_apart(home):
    hands, scene = table(2, 5)
    assert play_to(hands, scene, "Move")
    walks = [option for option in scene.session.options if option.key.startswith("move:")]
    said = [scene.hint.press(option) for option in walks]
    assert all(press.icon.startswith("arrow@") for press in said)
    assert len({(press.label, press.icon) for press in said}) > len(walks) // 2
    row = bars.paired(said)[0]
    assert row.presses[0].icon != row.presses[1].icon


def test_two_ways_in_a_row_have_their_arrows_too(home, monkeypatch):
    hands, scene = table(2, 5)
    kit, drawn, signs = hands.app.kit, [], hands.app.kit.parts.sprites
    paint = signs.icon
    monkeypatch.setattr(signs, "icon", lambda dst, at, name, *more: drawn.append(name) or paint(dst, at, name, *more))
    row = bars.Pair((bars.Press("Airlock", icon="arrow@1"), bars.Press("Airlock", icon="arrow@5")))
    row.draw(kit, pygame.Surface((240, 60), pygame.SRCALPHA), pygame.Rect(0, 0, 240, 60))
    assert drawn == ["arrow@1", "arrow@5"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("heist", ["derelict", "paradiso", "intensive"])
def test_no_button_on_the_board_hides_a_space(home, heist, size):
    """While the whole board is shown; the Hint button has its word all the same."""
    crews = ("river+simon", "mal+kaylee") if heist == "intensive" else CREWS
    hands, scene = table(2, 5, size=size, heist=heist, crews=crews)
    play_to(hands, scene, "Move")
    spaces = [scene.view.camera.box(*scene.now.xy(cell)) for cell in scene.now.board.cells.values()]
    window = scene.view.camera.window
    over = [w for w in scene.group.widgets if w.name.startswith(("hint", "zoom:", "danger"))]
    assert len(over) == 5 and all(window.contains(w.rect) for w in over)
    assert [w.name for w in over if w.rect.collidelist(spaces) >= 0] == []
    hands.click("zoom:plus")
    assert hands.widget("hint").label, "it stays where it lies while the board is moved"
