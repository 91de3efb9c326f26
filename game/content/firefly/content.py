"""The decks and the map of *Firefly: The Game* in one folder: read, shaped, built and checked for sense."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeAlias, TypeVar

from game.content.common.errors import ContentError, Problem
from game.content.common.toml.problem_places import placed
from game.content.common.toml.source import Source, by_id, need_none, read_model
from game.content.firefly import build, schema, schema_maps
from game.content.firefly.box import check_box
from game.content.firefly.map import check_file, check_map
from game.content.firefly.records import (
    CONTACTS,
    SUPPLIES,
    ZONES,
    Contact,
    Firefly,
    Job,
    Map,
    MisbehaveCard,
    NavCard,
    Story,
    SupplyCard,
)
from game.content.firefly.sense import check_cards, check_ids

Sold: TypeAlias = schema.CrewCard | schema.GearCard | schema.UpgradeCard | schema.DriveCard
T = TypeVar("T", bound=Sold)
C = TypeVar("C", bound=SupplyCard)


def read_firefly(root: Path) -> Firefly:
    """The game's own content below the data folder. ContentError."""
    decks = Source(root / "assets" / "decks" / "firefly", "decks")
    board = read_map(Source(root / "maps" / "verse.toml", "maps/verse.toml"))
    setup = read_model(decks / "setup.toml", schema.SetUpFile)
    files = [(decks / f"supply_{name}.toml".replace("-", "_")) for name in SUPPLIES]
    supplies = [read_model(file, schema.SupplyFile) for file in files]
    copies = copies_in(supplies, files)
    leaders = [build.crew_card(card, (("setup", card.count),), leader=True) for card in setup.leader]
    cores = [build.drive_card(card, (("setup", card.count),)) for card in setup.drive]
    contacts, jobs = read_contacts(decks)
    found = Firefly(
        crew=sold_in(leaders, (s.crew for s in supplies), build.crew_card, copies, "crew"),
        gear=sold_in([], (s.gear for s in supplies), build.gear_card, copies, "gear"),
        upgrades=sold_in([], (s.upgrade for s in supplies), build.upgrade_card, copies, "upgrade"),
        drives=sold_in(cores, (s.drive for s in supplies), build.drive_card, copies, "drive"),
        ships=by_id(map(build.ship_card, setup.ship), "decks/setup.toml"),
        contacts=contacts,
        jobs=jobs,
        nav=read_nav(decks),
        misbehave=read_misbehave(decks / "misbehave.toml"),
        stories=read_stories(decks / "stories.toml"),
        maps={board.id: board},
    )
    need_none(placed([*check_ids(found), *check_cards(found, found), *check_box(found)], decks.all_toml()))
    return found


def read_map(source: Source) -> Map:
    """One map. ContentError."""
    file = read_model(source, schema_maps.MapFile)
    need_none(placed(check_file(file, source.file), [source]))
    board = build.map_of(file)
    need_none(placed(check_map(board, source.file), [source]))
    return board


def read_contacts(decks: Source) -> tuple[dict[str, Contact], dict[str, Job]]:
    """The Contacts and all their Jobs. ContentError."""
    contacts, jobs = [], []
    for name in CONTACTS:
        file = read_model(decks / f"contact_{name}.toml".replace("-", "_"), schema.ContactFile)
        contacts.append(build.contact(file.contact))
        jobs += [build.job_card(card, file.contact.id) for card in file.job]
    return by_id(contacts, "decks"), by_id(jobs, "decks")


def read_nav(decks: Source) -> dict[str, NavCard]:
    """Both Nav Decks. ContentError."""
    files = [read_model(decks / f"nav_{zone}.toml", schema.NavFile) for zone in ZONES]
    return by_id([build.nav_card(card, file.deck) for file in files for card in file.card], "decks")


def read_misbehave(source: Source) -> dict[str, MisbehaveCard]:
    """The Misbehave Deck. ContentError."""
    return by_id(map(build.misbehave_card, read_model(source, schema.MisbehaveFile).card), source.file)


def read_stories(source: Source) -> dict[str, Story]:
    """The Story Cards. ContentError."""
    return by_id(map(build.story, read_model(source, schema.StoryFile).story), source.file)


def copies_in(supplies: list[schema.SupplyFile], files: list[Source]) -> dict[str, tuple[tuple[str, int], ...]]:
    """The Supply Decks every card is in, and how often: first where it is printed, then the others."""
    found: dict[str, list[tuple[str, int]]] = {}
    for file in supplies:
        for card in _printed(file):
            found.setdefault(card.id, []).append((file.deck, card.count))
    for file, source in zip(supplies, files):
        for also in file.also:
            if also.card not in found:
                says = f"no Supply Deck prints the card {also.card!r} of which it has copies."
                raise ContentError(Problem("no-card", source.file, says, "", 0, "also", "card"))
            found[also.card].append((file.deck, also.count))
    return {id: tuple(decks) for id, decks in found.items()}


def _printed(file: schema.SupplyFile) -> Iterator[Sold]:
    yield from file.crew
    yield from file.gear
    yield from file.upgrade
    yield from file.drive


def sold_in(
    first: Iterable[C],
    printed: Iterable[list[T]],
    made: Callable[[T, tuple[tuple[str, int], ...]], C],
    copies: dict[str, tuple[tuple[str, int], ...]],
    table: str,
) -> dict[str, C]:
    """The cards of one kind in all Supply Decks, after those of the set-up."""
    return by_id([*first, *(made(card, copies[card.id]) for cards in printed for card in cards)], f"decks ({table})")
