"""Setting up a game (R-KF-30 to R-KF-61)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.content.keepflyin import keepflyin
from game.content.keepflyin.records import EventCard, Job
from game.core.remembered import listed_once, remembered
from game.core.rng import below, seeded, shuffled
from game.core.steps import Chance, Choice, Effect, Option, Step
from game.core.zones import everyone, move
from game.rules.keepflyin import news
from game.rules.keepflyin.board import QUADRANTS, Chart, chart_of
from game.rules.keepflyin.jobs import draw_job
from game.rules.keepflyin.scoring import FIRST
from game.rules.keepflyin.state import FLYING, KeepFlyin, seats_from
from game.rules.keepflyin.tokens import counts, faces, label, pace, taken
from game.rules.keepflyin.turn import CaptainTurn
from game.rules.keepflyin.zones import chart, empty, face_of, put, turn_up

START = 1000
"""The Platinum each player starts with (R-KF-49)."""
CALM = "calm"
"""The opening in which any counters are taken."""
LOTS = ("fringe", "core", "border")
"""The batches in the order they are placed (R-KF-40 to R-KF-43)."""


def new_game(seats: int, seed: int, settings: Mapping[str, str]) -> KeepFlyin:
    """Both decks shuffled, the counters taken and mixed; who begins, where they go and the home worlds come next."""
    g = KeepFlyin(rng=seeded(seed), settings=dict(settings))
    for seat in range(seats):
        g.fate[seat], g.ship[seat], g.home[seat], g.nr[seat], g.platinum[seat] = FLYING, -1, -1, 1, START
    g.zones["job"] = shuffled(g, job_cards(settings["board"], settings["mods"]))
    g.zones["event"] = shuffled(g, event_cards(settings["mods"]))
    take_counters(g)
    g.stack = [FirstRoll(0, ())]
    return g


def take_counters(g: KeepFlyin) -> None:
    """The counters for so many players, openly taken and then mixed face down in three batches (R-KF-35 to R-KF-43)."""
    gentle = g.settings["reavers"] == "gentle"
    own = {kind: lined_up(g, taken(kind, gentle))[:count] for kind, count in counts(len(g.fate)).items()}
    reavers, ghosts = own["reaver"], own["ghost"]
    fringe, core = len(reavers), len(reavers) + 1
    batches = {
        "fringe": (*reavers, *ghosts[:fringe]),
        "core": (own["alliance"][0], ghosts[fringe]),
        "border": (*own["alliance"][1:], *ghosts[core:], *own["derelict"]),
    }
    for lot, batch in batches.items():
        g.zones[f"batch:{lot}"] = shuffled(g, batch)
        g.lots[lot] = tuple(sorted(map(label, batch)))
    out = {face for batch in batches.values() for face in batch}
    g.zones["box"] = tuple(face for face in faces() if face not in out)
    g.seen.update((face, everyone(len(g.fate))) for face in g.zones["box"])


def lined_up(g: KeepFlyin, kind: list[str]) -> list[str]:
    """Counters of a kind in random order, the fastest first unless the table wants any (R-KF-7 leaves open which)."""
    found = shuffled(g, kind)
    return list(found) if g.settings["opening"] == CALM else sorted(found, key=lambda face: -pace(face))


def job_cards(board: str, mods: str) -> tuple[str, ...]:
    """The ids of all Job cards of a game with those settings whose destinations are on the chart; the blank ones that
    players filled in are a mod (R-KF-4)."""
    places = chart_of(board).board.locations
    return _dealt(mods, [job for job in keepflyin().jobs.values() if job.destination in places])


def event_cards(mods: str) -> tuple[str, ...]:
    """The ids of all Event cards of a game with that setting (R-KF-5)."""
    return _dealt(mods, keepflyin().events.values())


def _dealt(setting: str, cards: Iterable[Job | EventCard]) -> tuple[str, ...]:
    """The box's own cards and those of the mods the table plays with."""
    mods = mods_of(setting)
    return tuple(f"{c.id}#{i}" for c in cards if not c.mod or c.mod in mods for i in range(1, c.count + 1))


