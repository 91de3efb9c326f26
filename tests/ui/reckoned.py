"""Chances of fights and dangers that one test asked for are there for the next that comes to the same position."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from game.app.games.fistful.fight.reckoner import Reckoned, Reckoner
from game.app.ui.cache import Cache
from game.content import registry
from game.content.common import opened
from game.core.codec import digest

_found = Cache(1 << 20)
_find = Reckoner.find


class Moment:
    """Which position a reckoner's table of the moment belongs to; nothing of other boards than our own."""

    def __init__(self, now: Any) -> None:
        self.now = now
        self.known: object = None
        self.place: tuple[Hashable, ...] = ()

    def key(self, known: object, key: Hashable) -> Hashable:
        if known is not self.known:
            now = self.now
            self.known, self.place = known, (digest(now.g), now.seat, now.kind, now.moving)
        return self.place, key


def _own() -> bool:
    game = registry.printed("fistful")
    return opened.in_use(game) is opened.own(game, None)


def _kept(self: Reckoner, key: Hashable, work: Callable[[], Any]) -> Any:
    moment = self.__dict__.get("moment")
    if moment is None or not self.at_once or not _own():
        return _find(self, key, work)
    if key not in self.known:
        self.known[key] = _found.get(moment.key(self.known, key), work)
    return self.known[key]


def _set(self: Reckoned, reckoner: Reckoner) -> None:
    reckoner.__dict__["moment"] = Moment(self)
    self.__dict__["reckoner"] = reckoner


def keep() -> None:
    """From now on."""
    Reckoned.reckoner = property(lambda self: self.__dict__["reckoner"], _set)  # type: ignore[assignment]
    Reckoner.find = _kept  # type: ignore[method-assign]
