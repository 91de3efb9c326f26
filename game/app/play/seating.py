"""Who sits at the table: people and bots, and the colour with its shape that each took."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.app.ui.theme import SEATS
from game.save.format.seed import ASKING, BOTS, CAPTAINS, LENT, LOOKS

PERSON = 0
LEVELS = (1, 2, 3)  # of bots, the strongest last
STAND_IN = 2
"""The level of a bot that takes a person's seat."""


class Seating(NamedTuple):
    """Per seat: the level of the bot that plays there (PERSON for a person), the number of its colour and shape,
    and the captain whom a bot plays, "" for none; no captains at all where nobody has any."""

    bots: tuple[int, ...]
    looks: tuple[int, ...]
    captains: tuple[str, ...] = ()

    @property
    def people(self) -> frozenset[int]:
        """The seats of people."""
        return frozenset(seat for seat, level in enumerate(self.bots) if level == PERSON)

    def kept(self) -> dict[str, str]:
        """As it stands beside the settings of a save."""
        who = {CAPTAINS: ",".join(self.captains)} if any(self.captains) else {}
        return {BOTS: ",".join(map(str, self.bots)), LOOKS: ",".join(map(str, self.looks)), **who}


def lent(settings: Mapping[str, str]) -> tuple[int, ...]:
    """The seats of people that bots have taken over for now."""
    return _numbers(settings.get(LENT, ""))


def handed(settings: Mapping[str, str], seats: int, seat: int) -> dict[str, str]:
    """What changes beside the settings when a bot takes a seat over, or the person takes it back."""
    bots, out = list(seating(settings, seats).bots), list(lent(settings))
    if seat in out:
        out.remove(seat)
        bots[seat] = PERSON
    else:
        out.append(seat)
        bots[seat] = STAND_IN
    return {BOTS: ",".join(map(str, bots)), LENT: ",".join(map(str, sorted(out)))}


def asking(settings: Mapping[str, str]) -> frozenset[int]:
    """The seats that want to be asked in the middle of what others do, where they may also let it pass."""
    return frozenset(_numbers(settings.get(ASKING, "")))


def ticked(settings: Mapping[str, str], seat: int) -> dict[str, str]:
    """What changes beside the settings when a seat wants to be asked, or not any more."""
    return {ASKING: ",".join(map(str, sorted(asking(settings) ^ {seat})))}


def returned(settings: Mapping[str, str], seats: int) -> Seating:
    """Who sits at the table for another game: a seat that a bot only took over is its person's again."""
    found, out = seating(settings, seats), lent(settings)
    return found._replace(bots=tuple(PERSON if seat in out else level for seat, level in enumerate(found.bots)))


def plain(seats: int) -> Seating:
    """People everywhere, colours in their order."""
    return Seating((PERSON,) * seats, tuple(range(seats)))


def seating(settings: Mapping[str, str], seats: int) -> Seating:
    """Who sits where in a saved game; what can't be read is as in `plain`."""
    bots, looks = _numbers(settings.get(BOTS, "")), _numbers(settings.get(LOOKS, ""))
    usual = plain(seats)
    if len(bots) != seats or not all(level in (PERSON, *LEVELS) for level in bots):
        bots = usual.bots
    if len(looks) != seats or len(set(looks)) < seats or not all(0 <= look < len(SEATS) for look in looks):
        looks = usual.looks
    captains = tuple(settings[CAPTAINS].split(",")) if settings.get(CAPTAINS) else ()
    return Seating(bots, looks, captains if len(captains) == seats else ())


def _numbers(text: str) -> tuple[int, ...]:
    parts = text.split(",")
    return tuple(map(int, parts)) if all(p.isascii() and p.isdigit() and len(p) < 3 for p in parts) else ()


def recoloured(looks: Sequence[int], seat: int) -> tuple[int, ...]:
    """The next colour for a seat: one that nobody has, else that of the next seat, which takes this one's."""
    found = list(looks)
    free = [look for look in range(len(SEATS)) if look not in found]
    after = next((look for look in free if look > found[seat]), free[0] if free else -1)
    if after >= 0:
        found[seat] = after
    else:
        other = (seat + 1) % len(found)
        found[seat], found[other] = found[other], found[seat]
    return tuple(found)
