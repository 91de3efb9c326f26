"""What goods a pirate takes, and what makes room for them: a sheet over the map with a running count."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.app.games.firefly.names import title
from game.app.games.firefly.sayings import saying
from game.app.games.pirates import sheet as sheets
from game.app.games.pirates.sheet import Pile, Press, Sheet, Tray
from game.app.ui.kit import Kit
from game.app.ui.widgets import Widget
from game.content.firefly.records import GOODS
from game.rules.firefly.ship.goods import room_for
from game.rules.firefly.zones import amount
from game.rules.pirates.loot import LOOT
from game.rules.pirates.marks import STOLEN

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene

MANY = 50
"""A limit from there on is none."""


class SheetStage:
    """A sheet over the map."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet

    @property
    def look(self) -> Hashable:
        """All that it shows."""
        return self.sheet

    def paint(self, kit: Kit, dst: Surface, r: Rect) -> None:
        """The sheet into the rect of the map."""
        sheets.paint(kit, dst, r, self.sheet)

    def widgets(self, kit: Kit, r: Rect) -> Sequence[Widget]:
        """What can be pressed, dragged or dropped on."""
        return sheets.spots(kit, r, self.sheet)


def _presses(s: FireflyScene, *left_out: str) -> tuple[Press, ...]:
    """The answers as lines, but for those that are given with a token."""
    if not s.now.mine or s.now.veiled:
        return ()
    found = []
    for number, option in enumerate(s.now.options, 1):
        head = option.key.partition(":")[0]
        if head in left_out:
            continue
        said = saying(s.now, s.words, option)
        found.append(Press(option.key, said.name, said.note, number))
    return tuple(found)


def _hold(s: FireflyScene, seat: int, word: str, goods: Sequence[str], takes: bool) -> tuple[Pile, ...]:
    """The tokens in a Hold by kind; `word`: the head of the answer that one of them gives."""
    g, found = s.now.g, []
    for good in goods:
        n = amount(g, seat, good, "hold")
        if n:
            key = f"{word}:{good}" if s.now.mine and s.now.key(f"{word}:{good}") else ""
            source = f"good:hold:{seat}:{good}" if takes else ""
            found.append(Pile(good, n, s.words(f"firefly.good.{good}", n=n), key, source if key else ""))
    return tuple(found)


def loot(s: FireflyScene) -> SheetStage:
    """Goods of a rival, within room; before the first own tokens may be jettisoned."""
    now, g, words = s.now, s.now.g, s.words
    choice: Any = now.choice
    seat, other = choice.seat, choice.other
    first = now.kind == "RoomForLoot"
    taken = g.flags.get(STOLEN, 0)
    room = room_for(g, seat, "cargo")
    if first:
        asks = words("loot.asks.room", name=now.name(seat), n=room)
    else:
        key = "loot.asks.all" if choice.most > MANY else "loot.asks"
        asks = words(key, name=now.name(seat), n=taken, of=taken + choice.most, room=room)
    stash = sum(amount(g, other, good, "stash") for good in GOODS)
    theirs = Tray(
        other,
        words("loot.hold", name=now.name(other)),
        _hold(s, other, "take", LOOT, True),
        words("loot.stash", n=stash) if stash else "",
    )
    foot = words("loot.jettison" if first else "loot.room", n=room)
    mine = Tray(seat, words("loot.hold", name=now.name(seat)), _hold(s, seat, "dump", GOODS, False), foot, "hold")
    presses = _presses(s, "take", "dump")
    return SheetStage(Sheet(words("loot.title"), title(g.work), seat, asks, (theirs, mine), presses))


STAGES: dict[str, Callable[[FireflyScene], SheetStage]] = {"RoomForLoot": loot, "Loot": loot}
"""The sheet of each choice."""
