"""A flight over several Sectors: to where it was clicked, card by card, as it was planned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.app.games.firefly.situation import FLIGHTS, Situation
from game.app.table.host import Panels
from game.app.table.moving.animate import APlayer
from game.app.table.moving.drag import Drag
from game.app.table.panels.spot import Subject
from game.app.table.results.results import Results
from game.app.table.undo import Undoing
from game.core.session import Session
from game.rules.firefly.state import Firefly


class Flown(Protocol):
    """A table on which ships fly. `moment` counts the situations, `pinned` is what the inspector keeps."""

    now: Situation
    moment: int
    pinned: Subject | None
    drag: Drag | None

    @property
    def session(self) -> Session[Firefly]: ...

    @property
    def player(self) -> APlayer: ...

    @property
    def results(self) -> Results: ...

    @property
    def undoing(self) -> Undoing: ...

    @property
    def panels(self) -> Panels: ...

    def answer(self, key: str, dropped: str = "") -> bool: ...


class Flight:
    """Its route is in the situation: `plan`, the Sectors still to come, and `bound`, where it leads."""

    def __init__(self, table: Flown) -> None:
        self.table = table

    def go_to(self, number: int, dropped: str = "") -> None:
        """Fly to a Sector, one after the other, or put there what is picked up."""
        now = self.table.now
        way = now.course(number)
        option = now.cells.get(way[1] if now.moving else way[0]) if way else None
        if option is None:
            return
        self.fly(option.key, way[2:], dropped)

    def fly(self, key: str, after: Sequence[int], dropped: str = "") -> None:
        """Enter a Sector and, card by card, those after it; at the last one the ship has arrived."""
        now, option = self.table.now, self.table.now.key(key)
        number = now.to(option) if option is not None else None
        flies, last = now.moving, after[-1] if after else number or 0
        self.table.answer(key, dropped if not after else "")
        if flies and last:
            now.plan, now.bound = tuple(after), last if after or now.worth_a_stop(last) else 0
        if after:
            self.table.drag = None

    def aim_at(self, number: int) -> None:
        """A Sector was clicked that is not in reach as the ship flies now: the brass button offers the way there, or as
        far as the ship gets; a second click takes it."""
        t = self.table
        bears = t.now.bears_to(number)
        if bears is None:
            return
        head, way = bears
        if t.now.aim == number:
            self.fly(f"{head}:{t.now.place(way[0]).key}", way[1:])
            return
        t.now.fly_by(head)
        t.now.aim = number
        t.pinned = "cell", number
        t.moment += 1
        t.panels.refresh()

    def drop(self) -> None:
        """It has no route any more."""
        self.table.now.plan, self.table.now.bound = (), 0

    def forget(self) -> None:
        """The flight goes on as far as it went."""
        self.drop()
        self.table.moment += 1
        self.table.panels.refresh()

    def follow(self) -> bool:
        """Enter the next Sector of the route once that is asked; a flight that is over has none."""
        t, now = self.table, self.table.now
        if not now.bound or t.player.playing or t.results.holds or t.drag is not None or not now.mine:
            return False
        if now.kind == "Actions" or now.choice is None:
            self.drop()
            return False
        if now.kind != "FlightChoice":
            return False
        if not now.plan and now.bound == now.g.ship[now.seat]:
            now.bound = 0
            t.undoing.autos.add(len(t.session.record))
            t.answer("stop")
            return True
        option = now.cells.get(now.plan[0]) if now.plan else None
        if option is None or option.key.partition(":")[0] not in FLIGHTS:
            self.forget()
            return False
        self.fly(option.key, now.plan[1:])
        return True
