"""What keeps a card from being played, as short names with values; the workshop has a sentence for each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any, NamedTuple

from game.content.common.errors import ContentError
from game.content.common.mod import owned
from game.content.common.toml.sentences import shaped
from game.content.fancards.mod import MARK
from game.content.fancards.parts import PLACES
from game.content.fancards.records import FanCards, Hazard, Item, Job
from game.content.fancards.sense import STRIKES_ONE, check_cards
from game.content.fancards.sketch.card import NAME, CardSketch
from game.content.fancards.sketch.files import table
from game.content.fancards.sketch.kinds import KINDS

BOX = FanCards({}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {})

EFFECTS = {
    "item": ("tags", "combat", "carry", "trades", "perks"),
    "trait": ("combat", "health", "carry", "trades", "perks"),
}
"""What an item and a trait can do; other cards whose whole effect is their words have `do`."""


class Flaw(NamedTuple):
    """`code` with its `values`, and where it can be mended: the `leaf` of the card and the `field` on it."""

    code: str
    leaf: str
    field: str
    values: Mapping[str, object] = {}


def flaws(sketch: CardSketch, known: FanCards) -> list[Flaw]:
    """All that is missing or wrong; nothing when the card can be played."""
    found = [*_words(sketch), *_does(sketch), *_with(sketch, known), *_way(sketch, known)]
    return found or [Flaw("other", "card", "title", {"says": says}) for says in _loader(sketch, known)]


def _words(sketch: CardSketch) -> Iterator[Flaw]:
    shape = KINDS[sketch.kind].model.model_fields
    for field in ("title", "text", "flavour"):
        if field in shape and not getattr(sketch.card, field).strip():
            yield Flaw(field, "card", field)


def _does(sketch: CardSketch) -> Iterator[Flaw]:
    """A card whose whole effect is its words, and says none; words that need something else on the card."""
    card = sketch.card
    if not any(getattr(card, field, True) for field in EFFECTS.get(sketch.kind, ("do",))):
        yield Flaw("nothing", "does", "word:add")
    if isinstance(card, Hazard):
        for word in card.do:
            if (word.name in STRIKES_ONE) != card.target:
                yield Flaw(
                    "strikes_one" if word.name in STRIKES_ONE else "strikes_all",
                    "does",
                    "word:add",
                    {"word": word.name},
                )
        if card.spared and not card.target:
            yield Flaw("spared", "numbers", "spared")
    if isinstance(card, Item) and not card.weapon and any(word.name == "sole_weapon" for word in card.perks):
        yield Flaw("sole_weapon", "numbers", "tags:weapon", {"word": "sole_weapon"})


def _with(sketch: CardSketch, known: FanCards) -> Iterator[Flaw]:
    """An instant that needs somebody whom the box doesn't have."""
    whom = getattr(sketch.card, "only_with", "")
    if whom and (whom not in known.crew or known.crew[whom].mod):
        yield Flaw("only_with", "price", "only_with")


def _way(sketch: CardSketch, known: FanCards) -> Iterator[Flaw]:
    """Stages that lead nowhere, or to more places than there are; foes without a name."""
    job = sketch.card
    if not isinstance(job, Job):
        return
    if not job.stages:
        yield Flaw("nowhere", "way", "stage:add")
    wanted: Counter[str] = Counter()
    first = {stage.place: at for at, stage in reversed(list(enumerate(job.stages)))}
    for at, stage in enumerate(job.stages):
        wanted[stage.place] += stage.n
        if stage.place not in (*PLACES, "any") and stage.place not in known.places:
            yield Flaw("no_place", "way", f"stage:{at}", {"n": at + 1})
    kinds = Counter(place.kind for place in known.places.values() if not place.mod)
    for place, n in wanted.items():
        field = f"stage:{first[place]}"
        if place in known.places and n > 1:
            yield Flaw("twice", "way", field, {"place": known.places[place].title})
        there = sum(kinds.values()) if place == "any" else kinds[place]
        if place in (*PLACES, "any") and n > there:
            yield Flaw("too_many", "way", field, {"n": n, "there": there})
    for leaf, foes in (("way", job.foes), ("pays", job.penalty.foes)):
        for at, foe in enumerate(foes):
            if not foe.name.strip():
                yield Flaw("foe_name", leaf, f"foe:{at}:name", {"n": at + 1})


def _loader(sketch: CardSketch, known: FanCards) -> list[str]:
    """What the loader would say of the file."""
    try:
        found = alone(sketch)
    except ContentError as error:
        return [": ".join(part for part in (one.field, one.says) if part) for one in error.problems]
    return [one.says for one in check_cards(found, known)]


def alone(sketch: CardSketch, mod: str = "") -> FanCards:
    """The finished card as all there is, as if it lay in that mod. ContentError when its parts have not the right
    shape."""
    kind = KINDS[sketch.kind]
    made = shaped(kind.of, {sketch.kind: [table(sketch.card, NAME)]}, NAME, "")
    card: Any = kind.make(getattr(made, sketch.kind)[0])
    deck = owned([card], mod, MARK) if mod else {card.id: card}
    return replace(BOX, **{kind.deck: deck})


def the_card(found: FanCards) -> Any:
    """The single card there is."""
    return next(card for deck in fields(found) for card in getattr(found, deck.name).values())
