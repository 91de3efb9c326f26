"""What *Pirates & Bounty Hunters* adds to what there is to occur: its cards, the Goals of its Stories, what its cards
do, its choices and its news."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from game.content.firefly import firefly
from game.content.firefly.counts import of_box
from game.content.firefly.records import Do
from game.rules.firefly import perks as perk_module
from game.rules.firefly.perks import Perk
from game.rules.firefly.set_up.setup import stories_for
from game.rules.firefly.tokens import face
from game.rules.pirates import marks, powers
from tests.contract.playing import BOXED
from tests.long.census import choices, modules, news
from tests.long.census_firefly import FireflyCensus, perk_name
from tests.long.tables import BOX


class PiratesCensus(FireflyCensus):
    """As that of Firefly, for the box alone; each of its Stories takes its turn, then one of Firefly's."""

    def settings(self, seats: int, i: int) -> dict[str, str]:
        plain = {setting.name: setting.values[0] for setting in (*self.rules.settings, *self.rules.extras)}
        told = [face(item) for item in stories_for(seats, {**plain, **BOXED})]
        own = [story for story in told if firefly().stories[story].box == BOX]
        stories = [*own, told[0]]
        return {**super().settings(seats, i), **BOXED, "story": stories[i % len(stories)]}

    def expected(self) -> set[str]:
        content = of_box(firefly(), BOX)
        cards = {id: card for id, card in content.faces.items() if not getattr(card, "guest", False)}
        found = {f"card {id}" for id in cards} | {f"choice {name}" for name in choices(BOX)}
        found |= {f"news {word}" for word in news(BOX)} | {f"won {story}" for story in content.stories}
        found |= {f"goal {goal}" for goal in content.goals}
        for id, card in cards.items():
            found |= {perk_name(id, do.word, do.what, do.n) for do in getattr(card, "perks", ())}
        return found

    def heard(self, g: Any, line: tuple[Any, ...]) -> None:
        if line[0] != "warrant":  # who flesh is owed is Firefly's; a Bounty is nobody's Job
            super().heard(g, line)
        self.found.add(f"news {line[0]}")

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Note, too, what cards of the box do when the rules ask for just that."""
        old_own, old_item = marks.own, perk_module.item_perks

        def own(g: Any, seat: int, what: str) -> list[Perk]:
            there = old_own(g, seat, what)
            self.found |= {perk_name(face(perk.item), "own", perk.what, perk.n) for perk in there}
            return there

        def worn(item: str, word: str) -> list[Do]:
            there = old_item(item, word)
            self.found |= {perk_name(face(item), word, do.what, do.n) for do in there}
            return there

        with super().watching():
            kept = powers.item_perks
            _put(own, worn)
            try:
                yield
            finally:
                _put(old_own, kept)


def _put(own: Any, worn: Any) -> None:
    for module in USERS:
        module.own = own
    powers.item_perks = worn  # type: ignore[attr-defined]


USERS = [
    module for module in modules(BOX) if getattr(module, "own", None) is marks.own and ".bots" not in module.__name__
]
"""The modules that look for what a card of the box does."""
