"""The set-up of a game of captains: who sits at the table, people or bots, in which colours, and the table's house
rules."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from pygame import Rect
from pygame.event import Event

from game.app.captains.set_up_view import View
from game.app.play.captains import tempers
from game.app.play.naming import Naming
from game.app.play.playing import begun
from game.app.play.resume import to_table
from game.app.play.seating import LEVELS, PERSON, Seating, recoloured
from game.app.shell.app import App
from game.app.shell.sheets.sliding import Sliding
from game.app.shell.wait_sign import waiting
from game.app.ui.theme import SEATS
from game.app.ui.widgets import Group
from game.core.ruleset import Ruleset, Setting
from game.core.session import Session
from game.rules.registry import ruleset
from game.rules.shared.tempers import SETTING as TEMPERS
from game.save.format.seed import SEED

SEEDS = 1_000_000
USUAL = 4
"""How many captains sit at the first table."""


class CaptainsSetUp(Naming, Sliding):
    """Seats at the left, what the table decides at the right; the primary button deals the game.

    A game's own set-up says which `game` it is, which `box` on the title it was opened from, and which `mods` and
    `boards` there are for it. `seats`: how many captains, 0 for as many as the last time."""

    game = box = ""
    captained = True
    music = "voyage"
    view: View

    def __init__(self, app: App, start: Rect | None = None, seed: int | None = None, seats: int = 0) -> None:
        super().__init__(app, start)
        self.rules: Ruleset[Any] = ruleset(self.game)
        self.seed = random.SystemRandom().randrange(1, SEEDS) if seed is None else seed
        house = app.settings.house.get(self.game, {})
        self.seats = seats or self._seats_of(house.get("seats", ""))
        self.begin_names(self.game, self.seed)
        self.bots = [PERSON, *(LEVELS[i % len(LEVELS)] for i in (1, 2, 0, 1, 2, 0, 1))]
        for seat, player in enumerate(house.get("players", "").split(",")[: len(self.bots)]):
            if player in map(str, (PERSON, *LEVELS)):
                self.bots[seat] = int(player)
        self.looks = tuple(range(len(SEATS)))
        self.settings = {
            s.name: house[s.name] if house.get(s.name) in s.values else s.values[0] for s in self.rules.settings
        }
        self.modded = house.get("mods", "with") == "with"
        if house.get("board") in self.boards():
            self.settings["board"] = house["board"]
        self.group = Group(app)
        self.view = self.pictured()

    def pictured(self) -> View:
        """What it looks like."""
        raise NotImplementedError

    def mods(self) -> Sequence[str]:
        """The mods that bring cards for this game."""
        raise NotImplementedError

    def boards(self) -> Mapping[str, str]:
        """The boards to play on by their ids, the game's own first, with what they are called."""
        raise NotImplementedError

    # ------------------------------------------------------------ what is set

    def house_rules(self) -> list[Setting]:
        """The settings that can be chosen here."""
        return [s for s in self.rules.settings if len(s.values) > 1]

    def limits(self) -> tuple[int, int]:
        """How few and how many may play with what is set."""
        return self.rules.seats

    def colour_name(self, seat: int) -> str:
        return super().colour_name(self.looks[seat])

    def names(self) -> list[str]:
        """The seats' names in order."""
        return [self.name(i) for i in range(self.seats)]

    def seating(self) -> Seating:
        """Who sits where."""
        bots = tuple(self.bots[: self.seats])
        who = tuple(self.captain(seat).id if level else "" for seat, level in enumerate(bots))
        return Seating(bots, self.looks[: self.seats], who)

    def seat_again(self, seating: Seating, names: Sequence[str]) -> None:
        """Everybody sits where they sat in an earlier game."""
        self.bots[: len(seating.bots)] = seating.bots
        self.name_bots(names, seating.captains)
        self.looks = (*seating.looks, *(n for n in range(len(SEATS)) if n not in seating.looks))

    def played(self) -> dict[str, str]:
        """The settings of the game that begins."""
        return {**self.settings, "mods": "+".join(self.mods() if self.modded else ())}

    def kept(self) -> dict[str, str]:
        """What the next set-up begins with."""
        rules = {s.name: self.settings[s.name] for s in self.house_rules()}
        board = {name: value for name, value in self.settings.items() if name == "board"}
        return {**rules, **board, "mods": "with" if self.modded else "without", **self._sat()}

    def _sat(self) -> dict[str, str]:
        """How many sit there, and who plays which seat."""
        return {"seats": str(self.seats), "players": ",".join(map(str, self.bots))}

    def _seats_of(self, kept: str) -> int:
        """How many captains sat at the last table; the usual number where there was none."""
        low, high = self.rules.seats
        return int(kept) if kept.isdecimal() and low <= int(kept) <= high else USUAL

    # ------------------------------------------------------------ what can be done

    def set_mods(self, value: str) -> None:
        """Play with the cards of mods, or without."""
        self.modded = value == "with"
        self.view.refresh()

    def set_seats(self, value: str) -> None:
        """Play with this many captains."""
        self.seats = int(value)
        self.view.refresh()

    def set_player(self, seat: int, value: str) -> None:
        """A person or a bot of a level plays this seat."""
        self.seat_player(seat, int(value))
        self.view.refresh()

    def set_name(self, seat: int, text: str) -> None:
        """A seat is called something else."""
        self.put_name(seat, text)
        self.view.refresh(widgets=False)

    def recast(self, seat: int) -> None:
        """Another captain for a bot."""
        self.other_captain(seat)
        self.view.refresh()

    def recolour(self, seat: int) -> None:
        """Another colour and shape for a seat."""
        rest = tuple(look for look in range(len(SEATS)) if look not in self.looks[: self.seats])
        mine = recoloured(self.looks[: self.seats], seat)
        self.looks = (*mine, *(look for look in (*rest, *self.looks[: self.seats]) if look not in mine))
        self.view.refresh()

    def set_rule(self, name: str, value: str) -> None:
        """A house rule of the table; it is remembered for the next game."""
        self.settings[name] = value
        self.view.refresh()

    def set_seed(self, text: str) -> None:
        """The seed was typed; an empty field is seed 0."""
        self.seed = int(text or "0")
        self.view.refresh(widgets=False)

    def new_seed(self) -> None:
        """Another deal."""
        self.seed = random.SystemRandom().randrange(1, SEEDS)
        self.view.refresh()

    def go(self) -> None:
        """The game begins."""
        names, seating = self.names(), self.seating()
        if self.app.keep:
            self.keep_names()
            self.app.settings.house = {**self.app.settings.house, self.game: self.kept()}
            self.app.save_settings()
        begin(self.app, self.game, self.played(), names, seating, self.seed)
        to_table(self.app)

    # ------------------------------------------------------------ events and time

    def handle(self, event: Event) -> bool:
        return self.group.handle(event)


def begin(
    app: App, game: str, settings: Mapping[str, str], names: list[str], seating: Seating, seed: int
) -> Session[Any]:
    """A new game on the table, saved from its first moment."""
    waiting(app)
    rules = ruleset(game)
    moods = tempers(seating) if TEMPERS in rules.extras else {}
    settings = {**{name: value for name, value in settings.items() if name != TEMPERS.name}, **moods}
    session: Session[Any] = Session(rules, rules.new(len(names), seed, settings))
    kept = {**settings, SEED: str(seed), **seating.kept()}
    title = app.doors.games[game].title_of(app.words, settings, "") or app.words(f"box.{game}.title")
    app.play(begun(app.keep, session, names, kept, title))
    return session
