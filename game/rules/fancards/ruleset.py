"""The fans' card game as a ruleset."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from game.content.fancards import fancards
from game.core.remembered import remembered
from game.core.ruleset import Outcome, Refusal, Ruleset, Tables
from game.core.steps import Step
from game.rules.fancards import bots, faces, given, soundness, told, whynot
from game.rules.fancards.scoring import GameOver
from game.rules.fancards.set_up import setup
from game.rules.fancards.settings import SETTINGS, unfit
from game.rules.fancards.state import FanCards
from game.rules.shared.settings import full
from game.rules.shared.state import GIVEN_UP
from game.rules.shared.tempers import SETTING as TEMPERS


class FanCardsRules(Ruleset[FanCards]):
    """Captains against each other, 2 to 6 of them, four recommended (R-CG-8).

    Settings: readings of open lines, the five advanced rules, and ideas of the thread; `settings` says which.
    """

    id = "fancards"
    title = "The Fans' Card Game"
    seats = (2, 6)
    cooperative = False
    plans = True
    tables = Tables(given.start, given.stack_deck, told.drag, told.told)
    printed = ("assets/decks/fancards",)
    state = FanCards
    settings = SETTINGS
    extras = (TEMPERS,)

    def new(self, seats: int, seed: int, settings: Mapping[str, str] | None = None) -> FanCards:
        """The first state; choosing ships, crew and captains waits on its stack. ValueError for bad arguments."""
        chosen = full(self, seats, settings)
        wrong = unfit(self.settings, chosen)
        if wrong:
            raise ValueError(wrong)
        return setup.new_game(seats, seed, chosen)

    def outcome(self, g: FanCards) -> Outcome | None:
        """Who won, None while the game runs."""
        return Outcome(g.winners, False, g.why) if g.over else None

    def give_up(self, g: FanCards) -> tuple[Step, ...]:
        """The game is over and nobody has won it."""
        return (GameOver((), GIVEN_UP),)

    def evaluate(self, g: FanCards, seat: int) -> float:
        """How well a captain stands, 0 to 1; reads only what the seat may know."""
        return bots.standing(g, seat)

    def aims(self, g: FanCards, seat: int) -> Mapping[str, float]:
        """What a captain's standing is made up of."""
        return bots.aims(g, seat)

    def guide(self, g: FanCards, options: Sequence[str]) -> Sequence[str]:
        """The options a greedy bot should look at, from a view."""
        return bots.worth_a_look(g, options)

    def mistakes(self, g: FanCards, options: Sequence[str]) -> Sequence[str]:
        """A beginner errs in what it does with its points and cards."""
        return bots.mistakes(g, options)

    def foresee(self, g: FanCards, options: Sequence[str]) -> str:
        """The best bot plans farther than a search can look."""
        return bots.answer(g, options)

    def why_not(self, g: FanCards, source: str, target: str) -> Refusal | None:
        """The rule against dragging `source` to `target`, None when there is none."""
        return whynot.why_not(g, source, target)

    def back(self, item: str) -> str:
        """One of `faces.BACKS`."""
        return faces.back_of(item)

    def pieces(self, g: FanCards) -> Iterable[str]:
        """All cards of the game."""
        return _pieces(g.settings["mods"])

    def cards(self) -> Sequence[str]:
        """All cards by name, who stands in included, but ships and parts of the broadcast."""
        content = fancards()
        return (*content.crew, *content.spares, *content.places, *content.events, *content.jobs, *content.epics)

    def faults(self, g: FanCards) -> list[str]:
        """Broken invariants in words."""
        return soundness.faults(self, g)

    def rounds(self, g: FanCards) -> int:
        """Rounds begun: a turn of every seat each."""
        return g.round


@remembered
def _pieces(mods: str) -> tuple[str, ...]:
    named = faces.mods_of(mods)
    return tuple(card for back in faces.BACKS for card in faces.cards_of(back, named))


FANCARDS = FanCardsRules()
