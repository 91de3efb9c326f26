"""What must hold of encounters, of what cards have more for a phase, and of squads that rove."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.rules.fancards.faces import back_of, cards_with
from game.rules.fancards.state import VERSE, FanCards, on, seat_of
from game.rules.fancards.verse.brawls import Brawl, PickFoe
from game.rules.fancards.verse.responses import Assign

WORDS = (
    "ambush", "dice", "door", "done", "fought", "gift", "health", "off", "out", "raised", "roll", "roving", "trap",
    "twice", "ward",
)  # fmt: skip
"""What cards may have more until the end of the 'Verse phase."""
MANY = 99


def seated(g: FanCards, value: Any) -> bool:
    """Whether a value is a seat."""
    return type(value) is int and value in g.credits


def placed(g: FanCards, value: Any) -> bool:
    """Whether a value is a ship or may be an Away Team: "0", "0:2"."""
    parts = str(value).split(":")
    return type(value) is str and len(parts) < 3 and parts[0] in map(str, g.credits) and parts[-1].isdigit()


def card(g: FanCards, value: Any) -> bool:
    """Whether a value is a card of the game."""
    return type(value) is str and value in cards_with(g.settings["mods"])


def cards(g: FanCards, value: Any) -> bool:
    """Whether a value is a row of cards of the game."""
    return type(value) is tuple and all(card(g, each) for each in value)


def verse_faults(g: FanCards) -> Iterator[str]:
    """What is wrong with what was laid, and with what holds for a phase."""
    laid = set(g.zones.get("laid", ()))
    brawl = next((step for step in g.stack if isinstance(step, Brawl | Assign | PickFoe)), None)
    aimed = set(g.aim) if brawl and not laid else laid  # attackers of a crew may be dead by now
    if laid and g.phase != VERSE:
        yield "something was laid outside the 'Verse phase (R-CG-32)"
    if laid != set(g.payer) or set(g.aim) != aimed or not aimed.issuperset(g.guard):
        yield "something is aimed that was not laid (R-CG-36)"
    elif not all(card(g, who) for who in aimed):
        yield "something fights that is no card"
    elif any(not seated(g, seat) or seat == g.active for seat in g.payer.values()):
        yield "nobody else paid for an encounter (R-CG-29)"
    elif any(place and (not placed(g, place) or seat_of(place) == g.active) for place in g.aim.values()):
        yield "an encounter is aimed at no place (R-CG-38)"
    elif any(g.aim[who] and seat_of(g.aim[who]) != seat for who, seat in g.payer.items()):
        yield "somebody pays for what strikes another (R-CG-32)"
    elif any(not cards(g, guards) or len(guards) != len(set(guards)) for guards in g.guard.values()):
        yield "somebody meets an attacker who can't"
    for mark, value in g.bonus.items():
        who, _, word = mark.partition("/")
        if word not in WORDS or not card(g, who) or type(value) is not int or not 1 <= value <= MANY:
            yield f"there is no {mark[:40]!r} of {value}"
    if g.bonus and g.phase != VERSE and not any(mark.endswith("/gift") for mark in g.bonus):
        yield "something has more than outside the 'Verse phase"
    if sorted(g.roving) != (sorted(g.credits) if on(g, "squads") else []):
        yield "there are not as many roving squads as seats (R-CG-107)"
    elif any(cell not in g.cells for cell in g.roving.values()):
        yield "a squad roves off the map (R-CG-107)"
    if any(back_of(who) != "event" for who in g.zones.get("answers", ())):
        yield "what lies as an answer is no event card (R-CG-37)"
