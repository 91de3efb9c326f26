"""The action bar: one tile per thing that can be done now, with its key; greyed ones say why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.app.games.fistful.fight.stakes import plainest, prepares
from game.app.games.fistful.panels.gear_icons import gear_icon
from game.app.games.fistful.panels.idle import why_idle
from game.app.games.fistful.sayings import SCROUNGE, saying
from game.app.games.fistful.situation import Situation
from game.app.games.fistful.spread.offers import offers
from game.app.shell.words import Words
from game.app.table.panels import enamel, tray
from game.app.ui.hyphens import halves
from game.app.ui.kit import Kit
from game.app.ui.theme import C
from game.core.steps import Option
from game.rules.fistful.battle.sums import helpers
from game.rules.fistful.tokens import special

MOST = 9
PLACES, ROUND = 6, 7
"""How many tiles have room without growing narrow; how many a battle has place for, before its dice and after them."""
TOLD = "told"
"""The place of a tile that is no deed and only tells how the move stands."""
WIDE = 58.0
"""Units across a token of enamel."""
SMALL = 11.0
"""Units: a word that would be smaller is broken."""
STILL = {
    "Plan": ("scrounge", "fight", "backup", "retreat"),
    "Move": ("scrounge", "backup", "retreat"),
    "Ready": ("health", "backup", "retreat", "ammo"),
    "Round": ("again", "health", "backup", "retreat", "ammo"),
    "Target": ("retreat",),
}
"""What keeps its place, off, while it is not possible."""
ORDER = ("roll", "stop", "item", "again", "ready", "health", "scrounge", "fight", "backup", "ammo", "retreat")
"""From left to right behind the deed of the moment; then all else, skills and Gear as they lie beside the Sidekick."""
BATTLE = {"fight": 0, "again": 0, "health": 1, "yield": 1, "backup": 2, "retreat": 3, "ammo": 4, "ready": 5}
"""The places of the deeds of a battle, the same before its dice and after them; nothing stands first there because it
is proposed."""
SCROUNGED = ("ammo", "health", "gear")
GREY_ICONS = {
    "scrounge": "search",
    "backup": "users",
    "retreat": "leave",
    "fight": "fight",
    "ammo": "ammo",
    "health": "heart",
    "again": "dice",
}


class Tile(NamedTuple):
    """A tile of the bar; `key` answers the choice, "" for greyed ones and for the move that is made on the board.

    `place`: by what it is known again when it stands there once more, on or off.
    """

    key: str
    icon: str
    name: str
    note: str
    state: str = "open"
    source: str = ""
    face: str = ""
    grave: bool = False
    place: str = ""


def tiles(now: Situation, words: Words, item: str = "") -> tuple[Tile, ...]:
    """The tiles of this moment: the deed of the primary button, then the rest in its fixed order; what is not possible
    now is off in its place and says why.

    `item`: the card or token that is to be handed on. Where cards lie over the board there are no tiles."""
    if now.rehearsed:
        return (Tile("", "run", words("table.act.rehearsed"), words("table.rehearsing"), "now"),)
    if now.choice is None or not now.mine or offers(now, item) is not None:
        return ()
    found: list[Tile] = []
    sources = now.sources()
    if now.moving:
        left = getattr(now.choice, "left", 0)
        note = words("table.act.move.note", n=left)
        found.append(Tile("", "run", words("table.act.move"), note, "now", face="die", place=TOLD))
    elif sources and now.kind != "Target":
        head = now.find("retreat", "nudge")[0].key.partition(":")[0]
        deed = head if now.picked else "aim"
        found.append(
            Tile(
                "",
                GREY_ICONS.get(head, "hand"),
                words(f"table.act.{deed}.pick"),
                words(f"table.act.{deed}.pick.note"),
                "now",
            )
        )
        if head == "nudge" and now.picked and len(sources) > 1:
            found.append(Tile("drop:", "swap", words("table.act.aim.other"), words("table.act.hand.back.note")))
        if head == "nudge" and not now.find("pass", "done") and not now.session.why_no_undo():
            found.append(Tile("undo:", "undo", words("table.act.aim.cancel"), words("table.act.aim.cancel.note")))
    first = plainest(now)
    begun = len(found)
    for option in now.options:
        head, _, tail = option.key.partition(":")
        if head in ("move", "nudge") or (head == "retreat" and tail):
            continue
        said = saying(now, words, option)
        found.append(Tile(option.key, said.icon, said.name, said.note, "open", option.source, grave=said.grave))
        if head == "again" and prepares(now):
            found.append(Tile("ready:", "gear", words("table.act.ready"), words("table.act.ready.note")))
    row = [(_place(now, tile, first), tile) for tile in found[begun:]]
    have = {tile.key.partition(":")[0] for tile in found}
    still = [
        head for head in STILL.get(now.kind, ()) if head not in have and not (head == "health" and "yield" in have)
    ]
    if now.fight:
        row += [_still(now, words, head) for head in still]
    held = {tile.source for tile in found}
    for card in now.slots(now.seat):
        record = now.gear(card)
        if record and card not in held and begun + len(row) < least(now):
            off = Tile(
                "", gear_icon(record), record.title, why_idle(now, words, card), "off", card, place=f"card:{card}"
            )
            row.append((_place(now, off, first), off))
    if "scrounge" in have:
        row += [
            (
                _rank(now, "scrounge", what),
                _off(words, SCROUNGE[what], f"scrounge.{what}", "scrounge.full", f"scrounge:{what}"),
            )
            for what in SCROUNGED
            if not now.key(f"scrounge:{what}")
        ]
    if not now.fight:
        row += [_still(now, words, head) for head in still][: max(0, PLACES - begun - len(row))]
    placed = (*found[:begun], *(tile for _, tile in sorted(row, key=lambda one: one[0])))
    return tuple(tile if tile.place else tile._replace(place=tile.key or tile.icon) for tile in placed)


def _off(words: Words, icon: str, name: str, why: str, place: str) -> Tile:
    """A tile that says why it is off."""
    return Tile("", icon, words(f"table.act.{name}"), words(f"table.why.{why}"), "off", place=place)


def _still(now: Situation, words: Words, head: str) -> tuple[tuple[int, int], Tile]:
    """The tile of a deed that is not possible now, with its place."""
    name = f"{head}.name" if words.has(f"table.act.{head}.name") else head
    return _rank(now, head), _off(words, GREY_ICONS[head], name, why_still(now, words, head), head)


def why_still(now: Situation, words: Words, head: str) -> str:
    """The key of the reason why something is not possible at this moment."""
    here = now.hero_cell(now.seat)
    if head == "fight" and here and now.seen_from(here):
        safe = now.board is not None and now.cell(here) in now.board.landing_set
        return "fight.landing" if safe else "fight.hidden"
    fight = now.fight
    if fight and fight.helper >= 0 and head in ("backup", "ammo", "retreat"):
        return "backup.two" if head == "backup" else "bound"
    if fight and head == "retreat" and special(fight.token) == "hunt":
        return "retreat.hunt"
    if fight and head == "backup" and fight.rolled and helpers(now.g, fight.seat, fight.token):
        return "backup.rolled"
    kind = now.kind.lower()
    return f"{kind}.{head}" if words.has(f"table.why.{kind}.{head}") else head


def _rank(now: Situation, head: str, what: str = "") -> tuple[int, int]:
    """The fixed place of a deed, behind the first where there is one."""
    if now.fight:
        return BATTLE.get(head, len(BATTLE)), 0
    place = ORDER.index(head) if head in ORDER else len(ORDER)
    return 1 + place, SCROUNGED.index(what) if what in SCROUNGED else 0


def _place(now: Situation, tile: Tile, first: Option | None) -> tuple[int, int]:
    """Where a tile stands: the deed of the moment, what has its fixed place, the rest, skills, Gear."""
    head, _, tail = tile.key.partition(":")
    if first is not None and tile.key == first.key and not now.fight:
        return 0, 0
    if tile.source in now.slots(now.seat):
        return 99, now.slots(now.seat).index(tile.source)
    return (98, 0) if head in ("use", "skill") else _rank(now, head, tail)


def digits(row: tuple[Tile, ...]) -> tuple[int, ...]:
    """The number key of each tile, 0 for none: its place from left to right, 1 for the deed of the moment.

    Gear and skills stand last, so their keys are not those of what was just rolled or fought.
    """
    live = [bool(tile.key) or tile.state == "now" for tile in row]
    return tuple(n if on and n <= MOST else 0 for n, on in enumerate(live, 1))


def least(now: Situation) -> int:
    """So many tiles have their place at the least."""
    return ROUND if now.kind in ("Ready", "Round") else PLACES


def rects(kit: Kit, rect: Rect, count: int, least: int = PLACES) -> list[Rect]:
    """Where the tiles go: side by side, at least so many places wide that few tiles do not grow huge."""
    n = max(least, count)
    gap = kit.u(6) if count <= 9 else kit.u(3)
    x, w = rect.x + kit.u(8), rect.w - kit.u(16)
    edges = [round(x + (w + gap) * i / n) for i in range(n + 1)]
    return [Rect(a, rect.y + kit.u(8), b - a - gap, rect.h - kit.u(16)) for a, b in zip(edges, edges[1:])][:count]


def paint(
    kit: Kit,
    dst: Surface,
    rect: Rect,
    row: tuple[Tile, ...],
    places: Sequence[Rect],
    faces: tuple[int, ...],
    compact: bool,
    says: str = "",
) -> None:
    """The tray and its tiles in their `places`; `faces` is the last movement roll, shown on the Move tile. `says`: what
    stands there where there are none."""
    tray.paint(kit, dst, rect, "" if row else says, 3)
    for tile, number, r in zip(row, digits(row), places):
        _tile(kit, dst, r, tile, str(number or ""), faces, compact)


def _tile(kit: Kit, dst: Surface, r: Rect, tile: Tile, cap: str, faces: tuple[int, ...], compact: bool) -> None:
    face = {"now": ((92, 72, 40), (62, 48, 27)), "open": ((46, 56, 82), (33, 41, 62)), "off": (19, 24, 37)}[tile.state]
    kit.box(dst, r, face, 8)
    line = {"now": C["brass"], "open": C["line"], "off": C["subtle"]}[tile.state]
    kit.ring(dst, r, line, 2 if tile.state == "now" else 1, 8, 255 if tile.state == "now" else 150)
    text = "hi" if tile.state != "off" else "low"
    if cap:
        kit.keycap(dst, (r.x + kit.u(7), r.y + kit.u(6) + kit.t(9)), cap, 12, "ml")
    inner = r.w - kit.u(12)
    name, size = _fitted(kit, tile.name, inner)
    small = kit.para_size(tile.note, inner, 12, 2)
    name_high = kit.para(None, (0, 0), name, inner, size, text, "bold", lead=1.12, dry=True, most=2, align="c")
    note_high = 0
    if not compact and tile.note:
        note_high = kit.para(None, (0, 0), tile.note, inner, small, "mid", lead=1.12, dry=True, most=2)
    top = r.bottom - kit.u(8) - max(note_high, 0) - name_high - kit.u(2)
    room = (top - r.y) / kit.scale
    if room > 20:
        beside = r.w / 2 - kit.u(9) - kit.t(21) if cap else r.w / 2
        wide = max(18.0, min(WIDE, room * 0.9, 2 * beside / kit.scale))
        _sign(kit, dst, (r.centerx, r.y + (top - r.y) * 0.53), tile, faces, wide)
    kit.para(dst, (r.x + kit.u(6), top), name, inner, size, text, "bold", lead=1.12, align="c", most=2)
    if note_high:
        kit.para(
            dst,
            (r.x + kit.u(6), top + name_high + kit.u(2)),
            tile.note,
            inner,
            small,
            "bad" if tile.grave else "mid" if text == "hi" else "low",
            lead=1.12,
            align="c",
            most=2,
        )


def _fitted(kit: Kit, name: str, wide: int) -> tuple[str, float]:
    """A name as it stands in at most two lines, and the size of its letters; a single word that would grow too small
    for that is broken."""
    size = kit.para_size(name, wide, 14, 2, "bold")
    if " " in name or (size >= SMALL and kit.width(name, "bold", size) <= wide):
        return name, size
    name = halves(name, lambda part: kit.width(part, "bold", 14), kit.tongue)
    return name, kit.para_size(name, wide, 14, 2, "bold")


def _sign(kit: Kit, dst: Surface, pos: tuple[float, float], tile: Tile, faces: tuple[int, ...], size: float) -> None:
    """The token of a tile, or the die that was rolled."""
    if tile.face and faces:
        pic = kit.sprite(f"d6_{faces[-1]}", h=size * 0.72)
        if pic:
            kit.drop(dst, pos, pic, None, alpha=0)
            return
    enamel.token(kit, dst, pos, tile.icon, size, tile.state == "off")
