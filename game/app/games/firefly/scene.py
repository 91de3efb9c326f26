"""The table of *Firefly: The Game*: a running game shown from one captain's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game.app.games.firefly.cards.acts import Rise
from game.app.games.firefly.carried import Places
from game.app.games.firefly.deeds import DEEDS, card_face
from game.app.games.firefly.dock.proposal import by_itself
from game.app.games.firefly.ending import story_over
from game.app.games.firefly.log import entries, unseen
from game.app.games.firefly.results import MARKS, results
from game.app.games.firefly.sayings import nearest, refused
from game.app.games.firefly.situation import card_of
from game.app.games.firefly.story import Teller
from game.app.games.firefly.view import FireflyView
from game.app.table.moving.animate import Act
from game.app.table.panels.log import Entry
from game.app.table.results import endings
from game.app.table.results.results import Result
from game.app.ui.slipface import Face
from game.core.ruleset import Outcome
from game.core.state import News

if TYPE_CHECKING:
    from game.app.replay.ending import Ending

READ_MS = 1500.0  # that a card with one option only is read
GLANCE_MS = 260.0


class FireflyScene(FireflyView):
    """What is particular to this game: its news and refusals, flights over several Sectors, its result."""

    marks = MARKS
    pause_ms = 200.0
    hands = True

    def acts(self, news: Sequence[News], dropped: str) -> list[Act]:
        card = self.card_up()
        stays = card is not None and self.session.choice is not None and card_of(self.session.choice) == card.item
        return Teller(
            self.stage, self.words, self.app.still, self.now.people, Places(self), card, stays, self.brisk
        ).acts(self.now, news, dropped)

    def lines_of(self, told: Sequence[tuple[int, News]]) -> list[Entry]:
        earlier = self.told[: -len(told)] if told and self.told[-len(told) :] == list(told) else []
        return entries(self.now, self.words, told, [news for _, news in earlier])

    def _enter(self, begin: int = 0) -> None:
        """A line that goes on is written anew."""
        told, first = self.told, begin
        if begin < len(told):
            while first and unseen(told[first - 1]) == unseen(told[begin]) != "":
                first -= 1
        if first < begin and self.log:
            self.log = self.log[:-1]
        super()._enter(first)

    def results_of(self, news: Sequence[News]) -> list[Result]:
        def say(told: Sequence[News]) -> list[Entry]:
            begin = next((i for i, one in enumerate(news) if one is told[0]), 0)
            return entries(self.now, self.words, [(0, one) for one in told], [*self.now.happened(), *news[:begin]])

        alone = len(self.session.record) - 1 in self.autos
        return results(self.now, self.words, say, news, self.session.state, self.now.people, alone)

    def face_of(self, line: Entry) -> Face | None:
        about = line.about[0] if line.kind in (*DEEDS, "done") and line.about else ("", "")
        return card_face(self.now, self.words, about[1]) if about[0] == "card" and about[1][:1] != "?" else None

    def won(self, outcome: Outcome) -> Result:
        said = endings.captains(self.words, outcome.winners, self.now.names, self.words("fireflyresult.nobody"))
        return endings.slip(
            self.words,
            said,
            story_over(self.words, self.session.state, outcome.why),
            outcome.winners,
            endings.glad(outcome.winners, self.now.people),
        )

    def refusal(self, source: str, target: str) -> tuple[str, Any]:
        found = self.now.why_not(source, target)
        if found is None:
            return self.words("table.refused"), None
        return refused(self.now, self.words, found), nearest(self.now, found)

    def asked_for(self) -> str:
        key, g = f"firefly.page.{type(self.session.choice).__name__}", self.session.state
        if not self.words.has(key):
            return ""
        what = self.words(key, name=self.now.name(g.active))
        return self.words("firefly.asked", what=what, name=self.now.name(g.active)) if g.turn else what

    def moment_name(self) -> str:
        return "over" if self.now.choice is None else self.now.kind

    def help_lines(self) -> tuple[str, ...]:
        own = tuple(f"firefly.help.{name}" for name in ("fly", "rows", "card", "drag"))
        return (*own, "table.help.zoom", "table.help.rules", "table.help.free")

    def afresh(self) -> None:
        self.mode, self.leaf, self.fan, self.sure = "", 0, 0, ""
        self.hint.drop()

    def update(self, dt: float) -> bool:
        moving = super().update(dt) or self.rise()
        return self.follow_plan() or self.follow_draws() or self._alone(dt) or moving

    def draw_all(self) -> None:
        """Draw as many cards as may still be Considered; they come one after the other."""
        choice: Any = self.now.choice
        self.now.draws = choice.left - 1
        self.answer("draw")

    def follow_draws(self) -> bool:
        """Draw the next card of those that were asked for in one go."""
        now = self.now
        if not now.draws or self.player.playing or self.results.holds or self.drag is not None:
            return False
        if not now.mine or now.kind != "Consider" or now.key("draw") is None:
            now.draws = 0
            return False
        now.draws -= 1
        self.answer("draw")
        return True

    def rise(self) -> bool:
        """A card that is still to come on to the map does so; says whether one does."""
        if self.player.playing or self.results.holds or not self.rises():
            return False
        card = self.card_view()
        if card is None:
            return False
        key = card, self.kit, self.view.camera.cell, self.view.camera.origin

        def lies(picture: Surface | None) -> None:
            self.lies()
            self.picture = (key, picture) if picture is not None else None

        self.player.play([Rise(card, self.words, lies)])
        return True

    def _alone(self, dt: float) -> bool:
        """Give an answer that is the only one once it could be read; the end of a turn is for the captain to say. A Nav
        Card that asks nothing is read on its slip."""
        self.now.auto = self.app.settings.auto
        free = self.now.mine and not self.player.playing and not self.rises() and self.drag is None and not self.passing
        held = self.results.holds or self.coach is not None and self.coach.holds
        only = by_itself(self.now) if free and not held else None
        if only is None:
            self.alone = 0.0
            return False
        self.alone += dt
        read = READ_MS if self.card_up() is not None else GLANCE_MS if not self.flies_by() else 0.0
        if self.alone >= read * max(0.4, self.app.settings.factor):
            self.alone = 0.0
            self.autos.add(len(self.session.record))
            self.answer(only.key)
        return True

    def undo(self) -> bool:
        self.now.plan, self.now.bound, self.now.draws = (), 0, 0
        return super().undo()

    def rewind(self, answers: int) -> None:
        self.now.plan, self.now.bound, self.now.draws = (), 0, 0
        super().rewind(answers)

    def ending(self) -> Ending:
        from game.app.games.firefly.result import FireflyResult

        return FireflyResult(self.app, self.session, list(self.now.names))