def mods_of(setting: str) -> tuple[str, ...]:
    """The mods named by a setting such as "far-moons+more-events"."""
    return tuple(setting.split("+")) if setting else ()


def missing_mods(setting: str) -> tuple[str, ...]:
    """The mods named by a setting of which no card is here."""
    here = {card.mod for cards in (keepflyin().jobs, keepflyin().events) for card in cards.values() if card.mod}
    return tuple(mod for mod in mods_of(setting) if mod not in here)


@dataclass(frozen=True, slots=True)
class FirstRoll(Chance[KeepFlyin]):
    """Everyone rolls one die; the highest is Player 1, and who tie for it roll again (R-KF-32).

    `faces`: what the seats before `seat` rolled, 0 for those who are out of it.
    """

    seat: int
    faces: tuple[int, ...]

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for face in range(1, 7):
            yield Option(f"d6:{face}", (FirstRolled(self.seat, (*self.faces, face)),))


@dataclass(frozen=True, slots=True)
class FirstRolled(Effect[KeepFlyin]):
    """A seat has rolled for the start."""

    seat: int
    faces: tuple[int, ...]

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, "first", self.faces[-1:]))
        after = self.seat + 1
        if after < len(g.fate):
            return (FirstRoll(after, self.faces),)
        best = [seat for seat, face in enumerate(self.faces) if face == max(self.faces)]
        if len(best) > 1:
            return (RollAgain(tuple(best), ()),)
        return begin_with(g, best[0])


@dataclass(frozen=True, slots=True)
class RollAgain(Chance[KeepFlyin]):
    """Those who tied for the highest roll do it again (R-KF-32)."""

    seats: tuple[int, ...]
    faces: tuple[int, ...]

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for face in range(1, 7):
            yield Option(f"d6:{face}", (RolledAgain(self.seats, (*self.faces, face)),))


@dataclass(frozen=True, slots=True)
class RolledAgain(Effect[KeepFlyin]):
    """One of those who tied has rolled again."""

    seats: tuple[int, ...]
    faces: tuple[int, ...]

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.tell(news.Rolled(self.seats[len(self.faces) - 1], "first", self.faces[-1:]))
        if len(self.faces) < len(self.seats):
            return (RollAgain(self.seats, self.faces),)
        best = [seat for seat, face in zip(self.seats, self.faces) if face == max(self.faces)]
        return begin_with(g, best[0]) if len(best) == 1 else (RollAgain(tuple(best), ()),)


def begin_with(g: KeepFlyin, seat: int) -> tuple[Step, ...]:
    """What is still to do once Player 1 is known: counters in turn, then home worlds with the first jobs (R-KF-33,
    R-KF-41, R-KF-45, R-KF-52, R-KF-59)."""
    g.first = g.active = seat
    g.round = 1
    g.tell(news.First(seat))
    order = seats_from(g, seat)
    lots = [lot for lot in LOTS for _ in g.zones.get(f"batch:{lot}", ())]
    placing = [DealCounter(order[i % len(order)], lot) for i, lot in enumerate(lots)]
    homes = [step for s in order for step in (PickHome(s), FirstJob(s))]
    shown = (ShowHunter(),) if g.settings["opening"] == FIRST else ()
    return (*placing, *homes, *shown, CaptainTurn(seat))


@dataclass(frozen=True, slots=True)
class DealCounter(Effect[KeepFlyin]):
    """A player takes a face-down counter of a batch and rolls for its quadrant (R-KF-41); the house rule of a quick
    set-up leaves the hex to chance, too."""

    seat: int
    lot: str

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        return (DealQuadrant(self.seat, self.lot),)


@dataclass(frozen=True, slots=True)
class DealQuadrant(Chance[KeepFlyin]):
    """The die for the quadrant of a face-down counter (R-KF-19, R-KF-41)."""

    seat: int
    lot: str

    @listed_once
    def options(self, g: KeepFlyin) -> Iterable[Option]:
        for number in QUADRANTS:
            yield Option(f"d6:{number}", (DealInto(self.seat, self.lot, number),))


