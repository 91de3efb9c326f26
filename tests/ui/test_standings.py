"""What the inspector tells beside the choice: as much of it as there is room for, captions never without their rows."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.app.games.keepflyin.dock.tickets import tickets
from game.app.games.keepflyin.panels.standings import NEAR, Rival, Standings, standings, unseen
from game.app.games.keepflyin.sayings import counter_name
from game.app.program import Program
from game.app.table.panels import inspector
from game.app.table.panels.blocks import Small, Title
from game.app.table.panels.section import Section
from tests.ui.keepflyin_table import play_to, table

SIX = tuple(
    Rival(i, f"Name {i}", "$1,000", i / 6, "NR 3", "Persephone, 1 card aboard", "hunted", "tip") for i in range(6)
)


@pytest.mark.parametrize(("high", "lines"), [(120, 0), (230, 1), (400, 2)])
def test_standings_tell_more_where_there_is_room(home: object, high: int, lines: int) -> None:
    app = Program(size=(1280, 720))
    rivals = Standings(Small("Rivals"), SIX)
    page = [Title("Fly"), rivals]
    area = Rect(0, 0, 264, high + 60)
    placed = inspector.place(app.kit, area, page)
    (_, box) = placed[-1]
    assert inspector.inner(app.kit, area).contains(box)
    assert rivals.boxes(app.kit, box)[0] == lines
    spots = rivals.spots(app.kit, box)
    assert len(spots) == 6 and all(box.contains(spot.rect) for spot in spots)
    assert all(not a.rect.colliderect(b.rect) for i, a in enumerate(spots) for b in spots[i + 1 :])
    rivals.draw(app.kit, Surface((300, 500)), box)


def test_what_comes_after_a_wish_keeps_its_place(home: object) -> None:
    app = Program(size=(1280, 720))
    area = Rect(0, 0, 264, 200)
    placed = inspector.place(app.kit, area, [Standings(Small("Rivals"), SIX), Title("Fly"), Title("Scan")])
    last = placed[-1][0]
    assert len(placed) == 3 and placed[-1][1].h == last.tall(app.kit, 200)
    assert inspector.inner(app.kit, area).contains(placed[-1][1])


@pytest.mark.parametrize("text", [100, 200])
def test_no_caption_stands_alone(home: object, text: int) -> None:
    hands, scene = table(4, 5, text=text, size=(1280, 900) if text == 100 else (1280, 720))
    assert play_to(hands, scene, "Play")
    hands.move((3, 3))
    placed = inspector.place(scene.kit, scene.places.inspector, scene.panels.side.pages())
    for (block, _), after in zip(placed, [*placed[1:], None]):
        assert not isinstance(block, Small) or after is not None
    if text == 100:
        assert any(isinstance(block, Standings) for block, _ in placed)


def test_what_lies_near_and_who_leads(home: object) -> None:
    hands, scene = table(3, 4)
    assert play_to(hands, scene, "Play")
    now, here = scene.now, scene.now.g.ship[scene.now.seat]
    down = sorted(now.far(here, at) for n, at in now.g.spot.items() if n not in now.g.up)
    found = unseen(now, scene.words)
    rows = found[0].rows if found and isinstance(found[0], Section) else ()
    assert len(rows) == min(3, sum(1 for far in down if far <= NEAR))
    number = next(n for n, at in now.g.spot.items() if n not in now.g.up and now.far(here, at) == down[0])
    now.g.zones[f"counter:{number}"] = (
        face := next(f for f in now.session.rules.pieces(now.g) if f.startswith("reaver")),
    )
    known = unseen(now, scene.words)[0]
    assert isinstance(known, Section) and any(counter_name(scene.words, face) in row.left for row in known.rows)
    card = now.hold(now.seat)[0] if now.hold(now.seat) else next(iter(now.g.zones["job"]))
    now.g.zones["drawn"] = (card,)
    assert [one.card for one in tickets(now, scene.words, frozenset())][0] == card
    now.seat = 1
    assert card not in [one.card for one in tickets(now, scene.words, frozenset())], "it is not in this hold"
    now.seat = 0
    now.g.platinum[0], now.g.platinum[1], now.g.platinum[2] = 900, 2500, 1700
    (block,) = standings(now, scene.words)
    others = [rival.seat for rival in block.rivals]
    assert now.seat not in others and len(others) == 2
    assert others == sorted(others, key=lambda seat: -now.g.platinum[seat])
    assert not scene.app.words.missing
