"""Mutated content of *Firefly: The Game*: read as a mod with one changed file; what is accepted must be playable."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from game.content.common.mod import Mod
from game.content.common.toml.source import Source, by_id, need_none, read_model
from game.content.firefly import build as firefly_build
from game.content.firefly import firefly
from game.content.firefly import mod as firefly_mod
from game.content.firefly import schema as firefly_schema
from game.content.firefly.records import Firefly
from game.content.firefly.sense import check_cards, check_ids
from game.content.firefly.sketch.check import BOX
from game.content.load import brought
from game.core.engine import advance, legal, settle
from game.rules.firefly.ruleset import FIREFLY

RIM_FOLK = Path(__file__).resolve().parents[1] / "mods" / "rim-folk"
FILES = {
    "ff_supply": "decks/supply_silverhold.toml",
    "ff_jobs": "decks/jobs_patience.toml",
    "ff_nav": "decks/nav_border.toml",
    "ff_misbehave": "decks/misbehave.toml",
    "ff_stories": "decks/stories.toml",
    "ff_map": "maps/the-rim.toml",
}
"""The files of the example by kind."""
DECISIONS = 300


def read_mod_file(kind: str, folder: Path, data: bytes) -> Firefly:
    """Read a mod that has one changed file, and what that one speaks of. ContentError."""
    for name, file in FILES.items():
        path = folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        if name == kind:
            path.write_bytes(data)
        elif (kind, name) == ("ff_misbehave", "ff_supply"):
            path.write_bytes((RIM_FOLK / file).read_bytes())
        else:
            path.unlink(missing_ok=True)
    return firefly_mod.read_brought(Source(folder, folder.name), firefly())


def read_setup(source: Source) -> None:
    """Read Leaders, Drive Cores and ships. ContentError."""
    setup = read_model(source, firefly_schema.SetUpFile)
    crew = [firefly_build.crew_card(card, (("setup", card.count),), leader=True) for card in setup.leader]
    drives = [firefly_build.drive_card(card, (("setup", card.count),)) for card in setup.drive]
    ships = map(firefly_build.ship_card, setup.ship)
    _sensible(crew=by_id(crew, ""), drives=by_id(drives, ""), ships=by_id(ships, ""))


def read_contact(source: Source) -> None:
    """Read a Contact and the Jobs. ContentError."""
    file = read_model(source, firefly_schema.ContactFile)
    jobs = [firefly_build.job_card(card, file.contact.id) for card in file.job]
    found = firefly_build.contact(file.contact)
    _sensible(jobs=by_id(jobs, ""), contacts={found.id: found})


def _sensible(**cards: Mapping[str, Any]) -> None:
    found = replace(BOX, **cards)
    need_none([*check_ids(found), *check_cards(found, firefly())])


def play(found: Firefly, rng: random.Random) -> None:
    """Random decisions at a table with that mod, its cards on top of their decks. AssertionError when it is unsound."""
    mods = "rim-folk" if found.faces else ""
    settings = {"mods": mods, "board": next(iter(found.maps), "verse"), "story": next(iter(found.stories), "choose")}
    with brought(Mod("rim-folk", "Rim Folk", "", "firefly", found)):
        low, high = found.stories[settings["story"]].seats if found.stories else FIREFLY.seats
        g = FIREFLY.new(rng.randint(low, high), rng.randrange(1000), settings)
        for deck, cards in g.zones.items():
            if deck.startswith(("supply:", "contact:", "nav:", "misbehave")):
                g.zones[deck] = tuple(sorted(cards, key=lambda item: item.startswith("rim-folk:")))
        for _ in range(DECISIONS):
            if advance(g) is None:
                break
            settle(g, rng.choice(legal(g)))
        advance(g)
        wrong = FIREFLY.faults(g)
        assert not wrong, wrong


def read_and_play(kind: str, folder: Path, data: bytes) -> None:
    """A changed file is refused in a sentence, or plays. ContentError."""
    found = read_mod_file(kind, folder, data)
    if data != (RIM_FOLK / FILES[kind]).read_bytes():
        play(found, random.Random(len(data)))
