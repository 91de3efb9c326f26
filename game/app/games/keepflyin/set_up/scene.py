"""Set-up of Keep Flyin': the captains, the house rules of the chart, and two blank Job cards."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.captains.set_up import CaptainsSetUp
from game.app.games.keepflyin.set_up.blank_cards import BlankCards, filled
from game.app.games.keepflyin.set_up.house_rules import KeepflyinSetUpView
from game.content.keepflyin import BLANK_JOBS, keepflyin
from game.content.keepflyin.records import Location
from game.rules.keepflyin.setup import missing_mods, mods_of


class KeepflyinSetUp(CaptainsSetUp):
    """Seats at the left, house rules at the right."""

    game = "keepflyin"

    def pictured(self) -> KeepflyinSetUpView:
        return KeepflyinSetUpView(self)

    def mods(self) -> list[str]:
        """The mods that bring cards for this game, the players' own blank cards aside."""
        content = keepflyin()
        found = {job.mod for job in content.jobs.values()} | {event.mod for event in content.events.values()}
        return sorted(found - {"", BLANK_JOBS})

    def boards(self) -> dict[str, str]:
        return {board.id: board.title for board in keepflyin().boards.values()}

    @staticmethod
    def spots() -> Mapping[str, Location]:
        """The places of the chart."""
        return keepflyin().board.locations

    def played(self) -> dict[str, str]:
        """The settings of the game that begins: blank cards that were filled in always play."""
        own = [BLANK_JOBS] if filled() else []
        return {**self.settings, "mods": "+".join([*(self.mods() if self.modded else []), *own])}

    def blanks(self) -> None:
        """Fill in the blank Job cards."""
        self.app.stack.push(BlankCards(self.app, self.view.refresh))


def today(settings: Mapping[str, str]) -> dict[str, str]:
    """The settings of an earlier game as they can be played now: without charts and cards that are gone, and with the
    blank cards as they are filled in now."""
    missing = missing_mods(settings["mods"])
    mods = [mod for mod in mods_of(settings["mods"]) if mod not in (*missing, BLANK_JOBS)]
    own = [BLANK_JOBS] if filled() else []
    board = settings["board"] if settings["board"] in keepflyin().boards else keepflyin().board.id
    return {**settings, "board": board, "mods": "+".join([*mods, *own])}
