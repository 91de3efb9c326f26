"""A table being set up: seats, level, seed and the crew each seat chose, answered to the engine pick by pick."""

from __future__ import annotations

import random
from typing import Any, NamedTuple

from game.ai.levels import BOTS, LEVELS
from game.content.fistful import fistful
from game.content.fistful.records import Heist
from game.core.rng import mix
from game.core.ruleset import Refusal, Ruleset
from game.core.session import NotLegal, Session
from game.core.steps import Option
from game.core.views import view
from game.rules.fistful.campaign import heists as order_of
from game.rules.fistful.state import Fistful

SIDES = ("hero", "sidekick")
DEALS = 8  # tries to deal a crew that differs from the last
# who plays well together on The Derelict, best first: Kaylee disarms, the others hold the line
FAVOURITES = {"hero": ("kaylee", "zoe", "mal", "jayne"), "sidekick": ("simon", "wash", "inara", "book", "river")}


class Pick(NamedTuple):
    """What the engine waits for: this seat's hero or sidekick."""

    seat: int
    side: str


class Draft:
    """The engine's set-up with its choices; every change that touches the deal starts it anew with the same picks.

    The engine alone says what may be chosen: this class only answers it."""

    def __init__(
        self, rules: Ruleset[Any], seats: int = 2, seed: int = 1, level: str = "normal", heist: str = ""
    ) -> None:
        self.rules, self.seats, self.seed = rules, seats, seed
        self.settings = {s.name: s.values[0] for s in rules.settings}
        if level in self.values("level"):
            self.settings["level"] = level
        if heist and all(one in self.heists() for one in order_of(heist)):
            self.settings["heist"] = heist
        self.picks: list[str] = []
        self.rebuild()

    @staticmethod
    def heists() -> dict[str, Heist]:
        """Every heist that can be played: those of the box, then those of mods."""
        return dict(fistful().heists)

    @property
    def heist(self) -> Heist:
        """The heist that is set up: of a campaign the first."""
        return fistful().heists[self.order[0]]

    @property
    def order(self) -> tuple[str, ...]:
        """The heists that are played, in their order."""
        return order_of(self.settings["heist"])

    def values(self, setting: str) -> tuple[str, ...]:
        """What a setting of the game can be, its default first."""
        return next((s.values for s in self.rules.settings if s.name == setting), ())

    @property
    def state(self) -> Fistful:
        state = self.session.state
        assert isinstance(state, Fistful)
        return state

    def begun(self) -> Fistful:
        """The game before anybody has chosen."""
        state = self.rules.new(self.seats, self.seed, self.settings)
        assert isinstance(state, Fistful)
        return state

    def rebuild(self) -> None:
        """Start the engine's set-up again and give it the picks, as far as it still takes them."""
        self.session: Session[Any] = Session(self.rules, self.begun())
        wanted, self.picks = self.picks, []
        for key in wanted:
            try:
                self.session.answer(key)
            except NotLegal:
                break
            self.picks.append(key)

    def change(self, seats: int | None = None, seed: int | None = None, **settings: str) -> None:
        """Another number of seats, seed or setting.  With other seats the order of picks changes: they start anew."""
        if seats is not None and seats != self.seats:
            self.seats, self.picks = seats, []
        if seed is not None:
            self.seed = seed
        self.settings.update(settings)
        self.rebuild()

    @property
    def pending(self) -> Pick | None:
        """Whose hero or sidekick comes next; None when the crew is complete."""
        for option in self.session.options:
            side, _, seat = option.target.partition(":")
            if side in SIDES and option.key.startswith(f"{side}:"):
                return Pick(int(seat), side)
        return None

    def gained(self, crew: str) -> int:
        """The spaces that the Timer has more when that crew member leads."""
        level = self.heist.levels.get(self.settings["level"])
        return level.gained(crew, self.seats) if level else 0

    def option(self, crew: str) -> Option | None:
        """The engine's option to choose that crew member now, None when it offers none."""
        return next((o for o in self.session.options if o.source == crew and self.pending), None)

    def why_not(self, crew: str) -> Refusal | None:
        """Why that crew member can't be chosen now."""
        pick = self.pending
        if pick is None or self.option(crew):
            return None
        return self.rules.why_not(self.state, crew, f"{pick.side}:{pick.seat}")

    def holder(self, crew: str) -> int:
        """The seat that chose a crew member, -1 for none."""
        for table in (self.state.hero, self.state.sidekick):
            for seat, who in table.items():
                if who == crew:
                    return seat
        return -1

    def side(self, crew: str) -> str:
        """Which side of a crew member was chosen: hero, sidekick, or "" while nobody has them."""
        return next(
            (side for side, table in zip(SIDES, (self.state.hero, self.state.sidekick)) if crew in table.values()), ""
        )

    def choose(self, crew: str) -> bool:
        """Choose a crew member for the seat whose choice it is; says whether the engine takes it."""
        option = self.option(crew)
        if option is None:
            return False
        self.session.answer(option.key)
        self.picks.append(option.key)
        return True

    def take_back(self, side: str, seat: int) -> None:
        """Back to the moment when that seat chose; what was chosen after it is free again."""
        crew = (self.state.hero if side == "hero" else self.state.sidekick).get(seat, "")
        key = f"{side}:{crew}"
        if key in self.picks:
            del self.picks[self.picks.index(key) :]
            self.rebuild()

    def deal(self, keep: int, luck: random.Random) -> None:
        """Another complete crew: the first `keep` picks stay, the others fall to chance among what is offered.

        When those leave no other crew, all picks are dealt."""
        before = frozenset(self.picks)
        for n in (keep,) * DEALS + (0,) * DEALS:
            del self.picks[n:]
            self.rebuild()
            while self.pending:
                self.choose(luck.choice(self.session.options).source)
            if frozenset(self.picks) != before:
                return

    def by_bot(self, level: int) -> str:
        """Whom a bot of that level would choose next; the strongest takes whoever promises most for the whole crew."""
        choice, options = self.session.choice, self.session.options
        if choice is None or not self.pending:
            return ""
        bot, luck = BOTS[LEVELS[level]], mix(self.seed + len(self.picks) * 8191) >> 1
        key = bot(self.rules, view(self.rules, self.state, choice.seat), choice, options, luck)
        return self.session.option(key).source

    def favourite(self) -> str:
        """Whom we would choose next among what is offered."""
        pick = self.pending
        offered = [o.source for o in self.session.options]
        liked = FAVOURITES[pick.side] if pick else ()
        return next((who for who in liked if who in offered), offered[0] if offered else "")
