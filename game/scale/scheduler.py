"""Plays the games of an order on the workers of a Dask scheduler.

Functions are sent by name: the scheduler and every worker need the program, workers in the same edition. Games of a
worker that is lost are played again on another one, which changes nothing: a game depends on its seed alone.
"""

from __future__ import annotations

import logging
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from time import monotonic
from typing import Any

from game.ai.sim import Engine, Order, Tally, portions
from game.scale.edition import Edition, edition
from game.scale.portion import play

REACH = 10.0
"""Seconds a scheduler has to answer, and a first worker to be there."""
PATIENCE = 30.0
"""Seconds without any worker until a campaign that runs is given up."""
LOOK = 2.0
"""Seconds between two looks at who is still there."""
AHEAD = 6
"""Portions per worker that the scheduler has at once."""


class NoScale(Exception):
    """The games can't be played there; the message is one clear line."""


def on_scheduler(address: str) -> Engine:
    """The workers that have joined the scheduler at `address`. The engine raises NoScale."""
    return partial(_on_scheduler, address)


def _on_scheduler(address: str, order: Order, seeds: range) -> Iterator[Tally]:
    with connected(address) as client:
        hands = sum(client.nthreads().values())
        here = edition(order)
        left = iter(portions(seeds, hands))
        sent: dict[Any, range] = {}
        try:
            while True:
                while len(sent) < AHEAD * hands and (part := next(left, None)) is not None:
                    job = client.submit(play, tuple(here), tuple(order), part.start, len(part), pure=False)
                    sent[job] = part
                if not sent:
                    return
                for done in _some_done(client, address, sent):
                    yield answer_of(client, address, here, done, sent.pop(done))
        finally:
            if sent and client.status == "running":
                client.cancel(list(sent))


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """A connection to a scheduler with at least one worker."""
    try:
        import distributed
    except ImportError:
        says = 'a scheduler needs the extra `scale`; in the folder of the program: pip install ".[scale]"'
        raise NoScale(says) from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    warnings.filterwarnings("ignore", module="distributed")
    try:
        client = distributed.Client(address, timeout=REACH, set_as_default=False, name="verse-sim")
    except (OSError, ValueError, RuntimeError, TypeError, distributed.TimeoutError) as error:
        raise NoScale(f"no scheduler answers at {address} within {REACH:.0f} s: {_line(error)}") from None
    try:
        try:
            client.wait_for_workers(1, timeout=REACH)
        except distributed.TimeoutError:
            raise NoScale(f"the scheduler at {address} has no worker; start one there: dask worker {address}") from None
        yield client
    finally:
        client.close(timeout=LOOK)


def _some_done(client: Any, address: str, sent: dict[Any, range]) -> list[Any]:
    """Those of the portions that are finished, as soon as there are any."""
    import distributed

    seen = monotonic()
    while True:
        try:
            with client.as_current():
                return list(distributed.wait(list(sent), timeout=LOOK, return_when="FIRST_COMPLETED").done)
        except distributed.TimeoutError:
            pass
        except Exception as error:  # whatever the engine calls it, the portions are gone with their scheduler
            raise NoScale(f"the scheduler at {address} was lost: {_line(error)}") from None
        if client.status != "running":
            raise NoScale(f"the scheduler at {address} was lost")
        if client.nthreads():
            seen = monotonic()
        elif monotonic() - seen > PATIENCE:
            raise NoScale(
                f"all workers of {address} have left for more than {PATIENCE:.0f} s;"
                " one that has not the program installed leaves at once"
            )


def answer_of(client: Any, address: str, here: Edition, job: Any, part: range) -> Tally:
    """What a worker answered."""
    seeds = f"seeds {part[0]} to {part[-1]}"
    try:
        answer = job.result(timeout=REACH)
    except Exception as error:  # it carries any error of any worker
        kind = type(error).__name__
        if kind == "CommClosedError":  # answers come by way of the scheduler
            raise NoScale(f"the scheduler at {address} was lost: {_line(error)}") from None
        if kind == "KilledWorker":
            raise NoScale(f"the games with {seeds} made one worker after the other break off") from None
        if kind == "RuntimeError" and "deserialization of the task graph" in str(error):
            raise NoScale(f"the scheduler at {address} has not the program installed, or another Dask") from None
        raise NoScale(f"a worker of {address} could not play the games with {seeds}: {kind}: {_line(error)}") from None
    if "edition" in answer:
        there = Edition(*answer["edition"])
        parts = [
            f"{name} {theirs} there, {ours} here"
            for name, theirs, ours in zip(Edition._fields, there, here)
            if theirs != ours
        ]
        raise NoScale(f"a worker of {address} has another edition of the program: {'; '.join(parts)}")
    return Tally(**answer)


def _line(error: BaseException) -> str:
    return " ".join(str(error).split())[:160] or type(error).__name__
