"""What every game offers to the table, the bots and the tests."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from game.core.state import State
from game.core.steps import Step

S = TypeVar("S", bound=State)


class Setting(NamedTuple):
    """One thing a table may set before a game: its values with the default first, and the rule it belongs to."""

    name: str
    values: tuple[str, ...]
    rule: str = ""


class Refusal(NamedTuple):
    """Why something may not be done: the rule, a sentence id of the language catalogue with its values, and the key of
    the nearest option that would be legal ("" if there is none)."""

    rule: str
    says: str
    values: tuple[tuple[str, str], ...] = ()
    nearest: str = ""


class Rehearsal(NamedTuple):
    """Answers that are worth comparing, the usual one first, by playing on as usual for so many rounds after each; with
    none they are ranked already, the best first."""

    keys: tuple[str, ...]
    rounds: int


class Outcome(NamedTuple):
    """How a game ended: winning seats, whether the table won together, and the reason as a sentence id."""

    winners: tuple[int, ...]
    won: bool
    why: str


class Tables(NamedTuple):
    """How a game's tables are laid out from the text of scenario files and told in it.

    `start`: a state from the ruleset, seats, seed, settings, what is given, and whether the set-up is still to come;
    ValueError names the key and what was expected. `stack_deck`: cards on top of their decks, the first named on top;
    ValueError when there is none left. `drag`: source and target that an answer stands for when it is dragged.
    `told`: every table in its text form.
    """

    start: Callable[[Any, int, int, Mapping[str, str], Mapping[str, Any], bool], Any]
    stack_deck: Callable[[Any, Iterable[str]], None]
    drag: Callable[[Any, str], tuple[str, str]]
    told: Callable[[Any], Mapping[str, Any]]


class Ruleset(ABC, Generic[S]):
    """One game: from a seed and the seats to its first state, and every question about a state.

    Rounds, pieces and faults are for tools and tests; legality is answered by the options of the pending choice alone.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    seats: ClassVar[tuple[int, int]]
    cooperative: ClassVar[bool]
    state: ClassVar[type[State]]
    settings: ClassVar[tuple[Setting, ...]]
    extras: ClassVar[tuple[Setting, ...]] = ()
    """Settings that a table may give by name and no screen offers; one that isn't given leaves no trace in a state."""
    tables: ClassVar[Tables]
    printed: ClassVar[tuple[str, ...]]
    """The folders and files of the data on which its cards and maps are printed."""
    before: ClassVar[Mapping[str, str]] = {}
    """The settings that saves and replays of old formats lack, with what held when there was no choice."""

    plans: ClassVar[bool] = False
    """Whether `foresee` has an answer to nearly everything, so that hints hardly ever need a search."""

    @abstractmethod
    def new(self, seats: int, seed: int, settings: Mapping[str, str] | None = None) -> S:
        """The first state; what the seats decide in set-up waits on its stack. ValueError for bad arguments."""

    @abstractmethod
    def outcome(self, g: S) -> Outcome | None:
        """How the game ended, None while it runs."""

    @abstractmethod
    def evaluate(self, g: S, seat: int) -> float:
        """How well `seat` stands, 0 (lost) to 1 (won). Reads only what the seat may know."""

    @abstractmethod
    def why_not(self, g: S, source: str, target: str) -> Refusal | None:
        """Why the pending choice does not let `source` go to `target`; None when it does."""

    @abstractmethod
    def back(self, item: str) -> str:
        """The back of a card or token: what a seat sees of it that does not know its face."""

    @abstractmethod
    def pieces(self, g: S) -> Iterable[str]:
        """The ids of all cards and tokens in this game."""

    @abstractmethod
    def faults(self, g: S) -> list[str]:
        """What is wrong with a state: broken invariants in words, empty when it is sound."""

    @abstractmethod
    def rounds(self, g: S) -> int:
        """The length of the game so far, in the unit the game counts."""

    def seats_with(self, settings: Mapping[str, str]) -> tuple[int, int]:
        """How few and how many seats a table with those settings may have; `seats` says it for the usual ones. Settings
        that aren't given count as their defaults."""
        return self.seats

    def fixed_with(self, seats: int, settings: Mapping[str, str]) -> tuple[Setting, ...]:
        """The settings that so many players can't choose, each with the one value that holds whatever is asked for."""
        return ()

    def cards(self) -> Sequence[str]:
        """The printed cards by name, copies counted once: those that a report of used cards should find."""
        return ()

    def grids(self) -> Mapping[str, Any]:
        """The boards of squares it is played on as grids, by name; none where there are no squares."""
        return {}

    def veil(self, sight: S, seat: int) -> S:
        """Hide what zones do not hold. Called on a view that is already a copy."""
        return sight

    def fit(self, g: S, known: Collection[str]) -> None:
        """Deal anew what can't lie where it does in a game whose backs were filled in at random; `known` lies right."""
        return

    def upgrade(self, version: int, state: dict[str, Any]) -> None:
        """Mend the tables of a state (JSON values) as a save of that old format holds it, for the next format."""
        return

    def give_up(self, g: S) -> tuple[Step, ...]:
        """What ends the game when those who play give it up, at whatever choice; nothing where that can't be done."""
        return ()

    def guide(self, g: S, options: Sequence[str]) -> Sequence[str]:
        """The options a greedy bot should look at (all of them unless a ruleset knows better)."""
        return options

    def practised(self, g: S, options: Sequence[str]) -> Sequence[str]:
        """The options the best bot should look at, also where it plays on in mind (those of `guide` unless a ruleset
        knows better)."""
        return self.guide(g, options)

    def mistakes(self, g: S, options: Sequence[str]) -> Sequence[str]:
        """The options a beginner takes one of where it errs (any of them unless a ruleset knows better); none where
        nobody errs. Asked of a view."""
        return options

    def sensible(self, g: S, options: Sequence[str]) -> Sequence[str]:
        """The options that are worth a thought: all but those of which it is known that another is never worse, and at
        least one. Asked of a view."""
        return options

    def foresee(self, g: S, options: Sequence[str]) -> str:
        """The option the best bot takes where a ruleset plans farther than a search can look; "": it is searched for.
        Asked of a view."""
        return ""

    def rehearse(self, g: S, options: Sequence[str]) -> Rehearsal | None:
        """What the best bot compares where `practised` names one usual answer to nearly everything; None: it searches
        all that may be done. Asked of a view."""
        return None

    def aims(self, g: S, seat: int) -> Mapping[str, float]:
        """What `evaluate` adds up for `seat`, by name: a hint says which of them speaks for an answer."""
        return {}
