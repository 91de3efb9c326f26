"""The captains whom bots play: each with a name, a doll and a temper."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
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


def dolls(seating: Seating, leads: Callable[[int], str]) -> tuple[str, ...]:
    """The doll of who plays each seat: whom a bot plays, else whom the seat has on the table as `leads` says, "" for
    nobody."""
    return tuple([who.doll if who else leads(seat) for seat, who in enumerate(_named(seating))])


def tempers(seating: Seating) -> dict[str, str]:
    """What the rules are told of the captains whom bots play; nothing where there are none."""
    whose = _seated(seating)
    return {SETTING.name: ",".join(who.temper if who else "" for who in whose)} if any(whose) else {}


def _seated(seating: Seating) -> Sequence[Captain | None]:
    return [who if level != PERSON else None for who, level in zip(_named(seating), seating.bots)]


def _named(seating: Seating) -> Sequence[Captain | None]:
    """The captain of each seat: a replay has them too, though no bot plays there."""
    return [CAPTAINS.get(name) for name in seating.captains or [""] * len(seating.bots)]
