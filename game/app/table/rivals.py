"""The bots at the table: each answer is thought of beside the window, so that no frame waits for it."""

from __future__ import annotations

from collections.abc import Sequence
from threading import Thread
from time import monotonic
from typing import Any

from game.ai.levels import BOTS, LEVELS
from game.ai.thinker import Thinker
from game.ai.thought import Limits, Thought
from game.core.rng import mix
from game.core.session import Session
from game.core.steps import Option
from game.core.views import view

PER_TURN = 1.2  # seconds of thinking for one answer, shared by the bots that think ahead
LEAST = 0.35
A_TURN = 2.2  # seconds of thinking for all answers of one turn: each may take up to half of what is left
BRIEF = 0.05  # and the last ones so much
HINT = Limits(900, 1.6)  # it is read within two seconds


class Rivals:
    """`bots`: the level of each seat's bot, 0 for a person. One answer at a time is asked for; the strongest level and
    hints think in a process of their own, the others in a thread."""

    def __init__(self, session: Session[Any], bots: Sequence[int], seed: int, at_once: bool) -> None:
        self.session, self.bots, self.seed, self.at_once = session, tuple(bots), seed, at_once
        self.thinker: Thinker | None = None
        self.asked = -1  # the number of answers at which the present question was asked
        self.found: list[str] = []
        self.thread: Thread | None = None  # in which the last answer is or was found
        self.hinting = False
        self.turn = (-1, -1)  # the seat whose turn it is thought for, and in which round
        self.spent = self.allowed = self.since = 0.0  # thinking in this turn; how long for this answer, and since when

    def ask(self) -> None:
        """Have the bot whose turn it is think; the same question is asked once."""
        session = self.session
        choice = session.choice
        done = len(session.record)
        if choice is None or self.asked == done:
            return
        self.asked, self.found, self.hinting = done, [], False
        if len(session.options) == 1:
            self.found = [session.options[0].key]
            return
        sight = view(session.rules, session.state, choice.seat)
        name = LEVELS[self.bots[choice.seat]]
        luck = mix(self.seed + done * 8191) >> 1
        options = session.options
        if name == "search" and not self.at_once:
            many = sum(1 for level in self.bots if level and LEVELS[level] == "search")
            turn = (choice.seat, session.rules.rounds(session.state))
            if turn != self.turn:
                self.turn, self.spent = turn, 0.0
            self.allowed = max(BRIEF, min(max(LEAST, PER_TURN / many), (A_TURN - self.spent) / 2))
            self.since = monotonic()
            self._thinker().ask(session.rules, sight, options, luck, Limits(400, self.allowed))
            return

        def think() -> None:
            key = BOTS[name](session.rules, sight, choice, options, luck)
            mine.append(key)

        mine = self.found
        if self.at_once:
            think()
        else:
            self.thread = Thread(target=think, daemon=True, name="bot")
            self.thread.start()

    def answer(self, wait: float = 0.0) -> str:
        """The key the bot chose, "" while it thinks; `wait`: seconds in which it may still be found."""
        if self.asked != len(self.session.record):
            return ""
        if wait > 0 and not self.found and self.thread is not None:
            self.thread.join(wait)
        if self.thinker is not None and self.thinker.thinking and not self.hinting:
            thought = self.thinker.poll()
            if thought is not None:
                self.spent += min(self.allowed, monotonic() - self.since)  # it may be looked for late
                self.found.append(thought.key)
        return self.found[0] if self.found else ""

    def drop(self) -> None:
        """The game stands elsewhere: whatever is being thought is about another moment."""
        self.asked, self.found = -1, []
        if self.thinker is not None and not self.hinting:
            self.thinker.cancel()

    def start(self) -> None:
        """Have the process ready before the first question, where a bot will ask it."""
        if any(level and LEVELS[level] == "search" for level in self.bots):
            self._thinker().start()

    # ------------------------------------------------------------ hints

    def expect(self) -> None:
        """Have the process ready before a hint is asked for: to start it takes longer than to find the hint."""
        people = any(not level for level in self.bots)
        if people and not self.at_once and self.thinker is None and not self.session.rules.plans:
            self._thinker().start()

    def hint(self, sight: Any, options: Sequence[Option], seed: int) -> None:
        """Ask what the best options of a person would be."""
        self.hinting = True
        self._thinker().ask(self.session.rules, sight, options, seed, HINT, reasons=True)

    def advice(self) -> Thought | None:
        """The answer to `hint`, once."""
        return self.thinker.poll() if self.hinting and self.thinker is not None else None

    def forget(self) -> None:
        """Nobody waits for a hint any more."""
        if self.hinting and self.thinker is not None:
            self.thinker.cancel()
        self.hinting = False

    def _thinker(self) -> Thinker:
        if self.thinker is None:
            from game.save.places import places

            found = places()
            self.thinker = Thinker(str(found.mods), str(found.cache))
        return self.thinker

    def close(self) -> None:
        """The table is left."""
        if self.thinker is not None:
            self.thinker.close()
            self.thinker = None
        self.asked, self.found = -1, []
