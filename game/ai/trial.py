"""Whether what players drew can be won: bots play it in a process of their own, and the window hears how each game
went."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from game.ai.collector import looking_seldom
from game.ai.levels import BOTS
from game.ai.match import play
from game.ai.worker import MODEST
from game.content.load import brought
from game.core.news import News
from game.rules.registry import ruleset
from game.rules.shared.drawn import Drawn

BOT = "greedy"


class Try(NamedTuple):
    """How one game went; `why` names the reason of its end, `fault` what broke off, `winners` the seats that won it,
    `marks` what happened to what was drawn, each with the seats it happened to."""

    won: bool
    why: str
    rounds: int
    fault: str = ""
    winners: Sequence[int] = ()
    marks: Mapping[str, Sequence[int]] = {}


def played(drawn: Drawn, seats: int, seed: int, bot: str = BOT) -> Try:
    """One game of bots; what they play need not be in any mods folder."""
    marks: dict[str, set[int]] = {}
    with brought(drawn.mod):
        rules = ruleset(drawn.game)
        g = rules.new(seats, seed, drawn.settings)

        def hear(line: News) -> None:
            for name, seat in drawn.marks(g, line):
                marks.setdefault(name, set()).add(seat)

        told = play(rules, g, [BOTS[bot]] * seats, seed, drawn.longest, hear)
    end = told.outcome
    why, winners = (end.why, list(end.winners)) if end else ("", [])
    won = why in drawn.done if drawn.done else told.won
    return Try(won, why, told.rounds, told.failure, winners, {name: sorted(who) for name, who in marks.items()})


def serve(line: Connection, drawn: Callable[[str], Drawn], text: str, tries: int, seats: int, bot: str) -> None:
    """Play and tell each game at once, until all are played or the line is closed."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(MODEST)
    with looking_seldom(), suppress(EOFError, OSError):  # the window has gone
        try:
            one = drawn(text)
            for seed in range(1, tries + 1):
                line.send_bytes(json.dumps(played(one, seats, seed, bot)).encode())
        except (EOFError, OSError):
            raise
        except Exception as error:  # told to the window, which shows it
            line.send_bytes(json.dumps(Try(False, "", 0, f"{type(error).__name__}: {error}")).encode())


class Trial:
    """A number of games of what stands in `text`, which `drawn` makes ready in a process of its own; `results` grows as
    they end. Only `close` blocks, and not for long."""

    def __init__(self, drawn: Callable[[str], Drawn], text: str, tries: int, seats: int, bot: str = BOT) -> None:
        self.tries = tries
        self.results: list[Try] = []
        self.over = False
        if getattr(sys, "frozen", False):
            import_module("pyi_rth_multiprocessing")
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: Any = context.Process(
            target=serve, args=(theirs, drawn, text, tries, seats, bot), daemon=True, name="trial"
        )
        self.process.start()
        theirs.close()

    @property
    def won(self) -> int:
        """How many games were won so far."""
        return sum(one.won for one in self.results)

    @property
    def fault(self) -> str:
        """What broke a game off, "" for nothing."""
        return next((one.fault for one in self.results if one.fault), "")

    def poll(self) -> bool:
        """Take in what has come; True when it changed something. Costs next to nothing."""
        if self.over:
            return False
        before = len(self.results)
        try:
            while self.line.poll():
                self.results.append(Try(*json.loads(self.line.recv_bytes())))
        except (EOFError, OSError):
            self.over = True
        if len(self.results) >= self.tries or self.fault or not self.process.is_alive() and not self._more():
            self.over = True
        if self.over:
            self.close()
        return len(self.results) > before or self.over

    def _more(self) -> bool:
        """Whether a process that has ended left something unread."""
        with suppress(EOFError, OSError):
            return self.line.poll()
        return False

    def close(self) -> None:
        """End the process, whatever it does."""
        self.over = True
        self.line.close()
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(1.0)
