"""The words of a written Story Card on screen: what may stand in each list, what it is called, what it takes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from game.app.games.firefly.boxes import known
from game.app.shell.words import Words
from game.content.firefly import firefly
from game.content.firefly.box_words import taken
from game.content.firefly.records import CONTACTS, GOODS, KEYWORDS, PROFESSIONS, ZONES, Do
from game.content.firefly.scope import COURSES, ports_of
from game.content.firefly.words import COSTS, EFFECTS, GOAL_HAS, MONEY, NEEDS, STORY, Takes

ALONE = ("start_warrants", "illegal_bonus", "settle_jobs", "turn_limit", "every_action", "start_crew",
         "start_crew_cost", "solids", "money", "goals", "passed", "team", "firearm_fight", "content", "pay",
         "kill_all", "kill_chosen", "evade", "contact", "group")  # fmt: skip
"""Words of the game that stand in a list once at most."""


class Kind(NamedTuple):
    """A list of words: its vocabulary, and each word as it is proposed."""

    name: str
    known: Mapping[str, Takes]
    offered: tuple[Do, ...]


HAS = Kind("has", GOAL_HAS, (
    Do("solid", "badger"), Do("solids", "", 2), Do("money", "", 3000), Do("passed", "", 5), Do("goals", "", 1),
))  # fmt: skip
COST = Kind("cost", COSTS, (Do("pay", "", 1000), Do("spend", "cargo", 1)))
NEED = Kind("needs", NEEDS, (
    Do("keyword", "firearm"), Do("profession", "pilot"), Do("crew", "wash"), Do("gear", "pistol"),
    Do("solid", "badger"), Do("team", "", 3), Do("firearm_fight", "", 2), Do("content"), Do("group", "hill-folk"),
))  # fmt: skip
DO = Kind("do", EFFECTS, (
    Do("take", "", 500), Do("lose_money", "", 1000), Do("special", "pay-or-botch", 1000), Do("load", "cargo", 1),
    Do("load_up_to", "cargo", 2), Do("load_any", "passenger"), Do("load_per_crew", "fugitive"), Do("lose", "cargo", 1),
    Do("lose_all", "people"), Do("kill", "", 1), Do("kill_all"), Do("kill_chosen"), Do("disgruntle", "moral"),
    Do("soothe", "all"), Do("fire", "merc"), Do("special", "mercs-weighed"), Do("special", "no-confidence"),
    Do("warrant"), Do("lose_solid", "badger"), Do("cruiser", "londinium"), Do("cutter", "here"), Do("evade"),
    Do("contact"), Do("lose_upgrade"), Do("take_upgrade"),
))  # fmt: skip
SETUP = Kind("setup", STORY, (
    Do("turn_limit", "", 20), Do("every_action"), Do("start_crew", "", 4), Do("start_crew_cost", "", 1000),
    Do("start_warrants", "", 1), Do("start_jobs", "harken"), Do("no_deals", "harken"), Do("illegal_bonus", "", 1000),
    Do("settle_jobs"),
))  # fmt: skip


def told_with(kind: Kind, box: str) -> Kind:
    """A list as a Story has it that is told with an expansion, or with none."""
    return kind._replace(
        offered=(
            *kind.offered,
            *(do for one in known() if one.id == box for do in one.written.offered.get(kind.name, ())),
        )
    )


def takes_of(do: Do, known: Mapping[str, Takes]) -> Takes:
    """What a word takes; one of an expansion by what stands before the colon."""
    return (taken(do.what) if do.word == "own" else None) or known[do.word]


def name_of(do: Do) -> str:
    """The short name of a word; a special one goes by what it does, one of an expansion by what stands before the
    colon."""
    if do.word == "own":
        return do.what.partition(":")[0]
    return do.what if do.word == "special" else do.word


def label(words: Words, do: Do) -> str:
    """What a word is called."""
    return words(f"storyeditor.word.{name_of(do)}")


def spelt(words: Words, do: Do, known: Mapping[str, Takes]) -> str:
    """A word with its values, as in "Load 2 Cargo"."""
    takes = takes_of(do, known)
    parts = [label(words, do)]
    if takes.n is not None and do.n:
        parts.append(number(words, do.n, takes))
    if do.word == "own":
        parts += [value(words, do.word, do.what)] if ":" in do.what else []
    elif takes.what and do.word not in ("special", "group", "lose_all"):
        parts.append(value(words, do.word, do.what))
    return " ".join(parts)


def summary(words: Words, row: Iterable[Do], kind: Kind) -> str:
    """A list of words in one line, "" for none."""
    return ", ".join(spelt(words, do, kind.known) for do in row)


def number(words: Words, n: int, takes: Takes) -> str:
    """A number of a word; sums of money as such."""
    return words("money", n=n) if takes.n is MONEY else str(n)


def numbers(now: int, takes: Takes) -> tuple[int, ...]:
    """The numbers to choose from; sums of money in steps that grow."""
    if takes.n is None:
        return ()
    if takes.n is not MONEY:
        return tuple(sorted({now, *takes.n} if now in takes.n else {*takes.n}))
    sums = (*range(100, 1000, 100), *range(1000, 5000, 500), *range(5000, 20_001, 1000))
    return tuple(sorted({now, *sums}))


def values(do: Do, takes: Takes) -> tuple[str, ...]:
    """The names a word may take; none where there is nothing to choose."""
    if do.word in ("special", "group", "lose_all"):
        return ()
    if do.word == "own":
        head = name_of(do)
        found = tuple(f"{head}:{tail}" if tail else head for tail in takes.what)
        return found if do.what in found else (*found, do.what)
    named = {
        "crew": tuple(id for id, card in firefly().crew.items() if not card.mod and not card.box),
        "gear": tuple(id for id, card in firefly().gear.items() if not card.mod and not card.box),
        "cruiser": ("here", *sorted(ports_of(firefly().map))),
        "cutter": ("here",),
    }
    found = named.get(do.word, takes.what)
    return found if do.what in found else (*found, do.what)


def value(words: Words, word: str, what: str) -> str:
    """What a name is called."""
    content = firefly()
    if word == "own":
        head, _, what = what.partition(":")
        own = {name: key for box in known() for name, key in box.written.values.items()}
        if head in own:
            return words(f"{own[head]}.{what}")
        if what in ZONES:
            return words(f"firefly.zone.{what}")
        if what not in GOODS:
            return words(f"storyeditor.value.{what or _bare(head)}")
    if what in GOODS:
        return words(f"firefly.good.{what}", n=2)
    if what in CONTACTS:
        return content.contacts[what].title
    if what in PROFESSIONS:
        return words(f"firefly.profession.{what}")
    if what in KEYWORDS:
        return words(f"firefly.keyword.{what}")
    if word in ("crew", "gear"):
        card = content.faces.get(what)
        return card.title if card else what
    if what in content.map.planets:
        return content.map.planets[what].name
    if what in (*COURSES, "moral", "team", "all", "knife"):
        return words(f"storyeditor.value.{what}")
    return what


def _bare(head: str) -> str:
    """What a word of an expansion is called that has nothing behind the colon."""
    return next(box.written.bare[head] for box in known() if head in box.written.bare)


def free(row: Iterable[Do], kind: Kind) -> list[Do]:
    """What may still be added to a list."""
    had, once = [name_of(do) for do in row], {*ALONE, *(name for box in known() for name in box.written.once)}
    return [do for do in kind.offered if name_of(do) not in once or name_of(do) not in had]
