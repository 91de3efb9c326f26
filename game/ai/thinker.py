"""A bot that thinks in a process of its own, so that the window never waits.

Ask, then look each frame whether the thought has come. A worker that dies is started again once and asked again; when
that fails too, or takes far too long, the greedy bot answers at once.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from multiprocessing import current_process, get_context
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any, NamedTuple

from game.ai import greedy
from game.ai.thought import USUAL, Limits, Prospect, Thought
from game.ai.worker import READY, STOP, Question, asked, reply_of, serve
from game.core.ruleset import Ruleset
from game.core.state import State
from game.core.steps import AnyChoice, Option

GRACE = 10.0
"""Seconds that a worker may take longer than it was told."""
START = 30.0
"""Seconds that a worker may take to start, or to stop thinking about what was asked before."""
PATIENCE = 60.0
"""Seconds for a question that is not limited by the clock."""
CHANCES = 2
"""How many workers may die over one question."""


class Waiting(NamedTuple):
    """A question that is not answered yet, with all that the greedy bot needs to answer it."""

    question: Question
    rules: Ruleset[Any]
    sight: State
    options: tuple[Option, ...]
    until: float


class Thinker:
    """One worker process with at most one question. `mods` and `cache`: the folders its content is read from."""

    def __init__(self, mods: str = "", cache: str = "") -> None:
        self.folders = (mods, cache)
        self.process: Any = None
        self.line: Connection | None = None
        self.ready = False
        self.busy_with = READY
        self.waiting: Waiting | None = None
        self.numbers = READY
        self.deaths = 0
        self.fault = ""

    @property
    def thinking(self) -> bool:
        """Whether a question is not answered yet."""
        return self.waiting is not None

    def start(self) -> None:
        """Start the process if there is none, so that the first question need not wait for it. Does not block. In a
        process that may have none below it none is begun."""
        if self.process is not None or current_process().daemon:
            return
        if getattr(sys, "frozen", False):  # the packaged program: what its start leaves out to open the table sooner
            import_module("pyi_rth_multiprocessing")
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, *self.folders), daemon=True, name="thinking")
        self.process.start()
        theirs.close()
        self.ready, self.busy_with = False, READY

    def ask(
        self,
        rules: Ruleset[Any],
        sight: State,
        options: Sequence[Option],
        seed: int,
        limits: Limits = USUAL,
        reasons: bool = False,
    ) -> None:
        """Ask about the choice that waits in a view; a question not answered yet is forgotten."""
        self.cancel()
        self.numbers += 1
        self.deaths, self.fault = 0, ""
        question = asked(self.numbers, rules, sight, tuple(o.key for o in options), seed, limits, reasons)
        self.waiting = Waiting(question, rules, sight.copy(), tuple(options), monotonic() + START)
        self._exchange()

    def poll(self) -> Thought | None:
        """The thought, once; None while there is none. Costs next to nothing: call it every frame."""
        if self.waiting is None:
            return None
        thought = self._exchange()
        if thought is None and self.waiting is not None and monotonic() > self.waiting.until:
            self.fault = "no answer in time"
            self._drop()
            thought = self._greedy()
        return thought

    def cancel(self) -> None:
        """Forget the question, whatever becomes of it."""
        self.waiting = None
        if self.busy_with and self.line is not None:
            try:
                self.line.send_bytes(STOP)
            except OSError:
                self._drop()

    def close(self) -> None:
        """End the process."""
        self.waiting = None
        if self.line is not None:
            self.line.close()
        if self.process is not None:
            self.process.join(0.3)
        self._drop()

    def _exchange(self) -> Thought | None:
        """Read what has come, and send the question when the worker can be asked."""
        try:
            self.start()
            if self.line is None:
                return self._died("no process may be begun here")
            while self.line.poll():
                reply = reply_of(self.line.recv_bytes())
                self.ready, self.busy_with = True, READY
                if self.waiting is not None and reply.number == self.waiting.question.number:
                    self.fault = reply.fault
                    if reply.thought is None:
                        return self._greedy()
                    self.waiting = None
                    return reply.thought
            if self.waiting is not None and self.ready and not self.busy_with:
                question = self.waiting.question
                self.line.send_bytes(question.text())
                self.busy_with = question.number
                until = monotonic() + (question.limits.seconds or PATIENCE) + GRACE
                self.waiting = self.waiting._replace(until=until)
        except (EOFError, OSError, ValueError) as error:
            return self._died(f"{type(error).__name__}: {error}")
        if not self.process.is_alive():
            return self._died(f"exit code {self.process.exitcode}")
        return None

    def _died(self, fault: str) -> Thought | None:
        """Start anew, or answer without a worker when that happens too often."""
        self._drop()
        self.deaths += 1
        self.fault = fault
        if self.waiting is not None:
            self.waiting = self.waiting._replace(until=monotonic() + START)
        return self._greedy() if self.waiting is not None and self.deaths >= CHANCES else None

    def _drop(self) -> None:
        """Let go of the process, whatever it does."""
        if self.line is not None:
            self.line.close()
        if self.process is not None:
            if self.process.is_alive():
                self.process.kill()
            self.process.join(1.0)
        self.process = self.line = None
        self.ready, self.busy_with = False, READY

    def _greedy(self) -> Thought:
        """The greedy bot's answer."""
        assert self.waiting is not None
        question, rules, sight, options, _ = self.waiting
        self.waiting = None
        choice: Any = sight.stack[-1]
        return plain_thought(rules, sight, choice, options, question.seed)


def plain_thought(
    rules: Ruleset[Any], sight: State, choice: AnyChoice, options: Sequence[Option], seed: int
) -> Thought:
    """The greedy bot's answer as a thought without tries."""
    key = greedy.choose(rules, sight, choice, options, seed)
    return Thought((Prospect(key, 1.0, rules.evaluate(sight, choice.seat), 0),), 0)
