"""The tables of a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache, partial

from game.core.remembered import ENOUGH, remembered
from game.core.state import State
from game.rules.shared.state import clockwise

SETUP, RESET, VERSE, CHARTER, CREW, DISCARD = "setup", "reset", "verse", "charter", "crew", "discard"
PHASES = (SETUP, RESET, VERSE, CHARTER, CREW, DISCARD)
"""The phases of a turn (R-CG-21), after the set-up."""
BOX, RECRUITS, SHIPS = "box", "recruits", "ships"
"""Zones of what is out of play: units taken out and decks without use; crew that nobody chose; ships nobody chose."""
LAID = "laid"
"""The zone of the encounters laid in this 'Verse phase, in the order in which they are fought (R-CG-36)."""


@dataclass(slots=True)
class FanCards(State):
    """One game in play.

    Cards are called "vera#1". A cell of the map is "x,y", the start "0,0", y downwards. A place is where an attack may
    be aimed and who stands together there: "0" is the ship of seat 0 with all aboard, "0:2" its Away Team number 2.

    Zones: decks "event", "job", "location" with "event.discard" and "job.discard"; "bulletin" (four jobs face up);
    "laid" (encounters and hazards of this 'Verse phase); "drawn" (a card being decided, a location to be placed);
    "map" (locations on the map; `cells` says where); "box", "recruits", "ships"; "loot:1,0" (items that lie at a
    place, R-CG-109); "part" and "part:1,0" (parts of the ring not found yet, and waiting at a place). Per seat:
    "hand:0" (secret), "ship:0" (its ship card), "crew:0" (aboard), "away:0:2" (an Away Team), "items:0" (all items and
    traits of the crew; those in `carrier` are carried, the others lie in the inventory), "jobs:0" (held), "squad:0",
    "kept:0" (cards played that last until the next Reset).

    Per seat: `credits`; `alliance` and `criminal` Reputation; `pool`: infamy left for its opponents (R-CG-28); `moves`
    and `command`: points left; `spot`: the cell of the ship; `captain`: a crew card, "" without one; `epics`: names of
    the Epics completed, "ariel-job". `teams`: the cell of each Away Team by its place, "0:2". `wounds`: tokens on crew
    and unit cards, and on the units of a job as "foe:<job>:<number>"; none where there is none. `carrier`: who carries
    an item. `cells`: the location on each cell. `stages`: the cells visited for each job that has been begun, in
    order. `roving`: the cell of each squad that roves (R-CG-107), empty where none do. `aim`: for each card in "laid"
    the place it is aimed at, "" for one that strikes all (R-CG-33); `payer`: whose infamy paid for it;
    `guard`: who fights it, in order. `bonus`: what a card has more until the end of the 'Verse phase, by card and word
    as "vera#1/combat". `flags`: marks of the turn and of the game. `first`: the first player; `over`: "" or "won",
    `why` its reason, `winners` the seats.
    """

    turn: int = 0
    round: int = 0
    first: int = 0
    active: int = 0
    phase: str = SETUP
    over: str = ""
    why: str = ""
    winners: tuple[int, ...] = ()
    credits: dict[int, int] = field(default_factory=dict)
    alliance: dict[int, int] = field(default_factory=dict)
    criminal: dict[int, int] = field(default_factory=dict)
    pool: dict[int, int] = field(default_factory=dict)
    moves: dict[int, int] = field(default_factory=dict)
    command: dict[int, int] = field(default_factory=dict)
    spot: dict[int, str] = field(default_factory=dict)
    captain: dict[int, str] = field(default_factory=dict)
    epics: dict[int, tuple[str, ...]] = field(default_factory=dict)
    teams: dict[str, str] = field(default_factory=dict)
    wounds: dict[str, int] = field(default_factory=dict)
    carrier: dict[str, str] = field(default_factory=dict)
    cells: dict[str, str] = field(default_factory=dict)
    stages: dict[str, tuple[str, ...]] = field(default_factory=dict)
    roving: dict[int, str] = field(default_factory=dict)
    aim: dict[str, str] = field(default_factory=dict)
    payer: dict[str, int] = field(default_factory=dict)
    guard: dict[str, tuple[str, ...]] = field(default_factory=dict)
    bonus: dict[str, int] = field(default_factory=dict)
    flags: dict[str, int] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)

    def copy(self) -> FanCards:
        """An independent twin without news. Written out, a line per table: bots copy far more often than they play."""
        twin = self.begun(FanCards)
        twin.turn = self.turn
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.phase = self.phase
        twin.over = self.over
        twin.why = self.why
        twin.winners = self.winners
        twin.credits = self.credits.copy()
        twin.alliance = self.alliance.copy()
        twin.criminal = self.criminal.copy()
        twin.pool = self.pool.copy()
        twin.moves = self.moves.copy()
        twin.command = self.command.copy()
        twin.spot = self.spot.copy()
        twin.captain = self.captain.copy()
        twin.epics = self.epics.copy()
        twin.teams = self.teams.copy()
        twin.wounds = self.wounds.copy()
        twin.carrier = self.carrier.copy()
        twin.cells = self.cells.copy()
        twin.stages = self.stages.copy()
        twin.roving = self.roving.copy()
        twin.aim = self.aim.copy()
        twin.payer = self.payer.copy()
        twin.guard = self.guard.copy()
        twin.bonus = self.bonus.copy()
        twin.flags = self.flags.copy()
        twin.settings = self.settings.copy()
        return twin


