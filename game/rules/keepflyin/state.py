"""The tables of a game."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.state import State
from game.rules.shared.state import clockwise

FLYING, DETAINED, TORTURED, TURNCOAT, OUT = "flying", "detained", "tortured", "turncoat", "out"
CAPTAINS = (FLYING, DETAINED, TORTURED)
"""The fates of those who are still in the game; a turncoat plays on as the enemy (R-KF-89)."""


@dataclass(slots=True)
class KeepFlyin(State):
    """One game in play. Spaces are nodes of the chart: hexes and the Skyplex (R-KF-17).

    Zones: "job", "job.discard", "event", "event.discard"; per seat "hold:0" (jobs and kept event cards, face up) and
    "wreck:0" (what is left in a lost ship); "drawn" (the card being decided), "passed" (jobs passed over in a draw);
    "counter:7" (the face of the counter numbered 7 on the board), "left:7" (cards left with that derelict), "box"
    (counters that are not on the board), "batch:core" (those of a set-up still to be placed), "aside" (out of play,
    where scenarios put what they don't need).

    A counter on the board is known by a number that everybody can follow; only its zone holds the face. `spot`: node
    of each; `up`: the faces of those that lie face up; `hunts`: the seat whose Pursuit counter it carries; `lot`: for
    each face-down one the lot it was mixed in; `lots`: the faces still face down in each lot, as everybody can count.
    The lot "spare" holds more faces than counters: the rest lies in the box.

    Per seat: `fate`; `ship` (node, -1 off the board; also that of a wreck); `home` (node, -1 before it is chosen);
    `nr` (Notoriety Rating); `platinum` in $; `helm`: the counter a turncoat controls. `flags`: marks of the turn and
    the game. `first`: Player 1. `over`: "" or "won", `why` its reason, `winners` the seats.
    """

    turn: int = 0
    round: int = 0
    first: int = 0
    active: int = 0
    phase: str = "setup"
    over: str = ""
    why: str = ""
    winners: tuple[int, ...] = ()
    fate: dict[int, str] = field(default_factory=dict)
    ship: dict[int, int] = field(default_factory=dict)
    home: dict[int, int] = field(default_factory=dict)
    nr: dict[int, int] = field(default_factory=dict)
    platinum: dict[int, int] = field(default_factory=dict)
    helm: dict[int, int] = field(default_factory=dict)
    spot: dict[int, int] = field(default_factory=dict)
    up: dict[int, str] = field(default_factory=dict)
    hunts: dict[int, int] = field(default_factory=dict)
    lot: dict[int, str] = field(default_factory=dict)
    lots: dict[str, tuple[str, ...]] = field(default_factory=dict)
    flags: dict[str, int] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)

    def copy(self) -> KeepFlyin:
        """An independent twin without news. Written out, a line per table: bots copy far more often than they play."""
        twin = self.begun(KeepFlyin)
        twin.turn = self.turn
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.phase = self.phase
        twin.over = self.over
        twin.why = self.why
        twin.winners = self.winners
        twin.fate = self.fate.copy()
        twin.ship = self.ship.copy()
        twin.home = self.home.copy()
        twin.nr = self.nr.copy()
        twin.platinum = self.platinum.copy()
        twin.helm = self.helm.copy()
        twin.spot = self.spot.copy()
        twin.up = self.up.copy()
        twin.hunts = self.hunts.copy()
        twin.lot = self.lot.copy()
        twin.lots = self.lots.copy()
        twin.flags = self.flags.copy()
        twin.settings = self.settings.copy()
        return twin


def seats_from(g: KeepFlyin, seat: int) -> tuple[int, ...]:
    """All seats clockwise, `seat` first (R-KF-33)."""
    return clockwise(len(g.fate), seat)


def captains(g: KeepFlyin) -> list[int]:
    """The seats that have not lost the game."""
    return [seat for seat, fate in g.fate.items() if fate in CAPTAINS]


def right_of(g: KeepFlyin, seat: int) -> int:
    """The next player to the right who is still at the table; with turns to the left that is the one before
    (R-KF-135, R-KF-177)."""
    return next((s for s in seats_from(g, seat)[:0:-1] if g.fate[s] != OUT), seat)
