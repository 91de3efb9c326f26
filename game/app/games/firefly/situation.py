"""What the table shows at this moment: the view of who looks, and the options of the pending choice by place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.app.captains.beheld import Beheld
from game.app.games.firefly import boxes
from game.app.games.firefly.cards.lain import Lain
from game.app.games.firefly.map.board import Goal, Piece
from game.app.games.firefly.names import model, open_space
from game.app.shell.words import Words
from game.app.table.boards.headings import Leg, last
from game.content.firefly import firefly
from game.content.firefly.records import Job, Sector
from game.core.steps import Option
from game.rules.firefly import news as kinds
from game.rules.firefly.board import board, sector
from game.rules.firefly.bots.ways import ways_from
from game.rules.firefly.boxes import is_trial
from game.rules.firefly.flight.flying import BURN, burn_fuel, mosey_range, range_of
from game.rules.firefly.outlook.voyage import Voyage
from game.rules.firefly.perks import all_crew, leader_of
from game.rules.firefly.set_up.setup import CHOOSE
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face

FLIGHTS = ("burn", "mosey", "fly")
"""The answers that fly on, Sector by Sector."""
GROUPS: dict[str, tuple[str, ...]] = {
    "fly": ("burn", "mosey"),
    "buy": ("buy", "leave"),
    "deal": ("deal",),
    "work": ("work", "goal", "makework"),
}
"""What uses an Action up, by the kind of Action; everything else of a turn is "more", but its end."""
HAND, AWAY = "equip", "unequip"
"""How the answers begin that hand Gear to one of the Crew, or set it aside."""
HANDS = "hand:"
"""How the mode is called in which that is chosen, with the Gear behind it."""
PARTS = {"drop": "parting", "dismiss": "dismissing"}
"""How the modes are called in which it is chosen what is given up of all one may, or who of the Crew is dismissed."""
BESIDE = ("equip", "unequip", "stow", "unstow", "dump", "drop", "dismiss")
"""What is done with the ship, its Crew and what they carry; it never stands beside a decision as if it were one."""
PARTINGS = ("drop", "dismiss", "dump")
"""What gives something up of one's own."""
SHOWN = ("NavChoice", "MisbehaveChoice", "WayChoice", "Prepare", "AfterRoll")
"""The choices that are made on a card lying large over the map."""


def group_of(key: str) -> str:
    """The kind of Action an answer of a turn belongs to; "more" for what costs none, "" for the end of the turn."""
    head = key.partition(":")[0]
    own = boxes.found("groups", head) or next((name for name, heads in GROUPS.items() if head in heads), "")
    return str(own) or ("" if head == "end" else "more")


def parts(option: Option) -> str:
    """The mode in which an answer is chosen that gives up a card of one's own, a Job, Gear or an Upgrade, or dismisses
    one of the Crew; "" for another answer."""
    return PARTS.get(option.key.partition(":")[0], "") if option.source.startswith("card:") else ""


def card_of(choice: Any) -> str:
    """The card a choice is made on; "" for none."""
    kind = type(choice).__name__
    if kind not in SHOWN:
        return ""
    if kind == "WayChoice":
        return str(choice.work)
    test = getattr(choice, "test", None) or getattr(getattr(choice, "thrown", None), "test", None)
    card = str(test.card if test is not None else choice.card)
    return "" if is_trial(card) else card


