"""What cards say in words: terms, prices, gains, stages, kinds."""

from __future__ import annotations

from game.app.games.fancards.names import title
from game.app.shell.words import Words
from game.app.ui.theme import Color
from game.content.fancards.parts import PLACES, Foe, Gain, Penalty, Price, Stage, Terms
from game.content.fancards.records import (
    Action,
    Character,
    Crew,
    Epic,
    Hazard,
    Instant,
    Item,
    Job,
    Location,
    Part,
    Ship,
    Trait,
    Unit,
)
from game.rules.fancards.faces import face

BANDS: dict[str, tuple[str, Color]] = {
    "ship": ("rocket", (44, 78, 120)),
    "crew": ("users", (64, 62, 110)),
    "character": ("users", (44, 78, 120)),
    "weapon": ("gun", (92, 78, 62)),
    "item": ("gear", (92, 78, 62)),
    "trait": ("heart", (110, 62, 96)),
    "action": ("bolt", (112, 84, 24)),
    "instant": ("hand", (34, 98, 84)),
    "nasty": ("bomb", (128, 40, 78)),
    "unit": ("skull", (128, 38, 32)),
    "hazard": ("bolt", (150, 66, 30)),
    "core": ("home", (36, 74, 150)),
    "unmarked": ("home", (84, 82, 78)),
    "rim": ("home", (140, 86, 20)),
    "job": ("book", (48, 104, 84)),
    "escort": ("users", (48, 104, 84)),
    "epic": ("star", (148, 98, 16)),
    "part": ("search", (60, 88, 104)),
}
"""Sign and colour of the band of each kind of card."""
KINDS: tuple[tuple[type, str], ...] = (
    (Ship, "ship"),
    (Character, "character"),
    (Crew, "crew"),
    (Trait, "trait"),
    (Action, "action"),
    (Unit, "unit"),
    (Hazard, "hazard"),
    (Epic, "epic"),
    (Part, "part"),
)


def kind_of(card: str) -> str:
    """One of BANDS."""
    return kind_of_face(face(card))


def kind_of_face(found: object) -> str:
    """The kind of what is printed on a card."""
    if isinstance(found, Item):
        return "weapon" if found.weapon else "item"
    if isinstance(found, Instant):
        return "nasty" if found.nasty else "instant"
    if isinstance(found, Location):
        return found.kind
    if isinstance(found, Job) and not isinstance(found, Epic):
        return "escort" if found.escort else "job"
    return next(name for sort, name in KINDS if isinstance(found, sort))


def band(words: Words, card: str) -> tuple[str, Color, str]:
    """Sign, colour and words of the band of a card."""
    return band_of(words, kind_of(card))


def band_of(words: Words, name: str) -> tuple[str, Color, str]:
    """Sign, colour and words of the band of a kind of card."""
    icon, color = BANDS[name]
    return icon, color, words(f"fancards.kind.{name}")


def asked(needs: Terms) -> tuple[tuple[str, int], ...]:
    """The Reputation that is asked for, side by side with its number."""
    found = (("alliance", needs.alliance), ("criminal", needs.criminal), ("either", needs.either))
    return tuple(one for one in found if one[1])


def terms(words: Words, needs: Terms) -> str:
    """The Reputation that is asked for, in words; "" for none."""
    return ", ".join(words(f"fancards.needs.{side}", n=n) for side, n in asked(needs))


def price(words: Words, cost: Price) -> str:
    """What playing a card costs, "" for nothing."""
    found = [words("fancards.credits", n=cost.credits)] if cost.credits else []
    found += [words(f"fancards.gives.{side}", n=n) for side, n in zip(("alliance", "criminal"), cost[1:]) if n]
    return ", ".join(found)


def gain(words: Words, found: Gain) -> str:
    """What a location or a job brings, "" for nothing."""
    said = [words("fancards.credits", n=found.credits)] if found.credits else []
    for side in ("alliance", "criminal", "open"):
        n = getattr(found, side)
        if n:
            said.append(words(f"fancards.gain.{side}", n=n))
    return ", ".join(said)


def stage(words: Words, leg: Stage) -> str:
    """Where a stage of a job is: a kind of world, or a location by its name."""
    if leg.place in (*PLACES, "any"):
        return words(f"fancards.world.{leg.place}", n=leg.n)
    if leg.otherwise:
        return words("fancards.stage.else", place=title(leg.place), other=words(f"fancards.world.{leg.otherwise}", n=1))
    return title(leg.place)


def foe(words: Words, one: Foe) -> str:
    """A unit of a job with its numbers."""
    return words("fancards.foe", name=one.name, combat=one.combat, health=one.health)


def penalty(words: Words, cost: Penalty) -> str:
    """What quitting costs."""
    said = [words("fancards.credits", n=cost.credits)] if cost.credits else []
    for side in ("alliance", "criminal", "higher"):
        n = getattr(cost, side)
        if n:
            said.append(words(f"fancards.gives.{side}", n=n))
    said += [foe(words, one) for one in cost.foes]
    return ", ".join(said) or words("fancards.nothing")
