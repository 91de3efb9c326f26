"""The heist table: a running heist shown from its view, answered with the mouse or the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.app.games.fistful.board.board import Act
from game.app.games.fistful.campaign.recast import drafting
from game.app.games.fistful.ending import heist_over
from game.app.games.fistful.fight.over import Battles, BattleStage
from game.app.games.fistful.log import CAUSES, agreed, entry, moments_then, stand
from game.app.games.fistful.panels.panels import FistfulPanels
from game.app.games.fistful.pointer import Pointer
from game.app.games.fistful.results import MARKS, WEIGHTS, results
from game.app.games.fistful.sayings import nearest_cell, refused, token_name
from game.app.games.fistful.situation import Situation
from game.app.games.fistful.spread.offers import ITEM
from game.app.games.fistful.spread.over import CardSpread
from game.app.games.fistful.story import Teller
from game.app.games.fistful.view import FistfulView
from game.app.shell.app import App
from game.app.table.panels.log import Entry
from game.app.table.results import endings
from game.app.table.results.results import Result
from game.app.table.spread.over import Staging
from game.core.news import News
from game.core.ruleset import Outcome
from game.core.session import Session, barrier
from game.rules.fistful import news as kinds

if TYPE_CHECKING:
    from game.app.replay.ending import Ending


class FistfulScene(FistfulView):
    """What is particular to a heist: its news, its refusals, and moves that are tried out."""

    marks = MARKS
    weights = WEIGHTS

    def __init__(self, app: App, session: Session[Any], names: Sequence[str]) -> None:
        super().__init__(app, session, names)
        self.panels.dock.faces = tuple(
            [one.face for _, one in self.told if isinstance(one, kinds.Rolled) and one.what == "move"][-1:]
        )

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        super().furnish(session, names)
        self.battles = Battles(self)
        self.staged = Staging(self, CardSpread(self), self.battles.made)
        self.panels = FistfulPanels(self)
        self.pointer = Pointer(self)

    # ------------------------------------------------------------ what a heist says of itself

    def acts(self, news: Sequence[News], dropped: str) -> list[Act]:
        told = Teller(self.stage, self.words, self.place_of, self.app.still).acts(self.now, news, dropped)
        return [*told, *self.staged.cards.gathered()]

    def answered(self, news: Sequence[News]) -> None:
        moved = [one.face for one in news if isinstance(one, kinds.Rolled) and one.what == "move"]
        self.panels.dock.faces = tuple(moved[-1:]) or self.panels.dock.faces  # what was rolled again does not count

    def afresh(self) -> None:
        self.item, self.rehearsing = "", False
        self.hint.drop()

    def agreed(self) -> list[Entry]:
        return agreed(self.words, self.now.g.settings)

    def lines_of(self, told: Sequence[tuple[int, News]]) -> list[Entry]:
        """Each line with the board and the names of its moment."""
        twin = Situation(self.session, self.now.names)
        twin.before = tuple(self.now.g.up)
        found = []
        cause: News | None = next((one for _, one in reversed(self._earlier(told)) if isinstance(one, CAUSES)), None)
        for (after, news), then in zip(told, moments_then([one for _, one in told], twin.g.heist, twin.g.hero)):
            stand(twin, then)
            cause = news if isinstance(news, CAUSES) else cause
            line = entry(twin, self.words, news, after, cause)
            if line is not None:
                found.append(line._replace(kind=type(news)))
        return found

    def _earlier(self, told: Sequence[tuple[int, News]]) -> Sequence[tuple[int, News]]:
        """What was told before these news, where they are the last of all."""
        return self.told[: -len(told)] if told and self.told[-len(told) :] == list(told) else ()

    def results_of(self, news: Sequence[News]) -> list[Result]:
        return results(
            self.now,
            self.words,
            lambda told: self.lines_of([(0, one) for one in told]),
            news,
            self.session.state,
            self.seating.people,
            self.app.settings.factor == 0,
        )

    def won(self, outcome: Outcome) -> Result:
        said = self.words("result.won" if outcome.won else "result.lost")
        return endings.slip(self.words, said, heist_over(self.words, self.session.state, outcome.why), (), outcome.won)

    def refusal(self, source: str, target: str) -> tuple[str, Any]:
        found = self.now.why_not(source, target)
        return (
            (refused(self.now, self.words, found), nearest_cell(found))
            if found
            else (self.words("table.refused"), None)
        )

    def moment_name(self) -> str:
        now = self.now
        return "over" if now.choice is None else "battle" if now.fight else "move" if now.cells else "turn"

    # ------------------------------------------------------------ cards over the board

    @property
    def covered(self) -> bool:
        return self.staged.up() is not None

    def bare(self) -> Sequence[Rect]:
        up = self.staged.up()
        return [*super().bare(), *(up.parts(self.kit, self.places.board) if isinstance(up, BattleStage) else ())]

    def press(self, key: str) -> bool:
        """A card over the board was pressed, or a button below."""
        if key.startswith(ITEM):
            self.hand(key[len(ITEM) :])
            return True
        return self.answer(key)

    def move_on(self, dt: float) -> bool:
        moving = super().move_on(dt) or self.staged.cards.rise()
        if self.passing and not self.results.staged:
            self.settle()
        return moving or self.passing

    # ------------------------------------------------------------ rehearse

    def answer(self, key: str, dropped: str = "", rolls: bool = True) -> bool:
        """Give an answer that is offered, or try a move out.

        To roll again after a draw rolls at once; without `rolls` Gear and backup can come before the dice."""
        if not self.run.takes(key) or self.now.rehearsed:
            return False
        if self.rehearsing and key.startswith("move:"):
            return self._try_out(key)
        self.battles.answered()
        self.results.put_away()
        self.give(key, dropped, "fight" if key == "again" and rolls else "")
        return True

    def unmoved(self, news: Sequence[News]) -> None:
        """A fight that was won is said on the table, too."""
        for one in news:
            if isinstance(one, kinds.Defeated):
                enemy = token_name(self.words, one.enemy, self.now)
                self.app.toast(self.words("table.log.defeated", hero=self.now.hero_name(one.seat), enemy=enemy))

    @property
    def onward(self) -> bool:
        return drafting(self.session)

    def doll(self, seat: int) -> str:
        crew = self.now.crew(seat)
        return crew.doll if crew else ""

    def rehearse(self) -> bool:
        """Begin to try a move out on a copy, or end it; not in a replay."""
        if not self.run.live:
            return False
        if self.coach and self.coach.locks:
            self.app.refused(self.coach.waits())
            return False
        self.hurry()
        if self.now.rehearsed:
            self.rehearsing = False
            self.settle()
        elif self.now.moving:
            self.rehearsing = not self.rehearsing
            self.panels.refresh()
        return True

    def _try_out(self, key: str) -> bool:
        """Play a move on a copy; where a token would flip it stays unknown and the copy is not shown."""
        twin = self.session.rehearse(key)
        if barrier(self.session.state, twin) == "knowledge":
            self.app.refused(self.words("table.rehearse.unknown"))
            return False
        self.now.read(twin)
        self.moment += 1
        self.stage.sync(self.now.pieces())
        self.hover = self.now.hero_cell(self.now.seat)
        self.panels.refresh()
        return True

    def gives_way(self) -> bool:
        """A heist that is won leads to the next, once what was rolled last was read, and the turn to the next person,
        once the battle of the one before was."""
        if not drafting(self.session) or self.results.due or self.results.holds:
            return self._reads_first()
        if not self.ended:
            from game.app.games.fistful.campaign.interlude import Interlude

            self.ended = True
            self.app.stack.replace(Interlude(self.app, self.session, list(self.now.names)))
        return True

    def _reads_first(self) -> bool:
        """What fills the board for one person stays until it was read; nobody else is asked before."""
        choice, now = self.session.choice, self.now
        if choice is None or choice.seat not in now.people or choice.seat == now.seat and not self.passing:
            return False
        self.results.settled()
        self.passing = now.pausing = self.results.staged and self.app.settings.factor > 0
        if not self.passing:
            return False
        self.read_anew()
        self.panels.refresh()
        return True

    def ending(self) -> Ending:
        from game.app.games.fistful.result import Result

        return Result(self.app, self.session, list(self.now.names))
