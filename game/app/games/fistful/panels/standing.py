"""The tiles of the action bar keep their places while a turn lasts: nothing else comes beneath a resting mouse."""

from __future__ import annotations

from collections.abc import Hashable

from game.app.games.fistful.panels.actions import TOLD, Tile, why_still
from game.app.games.fistful.panels.idle import why_idle, why_no_skill
from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words

KEPT = ("Plan", "Move", "Ready")
"""The choices that come again within a turn, with less to choose from; the ways out of a round depend on its dice."""


class Standing:
    """What stood in each place so far in this turn, for each kind of choice."""

    def __init__(self) -> None:
        self._turn: Hashable = None
        self._given = 0
        self._rows: dict[Hashable, list[Tile]] = {}

    def keep(self, now: Situation, words: Words, row: tuple[Tile, ...]) -> tuple[Tile, ...]:
        """The tiles in the places they had; what went stays, off, and says why; what is new comes last."""
        turn, given = (now.g.turn, now.g.active, words), len(now.session.record)
        if turn != self._turn or given < self._given:  # another turn, or an answer was taken back
            self._rows.clear()
        self._turn, self._given = turn, given
        if now.kind not in KEPT or now.rehearsed:
            return row
        moment = now.kind, now.seat, now.fight.token if now.fight else ""
        old = self._rows.get(moment, [])
        left = {tile.place: tile for tile in row}
        same = [left.pop(one.place, None) for one in old]
        for i, one in enumerate(old):
            twin = next((tile for tile in left.values() if _again(one, tile)), None) if same[i] is None else None
            same[i] = same[i] or (left.pop(twin.place) if twin else None)
        kept = [
            new._replace(place=one.place) if new else _off(now, words, one)
            for one, new in zip(old, same)
            if new or one.place != TOLD
        ]
        self._rows[moment] = [*kept, *left.values()]
        return tuple(self._rows[moment])


def _again(old: Tile, new: Tile) -> bool:
    """Whether a tile is the old one, now off, or the old one stood for all of its sort; a card is the same card."""
    stood_for_all = ":" not in old.place or old.place.startswith(("card:", "use:"))
    return _sort(old) == _sort(new) and (stood_for_all or not new.key)


def _sort(tile: Tile) -> str:
    """What a tile is about, whether it is on or off: its card, else the first word of its place."""
    head = tile.place.partition(":")[0]
    return tile.source if head in ("use", "card") else head


def _off(now: Situation, words: Words, tile: Tile) -> Tile:
    """A tile of what is not offered any more."""
    head, _, tail = tile.place.partition(":")
    if head in ("use", "card"):
        held = tile.source in now.slots(now.seat)
        why = why_idle(now, words, tile.source) if held else words("table.why.gone")
    elif head == "skill":
        why = why_no_skill(now, words, tail.partition(":")[0])
    else:
        full = head == "scrounge" and bool(now.find("scrounge"))
        why = words(f"table.why.{'scrounge.full' if full else why_still(now, words, head)}")
    return tile._replace(key="", note=why, state="off", grave=False)
