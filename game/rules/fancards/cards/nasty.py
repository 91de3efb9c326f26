"""Nasty instants: what the active player adds to its encounters, paid with the infamy of whom they strike (R-CG-32,
R-CG-35)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.core.steps import Effect, Option, Step
from game.core.zones import everyone, move, reveal
from game.rules.fancards import news
from game.rules.fancards.cards.defence import instant, words_of
from game.rules.fancards.crew import adjust_bonus
from game.rules.fancards.faces import is_trait, weapon
from game.rules.fancards.state import FanCards, items_on
from game.rules.fancards.verse.infamy import spend
from game.rules.fancards.verse.lanes import defenders, lanes

JAM = "jam"


def _pierced(g: FanCards, victim: int, word: str) -> list[str]:
    """What a word may be done to when a victim's infamy pays for it."""
    if word == "sudden-betrayal":
        crew = defenders(g, victim)
        return [card for card in crew if not any(map(is_trait, items_on(g, card)))]
    if word == "out-of-ammunition":
        carried = [item for card in defenders(g, victim) for item in items_on(g, card) if weapon(item)]
        return [item for item in carried if f"{item}/off" not in g.bonus]
    units = lanes(g, victim)
    if word == "bounty-raised":
        return [unit for unit in units if f"{unit}/raised" not in g.bonus]
    if word == "trap":
        return [unit for unit in units if not any(f"{unit}/{mark}" in g.bonus for mark in ("trap", "fought"))]
    return units


def nasty_options(g: FanCards, seat: int, victim: int) -> Iterable[Option]:
    """One option for each nasty instant in a hand and whatever of a victim's it may strike now, or of what attacks it;
    jamming has its own moment."""
    hand = g.zones.get(f"hand:{seat}", ())
    cards = [card for card in hand if (printed := instant(card)) and printed.nasty and printed.power != JAM]
    for card in cards:
        printed = instant(card)
        assert printed is not None
        words = words_of(printed)
        if words and g.pool[victim] >= printed.infamy:
            for target in _pierced(g, victim, words[0][0]):
                yield Option(f"nasty:{card}:{target}", (PlayNasty(seat, card, target, victim),), card, target)


def jams(g: FanCards, seat: int, victim: int) -> list[str]:
    """The cards in a hand that can cancel an instant of a victim now."""
    hand = [(card, instant(card)) for card in g.zones.get(f"hand:{seat}", ())]
    return [card for card, said in hand if said and said.power == JAM and g.pool[victim] >= said.infamy]


def discard_nasty(g: FanCards, seat: int, card: str, victim: int) -> None:
    """A nasty instant is paid for and discarded for all to see."""
    printed = instant(card)
    assert printed is not None
    spend(g, victim, printed.infamy)
    move(g, card, f"hand:{seat}", "event.discard")
    reveal(g, card, everyone(len(g.credits)))


@dataclass(frozen=True, slots=True)
class PlayNasty(Effect[FanCards]):
    """What a nasty instant says holds until the end of the phase, or for the next fight of its unit."""

    seat: int
    card: str
    target: str
    victim: int

    def run(self, g: FanCards) -> Iterable[Step]:
        discard_nasty(g, self.seat, self.card, self.victim)
        g.tell(news.Nasty(self.seat, self.card, self.target, self.victim))
        printed = instant(self.card)
        assert printed is not None
        for word, value in words_of(printed):
            for mark, number in MARKS[word]:
                adjust_bonus(g, f"{self.target}/{mark}", number or int(value))
        return ()


MARKS: dict[str, tuple[tuple[str, int], ...]] = {
    "roll": (("roll", 0),),
    "unit_health": (("health", 0),),
    "sudden-betrayal": (("out", 1),),
    "bounty-raised": (("raised", 1), ("twice", 1)),
    "out-of-ammunition": (("off", 1),),
    "trap": (("trap", 1),),
}
"""What each word and power marks on its target; 0 stands for the number of the word."""
