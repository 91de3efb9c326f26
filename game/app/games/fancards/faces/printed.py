"""A card as it is printed, whoever looks at it: as a large face, and line by line."""

from __future__ import annotations

from collections.abc import Iterator

from game.app.games.fancards.faces import says
from game.app.games.fancards.faces.facts import SIGNS
from game.app.games.fancards.faces.picture import is_scene
from game.app.games.fancards.faces.signs import TRADES
from game.app.shell.words import Words
from game.app.table.spread.data import Card, Fact
from game.content.fancards.parts import Price, Terms
from game.content.fancards.records import Character, Crew, Face, Hazard, Instant, Item, Job, Location, Ship, Trait, Unit

SHOWN: tuple[tuple[type, tuple[tuple[str, str, str], ...]], ...] = (
    (Ship, (("rocket", "movement", "moves"), ("import", "inventory", "hold"), ("users", "crew", "crew"))),
    (
        Crew,
        (
            ("fight", "combat", "combat"),
            ("heart", "health", "health"),
            ("hand", "carry", "carry"),
            ("star", "command", "command"),
        ),
    ),
    (Unit, (("fight", "combat", "combat"), ("heart", "health", "health"))),
    (Item, (("fight", "combat", "combat"), ("hand", "carry", "carry"))),
    (Trait, (("fight", "combat", "combat"), ("heart", "health", "health"), ("hand", "carry", "carry"))),
)
"""The numbers of a kind of card: sign, field, and what it is called. Items and traits leave out what is 0."""


def card_of(words: Words, card: Face) -> Card:
    """The card as a large face."""
    reward = card.reward if isinstance(card, Job) else None
    return Card(
        card.id,
        card.id,
        says.band_of(words, says.kind_of_face(card)),
        card.title,
        says.price(words, getattr(card, "price", Price())),
        facts=tuple(lines(words, card)),
        says=card.text,
        picture=card.picture,
        note=Fact("coins", says.gain(words, reward)) if reward is not None and any(reward) else None,
        scene=is_scene(card),
    )


def lines(words: Words, card: Face) -> Iterator[Fact]:
    """What the card brings and asks for."""
    for kind, values in SHOWN:
        if isinstance(card, kind):
            for sign, field, name in values:
                n = getattr(card, field)
                said = words(f"fancards.number.{name}")
                if n or isinstance(card, Ship | Crew):
                    yield Fact(sign, said[:1].upper() + said[1:], str(n))
    if isinstance(card, Unit | Hazard) or isinstance(card, Instant) and card.nasty:
        yield Fact("target", words("fancards.fact.infamy"), str(card.infamy))
    if isinstance(card, Unit | Hazard) and card.side:
        yield Fact(SIGNS[card.side], words(f"fancards.side.{card.side}"))
    if isinstance(card, Unit) and card.bounty:
        yield Fact("bolt", words("fancards.fact.bounty"), str(card.bounty))
    if isinstance(card, Location):
        yield Fact("coins", words("fancards.fact.enter"), says.gain(words, card.gain) or words("fancards.nothing"))
    for side, n in says.asked(getattr(card, "needs", Terms())):
        yield Fact(SIGNS[side], words(f"fancards.asks.{side}"), str(n))
    for name in getattr(card, "trades", ()):
        yield Fact(TRADES[name], words(f"fancards.trade.{name}"))
    for tag in getattr(card, "tags", ()):
        if tag != "weapon":
            yield Fact("check", words(f"fancards.tag.{tag}"), ink="ink_mid")
    if isinstance(card, Character) and card.upkeep:
        yield Fact("clock", words("fancards.fact.upkeep"), words("fancards.credits", n=card.upkeep))
    if isinstance(card, Job):
        yield from _work(words, card)


def _work(words: Words, job: Job) -> Iterator[Fact]:
    for stage in job.stages:
        place = says.stage(words, stage)
        yield Fact("home", place[:1].upper() + place[1:])
    if job.brings:
        yield Fact("import", words(f"fancards.tag.{job.brings}"))
    for one in job.foes:
        yield Fact("fight", says.foe(words, one), ink="ink_red")
