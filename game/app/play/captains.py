"""The captains whom bots play: each with a name, a doll and a temper."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from game.app.play.seating import PERSON, Seating
from game.app.shell.words import Words
from game.rules.shared.tempers import SETTING


class Captain(NamedTuple):
    """Somebody of our own, no card of any game. `id`: their name as saves know it; `temper`: one of the tempers."""

    id: str
    doll: str
    temper: str


CAPTAINS = {
    one.id: one
    for one in (
        Captain("tamsin", "crew_scrapper_pilot", "bold"),
        Captain("burdette", "crew_card_player", "crooked"),
        Captain("whitlock", "crew_discharged_officer", "careful"),
        Captain("zadie", "crew_field_doctor", "honest"),
        Captain("redfern", "crew_gun_hand", "bold"),
        Captain("vesper", "crew_light_fingered_girl", "crooked"),
        Captain("odalys", "event_companion", "careful"),
        Captain("castell", "crew_quartermaster", "honest"),
        Captain("bram", "crew_bandit", "bold"),
        Captain("ysolde", "event_con_woman", "crooked"),
        Captain("quill", "crew_runaway_clerk", "careful"),
        Captain("harlan", "crew_old_sergeant", "honest"),
    )
}


def shuffled(seed: int, first: Iterable[str] = ()) -> list[Captain]:
    """All captains: those named, then the others in an order that is the same for the same seed."""
    front = [CAPTAINS[one] for one in first]
    rest = [one for one in CAPTAINS.values() if one not in front]
    Random(seed).shuffle(rest)
    return [*front, *rest]


def called(words: Words, captain: Captain) -> str:
    """A captain's name."""
    return words(f"captain.{captain.id}")


def told(words: Words, captain: Captain) -> str:
    """A captain's temper, and what it values."""
    return words(f"temper.{captain.temper}")


def doll_of(seating: Seating, seat: int) -> str:
    """The doll of a bot's captain, "" for a person and where none is known."""
    who = _captain(seating, seat)
    return who.doll if who else ""


def dolls(seating: Seating) -> tuple[str, ...]:
    """The doll of each seat's captain."""
    return tuple([doll_of(seating, seat) for seat in range(len(seating.bots))])


def tempers(seating: Seating) -> dict[str, str]:
    """What the rules are told of the captains whom bots play; nothing where there are none."""
    whose: Sequence[Captain | None] = [_captain(seating, seat) for seat in range(len(seating.bots))]
    return {SETTING.name: ",".join(who.temper if who else "" for who in whose)} if any(whose) else {}


def _captain(seating: Seating, seat: int) -> Captain | None:
    known = seating.captains[seat] if seat < len(seating.captains) and seating.bots[seat] != PERSON else ""
    return CAPTAINS.get(known)
