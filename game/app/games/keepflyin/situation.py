"""What the star chart shows at this moment: the view of who looks and the options of the pending choice, by place."""

from __future__ import annotations

from typing import Any

from game.app.captains.beheld import Beheld
from game.app.games.keepflyin.chart.pieces import Piece
from game.app.games.keepflyin.chart.shown import Goal
from game.app.games.keepflyin.panels.counters import counter
from game.app.table.boards.headings import Leg, last
from game.content.keepflyin.records import Job, Location
from game.core.steps import Option
from game.geometry.hexes import distances, path, reach
from game.rules.keepflyin import news as kinds
from game.rules.keepflyin.derelicts import hulks_at
from game.rules.keepflyin.jobs import CARGO, hold, job_of, locked, salvage_held, space_of
from game.rules.keepflyin.movement import course, ends
from game.rules.keepflyin.pursuit import RANGE
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import enemy, is_job, sort
from game.rules.keepflyin.zones import barred, blocked, chart, closed, controlled, sun_field, wrecked

PLACED = ("move", "shift", "place", "home")
"""The answers that name a hex."""


class Situation(Beheld[int, Piece]):
    """The star chart as `Beheld` says, and what its options and counters come to."""

    g: KeepFlyin
    common: KeepFlyin
    cells: dict[int, Option]
    foreseen: Any = None  # the `threats` of the moves of counters at this moment, None before they were asked for

    acting: tuple[int, str] = (-1, "")  # whose turn and which phase is being shown, where that is ahead of `g`
    turning: int = 0  # the round of that turn, 0 while it is that of `g`

    def __init__(self, *args: Any) -> None:
        self.aims: dict[int, int] = {}  # per seat the hex out of reach that its ship is to fly towards
        super().__init__(*args)

    def seen(self) -> None:
        self.chart = chart(self.g)
        self.foreseen, self.acting, self.turning = None, (-1, ""), 0
        self.dumping = False

    # ------------------------------------------------------------ options

    def sources(self) -> dict[str, int]:
        """What can be picked up and put into a hex to answer, with the number of hexes."""
        found: dict[str, int] = {}
        for option in self.find(*PLACED):
            if option.target in self.chart.nodes:
                found[option.source] = found.get(option.source, 0) + 1
        return found

    def pick(self, source: str) -> None:
        """Light the hexes something can be put into; what alone can be moved is picked up by itself."""
        self.picked, self.cells = source, {}
        for option in self.find(*PLACED) if source else ():
            if option.source == source and option.target in self.chart.nodes:
                self.cells[self.chart.nodes[option.target]] = option

    @property
    def at_it(self) -> int:
        """Whose turn is being shown, else who is asked."""
        return self.acting[0] if self.acting[0] >= 0 else self.decides

    def whose(self, seat: int) -> str:
        """The key of the words for a seat that is at it: its own turn, or something to choose in another's; before
        the first turn all choose."""
        state = self.session.state
        return "table.turn.of" if state.active == seat and state.phase != "setup" else "table.turn.asked"

    @property
    def picked_at(self) -> int:
        """Where what is picked up lies, -1 for none."""
        return next((piece.node for piece in self.pieces() if piece.id == self.picked), -1)

    @property
    def moving(self) -> bool:
        """Whether the choice is where the ship flies."""
        return self.kind == "Play"

    @property
    def left(self) -> int:
        """The hexes the ship may still fly this turn."""
        return int(getattr(self.choice, "left", 0)) if self.moving else 0

    # ------------------------------------------------------------ places

    def place(self, node: int) -> Location | None:
        """The location of a node."""
        return self.chart.place[node] if 0 <= node < self.chart.size else None

    def zone(self, node: int) -> str:
        """The zone of a node."""
        return self.chart.board.zones[node]

    def quadrants(self, node: int) -> tuple[int, ...]:
        """The quadrants of a node."""
        return self.chart.board.quadrants[node]

    def where(self, node: int) -> str:
        """The name of a place, of its hex where there is none."""
        place = self.place(node)
        return place.name if place else self.chart.names[node] if 0 <= node < self.chart.size else ""

    def far(self, a: int, b: int) -> int:
        """The hexes between two nodes where nothing is in the way."""
        return self.chart.far(a)[b]

    def steps(self, node: int) -> int:
        """How many hexes the answer of a lit node takes, 0 where that does not count."""
        option = self.cells.get(node)
        if option is None:
            return 0
        if option.key.startswith("move:"):
            return self.left - int(option.note.partition("left=")[2] or 0)
        if option.key.startswith("shift:"):
            return self.far(self.g.spot[int(self.picked[8:])], node)
        return 0

    @property
    def aim(self) -> int:
        """The hex that who looks flies towards, -1 for none or once the ship is there."""
        goal = self.aims.get(self.seat, -1)
        return -1 if self.veiled or goal == self.g.ship[self.seat] else goal

    def towards(self, goal: int) -> tuple[Option | None, int]:
        """The flight that brings the ship nearest to a hex out of reach, by the ways with the least risk of pursuit the
        best one, and the hexes to it in all; (None, 0) where no way leads there."""
        if not self.moving or goal in self.cells:
            return self.cells.get(goal), self.steps(goal)
        at = self.g.ship[self.seat]
        shut = (ends(self.g) | sun_field(self.g)) & ~self.chart.bit[at]
        far = distances(self.chart.grid, goal, shut=shut)
        here = far[at]
        if here < 0:
            return None, 0
        nearer = [node for node in self.cells if 0 <= far[node] < here and not self.down_at(node)]
        nearest = [node for node in nearer if far[node] == min(far[n] for n in nearer)]
        best = min(nearest, key=lambda node: (self.near_foes(node), node), default=-1)
        return self.cells.get(best), here

    def halt(self, option: Option) -> Option | None:
        """The flight to the first hex on the way of another where something happens: a wreck or derelict lies there, or
        salvage is sold; None where its way is free."""
        goal = self.chart.nodes.get(option.target, -1) if option.key.startswith("move:") else -1
        if goal < 0 or not self.moving or self.kind != "Play":
            return None
        sells = bool(salvage_held(self.g, self.seat))
        for node in course(self.g, self.seat, goal)[1:-1]:
            if hulks_at(self.g, node) or sells and self.place(node) is not None:
                return self.key("move:" + self.chart.called[node])
        return None

    def near_foes(self, node: int) -> int:
        """How many face-up enemies would look for a ship in a hex (R-KF-136)."""
        far = self.chart.far(node)
        return sum(self.loose(n) and far[self.g.spot[n]] <= RANGE for n in self.enemies())

    def walk(self, node: int) -> tuple[int, ...]:
        """The way to a lit node, start and end included; nothing where there is none to show."""
        option = self.cells.get(node)
        head = option.key.partition(":")[0] if option else ""
        if head == "move":
            return tuple(course(self.g, self.seat, node))
        if head == "shift":
            number = int(self.picked.partition(":")[2])
            shut = 0
            if number in self.g.up:
                by_hand = self.kind == "MoveCounter"
                shut = closed(self.g, number, barred(self.g)) if by_hand else blocked(self.g, number)
            rings = reach(self.chart.grid, self.g.spot[number], 20, shut=shut)
            return tuple(path(self.chart.grid, rings, node))
        return ()

    def reach(self) -> tuple[Goal, ...]:
        """The hexes of the pending choice as the chart shows them."""
        found = []
        for node, option in self.cells.items():
            head = option.key.partition(":")[0]
            risky = head == "move" and any(not self.face(number) for number in self.down_at(node))
            kind = "risk" if risky else "move" if head in ("move", "shift") else head
            found.append(Goal(node, self.steps(node) or -1, kind))
        return tuple(found)

    def movable(self, node: int) -> list[str]:
        """The counters of a hex that can be picked up now."""
        at = {
            source: self.g.spot.get(int(source[8:]), -1) for source in self.sources() if source.startswith("counter:")
        }
        return [source for source, spot in at.items() if spot == node]

    def choosable(self) -> set[str]:
        """The pieces that can be picked up while none is: counters of the Enemy phase."""
        return {o.source for o in self.find("shift")} if not self.cells else set()

    # ------------------------------------------------------------ counters

    def face(self, number: int) -> str:
        """The face of a counter as far as who looks knows it, "" for one that is not known."""
        items = self.g.zones.get(f"counter:{number}", ("?",))
        return "" if items[0].startswith("?") else items[0]

    def down_at(self, node: int) -> list[int]:
        """The face-down counters of a hex."""
        return [n for n, at in self.g.spot.items() if at == node and n not in self.g.up]

    def up_at(self, node: int) -> list[int]:
        """The face-up counters of a hex."""
        return [n for n, at in self.g.spot.items() if at == node and n in self.g.up]

    def enemies(self) -> list[int]:
        """The face-up Alliance Cruisers and Reavers."""
        return [n for n, face in self.g.up.items() if enemy(face)]

    def loose(self, number: int) -> bool:
        """Whether a face-up enemy pursues nobody and is nobody's."""
        return number not in self.g.hunts and not controlled(self.g, number)

    def scans(self) -> dict[int, Option]:
        """The counters that can be scanned now, by number."""
        return {int(o.key[5:]): o for o in self.find("scan")}

    # ------------------------------------------------------------ captains

    def hold(self, seat: int) -> tuple[str, ...]:
        """The cards in a hold."""
        return hold(self.g, seat)

    def job(self, card: str) -> Job | None:
        """What a Job card says, None for another card."""
        return job_of(card) if card and not card.startswith("?") and is_job(card) else None

    def space(self, card: str) -> int:
        """The cargo spaces a card takes."""
        return space_of(card)

    def niska(self, card: str) -> bool:
        """Whether a job is Niska's."""
        return locked(self.g, card)

    def used(self, seat: int) -> int:
        """The cargo spaces in use."""
        return sum(space_of(card) for card in self.hold(seat))

    @property
    def cargo(self) -> int:
        """The cargo spaces of every ship."""
        return CARGO

    def due_at(self, node: int) -> list[str]:
        """The held jobs that are bound for a node."""
        found = []
        for card in self.hold(self.seat):
            job = self.job(card)
            if job and self.chart.board.locations[job.destination].at == node:
                found.append(card)
        return found

    def bound_for(self) -> tuple[tuple[int, str], ...]:
        """The hexes that the jobs in the hold of who looks are bound for, each with the kinds of its jobs."""
        found = set()
        for card in () if self.veiled else self.hold(self.seat):
            job = self.job(card)
            if job:
                found.add((self.chart.board.locations[job.destination].at, job.kind))
        return tuple(sorted(found))

    def drawn(self) -> str:
        """The card that is being decided about, "" for none."""
        cards = self.g.zones.get("drawn", ())
        return cards[-1] if cards and not cards[-1].startswith("?") else ""

    def event(self) -> str:
        """The Event card of this turn, "" before one is drawn or when its captain draws none."""
        for news in reversed(list(self.happened())):
            if isinstance(news, kinds.Event) and news.seat == self.g.active:
                return news.card
            if isinstance(news, kinds.Turn):
                break
        return ""

    # ------------------------------------------------------------ pieces

    def pieces(self) -> tuple[Piece, ...]:
        """Everything on the chart."""
        g, choosable, legs = self.g, self.choosable(), self.legs()
        found = [
            Piece(f"home:{seat}", "home", node, seat=seat, active=seat == self.seat and not self.veiled)
            for seat, node in g.home.items()
            if node >= 0
        ]
        for number, node in g.spot.items():
            id = f"counter:{number}"
            face = g.up.get(number, "")
            marked = id == self.picked or id in choosable
            if face:
                up = counter(number, face, node, g.hunts.get(number, -1), self.helmsman(number), marked)
                found.append(up._replace(leg=last(legs, id)))
            else:
                known = self.face(number)
                found.append(Piece(id, "down", node, sort(known) if known else "", marked=marked))
        for seat, node in g.ship.items():
            if node >= 0:
                active = seat == (self.asked if g.phase == "setup" else g.active) and self.choice is not None
                kind = "wreck" if wrecked(g, seat) else "ship"
                id = f"ship:{seat}"
                found.append(Piece(id, kind, node, seat=seat, active=active, leg=last(legs, id)))
        return tuple(found)

    def legs(self) -> dict[str, Leg]:
        """The last step that each ship and counter flew, by its id."""
        found: dict[str, Leg] = {}
        for news in self.history():
            if isinstance(news, kinds.Moved):
                found[f"ship:{news.seat}"] = news.path[-2:][0], news.path[-1]
            elif isinstance(news, kinds.Shifted):
                found[f"counter:{news.number}"] = news.start, news.node
        return found

    def helmsman(self, number: int) -> int:
        """The seat that plays on with a counter, -1 for none."""
        return next((seat for seat, helm in self.g.helm.items() if helm == number), -1)
