"""*Keep Flyin'* as a ruleset."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from game.content.keepflyin import keepflyin
from game.core.remembered import remembered
from game.core.ruleset import Outcome, Refusal, Ruleset, Setting, Tables
from game.core.steps import Step
from game.rules.keepflyin import bots, dealing, given, setup, soundness, told, whynot
from game.rules.keepflyin.bots.taste import KEEN
from game.rules.keepflyin.scoring import EndGame
from game.rules.keepflyin.settings import unfit
from game.rules.keepflyin.state import KeepFlyin
from game.rules.keepflyin.tokens import BACK, faces
from game.rules.shared.settings import full
from game.rules.shared.state import GIVEN_UP
from game.rules.shared.tempers import SETTING as TEMPERS


class KeepFlyinRules(Ruleset[KeepFlyin]):
    """Captains against each other, 2 to 8 of them (R-KF-1, R-KF-6, R-KF-46).

    Settings: `placing` "chance" leaves the hexes of the set-up to chance; `sun` "closed" shuts the blue sun (R-KF-24);
    `reavers` "gentle" for a first game (R-KF-39); `limit`: the last round of a game, after which the richest captain
    wins, "0" for none.
    """

    id = "keepflyin"
    title = "Keep Flyin'"
    seats = (2, 8)
    cooperative = False
    tables = Tables(given.start, given.stack_deck, told.drag, told.told)
    printed = ("assets/decks/keepflyin", "maps/keepflyin.toml")
    before = {"opening": "calm"}
    """Until format 3 a game took any enemies, and there was nothing to choose about that."""
    state = KeepFlyin
    settings = (
        Setting("board", ("verse",), "R-KF-3"),
        Setting("placing", ("captains", "chance"), "R-KF-41"),
        Setting("sun", ("open", "closed"), "R-KF-24"),
        Setting("reavers", ("all", "gentle"), "R-KF-39"),
        Setting("opening", ("hunt", "first", "calm"), "R-KF-35"),
        Setting("limit", ("0", "40", "60", "100", "200"), "R-KF-153"),
        Setting("mods", ("",), "R-KF-4"),
    )
    extras = (TEMPERS,)

    def new(self, seats: int, seed: int, settings: Mapping[str, str] | None = None) -> KeepFlyin:
        """The first state; placing counters and choosing home worlds wait on its stack. ValueError for bad
        arguments."""
        chosen = full(self, seats, settings)
        wrong = unfit(self.settings, chosen)
        if wrong:
            raise ValueError(wrong)
        return setup.new_game(seats, seed, chosen)

    def outcome(self, g: KeepFlyin) -> Outcome | None:
        """The captain or captains who won, None while the game runs."""
        return Outcome(g.winners, False, g.why) if g.over else None

    def give_up(self, g: KeepFlyin) -> tuple[Step, ...]:
        """The game is over and nobody has won it."""
        return (EndGame((), GIVEN_UP),)

    def evaluate(self, g: KeepFlyin, seat: int) -> float:
        """How well a captain stands, 0 to 1; reads only what the seat may know."""
        return bots.standing(g, seat)

    def aims(self, g: KeepFlyin, seat: int) -> Mapping[str, float]:
        """What a captain's standing is made up of: Platinum, jobs, a harbour near, Notoriety, danger, freedom,
        rivals."""
        return bots.aims(g, seat)

    def fit(self, g: KeepFlyin, known: Collection[str]) -> None:
        """Each lot of face-down counters holds the faces that everybody can count."""
        dealing.fit(g, known)

    def guide(self, g: KeepFlyin, options: Sequence[str]) -> Sequence[str]:
        """The options a greedy bot should look at, from a view."""
        return bots.worth_a_look(g, options)

    def practised(self, g: KeepFlyin, options: Sequence[str]) -> Sequence[str]:
        """The best bot's habits: those of the others with a keener eye for pay and for danger."""
        return bots.worth_a_look(g, options, KEEN)

    def sensible(self, g: KeepFlyin, options: Sequence[str]) -> Sequence[str]:
        """Nobody refuses a job that fits, gives up cargo that endangers nothing, or leaves without pay."""
        return bots.sensible(g, options)

    def foresee(self, g: KeepFlyin, options: Sequence[str]) -> str:
        """Where the best bot flies, and what it does with enemies, as they close in over several turns."""
        return bots.far_seen(g, options)

    def mistakes(self, g: KeepFlyin, options: Sequence[str]) -> Sequence[str]:
        """A beginner errs in where to fly, when to stop, and in looking for and taking jobs."""
        return bots.mistakes(g, options)

    def why_not(self, g: KeepFlyin, source: str, target: str) -> Refusal | None:
        """The rule against dragging `source` to `target`, None when there is none."""
        return whynot.why_not(g, source, target)

    def back(self, item: str) -> str:
        """ "job" or "event" for a card, "counter" for a counter."""
        return _back(item)

    def pieces(self, g: KeepFlyin) -> Iterable[str]:
        """All cards of the game and all counters of the box."""
        return _pieces(g.settings["board"], g.settings["mods"])

    def cards(self) -> Sequence[str]:
        """All Job and Event cards by name."""
        content = keepflyin()
        return (*content.jobs, *content.events)

    def faults(self, g: KeepFlyin) -> list[str]:
        """Broken invariants in words."""
        return soundness.faults(self, g)

    def rounds(self, g: KeepFlyin) -> int:
        """Rounds begun: a turn of every seat each."""
        return g.round


@remembered
def _pieces(board: str, mods: str) -> tuple[str, ...]:
    return (*setup.job_cards(board, mods), *setup.event_cards(mods), *faces())


@remembered
def _back(item: str) -> str:
    content = keepflyin()
    name = item.rpartition("#")[0]
    if name in content.events:
        return "event"
    return "job" if name else BACK


KEEPFLYIN = KeepFlyinRules()
