"""What a mod brings for an expansion: crew and things for Supply Decks, its kinds of Jobs.

They lie in a folder of the expansion's name in the decks of the mod, and are dealt when both are played with.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from game.content.common.errors import Problem
from game.content.common.toml.source import Source, by_id, read_model
from game.content.firefly import build, schema
from game.content.firefly.boxes import Box, Wrong
from game.content.firefly.brought import read_supplies
from game.content.firefly.records import Do, Firefly
from game.content.firefly.sense import check_cards


def read_for_box(decks: Source, files: Sequence[Source]) -> Firefly:
    """The cards in such a folder alone. ContentError."""
    jobs = [read_model(file, schema.BoxJobsFile) for file in files if not file.path.name.startswith("supply_")]
    printed = by_id([build.job_card(card, file.contact) for file in jobs for card in file.job], decks.file)
    return replace(read_supplies(decks, files), jobs=printed)


def check_for_box(found: Firefly, known: Firefly, base: Firefly, box: Box) -> list[Problem]:
    """All that can be wrong with them; `known`: what they may name, `base`: the game's own cards, boxes' too."""
    own = frozenset(words_of(base, box.id))
    return [*check_cards(found, known, own), *told(box.wrong_in_mod(found, known, base))]


def told(wrong: Wrong) -> list[Problem]:
    """What is wrong as problems: the table of each card, its id, the field, the sentence."""
    return [Problem("bad-job", "decks", says, "", 0, f"{table} ({id})", field) for table, id, field, says in wrong]


def words_of(base: Firefly, box: str) -> Iterator[str]:
    """The heads of the words that the cards of a box have."""
    for card in (card for card in base.faces.values() if card.box == box and not card.mod):
        rows: list[Iterable[Do]] = [getattr(card, "perks", ())]
        for option in getattr(card, "options", ()):
            rows += [option.needs, option.do, *(band.do for band in option.bands)]
        yield from (do.what.partition(":")[0] for row in rows for do in row if do.word == "own")
