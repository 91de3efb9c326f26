"""What there is to occur in *Firefly: The Game*: cards, options and their bands, aces, perks, Sectors, what Contacts
do, Goals, and how a game ends."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.ai.levels import LEVELS
from game.content.firefly import firefly
from game.content.firefly.counts import of_box
from game.content.firefly.records import Choosable, Do, Job, MisbehaveCard, NavCard
from game.core.steps import AnyChoice
from game.rules.firefly import perks as perk_module
from game.rules.firefly.flight.nav import NavChoice, with_papers
from game.rules.firefly.perks import Perk, solid
from game.rules.firefly.set_up.setup import stories_for
from game.rules.firefly.tokens import face, job_card, nav_card, option_of
from game.rules.firefly.trade.deal import DealChoice
from tests.long.census import Census, modules

DERIVED = ("with", "together")
"""Perks that the rules read off the card: they count when their card is on the team that takes a test."""
ENDS = ("story", "last-call", "limit", "solo")


class FireflyCensus(Census):
    """As `Census`; every Story takes its turn. The best bot sits here too: what it foresees it answers at once."""

    players = (*Census.players, LEVELS[3])

    def __init__(self, rules: Any) -> None:
        super().__init__(rules)
        self.chosen: dict[int, tuple[str, int]] = {}
        self.work = ""

    def settings(self, seats: int, i: int) -> dict[str, str]:
        plain = {setting.name: setting.values[0] for setting in self.rules.settings}
        stories = [face(item) for item in stories_for(seats, plain)]
        told = [*stories, "choose"]
        return {**super().settings(seats, i), "story": told[i % len(told)]}

    def expected(self) -> set[str]:
        content = of_box(firefly(), "")
        found = super().expected()
        found |= {f"sector {number}" for number in content.map.sectors}
        found |= {f"ace {card.id}" for card in content.misbehave.values() if card.ace}
        found |= {f"goal {goal}" for goal in content.goals} | {f"won {story}" for story in content.stories}
        found |= {f"end {why}" for why in ENDS}
        for card, option in _options():
            found |= set(_of_option(card, option))
        for card in content.faces.values():
            found |= {perk_name(card.id, do.word, do.what, do.n) for do in getattr(card, "perks", ())}
        for contact in content.contacts.values():
            found |= {f"contact {contact.id} {do.word}" for do in contact.perks}
            found |= {f"contact {contact.id} buys {good}" for good, _ in contact.prices}
            found |= {f"contact {contact.id} {what}" for what in ("deal", "solid", "lost")}
        return found

    def answered(self, g: Any, choice: AnyChoice, key: str) -> None:
        word, _, rest = key.partition(":")
        self.work = g.work
        if isinstance(choice, DealChoice):
            said = {
                "sell": f"buys {rest.partition(':')[0]}",
                "clear": "clear_warrants",
                "load": "travel_hub",
                "fuel": "sells_fuel",
            }.get(word)
            if said and said != "buys part":  # a perk's doing
                self.found.add(f"contact {choice.contact} {said}")
        elif isinstance(choice, NavChoice) and key == "ignore":
            tags = {tag for option in nav_card(choice.card).options for tag in option.tags}
            if "customs" in tags:
                self.found |= {f"contact {one} papers" for one in with_papers() if solid(g, choice.seat, one)}

    def heard(self, g: Any, line: tuple[Any, ...]) -> None:
        super().heard(g, line)
        word, rest = line[0], line[1:]
        if word == "moved" and rest[2]:
            self.found.add(f"sector {rest[2]}")
        elif word == "ace":
            self.found.add(f"ace {face(rest[1])}")
        elif word == "option":
            self.chosen[rest[0]] = (_named(rest[1]), rest[2])
            self.found.add(f"option {_named(rest[1])}/{rest[2]}")
        elif word == "test" and rest[0] in self.chosen:
            self._tested(g, rest[0], rest[2])
        elif word == "deal":
            self.found.add(f"contact {rest[1]} deal")
            if solid(g, rest[0], rest[1]) and rest[1] == "patience":
                self.found.add("contact patience consider_jobs")
        elif word == "warrant" and rest[1] and self.work and not self.work.startswith("goal:"):
            contact = firefly().contacts[job_card(self.work).contact]
            self.found |= {f"contact {contact.id} {do.word}" for do in contact.perks if do.word == "pound_of_flesh"}
        elif word == "solid":
            self.found.add(f"contact {rest[1]} {'solid' if rest[2] else 'lost'}")
        elif word == "goal":
            self.found.add(f"goal {_story(g)}/{rest[1]}")
        elif word == "over":
            self.found.add(f"end {rest[1]}")
            if rest[1] in ("story", "last-call"):
                self.found.add(f"won {_story(g)}")

    def _tested(self, g: Any, seat: int, total: int) -> None:
        card, number = self.chosen.pop(seat)
        bands = _option(card, number).bands
        band = max((n for n, band in enumerate(bands) if band.low <= total), default=0)
        self.found.add(f"band {card}/{number}/{band}")
        for item in perk_module.team(g, seat):
            for do in perk_module.printed_perks(face(item)):
                if do.word in DERIVED:
                    self.found.add(perk_name(face(item), do.word, do.what, do.n))

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note each perk that the rules ask for and find."""
        old = perk_module.perks, perk_module.item_perks

        def perks(g: Any, seat: int, word: str) -> list[Perk]:
            there = old[0](g, seat, word)
            if word == "own":  # what a box does: it is asked for by its name
                return there
            self.found |= {perk_name(face(perk.item), word, perk.what, perk.n) for perk in there}
            for perk in there:
                at_work = [do for do in perk_module.printed_perks(face(perk.item)) if do.word == "works_with"]
                self.found |= {perk_name(face(perk.item), do.word, do.what, do.n) for do in at_work}
            return there

        def item_perks(item: str, word: str) -> list[Do]:
            there = old[1](item, word)
            self.found |= {perk_name(face(item), word, do.what, do.n) for do in there if word != "own"}
            return there

        _put((perks, item_perks))
        try:
            yield
        finally:
            _put(old)


