"""The end of a game of *Firefly*: who finished the Story, how all captains stand, and how their money went."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pygame
from pygame import Rect, Surface

from game.app.captains.result import CaptainsResult, Deed, Standing
from game.app.captains.result_chart import paint_course
from game.app.games.firefly import boxes
from game.app.games.firefly.course import course
from game.app.games.firefly.ending import story_moments, story_over
from game.app.games.firefly.names import doll, model, title
from game.app.games.firefly.set_up.scene import FireflySetUp, today
from game.app.games.firefly.writer import disk
from game.app.games.firefly.writer.editor import StoryEditor
from game.app.play.course import Course
from game.app.play.ledger import ledger
from game.app.play.readers import Readers
from game.app.replay.ending import Way
from game.app.shell.app import App
from game.app.table.ledger_chart import paint_luck
from game.app.table.results import endings
from game.core.news import News, seat_of
from game.core.session import Session
from game.rules.firefly import news as kinds
from game.rules.firefly.perks import all_crew, leader_of
from game.rules.firefly.tokens import face, story_card

SIDES = ("standings", "course", "dice")
COUNTED = ("jobs", "botched", "warrants", "lost")
"""Deeds by their names."""
counts: Readers[dict[str, int], None] = Readers()


def deeds(news: list[News], seats: int) -> list[dict[str, int]]:
    """What every captain did, counted from the news of the whole game."""
    found = [dict.fromkeys((*COUNTED, *boxes.whole("counted")), 0) for _ in range(seats)]
    for one in news:
        for table in (counts.of, *(box.counts for box in boxes.known())):
            if type(one) in table:
                table[type(one)](found[seat_of(one)], one)
    return found


@counts
def _done(one: dict[str, int], _news: kinds.Done) -> None:
    one["jobs"] += 1


@counts
def _botched(one: dict[str, int], _news: kinds.Botched) -> None:
    one["botched"] += 1


@counts
def _killed(one: dict[str, int], _news: kinds.Killed) -> None:
    one["lost"] += 1


@counts
def _warrant(one: dict[str, int], news: kinds.Warrant) -> None:
    one["warrants"] += max(0, news.n)


class FireflyResult(CaptainsResult):
    """Goals, money and deeds; on the other sides of the mat the money round by round, and the dice."""

    game = "firefly"

    def __init__(self, app: App, session: Session[Any], names: list[str]) -> None:
        super().__init__(app, session, names)
        news = self.found.news
        self.deeds, self.lucks = deeds(news, len(names)), ledger(news, len(names))
        self.course: Course = course(news, len(names))
        self.side = SIDES[0]

    # ------------------------------------------------------------ what this game says

    def new_set_up(self) -> FireflySetUp:
        return FireflySetUp(self.app, seats=len(self.names))

    def today(self, settings: Mapping[str, str]) -> dict[str, str]:
        return today(settings, len(self.names))

    def title(self) -> str:
        return endings.captains(self.app.words, self.winners, self.names, self.app.words("fireflyresult.nobody"))

    def reason(self) -> str:
        return story_over(self.app.words, self.session.state, self.why)

    def moments(self) -> list[str]:
        return story_moments(self.app.words, self.session.state, self.found.news, self.names)

    def own(self) -> Callable[[], object] | None:
        story = self.session.state.zones.get("story", ())
        known = next((one for one in disk.known() if story and one.mod and one.story == face(story[0])), None)
        return None if known is None else lambda: StoryEditor.start(self.app, lambda: disk.open_known(known), True)

    def people(self, seat: int) -> tuple[str, ...]:
        g = self.session.state
        leader = leader_of(g, seat)
        crew = [leader, *(item for item in all_crew(g, seat) if item != leader)]
        return tuple(found for item in crew if item and (found := doll(self.kit, item)))

    def leads(self, seat: int) -> str:
        return doll(self.kit, leader_of(self.session.state, seat))

    def hull(self, seat: int) -> str:
        return model(self.session.state, seat)

    def order(self) -> list[int]:
        """Who won, then by Goals and money."""
        g = self.session.state
        return sorted(range(len(self.names)), key=lambda s: (s not in self.winners, -g.goals[s], -g.money[s], s))

    def standing(self, seat: int) -> Standing:
        words, g, one = self.app.words, self.session.state, self.deeds[seat]
        story = g.zones.get("story", ())
        of = len(story_card(story[0]).goals) if story else 1
        own = title(leader_of(g, seat)), title(next(iter(g.zones.get(f"ship:{seat}", ())), ""))
        line = words("fireflyresult.line", leader=own[0], ship=own[1])
        more = dict.fromkeys((icon, name) for box in boxes.boxes(g) for name, icon in box.counted.items())
        icons = (("check", "jobs"), ("x", "botched"), ("target", "warrants"), ("skull", "lost"), *more)
        done = tuple(Deed(icon, str(one[name]), words(f"fireflyresult.{name}")) for icon, name in icons)
        meter = tuple((1 / of, i < g.goals[seat]) for i in range(of))
        ink = "ink_green" if seat in self.winners else "ink_mid"
        goals = words("fireflyresult.goals", n=g.goals[seat], of=of)
        return Standing(line, ink, words("money", n=g.money[seat]), meter, done, goals)

    # ------------------------------------------------------------ the sides of the mat

    def ways(self) -> list[Way]:
        after = SIDES[(SIDES.index(self.side) + 1) % len(SIDES)]
        icon = {"standings": "users", "course": "star", "dice": "dice"}[after]
        return [*super().ways(), Way("side", f"fireflyresult.side.{after}", self.turn_over, icon, "D", pygame.K_d)]

    def turn_over(self) -> None:
        """The next side of the mat."""
        self.side = SIDES[(SIDES.index(self.side) + 1) % len(SIDES)]
        self.show(False)

    def paint_mat(self, dst: Surface) -> None:
        k, words = self.kit, self.app.words
        inner = self.mat.inflate(-2 * k.u(14), -2 * k.u(14))
        if self.side == "course":
            paint_course(k, dst, inner, self.course, self.names, words)
        elif self.side == "dice":
            self._dice(dst, inner)
        else:
            super().paint_mat(dst)

    def _dice(self, dst: Surface, r: Rect) -> None:
        """A card of parchment per captain."""
        k, n = self.kit, len(self.names)
        gap = k.u(12)
        wide = min((r.w - gap * (n - 1)) // n, k.t(300))
        left = r.centerx - (n * wide + gap * (n - 1)) // 2
        for seat, name in enumerate(self.names):
            card = Rect(left + seat * (wide + gap), r.y, wide, r.h)
            k.parchment(dst, card, 8, 40 + seat)
            pad = k.u(12)
            k.face(dst, (card.x + pad + k.u(8), card.y + pad + k.t(9)), seat, 11, 9)
            x = card.x + pad + k.u(23)
            fit = card.right - pad - x
            k.text(
                dst, (x, card.y + pad + k.t(9)), name, "serif", k.fit_size(name, "serif", 16, fit), "ink", "ml", fit=fit
            )
            top = card.y + pad + k.t(26)
            paint_luck(
                k,
                dst,
                Rect(card.x + pad, top, card.w - 2 * pad, card.bottom - pad - top),
                self.lucks[seat],
                self.app.words,
            )
