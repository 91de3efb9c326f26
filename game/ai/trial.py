"""Whether a drawn heist can be won: bots play it in a process of their own, and the window hears how each game went."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from game.ai.match import play_game
from game.ai.worker import MODEST
from game.content.common.mod import Mod
from game.content.fistful.records import Fistful, Heist
from game.content.fistful.sketch.check import heist_of
from game.content.fistful.sketch.sketch import Sketch
from game.content.load import brought

NAME = "sketch"
BOT = "greedy"
LONGEST = 6000
"""Answers after which a game counts as one that does not end."""


class Try(NamedTuple):
    """How one game went; `why` names the reason of its end, `fault` what broke off."""

    won: bool
    why: str
    rounds: int
    fault: str = ""


def played(heist: Heist, seats: int, seed: int, level: str = "normal") -> Try:
    """One game of bots; the heist need not be in any mods folder."""
    mod = Mod(NAME, heist.title, heist.story, "fistful", Fistful({}, {}, {}, {}, {heist.id: heist}))
    with brought(mod):
        told = play_game("fistful", seats, seed, (BOT,), {"heist": heist.id, "level": level}, LONGEST)
    return Try(told.won, told.outcome.why if told.outcome else "", told.rounds, told.failure)


def serve(line: Connection, text: str, tries: int, seats: int) -> None:
    """Play and tell each game at once, until all are played or the line is closed."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(MODEST)
    with suppress(EOFError, OSError):  # the window has gone
        try:
            board, card = json.loads(text)
            heist = heist_of(Sketch(board, card), f"{NAME}:{NAME}")
            for seed in range(1, tries + 1):
                line.send_bytes(json.dumps(played(heist, seats, seed)).encode())
        except (EOFError, OSError):
            raise
        except Exception as error:  # told to the window, which shows it
            line.send_bytes(json.dumps(Try(False, "", 0, f"{type(error).__name__}: {error}")).encode())


class Trial:
    """So many games of a sketch; `results` grows as they end. Only `close` blocks, and not for long."""

    def __init__(self, sketch: Sketch, tries: int, seats: int = 2) -> None:
        self.begin(serve, json.dumps((sketch.board, sketch.card)), tries, seats)

    def begin(self, served: Callable[..., None], text: str, tries: int, *more: object) -> None:
        """So many games of what stands in `text` are played in a process by `served(line, text, tries, *more)`."""
        self.tries = tries
        self.results: list[Try] = []
        self.over = False
        if getattr(sys, "frozen", False):
            import_module("pyi_rth_multiprocessing")
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process: Any = context.Process(target=served, args=(theirs, text, tries, *more), daemon=True, name="trial")
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
