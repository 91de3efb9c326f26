"""The few effects of cards that no word is for: classes of their own, named by the word "special"."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.core.steps import Choice, Effect, Option, Step
from game.rules.firefly.cards.saying import Said, Says
from game.rules.firefly.crew.crew import jump_ship, price_of
from game.rules.firefly.jobs.attempt import Botched
from game.rules.firefly.perks import all_crew, points, team
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, deck_of
from game.rules.firefly.trade.banking import earn


def fire(g: Firefly, seat: int, profession: str) -> None:
    """Everyone of a Profession on the team is discarded; Leaders stay."""
    for crew in team(g, seat):
        card = crew_card(crew)
        if profession in card.professions and not card.leader:
            jump_ship(g, seat, crew, "card")


def _mercs_weighed(g: Firefly, said: Said) -> Iterable[Step]:
    """If the Fight of the Mercs on the team, Gear counted, is more than that of the others, they are discarded."""
    mercs = others = 0
    for crew in team(g, said.seat):
        fight = points(g, said.seat, crew, "fight")
        if "merc" in crew_card(crew).professions:
            mercs += fight
        else:
            others += fight
    if mercs > others:
        fire(g, said.seat, "merc")
    return ()


def _no_confidence(g: Firefly, said: Said) -> Iterable[Step]:
    """Every Disgruntled Crew on the team wants one more Cut or is discarded; the Leader takes no Cut and stays."""
    return tuple(
        GrudgeChoice(said.seat, crew)
        for crew in team(g, said.seat)
        if crew in g.disgruntled and not crew_card(crew).leader
    )


@dataclass(frozen=True, slots=True)
class GrudgeChoice(Choice[Firefly]):
    """Pay a Disgruntled Crew one more Cut, or let it go."""

    seat: int
    crew: str

    def options(self, g: Firefly) -> Iterable[Option]:
        if g.money[self.seat] >= price_of(self.crew):
            yield Option(f"pay:{self.crew}", (PayGrudge(self.seat, self.crew),), "money", f"card:{self.crew}")
        away = (LetGo(self.seat, self.crew),)
        yield Option(f"dismiss:{self.crew}", away, f"card:{self.crew}", f"deck:{deck_of(self.crew)}.discard")


@dataclass(frozen=True, slots=True)
class PayGrudge(Effect[Firefly]):
    """One more Cut goes to the bank."""

    seat: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        earn(g, self.seat, -price_of(self.crew), "cut")
        return ()


@dataclass(frozen=True, slots=True)
class LetGo(Effect[Firefly]):
    """A Crew is discarded in the middle of a Job."""

    seat: int
    crew: str

    def run(self, g: Firefly) -> Iterable[Step]:
        if self.crew in all_crew(g, self.seat):
            jump_ship(g, self.seat, self.crew, "unpaid")
        return ()


def _pay_or_botch(g: Firefly, said: Said) -> Iterable[Step]:
    """So much must be paid, or the attempt is Botched."""
    return (PriceChoice(said.seat, said.n),) if g.money[said.seat] >= said.n else (Botched(said.seat),)


@dataclass(frozen=True, slots=True)
class PriceChoice(Choice[Firefly]):
    """Pay a price that is asked, or leave it."""

    seat: int
    price: int

    def options(self, g: Firefly) -> Iterable[Option]:
        yield Option("pay", (PayPrice(self.seat, self.price),), "money", "card:story")
        yield Option("cancel", (Botched(self.seat),))


@dataclass(frozen=True, slots=True)
class PayPrice(Effect[Firefly]):
    """The price goes to the bank."""

    seat: int
    price: int

    def run(self, g: Firefly) -> Iterable[Step]:
        earn(g, self.seat, -self.price, "card")
        return ()


SPECIAL: Mapping[str, Says] = {
    "mercs-weighed": _mercs_weighed,
    "no-confidence": _no_confidence,
    "pay-or-botch": _pay_or_botch,
}
"""What each special effect does."""