def seats_from(g: FanCards, seat: int) -> tuple[int, ...]:
    """All seats in turn order, `seat` first."""
    return clockwise(len(g.credits), seat)


def opponents(g: FanCards, seat: int) -> tuple[int, ...]:
    """All other seats in turn order."""
    return seats_from(g, seat)[1:]


@cache
def seat_of(place: str) -> int:
    """Whose ship or Away Team a place is: 0 for "0" and for "0:2"."""
    return int(place.partition(":")[0])


def zone_of_place(place: str) -> str:
    """The zone of those who stand at a place: "crew:0" for "0", "away:0:2" for "0:2"."""
    return f"away:{place}" if ":" in place else f"crew:{place}"


def cell_of(g: FanCards, place: str) -> str:
    """The cell a ship or Away Team is on."""
    return g.teams[place] if ":" in place else g.spot[int(place)]


def teams_of(g: FanCards, seat: int) -> tuple[str, ...]:
    """The Away Teams of a seat."""
    return _teams(tuple(g.teams), seat) if g.teams else ()


@partial(remembered, most=ENOUGH)
def _teams(all_teams: tuple[str, ...], seat: int) -> tuple[str, ...]:
    """Those of a seat among some Away Teams, found once for the same."""
    own = f"{seat}:"
    return tuple(sorted([place for place in all_teams if place.startswith(own)]))


def places_of(g: FanCards, seat: int) -> list[str]:
    """The ship of a seat and its Away Teams."""
    return [str(seat), *teams_of(g, seat)]


def places_at(g: FanCards, seat: int, cell: str) -> list[str]:
    """The ship of a seat and its Away Teams, those that are on a cell."""
    away = [team for team in teams_of(g, seat) if g.teams[team] == cell]
    return [str(seat), *away] if g.spot[seat] == cell else away


def crew_at(g: FanCards, place: str) -> tuple[str, ...]:
    """Who stands at a place."""
    return g.zones.get(f"away:{place}" if ":" in place else f"crew:{place}", ())


def crew_of(g: FanCards, seat: int) -> tuple[str, ...]:
    """All crew of a seat, aboard and away."""
    zones = g.zones
    found = zones.get(f"crew:{seat}", ())
    for team in teams_of(g, seat):
        found += zones.get(f"away:{team}", ())
    return found


def place_of(g: FanCards, seat: int, card: str) -> str:
    """Where a crew member of a seat stands; "" for one that is not in its crew."""
    zones = g.zones
    if card in zones.get(f"crew:{seat}", ()):
        return str(seat)
    for team in teams_of(g, seat):
        if card in zones.get(f"away:{team}", ()):
            return team
    return ""


def items_on(g: FanCards, card: str) -> list[str]:
    """What a crew member carries, traits included."""
    return sorted([item for item, carrier in g.carrier.items() if carrier == card]) if g.carrier else []


def stowed(g: FanCards, seat: int) -> list[str]:
    """The items in a crew's inventory that nobody carries (R-CG-69)."""
    return [item for item in g.zones.get(f"items:{seat}", ()) if item not in g.carrier]


def on(g: FanCards, setting: str) -> bool:
    """Whether a switch with "off" and "on", or "no" and "yes", is on."""
    return g.settings[setting] in ("on", "yes")
