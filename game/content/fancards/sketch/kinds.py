"""The kinds of cards that can be drawn up: what each is called in a file, in which file and deck it lies, how it is
shaped and built, and what a new one says."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from game.content.common.schema import Model
from game.content.fancards import build, schema
from game.content.fancards import records as r


class Kind(NamedTuple):
    """`file`: the file of a mod, below its folder of decks; `deck`: the field of the content; `model`: its shape, `of`
    that of a file; `record`: what it is built to, by `make`; `new`: what a new card says beside its words; `art`: how
    the picture begins that one without a picture has."""

    file: str
    deck: str
    model: type[Model]
    of: type[Model]
    record: type[Any]
    make: Callable[[Any], Any]
    new: Mapping[str, Any]
    art: str = "event"


FIGHTER = {"combat": 2, "health": 2}
PERSON = {**FIGHTER, "carry": 2, "command": 2}
WORK: dict[str, Any] = {"stages": [{"place": "rim"}], "reward": {}}
KINDS: Mapping[str, Kind] = {
    "character": Kind(
        "events",
        "characters",
        schema.CharacterCard,
        schema.EventFile,
        r.Character,
        build.character_card,
        {**PERSON, "price": {}},
    ),
    "item": Kind("events", "items", schema.ItemCard, schema.EventFile, r.Item, build.item_card, {}),
    "trait": Kind("events", "traits", schema.TraitCard, schema.EventFile, r.Trait, build.trait_card, {}),
    "action": Kind("events", "actions", schema.ActionCard, schema.EventFile, r.Action, build.action_card, {}),
    "defence": Kind("events", "instants", schema.DefenceCard, schema.EventFile, r.Instant, build.defence_card, {}),
    "nasty": Kind("events", "instants", schema.NastyCard, schema.EventFile, r.Instant, build.nasty_card, {"infamy": 2}),
    "unit": Kind(
        "events", "units", schema.UnitCard, schema.EventFile, r.Unit, build.unit_card, {**FIGHTER, "infamy": 3}
    ),
    "hazard": Kind(
        "events", "hazards", schema.HazardCard, schema.EventFile, r.Hazard, build.hazard_card, {"infamy": 2}
    ),
    "crew": Kind("crew", "crew", schema.CrewCard, schema.CrewFile, r.Crew, build.crew_card, PERSON, "crew"),
    "place": Kind(
        "places",
        "places",
        schema.PlaceCard,
        schema.PlaceFile,
        r.Location,
        build.place_card,
        {"kind": "unmarked"},
        "place",
    ),
    "job": Kind("jobs", "jobs", schema.JobCard, schema.JobFile, r.Job, build.job_card, WORK, "job"),
    "epic": Kind("jobs", "epics", schema.EpicCard, schema.JobFile, r.Epic, build.epic_card, WORK, "epic"),
    "ship": Kind(
        "ships",
        "ships",
        schema.ShipCard,
        schema.ShipFile,
        r.Ship,
        build.ship_card,
        {"movement": 3, "inventory": 4, "crew": 5},
        "ship",
    ),
}
"""By what a card is called in its file."""
EVENTS = tuple(name for name, kind in KINDS.items() if kind.file == "events")
"""The kinds of the event deck."""
SORTS = ("event", "crew", "place", "job", "epic", "ship")
"""What a card is first of all: the back it has."""


def kind_of(card: r.Face) -> str:
    """What a card is called in its file, one of KINDS; who stands in is crew. KeyError for a part of the broadcast."""
    if isinstance(card, r.Instant):
        return "nasty" if card.nasty else "defence"
    return {kind.record: name for name, kind in KINDS.items()}[type(card)]


def sort_of(kind: str) -> str:
    """Which of SORTS a kind is."""
    return "event" if kind in EVENTS else kind
