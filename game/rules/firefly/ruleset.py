"""*Firefly: The Game* as a ruleset."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from game.content.firefly import firefly
from game.core.ruleset import Outcome, Refusal, Ruleset, Setting, Tables
from game.core.steps import Step
from game.rules.firefly import bots, given, soundness, told, whynot
from game.rules.firefly.bots.plans import AHEAD
from game.rules.firefly.boxes import fixed, known, more_seats
from game.rules.firefly.jobs import working
from game.rules.firefly.set_up import dealing, setup
from game.rules.firefly.settings import SETTINGS, chosen
from game.rules.firefly.state import Firefly
from game.rules.firefly.story.ending import StoryOver
from game.rules.firefly.tokens import deck_of, in_play
from game.rules.shared.state import GIVEN_UP
from game.rules.shared.tempers import SETTING as TEMPERS


class FireflyRules(Ruleset[Firefly]):
    """Captains against each other, 1 to 4 of them (R-FB-12), each with a story to finish first.

    The settings are those of `settings`: ten readings of the rules, the Story, the starting Jobs, and a last round.
    """

    id = "firefly"
    title = "Firefly: The Game"
    seats = (1, 4)
    cooperative = False
    plans = True
    tables = Tables(given.start, given.stack_deck, told.drag, told.told)
    printed = ("assets/decks/firefly",)
    state = Firefly
    settings = SETTINGS

    @property
    def extras(self) -> tuple[Setting, ...]:  # type: ignore[override]
        """The settings of the boxes there are, and the tempers of those whom bots play."""
        return (*(setting for box in known() for setting in box.settings), TEMPERS)

    def seats_with(self, settings: Mapping[str, str]) -> tuple[int, int]:
        """A box with ships of its own lets more play (R-FB-12)."""
        return self.seats[0], self.seats[1] + more_seats(settings)

    def fixed_with(self, seats: int, settings: Mapping[str, str]) -> tuple[Setting, ...]:
        """What a lone captain can't choose: without rivals some parts of a box are left out."""
        return fixed(seats, settings)

    def new(self, seats: int, seed: int, settings: Mapping[str, str] | None = None) -> Firefly:
        """The first state; the choice of Leaders, ships, the Story and the starting Jobs waits on its stack.
        ValueError for bad arguments."""
        return setup.new_game(seats, seed, chosen(self, seats, settings))

    def outcome(self, g: Firefly) -> Outcome | None:
        """The captain or captains who won, None while the game runs; nobody wins when a lone captain's turns are
        over."""
        return Outcome(g.winners, False, g.why) if g.over else None

    def give_up(self, g: Firefly) -> tuple[Step, ...]:
        """The game is over and nobody has won it."""
        return (StoryOver((), GIVEN_UP),)

    def evaluate(self, g: Firefly, seat: int) -> float:
        """How well a captain stands, 0 to 1; reads only what the seat may know."""
        return bots.standing(g, seat)

    def aims(self, g: Firefly, seat: int) -> Mapping[str, float]:
        """What a captain's standing is made up of: the story, Jobs, Crew and Gear, money, the ship, the law, rivals."""
        return bots.aims(g, seat)

    def veil(self, sight: Firefly, seat: int) -> Firefly:
        """A Job stays secret until a team sets out for it."""
        return working.veil(sight)

    def fit(self, g: Firefly, known: Collection[str]) -> None:
        """Hands and what is Considered hold what can lie there."""
        dealing.fit(g, known)

    def guide(self, g: Firefly, options: Sequence[str]) -> Sequence[str]:
        """The options a greedy bot should look at, from a view."""
        return bots.worth_a_look(g, options)

    def mistakes(self, g: Firefly, options: Sequence[str]) -> Sequence[str]:
        """A beginner errs in what to do next, not in the middle of it."""
        return bots.mistakes(g, options)

    def foresee(self, g: Firefly, options: Sequence[str]) -> str:
        """What a captain does who plans several stops ahead: a search finds nothing better in the time there is."""
        return bots.answer(g, options, AHEAD)

    def why_not(self, g: Firefly, source: str, target: str) -> Refusal | None:
        """The rule against dragging `source` to `target`, None when there is none."""
        return whynot.why_not(g, source, target)

    def back(self, item: str) -> str:
        """The deck of a card: its back tells."""
        return deck_of(item)

    def pieces(self, g: Firefly) -> Iterable[str]:
        """All cards of the box and of the mods that are played with."""
        return [item for cards in in_play(g.settings).values() for item in cards]

    def cards(self) -> Sequence[str]:
        """All printed cards of the game itself by name."""
        return tuple(id for id, card in firefly().faces.items() if not card.box)

    def faults(self, g: Firefly) -> list[str]:
        """Broken invariants in words."""
        return soundness.faults(self, g)

    def rounds(self, g: Firefly) -> int:
        """Rounds begun: a turn of every seat each."""
        return g.round


FIREFLY = FireflyRules()
