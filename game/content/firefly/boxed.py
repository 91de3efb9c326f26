"""What an expansion prints: cards for the decks of the game, decks of its own, Leaders and ships, in one folder each.

A box is read behind the game itself, its cards marked with its name; `game.rules.firefly.boxes` turns it on.
"""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

from game.content.common.errors import Problem
from game.content.common.toml.problem_places import placed
from game.content.common.toml.source import Source, by_id, need_none, read_model
from game.content.firefly import build, schema
from game.content.firefly.boxed_mod import told
from game.content.firefly.boxes import Box, known
from game.content.firefly.content import copies_in, read_stories, sold_in
from game.content.firefly.records import Firefly
from game.content.firefly.sense import check_cards, check_ids

SUPPLY, JOBS = ("supply_", "guests_"), "jobs_"
"""How the files of a box begin that hold cards for Supply Decks, and Jobs of Contacts."""


def with_boxes(root: Path, base: Firefly) -> Firefly:
    """The game with all boxes whose decks are there. ContentError."""
    for box in known():
        decks = Source(root / "assets" / "decks" / box.id, f"decks of {box.id}")
        if decks.path.is_dir():
            base = behind(base, read_box(decks, box, base))
    return base


def behind(base: Firefly, more: Firefly) -> Firefly:
    """Every deck with the cards of another content behind it."""
    names = [field.name for field in fields(base)]
    return replace(base, **{name: {**getattr(base, name), **getattr(more, name)} for name in names})


def read_box(decks: Source, box: Box, base: Firefly) -> Firefly:
    """The cards of a box alone; they may speak of those of the game. ContentError."""
    files = decks.all_toml()
    about = read_model(decks / "box.toml", schema.BoxFile)
    setup = read_model(decks / "setup.toml", schema.SetUpFile)
    supply = [file for file in files if file.path.name.startswith(SUPPLY)]
    sold = [read_model(file, schema.SupplyFile) for file in supply]
    copies = copies_in(sold, supply)
    begins = (JOBS, box.loose) if box.loose else JOBS
    jobs = [read_model(file, schema.BoxJobsFile) for file in files if file.path.name.startswith(begins)]
    leaders = [build.crew_card(card, (("setup", card.count),), leader=True) for card in setup.leader]
    cores = [build.drive_card(card, (("setup", card.count),)) for card in setup.drive]
    found = Firefly(
        crew=sold_in(leaders, (s.crew for s in sold), build.crew_card, copies, "crew"),
        gear=sold_in([], (s.gear for s in sold), build.gear_card, copies, "gear"),
        upgrades=sold_in([], (s.upgrade for s in sold), build.upgrade_card, copies, "upgrade"),
        drives=sold_in(cores, (s.drive for s in sold), build.drive_card, copies, "drive"),
        ships=by_id(map(build.ship_card, setup.ship), decks.file),
        contacts={},
        jobs=by_id([build.job_card(card, file.contact) for file in jobs for card in file.job], decks.file),
        nav={},
        misbehave={},
        stories=read_stories(decks / "stories.toml"),
        maps={},
    )
    named = behind(base, found)
    wrong = [
        *check_ids(found),
        *_taken(found, base),
        *check_cards(found, named, frozenset(about.own)),
        *_miscounted(found, about, box),
        *told(box.wrong(replace(found, crew=named.crew), named, base)),
    ]
    need_none(placed(wrong, files))
    return marked(found, box.id)


def parts_of(found: Firefly, box: Box) -> dict[str, int]:
    """How many cards of a box each of its parts has; guests are counted apart."""
    guests = {id for id, card in found.crew.items() if card.guest}
    kinds = (found.crew, found.gear, found.upgrades, found.drives)
    sold = [card for cards in kinds for id, card in cards.items() if id not in guests]
    decks = [(deck, n) for card in sold for deck, n in card.decks]
    return {
        "supply": sum(n for deck, n in decks if deck != "setup"),
        "jobs": sum(job.count for job in found.jobs.values() if job.contact),
        **({box.loose: sum(job.count for job in found.jobs.values() if not job.contact)} if box.loose else {}),
        "setup": sum(n for deck, n in decks if deck == "setup"),
        "stories": len(found.stories),
        "ships": len(found.ships),
        **({"guests": len(guests)} if guests else {}),
    }


def _taken(found: Firefly, base: Firefly) -> list[Problem]:
    """Cards with the id of a card of the game: then nobody could tell them apart."""
    twice = [id for id in found.faces if id in base.faces]
    return [
        Problem("twice", "decks", f"the id {id!r} is taken.", "Rename it.", 0, f"card ({id})", "id") for id in twice
    ]


def _miscounted(found: Firefly, about: schema.BoxFile, box: Box) -> list[Problem]:
    there = parts_of(found, box)
    says = {part: f"has {there.get(part, 0)} cards; the box has {n}." for part, n in about.counts.items()}
    return [Problem("miscounted", "decks", says[p], "", 0, p) for p, n in about.counts.items() if there.get(p, 0) != n]


def marked(found: Firefly, name: str) -> Firefly:
    """The cards with the mark of their box."""
    decks = {
        field.name: {id: replace(card, box=name) for id, card in getattr(found, field.name).items()}
        for field in fields(found)
    }
    return replace(found, **decks)
