"""The kinds of values that options take, each with a clear refusal."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable

Refused = argparse.ArgumentTypeError
MAX_SEED = (1 << 63) - 1


def whole(low: int, high: int) -> Callable[[str], int]:
    """A whole number from `low` to `high`."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise Refused(f"{text!r} is not a whole number from {low} to {high}")
        return value

    return number


seed = whole(0, MAX_SEED)


def size(text: str) -> tuple[int, int]:
    """Width and height as in 1920x1080."""
    wide, cross, high = text.lower().partition("x")
    if not (cross and wide.isascii() and high.isascii() and wide.isdigit() and high.isdigit()):
        raise Refused(f"{text!r} is not a size such as 1920x1080")
    w, h = int(wide[:6]), int(high[:6])
    if not (320 <= w <= 7680 and 240 <= h <= 4320):
        raise Refused(f"{text!r} is not between 320x240 and 7680x4320")
    return w, h


def address(text: str) -> str:
    """Where a scheduler listens, as in tcp://10.0.0.5:8786; tcp:// may be left out."""
    found = re.fullmatch(r"(?:(tcp|tls|ws|wss)://)?([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\]):([0-9]{1,5})", text)
    if found is None or not 1 <= int(found[3]) <= 65535:
        raise Refused(f"{text!r} is not an address such as tcp://10.0.0.5:8786")
    return f"{found[1] or 'tcp'}://{found[2]}:{found[3]}"


def names(text: str) -> tuple[str, ...]:
    """Names with commas between them."""
    found = tuple(part.strip() for part in text.split(","))
    if not all(found):
        raise Refused(f"{text!r} is not a list of names such as greedy,random")
    return found


def setting(text: str) -> tuple[str, str]:
    """One setting of a game as in heist=derelict."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise Refused(f"{text!r} is not a setting such as heist=derelict")
    return name, value
