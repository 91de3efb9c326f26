"""The tables of a game of *Firefly*."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.state import State
from game.rules.shared.state import clockwise


@dataclass(slots=True)
class Firefly(State):
    """One game in play. Every card is "<face>#<number>" and lies in exactly one zone (R-FB-641).

    Zones: "supply:osiris", "contact:badger", "nav:alliance", "misbehave" and each with ".discard" (face up); "setup"
    (Leaders, starting Drive Cores and Ship Cards nobody has), "stories" and "story" (the one in force); per seat
    "crew:0" (the Leader first), "team:0" (those of the Crew who are on the Job now), "gear:0", "upgrade:0", "drive:0",
    "ship:0", "hand:0" (inactive Jobs, secret), "active:0", "solid:0" (completed Jobs under the Ship Card),
    "considered:0" (cards being Considered); "drawn" (the Nav or Misbehave card being resolved), "removed" (out of the
    game), "aside" (where scenarios put what they don't need).

    Tokens: `goods` by "hold:0:cargo" or "stash:0:fuel"; per seat `money` in $, `warrants`, `goals`; `disgruntled` by
    Crew card; `carrier`: the Crew card that carries a Gear card; `stage`: how many stages of an Active Job are done.
    Places: `ship` (Sector of each seat, 0 before it is placed), `cruiser`, `cutter`; `met`: seats whose Alliance
    Contact is behind them for as long as ship and Cruiser stay together (R-FB-217).

    The turn: `active`, `acted` (the kinds of Actions taken); while flying `flying` is "burn" or "mosey" and `legs` how
    many Sectors may still be entered; while a Work attempt runs `work` is its Job card or Goal, as "goal:<story>/1".
    `flags`: marks of the turn and the game. `first`: who has the first turn; `draft`: the seats in choosing order.
    `over`: "" or "won", `why` its reason, `winners` the seats.
    """

    turn: int = 0
    round: int = 0
    first: int = 0
    active: int = 0
    draft: tuple[int, ...] = ()
    acted: tuple[str, ...] = ()
    flying: str = ""
    legs: int = 0
    work: str = ""
    cruiser: int = 0
    cutter: int = 0
    over: str = ""
    why: str = ""
    winners: tuple[int, ...] = ()
    ship: dict[int, int] = field(default_factory=dict)
    met: dict[int, int] = field(default_factory=dict)
    money: dict[int, int] = field(default_factory=dict)
    warrants: dict[int, int] = field(default_factory=dict)
    goals: dict[int, int] = field(default_factory=dict)
    goods: dict[str, int] = field(default_factory=dict)
    disgruntled: dict[str, int] = field(default_factory=dict)
    carrier: dict[str, str] = field(default_factory=dict)
    stage: dict[str, int] = field(default_factory=dict)
    flags: dict[str, int] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)

    def copy(self) -> Firefly:
        """An independent twin without news. Written out, a line per table: bots copy far more often than they play."""
        twin = self.begun(Firefly)
        twin.turn = self.turn
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.draft = self.draft
        twin.acted = self.acted
        twin.flying = self.flying
        twin.legs = self.legs
        twin.work = self.work
        twin.cruiser = self.cruiser
        twin.cutter = self.cutter
        twin.over = self.over
        twin.why = self.why
        twin.winners = self.winners
        twin.ship = self.ship.copy()
        twin.met = self.met.copy()
        twin.money = self.money.copy()
        twin.warrants = self.warrants.copy()
        twin.goals = self.goals.copy()
        twin.goods = self.goods.copy()
        twin.disgruntled = self.disgruntled.copy()
        twin.carrier = self.carrier.copy()
        twin.stage = self.stage.copy()
        twin.flags = self.flags.copy()
        twin.settings = self.settings.copy()
        return twin


def seats_from(g: Firefly, seat: int) -> tuple[int, ...]:
    """All seats clockwise, `seat` first (R-FB-74, R-FB-218)."""
    return clockwise(len(g.ship), seat)


def right_of(g: Firefly, seat: int) -> int:
    """The player to the right, who has the turn before; alone it is the player (R-FB-228, R-FB-231)."""
    return (seat - 1) % len(g.ship)