@dataclass(frozen=True, slots=True)
class DealInto(Effect[KeepFlyin]):
    """The quadrant is known; where it has no empty hex of the zone the die falls again (R-KF-176)."""

    seat: int
    lot: str
    quadrant: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.tell(news.Rolled(self.seat, "quadrant", (self.quadrant,)))
        spaces = empty(g, chart(g).spaces[self.lot, self.quadrant])
        if not spaces:
            return (DealQuadrant(self.seat, self.lot),)
        if g.settings["placing"] == "chance" or len(spaces) == 1:
            return (LayDown(self.seat, self.lot, spaces[below(g, len(spaces))]),)
        return (PlaceFaceDown(self.seat, self.lot, self.quadrant),)


@dataclass(frozen=True, slots=True)
class ShowHunter(Effect[KeepFlyin]):
    """A shorter first game begins with one of the Border's cruisers face up, for all to see how it is moved."""

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        border = [number for number, lot in sorted(g.lot.items()) if lot == "border"]
        cruisers = [number for number in border if face_of(g, number).startswith("alliance")]
        if cruisers:
            turn_up(g, cruisers[below(g, len(cruisers))])
        return ()


@dataclass(frozen=True, slots=True)
class PlaceFaceDown(Choice[KeepFlyin]):
    """Any empty hex of the quadrant and zone that is no location (R-KF-41, R-KF-44)."""

    seat: int
    lot: str
    quadrant: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        board, seat, lot = chart(g), self.seat, self.lot
        return [_place(board, seat, lot, node) for node in empty(g, board.spaces[lot, self.quadrant])]


@remembered
def _place(board: Chart, seat: int, lot: str, node: int) -> Option:
    """The option to lay a counter down in a hex, made once."""
    return Option("place:" + board.called[node], (LayDown(seat, lot, node),), f"batch:{lot}", board.keys[node])


@dataclass(frozen=True, slots=True)
class LayDown(Effect[KeepFlyin]):
    """The counter on top of a batch comes on to the board face down."""

    seat: int
    lot: str
    node: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        batch = f"batch:{self.lot}"
        number = put(g, g.zones[batch][-1], self.node, batch, self.lot)
        g.tell(news.Placed(self.seat, number, self.node))
        return ()


@dataclass(frozen=True, slots=True)
class PickHome(Choice[KeepFlyin]):
    """A home world on the Border, neither the Skyplex nor the Space Bazaar; two may share one (R-KF-52 to R-KF-57)."""

    seat: int

    def options(self, g: KeepFlyin) -> Iterable[Option]:
        return _homes(chart(g), self.seat)


@remembered
def _homes(board: Chart, seat: int) -> tuple[Option, ...]:
    """The home worlds a captain can pick, made once."""
    homes = board.board.homes
    return tuple([Option(f"home:{p.id}", (HomePicked(seat, p.at),), f"home:{seat}", board.keys[p.at]) for p in homes])


@dataclass(frozen=True, slots=True)
class HomePicked(Effect[KeepFlyin]):
    """Ship and Homeworld counter are put on the home world (R-KF-58)."""

    seat: int
    node: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        g.home[self.seat] = g.ship[self.seat] = self.node
        g.tell(news.Home(self.seat, self.node))
        return ()


@dataclass(frozen=True, slots=True)
class FirstJob(Effect[KeepFlyin]):
    """The first job; one bound for the captain's home world or too large for the hold is drawn again (R-KF-59 to
    R-KF-61)."""

    seat: int

    def run(self, g: KeepFlyin) -> Iterable[Step]:
        card = draw_job(g, self.seat, g.home[self.seat])
        if card:
            move(g, card, "drawn", f"hold:{self.seat}")
            g.tell(news.Job(self.seat, card))
        return ()