class Situation(Beheld[int, Piece]):
    """The sector map as `Beheld` says. `way`: "burn" or "mosey", how the ship is to fly; `flights`: those foretold.
    `plan`: the Sectors that a flight which was ordered is still to enter, `bound` where it leads, 0 for nowhere;
    `queue`: what is still answered by itself, each with its choice, because it was given in one go;
    `off`: what was unticked of that in the choice `off_at`; `bundles`: whether anything is given in one go;
    `bundle`, `repeats`: what could be, for the state it was found in;
    `auto`: so is an answer given that is the only one; `turn`: the turn that was read last; `proposed`: what the
    brass button proposes, and for what; `advised`: what the hint that is read speaks for, "" without one; `handing`:
    the Gear for which somebody is chosen who carries it, "" for none; `parting`: the mode in which it is chosen what
    is given up or who leaves, "" for none; `asking`: of a trade what the other one has is seen."""

    g: Firefly
    way = BURN
    plan: Sequence[int] = ()
    bound = 0
    queue: Sequence[tuple[str, str]] = ()
    off: frozenset[str] = frozenset()
    off_at: tuple[int, str] = (0, "")
    bundles = True
    bundle: tuple[Any, ...] | None = None
    repeats: tuple[Firefly, dict[str, int]] | None = None
    auto = False
    aim = 0
    advised = ""
    handing = ""
    parting = ""
    asking = False
    turn = 0
    proposed: tuple[tuple[Any, ...], str] | None = None
    lain: Lain | None = None

    def seen(self) -> None:
        self.flights: dict[tuple[int, ...], Voyage | None] = {}
        self.trail: list[int] = []  # the Sectors that the ship was dragged over
        self.entered: set[int] = set()  # those of them that it was dragged into, not only over a corner of
        self.advised = self.handing = self.parting = ""
        self.asking = self.asking and self.kind == "Trade"
        self.aim = 0  # a Sector out of reach that was clicked, to be flown towards
        if self.off_at != (self.g.turn, self.kind):
            self.off, self.off_at = frozenset(), (self.g.turn, self.kind)
        if self.g.turn != self.turn:
            self.turn, self.way = self.g.turn, BURN
        if self.kind == "Actions" and not self.find(self.way):
            self.way = BURN if self.find(BURN) else "mosey"

    # ------------------------------------------------------------ options

    def to(self, option: Option) -> int | None:
        """The Sector an answer is dropped on, None for another place."""
        head, _, key = option.target.partition(":")
        return board(self.g).where.get(key) if head == "sector" else None

    def heads(self) -> tuple[str, ...]:
        """How the keys of the answers begin that put something into a Sector."""
        own = (head for box in boxes.boxes(self.g) for head in box.places)
        return ("burn", "mosey", "fly", "evade", "cruiser", "cutter", "place", *own)

    def flown(self) -> list[Option]:
        """The answers that are given on the map: a ship, the Cruiser or the Cutter is put into a Sector."""
        found = self.find(*self.heads())
        if self.kind == "Actions":
            found = [o for o in found if o.key.partition(":")[0] == self.way]
        return found

    def sources(self) -> dict[str, int]:
        """What can be picked up and put into a Sector to answer, with the number of Sectors."""
        found: dict[str, int] = {}
        for option in self.flown():
            found[option.source] = found.get(option.source, 0) + 1
        return found

    def pick(self, source: str) -> None:
        """Light the Sectors something can be put into; what alone can be moved is picked up by itself."""
        self.picked, self.cells = source, {}
        for option in self.flown() if source else ():
            number = self.to(option)
            if option.source == source and number is not None:
                self.cells[number] = option

    def fly_by(self, way: str) -> None:
        """From now on the ship flies like that."""
        if self.find(way):
            self.way = way
            self.pick(f"ship:{self.seat}")

    def listed(self) -> tuple[Option, ...]:
        """The answers that are given with a button: all that don't put something into a Sector."""
        on_map = {o.key for o in self.find(*self.heads())}
        return tuple(o for o in self.options if o.key not in on_map)

    def beside(self) -> list[Option]:
        """What costs nothing and could as well be done another time: with Gear, goods, Jobs and Crew, while a flight or
        a card on it is decided upon."""
        return self.find(*BESIDE) if self.kind in ("FlightChoice", "NavChoice") else []

    def group(self, name: str) -> list[Option]:
        """The answers of a turn that belong to a kind of Action."""
        return [o for o in self.options if group_of(o.key) == name]

    def of_card(self, item: str) -> list[Option]:
        """The answers that pick up a card, or put something on it."""
        named = f"card:{item}"
        return [o for o in self.options if named in (o.source, o.target)] if item else []

    def of_good(self, area: str, good: str) -> list[Option]:
        """The answers that pick up tokens of a kind."""
        names = (f"good:{area}:{self.seat}:{good}", f"good:{good}", f"deck:{good}")
        return [o for o in self.options if o.source in names]

    def dropped(self, source: str, target: str) -> list[Option]:
        """The options that say so when `source` is dropped on `target`."""
        return sorted(super().dropped(source, target), key=lambda o: o.key.partition(":")[0] != self.way)

    # ------------------------------------------------------------ flight

    @property
    def moving(self) -> bool:
        """Whether the choice is where one's own ship flies."""
        return bool(self.cells) and next(iter(self.cells.values())).key.partition(":")[0] in FLIGHTS

    @property
    def left(self) -> int:
        """How many Sectors the ship may still enter in this flight, with the first step that is offered."""
        if not self.moving:
            return 1 if self.cells else 0
        if self.kind == "FlightChoice":
            return self.g.legs
        return range_of(self.g, self.seat) if self.way == BURN else mosey_range(self.g, self.seat)

    @property
    def fuel(self) -> int:
        """The Fuel that a Full Burn takes."""
        return burn_fuel(self.g, self.seat)

    def steps(self) -> dict[int, int]:
        """The Sectors that could be reached in this flight if nothing stops it, with the number of Sectors to each."""
        if not self.moving:
            return dict.fromkeys(self.cells, 1)
        found = dict.fromkeys(self.cells, 1)
        edge = list(found)
        for far in range(2, self.left + 1):
            ahead = []
            for number in edge:
                for other in sector(self.g, number).near:
                    if other not in found and other not in (self.g.cutter, self.g.ship[self.seat]):
                        found[other] = far
                        ahead.append(other)
            edge = ahead
        return found

    def walk(self, number: int, inside: bool = True) -> None:
        """The ship is dragged over a Sector: the route goes on to it or back to it; the shortest way leads to one that
        does not lie beside the last. `inside`: not only over a corner of it, which is no part of the route where the
        way to the next Sector is straight."""
        here = self.g.ship[self.seat]
        self.entered = self.entered.intersection(self.trail) | ({number} if inside else set())
        if number == here or number not in self.steps():
            self.trail = []
        elif number in self.trail:
            del self.trail[self.trail.index(number) + 1 :]
        else:
            if self.trail and self.trail[-1] not in self.entered:
                before = self.trail[-2] if len(self.trail) > 1 else here
                if number in (sector(self.g, before).near if len(self.trail) > 1 else self.cells):
                    self.trail.pop()
            beside = number in sector(self.g, self.trail[-1] if self.trail else here).near
            if beside and len(self.trail) < self.left and (self.trail or number in self.cells):
                self.trail.append(number)
            else:
                self.trail = []
                self.trail = list(self.course(number)[1:])

    def course(self, goal: int) -> tuple[int, ...]:
        """The way to a Sector in reach, as it was dragged or the shortest, the ship's own Sector first; () for none."""
        steps = self.steps()
        if goal not in steps:
            return ()
        if not self.moving:
            return (goal,)
        if self.trail and self.trail[-1] == goal:
            return (self.g.ship[self.seat], *self.trail)
        way = [goal]
        while steps[way[0]] > 1:
            least = steps[way[0]] - 1
            before = [n for n in sector(self.g, way[0]).near if steps.get(n) == least]
            way.insert(0, min(before, key=lambda n: (n == self.g.cruiser, sector(self.g, n).zone == "border", n)))
        return (self.g.ship[self.seat], *way)

    def reach(self) -> tuple[Goal, ...]:
        """The Sectors of the pending choice as the map shows them."""
        if not self.moving:
            return tuple(Goal(number, -1, "place") for number in sorted(self.cells))
        return tuple(Goal(n, far, "move" if far == 1 else "later") for n, far in sorted(self.steps().items()))

    def bears_to(self, number: int) -> tuple[str, tuple[int, ...]] | None:
        """How the ship gets nearest to a Sector in one flight: the kind of flight and the Sectors it enters; None where
        it can't fly, or isn't let in."""
        if number == self.g.cutter or not self.find(BURN, "mosey"):
            return None
        for head, most in ((BURN, range_of(self.g, self.seat)), ("mosey", mosey_range(self.g, self.seat))):
            way, here = list[int](), self.g.ship[self.seat]
            while self.find(head) and here != number and len(way) < most:
                here = ways_from(self.g, self.seat, here)[number][1]
                way.append(here)
            if way:
                return head, tuple(way)
        return None

    def worth_a_stop(self, number: int) -> bool:
        """Whether there is something in a Sector, so that who flies there wants to be there."""
        return bool(self.place(number).planets) or number in self.errands() or number == self.g.cruiser

    # ------------------------------------------------------------ things

    def place(self, number: int) -> Sector:
        """A Sector."""
        return sector(self.g, number)

    def where(self, number: int, words: Words) -> str:
        """What a Sector is called: its planets; one without any by the nearest that has one."""
        at = sector(self.g, number)
        return ", ".join(planet.name for planet in at.planets) or open_space(self.g.settings["board"], number, words)

    def shown_card(self) -> str:
        """The card the choice is made on, which lies over the map: an item, or a Goal; "" for none."""
        return card_of(self.choice) if self.mine else ""

    def job(self, item: str) -> Job | None:
        """What a Job card says, None for another card, a Goal or a back."""
        return firefly().jobs.get(face(item))

    def held(self, zone: str, seat: int) -> tuple[str, ...]:
        """The cards a seat has in a zone ("crew", "hand" ...)."""
        return self.g.zones.get(f"{zone}:{seat}", ())

    def crew(self, seat: int) -> tuple[str, ...]:
        """All Crew of a seat, the Leader first, then as they were hired: nothing that happens to them changes that."""
        joined = {
            one.card: n for n, one in enumerate(self.session.news) if isinstance(one, (kinds.Hired, kinds.Bought))
        }
        leader = leader_of(self.g, seat)
        return tuple(sorted(all_crew(self.g, seat), key=lambda item: (item != leader, joined.get(item, -1), item)))

    def on_job(self, seat: int) -> bool:
        """Whether some of a seat's Crew are on a Job now."""
        return bool(self.held("team", seat))

    def errands(self) -> dict[int, list[str]]:
        """The Jobs of who looks by the Sector where their next stage is worked."""
        found: dict[int, list[str]] = {}
        where = board(self.g).where
        for item in (*self.held("active", self.seat), *self.held("hand", self.seat)):
            job = self.job(item)
            for planet in job.places[self.g.stage.get(item, 0)] if job and job.places else ():
                found.setdefault(where[planet], []).append(item)
        return found

    def story(self) -> str:
        """The Story in force, or that will be because the table chose it; "" before it is chosen."""
        agreed = self.g.settings["story"]
        return next((face(item) for item in self.g.zones.get("story", ())), "" if agreed == CHOOSE else agreed)

    # ------------------------------------------------------------ pieces

    def model(self, seat: int) -> str:
        """The picture of a ship on the map that is built like no other; "" where the colour of the seat tells it."""
        return model(self.g, seat)

    def pieces(self) -> tuple[Piece, ...]:
        """Everything on the map."""
        g, sources, legs = self.g, self.sources(), self.legs()
        found = [
            Piece("cruiser", "cruiser", g.cruiser, marked="cruiser" in sources),
            Piece("cutter", "cutter", g.cutter, marked="cutter" in sources, leg=last(legs, "cutter")),
        ]
        active = g.active if g.turn else self.asked
        for seat, at in g.ship.items():
            if at:
                turn = seat == active and self.choice is not None
                id = f"ship:{seat}"
                found.append(Piece(id, "ship", at, seat, turn, picture=self.model(seat), leg=last(legs, id)))
        return (*found, *(piece for box in boxes.boxes(g) for piece in box.pieces(self)))

    def legs(self) -> dict[str, Leg]:
        """The last step that each ship and hunter flew, by its id."""
        found: dict[str, Leg] = {}
        for news in self.history():
            if isinstance(news, kinds.Moved):
                found[f"ship:{news.seat}"] = news.start, news.end
            elif isinstance(news, kinds.Cutter):
                found["cutter"] = news.start, news.end
        return {id: leg for id, leg in found.items() if all(leg)}
