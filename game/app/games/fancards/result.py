"""The end of a game: the Epics that won it, and how all captains stand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame import Rect, Surface

from game.app.captains.result import CaptainsResult, Deed, Standing
from game.app.games.fancards import epics
from game.app.games.fancards.ending import game_over, moments
from game.app.games.fancards.faces.picture import figure
from game.app.games.fancards.heard import MUSIC
from game.app.games.fancards.names import picture, title
from game.app.games.fancards.set_up.scene import FanCardsSetUp, today
from game.app.games.fancards.workshop import disk
from game.app.games.fancards.workshop.editor import CardEditor
from game.app.games.fancards.workshop.open import CardOpenSheet
from game.app.play.readers import Readers
from game.app.play.tally import tally
from game.app.shell.app import App
from game.app.table.results import endings
from game.app.ui.plates import is_plate
from game.core.news import News
from game.core.session import Session
from game.rules.fancards import news as kinds
from game.rules.fancards.faces import mods_of
from game.rules.fancards.reputation import higher
from game.rules.fancards.scoring import GOAL

BAND = 136.0
"""Units of the mat for the Epics of whoever stands first."""
ROW = 62.0
"""Units that a captain's row needs at least beside them."""
DEEDS = (("check", "jobs"), ("heart", "lost"), ("bolt", "infamy"))


counts: Readers[dict[str, int], None] = Readers()


def deeds(news: Sequence[News], seats: int) -> list[dict[str, int]]:
    """What every captain did: jobs finished, crew lost, infamy spent on the others."""
    return tally(counts, lambda: dict.fromkeys((name for _, name in DEEDS), 0), news, seats)


@counts
def _completed(one: dict[str, int], _news: kinds.Completed) -> None:
    one["jobs"] += 1


@counts
def _died(one: dict[str, int], _news: kinds.Died) -> None:
    one["lost"] += 1


@counts
def _laid(one: dict[str, int], news: kinds.Laid) -> None:
    one["infamy"] += news.infamy


class FanCardsResult(CaptainsResult):
    """Epics, both Reputations, and what became of the crews."""

    game = "fancards"
    music = MUSIC

    def __init__(self, app: App, session: Session[Any], names: list[str]) -> None:
        super().__init__(app, session, names)
        self.deeds = deeds(self.found.news, len(names))

    def new_set_up(self) -> FanCardsSetUp:
        return FanCardsSetUp(self.app, seats=len(self.names))

    def today(self, settings: Mapping[str, str]) -> dict[str, str]:
        return today(settings)

    def title(self) -> str:
        return endings.captains(self.app.words, self.winners, self.names, self.app.words("fancardsresult.nobody"))

    def reason(self) -> str:
        return game_over(self.app.words, self.session.state, self.why)

    def moments(self) -> list[str]:
        return moments(self.app.words, self.session.state, self.found.news, self.names)

    def own(self) -> Callable[[], object] | None:
        mods = mods_of(self.session.state.settings["mods"])
        ours = [one for one in disk.own() if one.mod in mods]
        if not ours:
            return None
        if len(ours) > 1:
            return lambda: self.app.stack.push(CardOpenSheet(self.app))
        return lambda: CardEditor.start(self.app, lambda: disk.open_known(ours[0].id), True)

    def people(self, seat: int) -> tuple[str, ...]:
        g = self.session.state
        captain = g.captain[seat]
        crew = [captain, *(card for card in g.zones.get(f"crew:{seat}", ()) if card != captain)]
        return tuple(found for card in crew if card and not is_plate(self.kit, found := picture(card)))

    def leads(self, seat: int) -> str:
        return figure(self.kit, picture(self.session.state.captain[seat]))

    def order(self) -> list[int]:
        """Who won, then by Epics, the higher Reputation, credits."""
        g = self.session.state
        return sorted(g.epics, key=lambda s: (s not in self.winners, -len(g.epics[s]), -higher(g, s), -g.credits[s], s))

    def standing(self, seat: int) -> Standing:
        words, g, one = self.app.words, self.session.state, self.deeds[seat]
        ship, captain = title(next(iter(g.zones.get(f"ship:{seat}", ())), "")), title(g.captain[seat])
        line = words("fancardsresult.line" if captain else "fancardsresult.line.none", captain=captain, ship=ship)
        done = (
            Deed("star", str(g.alliance[seat]), words("fancards.side.alliance")),
            Deed("skull", str(g.criminal[seat]), words("fancards.side.criminal")),
            *(Deed(icon, str(one[name]), words(f"fancardsresult.{name}")) for icon, name in DEEDS),
        )
        own = [picture(card) for card in g.epics[seat][:GOAL]]
        ink = "ink_green" if seat in self.winners else "ink_mid"
        reached = (*own, *[""] * (GOAL - len(own)))
        return Standing(line, ink, words("fancards.chip.epics", n=len(own)), (), done, "", reached, captain or ship)

    def band(self) -> Rect:
        """Where the Epics lie; no height where the captains need the room."""
        k = self.kit
        need = len(self.names) * (max(k.u(ROW), k.t(52)) + k.u(6))
        high = k.u(BAND) if need + k.u(BAND + 24) <= self.mat.h else 0
        return Rect(self.mat.x + k.u(14), self.mat.y + k.u(8), self.mat.w - k.u(28), high)

    def rows(self) -> Rect:
        top = self.band().h and self.band().h + self.kit.u(6)
        return Rect(self.mat.x, self.mat.y + top, self.mat.w, self.mat.h - top)

    def paint_mat(self, dst: Surface) -> None:
        band = self.band()
        if band.h:
            first = self.order()[0]
            epics.paint(self.kit, dst, epics.row(self.kit, band, GOAL), self.session.state.epics[first][:GOAL])
        super().paint_mat(dst)
