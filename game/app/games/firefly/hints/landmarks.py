"""Where the things lie that a lesson speaks of on the sector map, and what a slip of paper should not cover there."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from pygame import Rect

from game.app.games.firefly import boxes
from game.app.games.firefly.cards import face as cardface
from game.app.games.firefly.cards.pages import NUMBER
from game.app.games.firefly.sayings import stem
from game.app.games.firefly.situation import AWAY, FLIGHTS, HAND, HANDS, parts
from game.app.table.panels.spot import Spot
from game.app.table.spread.data import CARDS
from game.core.steps import Option
from game.rules.firefly.board import board

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene

RAIL = {
    "plate": "rail:plate",
    "crew": "crew:",
    "hold": "well:hold:",
    "stash": "well:stash:",
    "money": "rail:money",
    "drive": "fit:",
    "solid": "medal:",
}
"""The parts of the rail, by what the names of their widgets begin with."""
CARRIED = ("hold", "stash", "money")
"""Those whose figures a captain reads all the time."""


def landmark(scene: FireflyScene, head: str, tail: str) -> Rect | None:
    """A place that only the sector map has, None while it is not there."""
    now = scene.now
    if head == "answer":
        return _answer(scene, tail)
    if head == "place":
        other = _other_way(scene)
        if other is not None:
            return other
        number = board(now.g).where.get(tail, 0)
        return scene.view.box(number) if number else None
    if head == "card":
        spots = ((w.rect, w.about) for w in scene.group.widgets if isinstance(w, Spot) and w.about is not None)
        return next((r for r, about in spots if about[0] == "card" and fnmatchcase(about[1], tail)), None)
    if head in ("ship", "cruiser", "cutter"):
        id = f"ship:{now.g.active if tail == 'active' else tail}" if head == "ship" else head
        piece = scene.stage.pieces.get(id)
        box = scene.view.box(piece.node) if piece is not None else None
        hidden = box is not None and not scene.teaches and box.collidelist(card_parts(scene)) >= 0
        return None if hidden else box
    if head == "rail":
        return _rail(scene, tail)
    own = boxes.found("landmarks", head)
    return own(scene, tail) if own is not None else None


def _other_way(scene: FireflyScene) -> Rect | None:
    """The row to press first where a lesson waits for a flight of the other kind."""
    wanted = scene.coach.wanted() if scene.coach is not None else None
    way = wanted.key.partition(":")[0] if wanted is not None else ""
    row = scene.group.named(f"tile:way:{way}") if way in ("burn", "mosey") and way != scene.now.way else None
    return row.rect if row is not None else None


def _rail(scene: FireflyScene, name: str) -> Rect | None:
    """A part of the rail, all of it for ""; beside the medals of the Contacts are the Goals."""
    if name == "goals":
        medals = _rail(scene, "solid")
        return medals and Rect(medals.x, medals.y, scene.places.rail.right - medals.x - scene.kit.u(8), medals.h)
    begin = RAIL.get(name, f"{name}:")
    found = [w.rect for w in scene.group.widgets if name and w.name.startswith(begin)]
    return found[0].unionall(found[1:]) if found else scene.places.rail if not name else None


def _answer(scene: FireflyScene, pattern: str) -> Rect | None:
    """Where an answer is given: on the card over the map, in the Sector it leads to, in its row or on its page; for a
    flight of the other kind the row that chooses it, and the primary button for what that does. None for one that
    isn't offered."""
    first = scene.panels.dock.plain()
    for option in scene.now.options:
        if fnmatchcase(option.plain, pattern):
            return _of_option(scene, option) if first is None or option.key != first.key else scene.places.primary
    return None


def _of_option(scene: FireflyScene, option: Option) -> Rect | None:
    now, head = scene.now, option.key.partition(":")[0]
    number = now.to(option)
    if number is not None and now.cells.get(number) == option:
        return scene.view.box(number)
    names = [f"big:{option.key}", f"press:{option.key}", f"tile:{option.key}"]
    if head in FLIGHTS:
        names.append(f"tile:way:{head}")
    if option.source.startswith("card:"):
        names.append(option.source)
    if mode := parts(option):
        names.insert(1, f"press:mode:{mode}")
    if head in (HAND, AWAY):
        names.insert(1, f"press:mode:{HANDS}{option.source[5:]}")
    names += [f"tile:mode:{name}" for name in ("buy", "deal", "work") if option in now.group(name)]
    names += [f"press:mode:{NUMBER}{stem(option)}", "press:page:", "press:more:"]  # the way to where it is
    names += ["big:side:"] if now.kind == "Trade" else []
    widgets = (scene.group.named(name) for name in names)
    return next((widget.rect for widget in widgets if widget is not None), None)


def card_parts(scene: FireflyScene) -> list[Rect]:
    """The card that lies over the map, its dice and its odds, or a stage, which fills it; [] while there is none."""
    card = scene.card.up()
    if card is None:
        return [scene.places.board] if scene.staged.up() is not None else []
    at = cardface.lay(scene.kit, scene.places.board, card)
    return [one for one in (at.card, at.tray, *at.slips) if one.w and one.h]


def crowd(scene: FireflyScene, about: Rect | None) -> Iterator[tuple[Rect, float]]:
    """What lies on the map and beside it, and how much it matters that it is seen."""
    p = scene.places
    if about is not None and p.board.contains(about):
        k = scene.kit
        tag = Rect(0, 0, k.t(200), k.t(54))
        tag.midbottom = about.midtop
        yield tag, 900
    card = scene.card.up()
    if card is not None:
        at = cardface.lay(scene.kit, p.board, card)
        yield from ((r, 700) for r in (*at.options, *at.slips))
        yield at.tray, 120
        yield from ((r, 60) for r in (at.card, p.actions, p.inspector, p.log, p.rail))
        yield p.dock, 10
        return
    if scene.staged.up() is not None:
        yield from ((w.rect, 200) for w in scene.group.widgets if w.name.startswith(CARDS))
        yield from ((r, 60) for r in (p.board, p.actions, p.inspector, p.log, p.rail))
        yield p.dock, 10
        return
    yield p.dock, 40
    yield p.rail, 14
    yield from ((r, 300) for name in CARRIED if (r := _rail(scene, name)) is not None)
    yield from ((r, 60) for r in scene.lit())
    for id, one in scene.stage.pieces.items():
        yield scene.view.box(one.node), 600 if id == f"ship:{scene.now.seat}" else 400
