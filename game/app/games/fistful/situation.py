"""What a heist shows at this moment: the view of the asked seat and the options of the pending choice, by place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from string import ascii_uppercase
from typing import Any

from game.app.games.fistful.board.board import Piece
from game.app.games.fistful.board.overlays import Ray, Reach
from game.app.games.fistful.board.ruler import ruler_of
from game.app.games.fistful.fight.fight import fight_of
from game.app.games.fistful.fight.reckoner import Reckoned
from game.content.fistful import fistful
from game.content.fistful.records import Crew, Gear, Heist
from game.core.ruleset import Refusal
from game.core.session import Session
from game.core.steps import Option
from game.core.views import view
from game.geometry.walks import Routes, path
from game.rules.fistful.battle.encounter import hidden
from game.rules.fistful.battle.hunters import gripped
from game.rules.fistful.board import Board, board_of
from game.rules.fistful.search.walks import routes
from game.rules.fistful.state import Fistful
from game.rules.fistful.tokens import kind, number, sort, special
from game.rules.fistful.zones import alert, threats

Cell = tuple[int, int]
PLACED = ("move", "retreat", "target", "nudge")


class Situation(Reckoned):
    """Read anew after every answer; everything drawn comes from here, nothing of it decides what is legal.

    `people`: the seats that people lead, all of them when none are named; a bot's options are shown to nobody."""

    def __init__(self, session: Session[Any], names: Sequence[str], people: Collection[int] | None = None) -> None:
        super().__init__()
        self.session, self.names = session, tuple(names)
        self.people = frozenset(range(len(names)) if people is None else people)
        self.pausing = False  # nobody is asked before what fills the board was read
        self.before: tuple[str, ...] = ()  # what lay face up before the news that are told
        self.read()

    def read(self, state: Fistful | None = None) -> None:
        """Take in the session as it stands, or another state of it (a rehearsal): then nothing can be chosen, and it
        is about the seat that is asked in the game."""
        session = self.session
        self.begin_anew()
        true: Fistful = state if state is not None else session.state
        choice = session.choice if state is None else None
        self.rehearsed = state is not None
        self.choice = choice
        asked = session.choice
        self.seat: int = asked.seat if asked is not None else true.active
        self.asked = self.seat
        self.g: Fistful = view(session.rules, true, self.seat)
        self.board: Board | None = board_of(self.g.heist) if self.g.heist else None
        self.options: tuple[Option, ...] = session.options if state is None and self.mine else ()
        self.kind = type(choice).__name__ if choice is not None else "Over"
        self.helpers = {int(o.target[5:]) for o in self.options if o.key.startswith("backup:")}
        self.fight = fight_of(choice, self.g)
        self.aims = {o.key[7:] for o in self.find("target")} | {o.source for o in self.find("nudge")}
        self._routes: Routes | None = None
        self.picked, self.cells = "", dict[Cell, Option]()
        sources = self.sources()
        self.pick(next(iter(sources)) if len(sources) == 1 else "")

    # ------------------------------------------------------------ options

    def sources(self) -> dict[str, int]:
        """What can be picked up and put on a space to answer, with the number of places; Gear is not among it."""
        found: dict[str, int] = {}
        for option in self.find(*PLACED):
            if option.target.startswith("cell:"):
                found[option.source] = found.get(option.source, 0) + 1
        return found

    def pick(self, source: str) -> None:
        """Light the places something can be put on; what alone can be moved is picked up by itself."""
        self.picked, self.cells = source, {}
        if source and self.board is not None:
            for option in self.options:
                if option.source == source and option.target in self.board.cells:
                    self.cells.setdefault(self.xy(self.board.cells[option.target]), option)

    def dropped(self, source: str, target: str) -> list[Option]:
        """The options that say so when `source` is dropped on `target`."""
        return [o for o in self.options if o.source == source and o.target == target]

    @property
    def moving(self) -> bool:
        """Whether the choice is where a hero walks."""
        return bool(self.find("move"))

    @property
    def fresh(self) -> bool:
        """Whether the movement roll was made and no step of this move was taken yet, though one could be."""
        heads = (key.partition(":")[0] for key in reversed(self.session.record))
        return self.moving and next((head for head in heads if head in ("roll", "move")), "") == "roll"

    def why_not(self, source: str, target: str) -> Refusal | None:
        """Why something picked up can't go there, in the words of the rules."""
        return self.session.rules.why_not(self.session.state, source, target) if self.choice is not None else None

    # ------------------------------------------------------------ places

    def xy(self, cell: int) -> Cell:
        """A cell as column and row."""
        assert self.board is not None
        return self.board.grid.xy(cell)

    def cell(self, at: Cell) -> int:
        """Column and row as a cell."""
        assert self.board is not None
        return self.board.grid.cell(*at)

    def on_floor(self, at: Cell) -> bool:
        """Whether there is a space there."""
        return self.board is not None and self.cell(at) in self.board.grid.floor

    def room(self, at: Cell) -> str:
        """The name of the room a space belongs to."""
        return self.heist.map.zones[self.heist.map.rows[at[1]][at[0]]].name

    def area(self, at: Cell) -> str:
        """The token area of a space: crew, engine or landing."""
        return self.heist.map.zones[self.heist.map.rows[at[1]][at[0]]].area

    @property
    def mine(self) -> bool:
        """Whether a person is asked: a heist is always shown to who is."""
        return self.seat in self.people and not self.pausing

    @property
    def veiled(self) -> bool:
        """Whether anything is hidden from who looks: nobody has secrets here."""
        return False

    @property
    def title(self) -> str:
        """What is played."""
        return self.heist.title

    @property
    def heist(self) -> Heist:
        """The Heist card in play."""
        assert self.board is not None
        return self.board.heist

    def hero_cell(self, seat: int) -> Cell | None:
        """Where a seat's avatar stands."""
        at = self.g.at.get(seat, -1)
        return self.xy(at) if at >= 0 else None

    def tokens_on(self, at: Cell) -> tuple[str, ...]:
        """What lies on a space, as the asked seat knows it."""
        assert self.board is not None
        return self.g.zones.get(self.board.keys[self.cell(at)], ())

    def enemies(self) -> list[tuple[str, Cell]]:
        """The alert enemies and where they stand."""
        if self.board is None:
            return []
        return [(token, self.xy(cell)) for token, cell in alert(self.g, self.board)]

    def reach(self) -> tuple[Reach, ...]:
        """The places of the pending choice as the board shows them."""
        found = []
        if not self.cells:
            sources = {option.source for option in self.find("nudge")}
            return tuple(Reach(at, -1, 0, "target") for token, at in self.enemies() if token in sources)
        for at, option in self.cells.items():
            notes = dict(part.partition("=")[::2] for part in option.note.split())
            head, left, seen = option.key.partition(":")[0], notes.get("left", ""), notes.get("sight", "0")
            forced = seen.isdigit() and not (head == "move" and hidden(self.g, self.seat))
            found.append(Reach(at, int(left) if left.isdigit() else -1, int(seen) if forced else 0, head))
        return tuple(found)

    def walk(self, at: Cell) -> tuple[Cell, ...]:
        """The way to a space that the pending move offers, start and end included; nothing for other choices."""
        left = getattr(self.choice, "left", None)
        if not self.moving or left is None or at not in self.cells:
            return ()
        if self._routes is None:
            self._routes = routes(self.g, self.seat, left)
        cell = self.cell(at)
        return tuple(self.xy(c) for c in path(self._routes, cell)) if cell in self._routes else ()

    def steps(self, at: Cell) -> int:
        """What that way costs: a ride on a people mover is one step (R-FC-68); 0 where no move leads."""
        return self._routes[self.cell(at)].cost if self.walk(at) and self._routes else 0

    def rays(self, at: Cell) -> tuple[Ray, ...]:
        """Sight lines from a space to every alert enemy: exact geometry decides, the ruler shows the wall."""
        assert self.board is not None
        here, found = self.cell(at), []
        for _, where in self.enemies():
            there = self.cell(where)
            if there == here:
                continue
            if self.board.sees(here, there):
                found.append(Ray(where, None))
                continue
            exact = self.board.sight.blocked_at(here, there)
            shown = ruler_of(self.board).meets(at, where) or (float(exact[0]), float(exact[1])) if exact else None
            found.append(Ray(where, shown))
        return tuple(found)

    def seen_from(self, at: Cell) -> list[str]:
        """The alert enemies in sight of a space that force a battle on who stops there (R-FC-166)."""
        assert self.board is not None
        here, sees = self.cell(at), self.board.sees
        return [t for t, where in self.enemies() if special(t) != "hunt" and sees(here, self.cell(where))]

    def forced(self, at: Cell) -> list[str]:
        """Those of them that force a battle on the asked seat if it stops there now: none on the Landing Zone."""
        assert self.board is not None
        free = hidden(self.g, self.seat) or self.cell(at) in self.board.landing_set
        return [] if free else self.seen_from(at)

    def grasped(self, at: Cell) -> bool:
        """Whether the Hands of Blue reach a space: who stops there is knocked out (R-FC-165)."""
        return self.board is not None and self.cell(at) in gripped(self.g, self.board)

    def area_name(self, area: str) -> str:
        """What the heist calls a part of its board, "" when it has no name of its own for it."""
        named = self.heist.areas.get(area)
        return named.name if named else ""

    def threats(self, seat: int) -> tuple[str, ...]:
        """The enemies a seat must fight one of if it stops where it stands."""
        return threats(self.g, seat) if self.g.at.get(seat, -1) >= 0 else ()

    def letter(self, token: str) -> str:
        """What tells an enemy from others of its name that are on the board, "" where it is alone: A is who came
        first."""
        up = dict.fromkeys((*self.before, *self.g.up))
        same = [one for one in up if kind(one) == kind(token)] if sort(token) == "enemy" else []
        return ascii_uppercase[same.index(token) % 26] if len(same) > 1 and token in same else ""

    def pieces(self) -> tuple[Piece, ...]:
        """Everything on the board."""
        if self.board is None:
            return ()
        found, target = [], self.fight.token if self.fight else ""
        for key, cell in self.board.cells.items():
            for token in self.g.zones.get(key, ()):
                at = self.xy(cell)
                if token.startswith("?"):
                    found.append(Piece(f"down:{cell}", "down", token[1:], at))
                elif token not in self.g.up:
                    found.append(Piece(f"down:{cell}", "peeked", token, at))
                elif sort(token) == "enemy":
                    marked = token == target or token in self.aims
                    found.append(Piece(token, "enemy", token, at, marked=marked, letter=self.letter(token)))
                else:
                    found.append(Piece(token, "loot", token, at))
        helper = self.fight.helper if self.fight else -1
        for seat, cell in self.g.at.items():
            if cell >= 0:
                active = seat == self.seat and (self.choice is not None or self.rehearsed)
                marked = seat == helper or seat in self.helpers
                found.append(Piece(f"hero:{seat}", "hero", self.g.hero[seat], self.xy(cell), seat, active, marked))
        return tuple(found)

    def still_down(self) -> dict[str, dict[str, int]]:
        """Per area, how many tokens of each sort are still face down: all there are, less those that are known."""
        known = {item for items in self.g.zones.values() for item in items}
        found: dict[str, Counter[str]] = {"crew": Counter(), "engine": Counter(), "door": Counter()}
        for token in self.session.rules.pieces(self.g):
            if "#" in token and token not in known and token.partition("#")[2].isdigit():
                area = self.session.rules.back(token)
                if area in found:
                    found[area][sort(token)] += 1
        return {area: dict(counts) for area, counts in found.items()}

    def sack(self, seat: int) -> int:
        """What the credits in a seat's sack are worth."""
        return sum(number(t) for t in self.g.zones.get(f"sack:{seat}", ()) if sort(t) == "credits")

    def banked(self) -> int:
        """What is banked."""
        return sum(number(t) for t in self.g.zones.get("banked", ()) if sort(t) == "credits")

    def crew(self, seat: int) -> Crew | None:
        """The hero's Crew card of a seat."""
        return fistful().crew.get(self.g.hero.get(seat, ""))

    def sidekick(self, seat: int) -> Crew | None:
        """The Sidekick's Crew card of a seat, None when there is none left."""
        return fistful().crew.get(self.g.sidekick.get(seat, ""))

    def slots(self, seat: int) -> tuple[str, ...]:
        """The Gear cards beside a seat's Sidekick."""
        return self.g.zones.get(f"slots:{seat}", ())

    @staticmethod
    def gear(card: str) -> Gear | None:
        """The record of a Gear card by its id."""
        return fistful().gear.get(card.partition("#")[0])

    def name(self, seat: int) -> str:
        """The person's name at a seat."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def hero_name(self, seat: int) -> str:
        """The hero's name at a seat, the person's when there is none."""
        crew = self.crew(seat)
        return crew.name if crew else self.name(seat)
