"""What a mod of *Firefly: The Game* brings: cards for the Supply, Contact, Nav and Misbehave Decks, stories, maps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from game.content.common.errors import Problem
from game.content.common.mod import owned
from game.content.common.toml.problem_places import placed
from game.content.common.toml.source import Source, by_id, need_none, read_model
from game.content.firefly import build, schema
from game.content.firefly.boxed import behind, marked
from game.content.firefly.boxed_mod import check_for_box, read_for_box
from game.content.firefly.boxes import known as known_boxes
from game.content.firefly.brought import read_supplies
from game.content.firefly.content import read_map, read_misbehave, read_stories
from game.content.firefly.map import check_played
from game.content.firefly.records import Band, Choosable, Do, Firefly, Goal, Map
from game.content.firefly.sense import check_cards, check_ids


def read_brought(top: Source, base: Firefly) -> Firefly:
    """The cards and maps of a mod, called `<mod>:<id>`; they may speak of those of the box. ContentError."""
    decks, maps = top / "decks", (top / "maps").all_toml()
    files = decks.all_toml()
    found = _read(decks, files, by_id(map(read_map, maps), f"{top.file}/maps"))
    known = _joined(base, found)
    need_none(placed([*check_ids(found), *check_cards(found, known), *_mod_only(found)], files))
    for box in known_boxes():
        boxed = decks / box.id
        lying = boxed.all_toml()
        more = read_for_box(boxed, lying)
        known = _joined(known, more)
        problems = [*check_ids(behind(found, more)), *check_for_box(more, known, base, box)]
        need_none(placed(problems, lying))
        found = behind(found, marked(more, box.id))
    for board, source in zip(found.maps.values(), maps):
        need_none(placed(check_played(board, known, source.file), [source]))
    return _renamed(found, top.file)


def _read(decks: Source, files: Iterable[Source], maps: Mapping[str, Map]) -> Firefly:
    jobs = [read_model(file, schema.JobsFile) for file in files if file.path.name.startswith("jobs_")]
    nav = [read_model(file, schema.NavFile) for file in files if file.path.name.startswith("nav_")]
    misbehave, stories = decks / "misbehave.toml", decks / "stories.toml"
    return replace(
        read_supplies(decks, files),
        jobs=by_id([build.job_card(card, file.contact) for file in jobs for card in file.job], decks.file),
        nav=by_id([build.nav_card(card, file.deck) for file in nav for card in file.card], decks.file),
        misbehave=read_misbehave(misbehave) if misbehave.path.exists() else {},
        stories=read_stories(stories) if stories.path.exists() else {},
        maps=maps,
    )


def _joined(base: Firefly, found: Firefly) -> Firefly:
    """What the cards of a mod may name: those of the box and their own."""
    return replace(
        base,
        crew={**base.crew, **found.crew},
        gear={**base.gear, **found.gear},
        jobs={**base.jobs, **found.jobs},
        stories={**base.stories, **found.stories},
        maps={**base.maps, **found.maps},
    )


def _mod_only(found: Firefly) -> list[Problem]:
    """RESHUFFLE cards: each Nav Deck has its one (R-FB-49)."""
    marked = [card.id for card in found.nav.values() if card.reshuffle]
    says = "says RESHUFFLE; each Nav Deck has its one such card."
    return [Problem("bad-card", "decks", says, "", 0, f"nav ({id})", "reshuffle") for id in marked]


def _renamed(found: Firefly, mod: str) -> Firefly:
    """The cards under the name of the mod, wherever they are spoken of."""
    own = {*found.crew, *found.gear}

    def words(row: tuple[Do, ...]) -> tuple[Do, ...]:
        named = (do.word in ("crew", "gear") and do.what in own for do in row)
        return tuple(do._replace(what=f"{mod}:{do.what}") if mine else do for do, mine in zip(row, named))

    def choices(options: tuple[Choosable, ...]) -> tuple[Choosable, ...]:
        return tuple(
            replace(
                o,
                needs=words(o.needs),
                free_with=words(o.free_with),
                bands=tuple(Band(band.low, words(band.do), band.end) for band in o.bands),
            )
            for o in options
        )

    def goal(one: Goal) -> Goal:
        return replace(one, id=f"{mod}:{one.id}", options=choices(one.options))

    jobs = [replace(job, options=choices(job.options)) for job in found.jobs.values()]
    nav = [replace(card, options=choices(card.options)) for card in found.nav.values()]
    dared = [replace(c, ace=words(c.ace), options=choices(c.options)) for c in found.misbehave.values()]
    told = [replace(s, boxed=False, goals=tuple(map(goal, s.goals))) for s in found.stories.values()]
    return Firefly(
        crew=owned(found.crew.values(), mod),
        gear=owned(found.gear.values(), mod),
        upgrades=owned(found.upgrades.values(), mod),
        drives=owned(found.drives.values(), mod),
        ships={},
        contacts={},
        jobs=owned(jobs, mod),
        nav=owned(nav, mod),
        misbehave=owned(dared, mod),
        stories=owned(told, mod),
        maps=owned(found.maps.values(), mod),
    )
