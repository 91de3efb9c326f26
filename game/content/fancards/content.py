"""The decks of the fans' card game in one folder: read, shaped, built and checked for sense."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from game.content.common.toml.problem_places import placed
from game.content.common.toml.source import Named, Source, by_id, need_none, read_model
from game.content.fancards import build, schema
from game.content.fancards.records import FanCards
from game.content.fancards.sense import check_cards, check_enough, check_ids

C = TypeVar("C")
R = TypeVar("R", bound=Named)


def read_fancards(root: Path) -> FanCards:
    """The game's own content below the data folder. ContentError."""
    decks = Source(root / "assets" / "decks" / "fancards", "decks")
    files = decks.all_toml()
    found = read_decks(decks, files)
    need_none(placed([*check_ids(found), *check_cards(found, found), *check_enough(found)], files))
    return found


def read_decks(decks: Source, files: Sequence[Source]) -> FanCards:
    """The decks of some files in a folder, each called by what is in it. ContentError."""
    named = {file.path.name: file for file in files}
    ships = [read_model(named["ships.toml"], schema.ShipFile)] if "ships.toml" in named else []
    crew = [read_model(named["crew.toml"], schema.CrewFile)] if "crew.toml" in named else []
    places = [read_model(named["places.toml"], schema.PlaceFile)] if "places.toml" in named else []
    events = [read_model(file, schema.EventFile) for name, file in named.items() if name.startswith("events")]
    jobs = [read_model(file, schema.JobFile) for name, file in named.items() if name.startswith("jobs")]

    def made(cards: Iterable[list[C]], record: Callable[[C], R]) -> dict[str, R]:
        return by_id([record(card) for lot in cards for card in lot], decks.file, files)

    instants = [build.defence_card(card) for file in events for card in file.defence]
    instants += [build.nasty_card(card) for file in events for card in file.nasty]
    return FanCards(
        ships=made((file.ship for file in ships), build.ship_card),
        crew=made((file.crew for file in crew), build.crew_card),
        spares=made((file.spare for file in crew), build.crew_card),
        places=made((file.place for file in places), build.place_card),
        characters=made((file.character for file in events), build.character_card),
        items=made((file.item for file in events), build.item_card),
        traits=made((file.trait for file in events), build.trait_card),
        actions=made((file.action for file in events), build.action_card),
        instants=by_id(instants, decks.file, files),
        units=made((file.unit for file in events), build.unit_card),
        hazards=made((file.hazard for file in events), build.hazard_card),
        jobs=made((file.job for file in jobs), build.job_card),
        epics=made((file.epic for file in jobs), build.epic_card),
        parts=made((file.part for file in jobs), build.part_card),
    )
