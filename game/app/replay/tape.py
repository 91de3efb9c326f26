"""A replay played through: what each answer brought, and the table at any moment of it within milliseconds."""

from __future__ import annotations

import time
from bisect import bisect_left, bisect_right
from typing import Any, NamedTuple

from game import __version__
from game.core.codec import digest
from game.core.engine import RulesError
from game.core.news import News, word_of
from game.core.ruleset import Ruleset
from game.core.session import NotLegal, Session
from game.core.state import State
from game.save.format.printed import printed
from game.save.format.seed import dealt_anew, of_game
from game.save.replays import Replay, ReplayError

EVERY = 16  # answers between two kept states
MARKED = {
    "turn": "turn",
    "battle": "fight",
    "knocked_out": "fall",
    "timer": "timer",
    "over": "over",
    "onward": "heist",
    "evaded": "fight",
    "caught": "fight",
    "arrested": "fall",
    "lost": "fall",
    "misbehave": "fight",
    "fought": "fight",
    "died": "fall",
    "killed": "fall",
    "botched": "fall",
    "reavers": "fall",
}
"""Which news make a mark on the slider, and of what kind."""


class Step(NamedTuple):
    """One answer: who gave it, to which choice, and what came of it. `round` counts as the game does, after it."""

    seat: int
    key: str
    choice: str
    round: int
    news: tuple[News, ...]
    marks: tuple[str, ...]


class Tape:
    """Positions are numbers of answers given: 0 is the deal, `length` the last that can be shown.

    `differs` is the number of the first answer that this program does not take as the replay has it (0: none did), with
    `reason` in the words of the engine."""

    def __init__(self, replay: Replay) -> None:
        """Raises ReplayError for a game that is not here or can't be set up."""
        self.replay = replay
        self.rules = _rules(replay)
        self.fresh = dealt_anew(replay.settings)
        self.steps: list[Step] = []
        self.differs, self.reason = 0, ""
        self.first: Session[Any] = self._dealt()
        self.live: Session[Any] = Session(self.rules, self.first.state.copy())
        self.kept: list[State] = [self.first.state.copy()]
        self.found: dict[str, list[int]] = {}
        self.begins = -1  # the first position whose turn counts; -1 while it is not wound

    def _dealt(self) -> Session[Any]:
        r = self.replay
        try:
            session: Session[Any] = Session(self.rules, self.rules.new(len(r.seats), r.seed, of_game(r.settings)))
            self._deal(session)
        except Exception as error:  # settings from elsewhere may be anything
            reason = " ".join(str(error).split())[:120] or type(error).__name__
            raise ReplayError("settings", r.title or r.game, reason) from error
        return session

    def _deal(self, session: Session[Any]) -> None:
        """Fresh luck where the game went on from another one."""
        for seed in self.fresh.get(len(session.record), ()):
            session.redeal(seed)

    # ------------------------------------------------------------ winding

    @property
    def wound(self) -> bool:
        """Whether all that can be shown has been played through."""
        return bool(self.differs) or len(self.steps) == len(self.replay.answers)

    def wind(self, ms: float) -> bool:
        """Play on for so many milliseconds; True while there is more."""
        end = time.perf_counter() + ms / 1000
        while not self.wound and time.perf_counter() < end:
            self._next()
        return not self.wound

    def _next(self) -> None:
        """Play one answer."""
        number, live = len(self.steps), self.live
        key = self.replay.answers[number]
        choice = live.choice
        try:
            news = tuple(live.answer(key))
        except (NotLegal, RulesError) as error:
            self._stop(number + 1, str(error))
            return
        self._deal(live)
        live.past.clear()  # every sixteenth state is enough
        marks = tuple(dict.fromkeys(MARKED[word] for word in map(word_of, news) if word in MARKED))
        self.steps.append(
            Step(
                choice.seat if choice is not None else -1,
                key,
                type(choice).__name__,
                self.rules.rounds(live.state),
                news,
                marks,
            )
        )
        if self.begins < 0 and self.steps[-1].round > 0:
            self.begins = number + 1
        for kind in marks:
            self.found.setdefault(kind, []).append(number + 1)
        if (number + 1) % EVERY == 0:
            self.kept.append(live.state.copy())
        self._check(number + 1)

    def _check(self, number: int) -> None:
        """Compare with the fingerprints that the replay brought along."""
        mark = self.replay.marks.get(number, "")
        if number == len(self.replay.answers):
            mark = self.replay.end or mark
        if mark and digest(self.live.state) != mark:
            self._stop(number, "the game stands differently")

    def _stop(self, number: int, reason: str) -> None:
        self.differs, self.reason = number, " ".join(reason.split())[:200]

    # ------------------------------------------------------------ asking

    @property
    def length(self) -> int:
        """The last position that can be shown so far."""
        return len(self.steps)

    @property
    def start(self) -> int:
        """The first position worth seeing: the table is set up and the first turn begins."""
        return self.begins if self.begins >= 0 else self.length

    def session(self, number: int) -> Session[Any]:
        """The game after so many answers, ready to be played on."""
        number = max(0, min(number, self.length))
        frame = number // EVERY
        session: Session[Any] = Session(self.rules, self.kept[frame].copy(), self.replay.answers[: frame * EVERY])
        for key in self.replay.answers[frame * EVERY : number]:
            session.answer(key)
            self._deal(session)
        session.past.clear()
        session.news.clear()
        return session

    def after(self, kind: str, number: int) -> int:
        """The next position of a kind behind `number`, -1 when there is none."""
        places = self.found.get(kind, [])
        i = bisect_right(places, number)
        return places[i] if i < len(places) else -1

    def before(self, kind: str, number: int) -> int:
        """The position of a kind before `number`, -1 when there is none."""
        places = self.found.get(kind, [])
        i = bisect_left(places, number)
        return places[i - 1] if i else -1

    @property
    def foreign(self) -> bool:
        """Whether the replay was made by another version or with other cards."""
        r = self.replay
        return r.engine != __version__ or r.content != printed(r.game)[:16]

    def marked(self) -> Replay:
        """The replay with fingerprints on the way, so that another version can say where it differs."""
        end = digest(self.live.state) if self.wound and not self.differs else self.replay.end
        marks = {i * EVERY: digest(state) for i, state in enumerate(self.kept) if i}
        return self.replay if self.differs else self.replay._replace(marks=marks, end=end)


def _rules(replay: Replay) -> Ruleset[Any]:
    from game.rules.registry import RULESETS  # a table loads the rules of its own game alone

    for rules in RULESETS:
        if rules.id == replay.game:
            return rules
    raise ReplayError("game", replay.title or replay.game)
