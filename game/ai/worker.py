"""The process that thinks: it reads questions and writes thoughts, both as JSON bytes, until its line is closed.

Every question gets exactly one answer, with the question's number. Whatever else arrives while it thinks stops it.
"""

from __future__ import annotations

import json
import os
import signal
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from game.ai.collector import looking_seldom
from game.ai.search import think
from game.ai.thought import Limits, Prospect, Thought
from game.core import codec
from game.core.ruleset import Ruleset
from game.core.state import State

READY = 0
"""The number of what a worker says of itself when it can be asked."""
STOP = b"{}"
MODEST = 5
"""By how much a worker is less urgent than the window, where the system knows such a thing."""


class Question(NamedTuple):
    """What a seat must answer: the view as JSON values, the keys of its options, the seed of its luck."""

    number: int
    game: str
    sight: dict[str, Any]
    keys: tuple[str, ...]
    seed: int
    limits: Limits
    reasons: bool = False

    def text(self) -> bytes:
        """The question as it travels."""
        return json.dumps(self._asdict()).encode()


class Reply(NamedTuple):
    """The answer to a question: what was thought, None when it was stopped or broke down; `fault` says why."""

    number: int
    thought: Thought | None = None
    fault: str = ""

    def text(self) -> bytes:
        """The reply as it travels."""
        return json.dumps(self._asdict()).encode()


def question_of(text: bytes) -> Question | None:
    """The question in a message, None when it only says to stop."""
    raw = json.loads(text)
    return Question(**{**raw, "keys": tuple(raw["keys"]), "limits": Limits(*raw["limits"])}) if raw else None


def reply_of(text: bytes) -> Reply:
    """The reply in a message."""
    raw = json.loads(text)
    if raw["thought"] is not None:
        prospects, tries = raw["thought"]
        found = tuple(Prospect(key, share, worth, n, tuple(why)) for key, share, worth, n, why in prospects)
        raw["thought"] = Thought(found, tries)
    return Reply(**raw)


def asked(
    number: int, rules: Ruleset[Any], sight: State, keys: tuple[str, ...], seed: int, limits: Limits, reasons: bool
) -> Question:
    """A question about the choice that waits in a view."""
    return Question(number, rules.id, codec.dump(sight), keys, seed, limits, reasons)


def serve(line: Connection, mods: str = "", cache: str = "") -> None:
    """Answer questions until the line is closed. `mods` and `cache`: the folders of the content, "" for none."""
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(MODEST)
    if mods:
        from game.content.load import open_content

        open_content(Path(mods), Path(cache) if cache else None)
    with looking_seldom(), suppress(EOFError, OSError):  # the window has gone
        line.send_bytes(Reply(READY).text())
        while True:
            question = question_of(line.recv_bytes())
            if question is not None:
                line.send_bytes(_answer(question, line).text())


def _answer(question: Question, line: Connection) -> Reply:
    """Think about a question until something else arrives."""
    try:
        from game.rules.registry import ruleset  # a table loads the rules of its own game alone

        rules = ruleset(question.game)
        sight: State = codec.load(rules.state, question.sight)
        thought = think(rules, sight, question.keys, question.seed, question.limits, line.poll, question.reasons)
    except (EOFError, OSError):
        raise
    except Exception as error:  # told to the window, which answers without the worker
        return Reply(question.number, None, f"{type(error).__name__}: {error}")
    return Reply(question.number, None if line.poll() else thought)
