"""Set-up of Keep Flyin': who sits at the table, people or bots, in which colours, and the table's house rules."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pygame import Rect
from pygame.event import Event

from game.app.playing import begun
from game.app.scenes.blank_cards import BlankCards, filled
from game.app.scenes.hex_setup_view import View
from game.app.scenes.sliding import Sliding
from game.app.seating import LEVELS, PERSON, Seating, recoloured
from game.app.ui.theme import SEATS
from game.app.ui.widgets import Group
from game.content.keepflyin_blanks import NAME
from game.content.keepflyin_records import Location
from game.content.load import keepflyin
from game.core.ruleset import Ruleset, Setting
from game.core.session import Session
from game.rules.keepflyin.setup import missing_mods, mods_of
from game.rules.registry import ruleset
from game.save.seed import SEED

if TYPE_CHECKING:
    from game.app.main import App

SEEDS = 1_000_000
GAME = "keepflyin"


class HexSetUp(Sliding):
    """Seats at the left, house rules at the right; the primary button deals the game."""

    music = "voyage"
    view: View

    def __init__(self, app: App, start: Rect | None = None, seed: int | None = None, seats: int = 4) -> None:
        super().__init__(app, start)
        self.rules: Ruleset[Any] = ruleset(GAME)
        self.seed = random.SystemRandom().randrange(1, SEEDS) if seed is None else seed
        self.seats = seats
        kept = list(app.settings.names)
        self.typed = [kept[i] if i < len(kept) else "" for i in range(len(SEATS))]
        self.bots = [PERSON, *(LEVELS[i % len(LEVELS)] for i in (1, 2, 0, 1, 2, 0, 1))]
        self.looks = tuple(range(len(SEATS)))
        house = app.settings.house.get(GAME, {})
        self.settings = {
            s.name: house[s.name] if house.get(s.name) in s.values else s.values[0] for s in self.rules.settings
        }
        self.modded = house.get("mods", "with") == "with"
        self.group = Group(app)
        self.view = View(self)

    # ------------------------------------------------------------ what is set

    def house_rules(self) -> list[Setting]:
        """The settings that can be chosen here."""
        return [s for s in self.rules.settings if len(s.values) > 1]

    def name(self, seat: int) -> str:
        """What a seat is called: what was typed, else its colour."""
        return self.typed[seat].strip() or self.app.words(f"seat.{SEATS[self.looks[seat]].word}")

    def names(self) -> list[str]:
        """The seats' names in order."""
        return [self.name(i) for i in range(self.seats)]

    def seating(self) -> Seating:
        """Who sits where."""
        return Seating(tuple(self.bots[: self.seats]), self.looks[: self.seats])

    def mods(self) -> list[str]:
        """The mods that bring cards for this game, the players' own blank cards aside."""
        content = keepflyin()
        found = {job.mod for job in content.jobs.values()} | {event.mod for event in content.events.values()}
        return sorted(found - {"", NAME})

    @staticmethod
    def spots() -> Mapping[str, Location]:
        """The places of the chart."""
        return keepflyin().board.locations

    def played(self) -> dict[str, str]:
        """The settings of the game that begins: blank cards that were filled in always play."""
        own = [NAME] if filled() else []
        return {**self.settings, "mods": "+".join([*(self.mods() if self.modded else []), *own])}

    # ------------------------------------------------------------ what can be done

    def set_mods(self, value: str) -> None:
        """Play with the cards of mods, or without."""
        self.modded = value == "with"
        self.view.refresh()

    def blanks(self) -> None:
        """Fill in the blank Job cards."""
        self.app.stack.push(BlankCards(self.app, self.view.refresh))

    def set_seats(self, value: str) -> None:
        """So many captains."""
        self.seats = int(value)
        self.view.refresh()

    def set_player(self, seat: int, value: str) -> None:
        """A person or a bot of a level plays this seat."""
        self.bots[seat] = int(value)
        self.view.refresh()

    def set_name(self, seat: int, text: str) -> None:
        """A seat is called something else."""
        self.typed[seat] = text
        self.view.refresh(widgets=False)

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
        from game.app.scenes.hex import HexScene

        names, seating = self.names(), self.seating()
        if self.app.keep:
            self.app.settings.names = [n.strip() for n in self.typed]
            own = {s.name: self.settings[s.name] for s in self.house_rules()}
            own["mods"] = "with" if self.modded else "without"
            self.app.settings.house = {**self.app.settings.house, GAME: own}
            self.app.save_settings()
        session = begin(self.app, self.played(), names, seating, self.seed)
        self.app.stack.replace(HexScene(self.app, session, names))

    # ------------------------------------------------------------ events and time

    def handle(self, event: Event) -> bool:
        return self.group.handle(event)


def today(settings: Mapping[str, str]) -> dict[str, str]:
    """The settings of an earlier game as they can be played now: without charts and cards that are gone, and with the
    blank cards as they are filled in now."""
    missing = missing_mods(settings["mods"])
    mods = [mod for mod in mods_of(settings["mods"]) if mod not in (*missing, NAME)]
    own = [NAME] if filled() else []
    board = settings["board"] if settings["board"] in keepflyin().boards else keepflyin().board.id
    return {**settings, "board": board, "mods": "+".join([*mods, *own])}


def begin(app: App, settings: dict[str, str], names: list[str], seating: Seating, seed: int) -> Session[Any]:
    """A new game on the table, saved from its first moment."""
    rules = ruleset(GAME)
    session: Session[Any] = Session(rules, rules.new(len(names), seed, settings))
    kept = {**settings, SEED: str(seed), **seating.kept()}
    app.play(begun(app.keep, session, names, kept, app.words("box.keepflyin.title")))
    return session
