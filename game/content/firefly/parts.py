"""What the cards of *Firefly: The Game* are made of: words, Skills, tests, options, and the names there are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

SKILLS = ("fight", "tech", "negotiate")
GOODS = ("cargo", "contraband", "passenger", "fugitive", "fuel", "part")
JOB_KINDS = ("shipping", "transport", "smuggling", "crime")
PROFESSIONS = ("soldier", "merc", "pilot", "mechanic", "companion", "grifter", "medic")
KEYWORDS = ("firearm", "sniper-rifle", "explosives", "hacking-rig", "fake-id", "transport", "fancy-duds")
SUPPLIES = ("osiris", "persephone", "regina", "silverhold", "space-bazaar")
CONTACTS = ("amnon-duul", "badger", "harken", "niska", "patience")
ZONES = ("alliance", "border")


class Do(NamedTuple):
    """One word of a card, still as data: `Do("load", "cargo", 2)`. The words: `game.content.firefly.words`."""

    word: str
    what: str = ""
    n: int = 0
    most: int = 0

    @property
    def mark(self) -> str:
        """What a card with it does, as the keywords of a booklet ask for it."""
        return f"do:{self.word}"


class Skills(NamedTuple):
    """Skill Points (R-FB-98), or those a Job needs (R-FB-408)."""

    fight: int = 0
    tech: int = 0
    negotiate: int = 0


class Trial(NamedTuple):
    """A Skill Test (R-FB-104). `kosher`: R-FB-117; `bribes`: R-FB-120; `alone`: one chosen Crew takes it alone;
    `plus`: what is added for what the team has: `Do("keyword", "fancy-duds", 3)`, `Do("warrants", "", -1)`."""

    skill: str
    kosher: bool = False
    bribes: bool = False
    alone: bool = False
    plus: tuple[Do, ...] = ()

    @property
    def acts(self) -> bool:
        """What it does, the card does it stands on."""
        return True


class Band(NamedTuple):
    """What a total of `low` or more means, up to the next band; the first is open below (R-FB-107 to R-FB-109)."""

    low: int
    do: tuple[Do, ...]
    end: str

    @property
    def acts(self) -> bool:
        """What it does, the card does it stands on."""
        return True


@dataclass(frozen=True, slots=True)
class Choosable:
    """One option of a Nav, Misbehave or Job card or of a Goal, called option because it may be chosen.

    In order: `needs` and `cost` must be met and payable to choose it (R-FB-175, R-FB-455); who meets all of `free_with`
    pays no cost and takes no test; `cost` is paid, `do` happens, then the `test` with its `bands`; without a test the
    `end` follows. `tags`: "breakdown", "salvage", "hazard", "customs".
    """

    title: str
    text: str
    tags: tuple[str, ...] = ()
    needs: tuple[Do, ...] = ()
    free_with: tuple[Do, ...] = ()
    cost: tuple[Do, ...] = ()
    do: tuple[Do, ...] = ()
    test: Trial | None = None
    bands: tuple[Band, ...] = ()
    end: str = ""

    @property
    def acts(self) -> bool:
        """What it does, the card does it stands on."""
        return True
