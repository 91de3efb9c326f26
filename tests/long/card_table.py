"""Whole games of the fans' card game between equal bots: what the design asks of its numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from game.ai.levels import BOTS
from game.ai.match import play
from game.content.fancards import fancards
from game.core.news import News, said, word_of
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChoice, Option
from game.rules.fancards.hands import DiscardDown, DiscardOne
from game.rules.fancards.reset import PayUpkeep
from game.rules.fancards.ruleset import FANCARDS
from game.rules.fancards.settings import RECOMMENDED
from tests.long.result import Result
from tests.long.tables import EVERY, Tables

BOT = "greedy"
GAME = FANCARDS.id
ENDLESS = {"limit": "60"}
"""The round after which a game counts as one that never ends."""
ENOUGH = 1_000
"""Games with one number of seats after which the figures are judged."""
ROUNDS, LONG = (10, 15), 24
SEATS, SIDES, DEAD, LATE = 0.04, 0.03, 0.001, 0.40
FIRST = (5, 9)
EPICS = (0.03, 0.12)
SHARE, FEW = 1.3, 20
"""How much more than its share a crew card or ship may win, and the fair victories from which on it is judged."""
RARE = 0.01
"""In so few games a card is used seldom."""
DEEDS = {"moved", "looked", "took", "completed", "charting", "played", "joined", "attached", "laid", "nasty", "quit"}
"""News of what a captain did in a turn of its own."""
STUCK = 3
"""Turns in a row in which somebody could do nothing that nobody should have."""
BY_FORCE = (DiscardOne, DiscardDown, PayUpkeep)
"""What is asked of a captain who can do nothing, too."""
HEAD = (
    "| seats | games | rounds 10 % | median | 90 % | beyond 60 | wins by order | Alliance | Criminal | first Epic "
    "| leader at half wins | 3 turns without a move | decisions a turn | dead | trouble | jobs |"
)
"""The columns of the table; the last three are per game and seat."""
Found = tuple[str, str, Any]
"""A table or game, what is counted there, and of which value."""


@dataclass
class Heard:
    """What one game tells on its way. `epics`: for each Epic the seat, the round and the card; `led`: who stood best
    when each round began; `acted`: whether the active seat has done something in its turn or could have; `idle`: in how
    many turns in a row a seat could do nothing; `stuck`: who could STUCK times."""

    seats: int
    first: int = 0
    turn: int = 0
    epics: list[tuple[int, int, str]] = field(default_factory=list)
    crew: dict[int, list[str]] = field(default_factory=dict)
    ship: dict[int, str] = field(default_factory=dict)
    points: Counter[tuple[int, str]] = field(default_factory=Counter)
    tally: Counter[str] = field(default_factory=Counter)
    used: set[str] = field(default_factory=set)
    money: Counter[int] = field(default_factory=Counter)
    led: list[list[int]] = field(default_factory=list)
    active: int = -1
    acted: bool = True
    idle: Counter[int] = field(default_factory=Counter)
    stuck: set[int] = field(default_factory=set)

    @property
    def round(self) -> int:
        """The round that is played."""
        return (self.turn - 1) // self.seats + 1

    def hear(self, line: News) -> None:
        """One line of news."""
        word, line = word_of(line), said(line)
        self.tally[word] += 1
        self.acted |= word in DEEDS and line[1] == self.active
        if word == "first":
            self.first = line[1]
        elif word == "turn":
            self.pause()
            self.active, self.turn, self.acted = line[1], line[2], False
            if len(self.led) < self.round:
                self.led.append(self.leaders())
        elif word == "credits":
            self.money[line[1]] += line[2]
        elif word == "crew":
            self.crew.setdefault(line[1], []).append(line[2].partition("#")[0])
        elif word == "ship":
            self.ship[line[1]] = line[2].partition("#")[0]
        elif word == "reputation":
            self.points[line[1], line[2]] += line[3]
        elif word in ("laid", "nasty", "jammed"):
            self.used.add(line[2].partition("#")[0])
        elif word == "completed" and line[2].partition("#")[0] in fancards().epics:
            self.epics.append((line[1], self.round, line[2].partition("#")[0]))

    def choose(self, rules: Ruleset[Any], sight: State, choice: AnyChoice, options: Sequence[Option], seed: int) -> str:
        """What the bot answers; whoever is asked on their own turn can do something."""
        self.acted |= choice.seat == self.active and not isinstance(choice, BY_FORCE)
        return BOTS[BOT](rules, sight, choice, options, seed)

    def pause(self) -> None:
        """A turn is over."""
        self.idle[self.active] = 0 if self.acted else self.idle[self.active] + 1
        if self.idle[self.active] >= STUCK:
            self.stuck.add(self.active)

    def side(self, seat: int) -> str:
        """The side a seat stands higher with."""
        alliance, criminal = self.points[seat, "alliance"], self.points[seat, "criminal"]
        return "alliance" if alliance > criminal else "criminal" if criminal > alliance else "both"

    def leaders(self) -> list[int]:
        """Who stands best: by Epics, the higher Reputation, credits."""
        done = Counter(seat for seat, _, _ in self.epics)
        rank = {
            seat: (done[seat], max(self.points[seat, "alliance"], self.points[seat, "criminal"]), self.money[seat])
            for seat in range(self.seats)
        }
        return [seat for seat in rank if rank[seat] == max(rank.values())]


def card_table(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """Play `size` games with every number of seats, with the switches recommended for it, all seats by one bot."""
    result = Result(f"games of the fans' card game between equal {BOT} bots")
    found: Counter[Found] = Counter()
    low, high = FANCARDS.seats
    for seats in range(low, high + 1) if tables.game in ("", GAME) else ():
        for number in range(size if tables.seats in (0, seats) else 0):
            _one(seats, seed + number, found, result)
    result.notes = {"found": found}
    return result


def _one(seats: int, seed: int, found: Counter[Found], result: Result) -> None:
    """Play one game and count what happens in it, under its number of seats."""
    heard = Heard(seats)
    g = FANCARDS.new(seats, seed, {**RECOMMENDED.get(seats, {}), **ENDLESS})
    played = play(FANCARDS, g, (heard.choose,) * seats, seed, hear=heard.hear)
    table = str(seats)
    result.tried += 1
    found.update([(table, "games", ""), *(("", "used", card) for card in played.used | heard.used)])
    found[table, "turns", ""] += heard.turn
    found[table, "stuck", ""] += len(heard.stuck)
    found[table, "decisions", ""] += played.real
    for word in ("died", "laid", "completed", "quit"):
        found[table, word, ""] += heard.tally[word]
    if played.failure or played.outcome is None:
        result.faults.append(f"{seats} seats, seed {seed}: {played.failure or 'not over'}")
        return
    if played.outcome.why == "limit":
        found[table, "endless", ""] += 1
        return
    winners = played.outcome.winners
    found[table, "rounds", played.rounds] += 1
    found[table, "first", heard.epics[0][1]] += 1
    found.update(("", "epic", card) for _, _, card in heard.epics)
    half = heard.led[played.rounds // 2]
    for seat in range(seats):
        won = 1 / len(winners) if seat in winners else 0.0
        for what, value in (
            ("order", (seat - heard.first) % seats),
            ("side", heard.side(seat)),
            ("ship", heard.ship[seat]),
            *(("crew", card) for card in heard.crew[seat]),
            *((("leader", len(half)),) if seat in half else ()),
        ):
            found[table, f"{what} had", value] += 1
            found[table, f"{what} won", value] += won  # type: ignore[assignment]
            found["", f"{what} won", value] += won  # type: ignore[assignment]
            found["", f"{what} had", value] += 1 / seats  # type: ignore[assignment]


def judged(result: Result) -> None:
    """The table of all numbers of seats, then Epics, cards, crew and ships; after ENOUGH games what misses its target
    is a fault."""
    found: Any = result.notes.pop("found", Counter())
    low, high = FANCARDS.seats
    played = [seats for seats in range(low, high + 1) if found[str(seats), "games", ""]]
    result.lines = [HEAD, "| ---: " * HEAD.count(" |") + "|"]
    for seats in played:
        _table(seats, found, result)
    _cards(played, found, result)


def _cards(played: Sequence[int], found: Counter[Found], result: Result) -> None:
    """Judge Epics, event cards, crew and ships over all numbers of seats."""
    enough = any(found[str(seats), "games", ""] >= ENOUGH for seats in played)
    never = [card for card in FANCARDS.cards() if not found["", "used", card] and card in fancards().events]
    epics = {card: found["", "epic", card] for card in fancards().epics}
    whole = max(1, sum(epics.values()))
    games = sum(found[str(seats), "games", ""] for seats in played)
    seldom = {card: found["", "used", card] / max(1, games) for card in fancards().events}
    rare = sorted((card for card in seldom if 0 < seldom[card] < RARE), key=lambda card: seldom[card])
    result.lines += [
        "",
        "Epics: " + ", ".join(f"{card} {epics[card] / whole:.1%}" for card in sorted(epics, key=lambda e: -epics[e])),
        f"Event cards never used: {', '.join(never) or 'none'}",
        f"Event cards used in less than {RARE:.0%} of games: "
        + (", ".join(f"{card} {seldom[card]:.1%}" for card in rare) or "none"),
    ]
    for what in ("crew", "ship"):
        shares = {
            name: share for name, share in _shares("", what, found).items() if found["", f"{what} had", name] >= FEW
        }
        ranked = sorted(shares, key=lambda name: -shares[name])
        result.lines.append(
            f"{what.title()}, wins of the fair share: " + ", ".join(f"{name} {shares[name]:.2f}" for name in ranked)
        )
        if enough and ranked and shares[ranked[0]] > SHARE:
            result.faults.append(f"{ranked[0]} wins {shares[ranked[0]]:.2f} of the fair share")
    if enough and never:
        result.faults.append(f"never used: {', '.join(never)}")
    for card, count in epics.items() if enough else ():
        if not EPICS[0] <= count / whole <= EPICS[1]:
            result.faults.append(f"{card}: {count / whole:.1%} of all Epics")


def _shares(table: str, what: str, found: Counter[Found]) -> dict[Any, float]:
    """How often who had something won, by how often it was had."""
    had = {value: count for (where, of, value), count in found.items() if (where, of) == (table, f"{what} had")}
    return {value: found[table, f"{what} won", value] / count for value, count in sorted(had.items(), key=str)}


def _table(seats: int, found: Counter[Found], result: Result) -> None:
    """Judge the games of one number of seats."""
    table = str(seats)
    games = found[table, "games", ""]
    lengths = sorted(_spread(table, "rounds", found).elements()) or [0]
    middle, late = lengths[len(lengths) // 2], lengths[len(lengths) * 9 // 10]
    firsts = sorted(_spread(table, "first", found).elements()) or [0]
    order, sides = _shares(table, "order", found), _shares(table, "side", found)
    alone = _shares(table, "leader", found)
    leads = sum(found[table, "leader had", n] / n for n in alone)
    ahead = sum(found[table, "leader won", n] for n in alone) / max(1, leads)
    dead = found[table, "endless", ""] / games
    turns = max(1, found[table, "turns", ""])
    stuck = found[table, "stuck", ""]
    cells: tuple[object, ...] = (
        *(seats, games, lengths[len(lengths) // 10], middle, late, f"{dead:.2%}"),
        " ".join(f"{share:.1%}" for share in order.values()),
        *(f"{sides.get(side, 0):.1%}" for side in ("alliance", "criminal")),
        *(firsts[len(firsts) // 2], f"{ahead:.1%}", stuck, f"{found[table, 'decisions', ''] / turns:.1f}"),
        *(f"{found[table, what, ''] / games / seats:.1f}" for what in ("died", "laid", "completed")),
    )
    result.lines.append(f"| {' | '.join(map(str, cells))} |")
    if games < ENOUGH:
        return
    both = [sides[side] for side in ("alliance", "criminal") if side in sides]
    for wrong, fault in (
        (not ROUNDS[0] <= middle <= ROUNDS[1], f"median of {middle} rounds"),
        (late >= LONG, f"one of ten games has {late} rounds or more"),
        (dead > DEAD, f"{dead:.2%} beyond 60 rounds"),
        (max(order.values()) > 1 / seats + SEATS or min(order.values()) < 1 / seats - SEATS, f"seats {order}"),
        (max(both) - min(both) > SIDES, f"sides {sides}"),
        (not FIRST[0] <= firsts[len(firsts) // 2] <= FIRST[1], f"first Epic in round {firsts[len(firsts) // 2]}"),
        (ahead > 1 - LATE, f"the leader at half-time wins {ahead:.1%}"),
        (stuck, f"{stuck} captains could do nothing in {STUCK} turns in a row"),
    ):
        if wrong:
            result.faults.append(f"{seats} seats: {fault}")


def _spread(table: str, what: str, found: Counter[Found]) -> Counter[Any]:
    """What was counted of one thing at a table, by value."""
    return Counter({value: count for (where, of, value), count in found.items() if (where, of) == (table, what)})