def _put(new: tuple[Any, Any]) -> None:
    """Other functions in all modules that have these."""
    for module, name, number in USERS:
        setattr(module, name, new[number])


USERS = [
    (module, name, number)
    for module in (*modules("firefly"), *modules("pirates"))
    for number, name in enumerate(("perks", "item_perks"))
    if getattr(module, name, None) is getattr(perk_module, name)
]
"""The modules that look for perks, under which name, and which of the two functions it is."""


def perk_name(card: str, word: str, what: str, n: int) -> str:
    """What a card does, as it is counted."""
    return f"perk {card} {' '.join(filter(None, (word, what, str(n) if n else '')))}"


def _named(card: str) -> str:
    """The face of a card, a Goal as "goal:<story>/1" or a test of a box."""
    return card if ":" in card else face(card)


def _option(card: str, number: int) -> Choosable:
    return option_of(card if ":" in card else f"{card}#1", number)


def _options() -> Iterator[tuple[str, tuple[Choosable, ...]]]:
    """All cards with options and all such Goals."""
    content = of_box(firefly(), "")
    for id, card in content.faces.items():
        if isinstance(card, (NavCard, MisbehaveCard, Job)):
            yield id, card.options
    yield from ((f"goal:{id}", goal.options) for id, goal in content.goals.items())


def _of_option(card: str, options: tuple[Choosable, ...]) -> Iterator[str]:
    for number, option in enumerate(options):
        yield f"option {card}/{number}"
        yield from (f"band {card}/{number}/{band}" for band in range(len(option.bands)))


def _story(g: Any) -> str:
    return next((face(item) for item in g.zones.get("story", ())), "")
