"""Whole games with Pirates & Bounty Hunters between equal bots, with and without the box: how often captains are
attacked, whether every seat wins its share, how much longer games take, what never occurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.ai.levels import BOTS, LEVELS
from game.ai.match import play, play_game
from game.content.firefly import firefly
from game.core.news import News, said, word_of
from game.rules.registry import ruleset
from tests.long.duel import SHARE, hurried
from tests.long.result import Result
from tests.long.tables import EVERY, Tables

BOT = "greedy"
ON = {"pirates": "on"}
RULES = ruleset("firefly")
SEATS = range(2, 7)
COMPARED = 4
"""The most who can play without the box."""
ATTACKS = (1.0, 3.0)
"""How often a seat should attack in ten rounds."""
MOST_FOR_ONE = 1.35
"""How much more than its fair share a seat may win."""
LONGER = 1.15
"""How many times as many rounds games may take as without the box."""
BULLIED = 0.01
"""In how many rounds somebody may be attacked by all others again after the round before, of those in which anybody is
attacked."""
DUELS = 5
"""After so many rounds of tables one game of the best bot against three of the lowest level."""
ENOUGH = 300
"""Games with one number of seats after which the figures are judged."""
Found = tuple[str, str, Any]
"""A table, what is counted there, and of which value."""


class Ear:
    """Hears a game: attacks and how they end, and who is attacked by how many in a round."""

    def __init__(self, seats: int, found: Counter[Found], table: str) -> None:
        self.seats, self.found, self.table = seats, found, table
        self.turns = 0
        self.victims: dict[int, set[int]] = {}
        self.harried: set[int] = set()

    def count(self, what: str, value: Any = "") -> None:
        """One more of it."""
        self.found[self.table, what, value] += 1

    def __call__(self, line: News) -> None:
        word, line = word_of(line), said(line)
        if word == "turn":
            self.turns += 1
            if self.turns % self.seats == 1:
                self._round_over()
        elif word in ("raid", "hunt"):
            self.count("attacks", word if line[2] >= 0 else "lone")
            self.count("by", line[1])
            if line[2] >= 0:
                self.count("on", line[2])
                self.victims.setdefault(line[2], set()).add(line[1])
        elif word == "showdown":
            self.count("showdowns", "won" if line[5] > line[7] else "lost")
        elif word in ("bound", "jumped", "freed", "poached", "reaved"):
            self.count("events", word)
        elif word == "done":
            self.count("done", _kind(str(line[-1])))

    def _round_over(self) -> None:
        if self.victims:
            self.count("rough rounds")
        by_all = {seat for seat, by in self.victims.items() if len(by) == self.seats - 1 > 1}
        if by_all & self.harried:
            self.count("bullied")
        self.victims, self.harried = {}, by_all


def _kind(item: str) -> str:
    card = firefly().faces.get(item.rpartition("#")[0])
    return getattr(card, "kind", "")


def piracy(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """Play `size` games with every number of seats and the box on, as many without it where so many can play, and now
    and then one of the best bot against three of the lowest level."""
    result = Result(f"games of Firefly with pirates between equal {BOT} bots")
    found: Counter[Found] = Counter()
    counts = (tables.seats,) if tables.seats else SEATS
    for number in range(size):
        for seats in counts:
            _one(seats, seed + number, found, result)
        if number % DUELS == 0 and 4 in counts:
            _duel(seed + number, found, result)
    result.notes = {"found": found}
    return result


def _one(seats: int, seed: int, found: Counter[Found], result: Result) -> None:
    for table, settings in ((f"{seats} with", ON), (f"{seats} without", {})):
        if not settings and seats > COMPARED:
            continue
        ear = Ear(seats, found, table)
        played = play_game(RULES.id, seats, seed, (BOT,), settings, hear=ear)
        ear.count("games")
        result.tried += 1
        found[table, "rounds", "all"] += played.rounds
        if settings:
            found.update(("all", "used", card) for card in played.used)
        if played.failure or played.outcome is None:
            result.faults.append(f"{table}, seed {seed}: {played.failure or 'not over'}")
        else:
            found.update((table, "wins", seat) for seat in played.outcome.winners)


def _duel(seed: int, found: Counter[Found], result: Result) -> None:
    seat = seed % 4
    bots = [BOTS[LEVELS[1]]] * 4
    bots[seat] = hurried
    played = play(RULES, RULES.new(4, seed, ON), bots, seed)
    found["duel", "games", ""] += 1
    found["duel", "won", ""] += played.outcome is not None and seat in played.outcome.winners
    if played.failure:
        result.faults.append(f"duel, seed {seed}: {played.failure}")


def judged(result: Result) -> None:
    """Say of every table what was found; after ENOUGH games what is out of bounds is a fault."""
    found: Any = result.notes.pop("found", Counter())
    for seats in SEATS:
        if found[f"{seats} with", "games", ""]:
            _table(seats, found, result)
    games = found["duel", "games", ""]
    if games:
        won = found["duel", "won", ""]
        result.notes["level 3 against three of level 1"] = f"{won} of {games}"
        if games >= ENOUGH and won < SHARE * games:
            result.faults.append(f"level 3 won {won} of {games}")
    never = [card for card in new_cards() if not found["all", "used", card]]
    result.notes["never used"] = " ".join(never) or "nothing"


def new_cards() -> Sequence[str]:
    """All cards of the box that are played with, by name."""
    return [id for id, card in firefly().faces.items() if card.box == "pirates" and not getattr(card, "guest", False)]


def _table(seats: int, found: Counter[Found], result: Result) -> None:
    table, plain = f"{seats} with", f"{seats} without"
    games = found[table, "games", ""]
    rounds = found[table, "rounds", "all"] / games
    base = found[plain, "rounds", "all"] / max(1, found[plain, "games", ""])
    attacks = _of(table, "attacks", found)
    rate = sum(attacks.values()) / (games * seats * rounds / 10)
    wins = [found[table, "wins", seat] for seat in range(seats)]
    best = max(wins) * seats / max(1, sum(wins))
    rough = found[table, "rough rounds", ""]
    bullied = found[table, "bullied", ""] / max(1, rough)
    result.notes[f"{seats} seats"] = (
        f"{games} games; {rate:.2f} attacks per seat and ten rounds {dict(attacks)}; "
        f"showdowns {dict(_of(table, 'showdowns', found))}; {dict(_of(table, 'events', found))}; "
        f"done {dict(_of(table, 'done', found))}; wins {wins}, best seat {best:.2f} of its share; "
        f"rounds {rounds:.1f}, without {base:.1f}; attacked by all round after round in {bullied:.2%} of rough rounds"
    )
    if games < ENOUGH:
        return
    for wrong, fault in (
        (not ATTACKS[0] <= rate <= ATTACKS[1], f"{rate:.2f} attacks per seat and ten rounds"),
        (best > MOST_FOR_ONE, f"a seat wins {best:.2f} of its share"),
        (base and rounds > LONGER * base, f"{rounds:.1f} rounds where it is {base:.1f} without"),
        (bullied > BULLIED, f"in {bullied:.2%} of the rough rounds all attack one again"),
    ):
        if wrong:
            result.faults.append(f"{table}: {fault}")


def _of(table: str, what: str, found: Counter[Found]) -> Counter[Any]:
    """What was counted of one thing at a table, by value."""
    return Counter({value: count for (where, of, value), count in found.items() if (where, of) == (table, what)})
