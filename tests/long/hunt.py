"""Keep Flyin' between equal bots: how soon and how often captains are in danger, and whether it is shared fairly."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.ai.bot import Bot
from game.ai.levels import BOTS, LEVELS
from game.ai.match import play
from game.core.news import News, said, word_of
from game.rules.keepflyin.ruleset import KEEPFLYIN
from tests.long.duel import hurried
from tests.long.result import Result
from tests.long.tables import EVERY, Tables

SEATS = (2, 3, 4)
SOON = 8
"""The round by which half of the captains have been in danger."""
RUN = 4
"""So many turns running with a roll to evade that could fail are being hunted by all turn after turn."""
FAILS = 2
"""What a roll of two dice must beat at least so that it can fail."""
LEAST = {"soon": 0.5, "ever": 0.95, "evade": 2 / 3}
"""How many captains were in danger by round SOON, were so in a game, and had to evade."""
BESIDE = ("caught", "hounded", "evasions", "risky", "risks")
"""What else is told for each captain; risks are rolls to evade that could fail."""
CAUGHT = (0.10, 0.60)
HOUNDED = 0.02
"""How many captains may be hunted turn after turn."""
ROUNDS = (25, 60)
SLOWEST = 100
"""The median length of a game, and how long one of beginners, who err, may be."""
MOST_FOR_ONE = 1.35
"""How much more than its fair share a seat may win, as in the balance table."""
SLOW = 10
"""The best bot thinks so long, hurried as it is, that it plays so many times fewer games."""
ENOUGH = 40
"""Games of a table after which it is judged."""


class Captain:
    """What befell a captain in a game: turns taken, first turn of danger, rolls to evade, how many of them could
    fail, and the longest run of turns with one of those."""

    def __init__(self) -> None:
        self.turns = self.first = self.evaded = self.risked = self.run = self.longest = 0
        self.caught = self.fresh = False

    def turn(self) -> None:
        """The captain's turn begins."""
        self.turns += 1
        if not self.fresh:
            self.run = 0
        self.fresh = False

    def danger(self, now: int) -> None:
        """A roll to evade or for a pursuit in that round."""
        self.first = self.first or now

    def evade(self, now: int, limit: int) -> None:
        """A roll to evade in that round, and what it must beat."""
        self.danger(now)
        self.evaded += 1
        self.risked += limit >= FAILS
        if not self.fresh and limit >= FAILS:
            self.run, self.fresh = self.run + 1, True
            self.longest = max(self.longest, self.run)


def hunt(size: int, seed: int, tables: Tables = EVERY) -> Result:
    """Play `size` games with 2, 3 and 4 captains by each level of bots, in the set-up as it is proposed."""
    result = Result("Keep Flyin' between equal bots, in the set-up as proposed: how tense it is")
    found: Counter[tuple[str, str, Any]] = Counter()
    for level, name in LEVELS.items():
        bot, games = (hurried, max(1, size // SLOW)) if name == "search" else (BOTS[name], size)
        for seats in SEATS if not tables.seats else (tables.seats,):
            for number in range(games):
                game(f"level {level}, {seats} captains", bot, seats, seed + number, found, result)
    result.notes = {"found": found}
    return result


def game(table: str, bot: Bot, seats: int, seed: int, found: Counter[tuple[str, str, Any]], result: Result) -> None:
    """Play one game and count under its table what befell the captains."""
    crew = [Captain() for _ in range(seats)]
    now = [0]

    def hear(line: News) -> None:
        what, line = word_of(line), said(line)
        if what == "turn":
            crew[line[1]].turn()
            now[0] = crew[line[1]].turns
        elif what in ("evaded", "caught"):
            crew[line[1]].evade(now[0], line[4])
            crew[line[1]].caught |= what == "caught"
        elif what in ("pursues", "no_pursuit"):
            crew[line[2]].danger(now[0])

    played = play(KEEPFLYIN, KEEPFLYIN.new(seats, seed), [bot] * seats, seed, hear=hear)
    result.tried += 1
    if played.failure:
        result.faults.append(f"{table}, seed {seed}: {played.failure}")
        return
    found[table, "games", seats] += 1
    found[table, "rounds", played.rounds] += 1
    for one in crew:
        found[table, "soon", ""] += 0 < one.first <= SOON
        found[table, "ever", ""] += one.first > 0
        found[table, "evade", ""] += one.evaded > 0
        found[table, "caught", ""] += one.caught
        found[table, "hounded", ""] += one.longest >= RUN
        found[table, "evasions", ""] += one.evaded
        found[table, "risky", ""] += one.risked > 0
        found[table, "risks", ""] += one.risked
    found.update((table, "wins", seat) for seat in (played.outcome.winners if played.outcome else ()))


def judged(result: Result) -> None:
    """Say of every table what was found, and what is out of bounds once there were enough games."""
    found: Any = result.notes.pop("found", Counter())
    tables = sorted((t, seats, n) for (t, what, seats), n in found.items() if what == "games")
    for table, seats, games in tables:
        share = {what: found[table, what, ""] / (games * seats) for what in (*LEAST, *BESIDE)}
        rounds = Counter({v: n for (t, what, v), n in found.items() if (t, what) == (table, "rounds")})
        lengths = sorted(rounds.elements())
        wins = [found[table, "wins", seat] for seat in range(seats)]
        best, middle = max(wins) * seats / max(1, sum(wins)), lengths[len(lengths) // 2]
        result.notes[table] = (
            f"{games} games; in danger by round {SOON} {share['soon']:.0%}, in a game {share['ever']:.0%}; had to "
            f"evade {share['evade']:.0%}, {share['evasions']:.1f} times, where it could fail "
            f"{share['risky']:.0%}, {share['risks']:.1f} times; caught {share['caught']:.0%}; evading {RUN} "
            f"turns running {share['hounded']:.1%}; rounds median {middle}; best seat {best:.2f} of its share {wins}"
        )
        if games < ENOUGH:
            continue
        for wrong, fault in (
            *((share[what] < least, f"{what} {share[what]:.0%}, wanted {least:.0%}") for what, least in LEAST.items()),
            (not CAUGHT[0] <= share["caught"] <= CAUGHT[1], f"{share['caught']:.0%} caught"),
            (share["hounded"] > HOUNDED, f"{share['hounded']:.1%} evade {RUN} turns running"),
            (
                not ROUNDS[0] <= middle <= (SLOWEST if table.startswith("level 1") else ROUNDS[1]),
                f"median of {middle} rounds",
            ),
            (best > MOST_FOR_ONE, f"a seat wins {best:.2f} of its share"),
        ):
            if wrong:
                result.faults.append(f"{table}: {fault}")
