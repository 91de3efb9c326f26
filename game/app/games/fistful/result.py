"""The end of a heist: won or lost and why, what each seat did, and the way on."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.app.games.fistful.board.small import small
from game.app.games.fistful.campaign.stops import Stop, stops
from game.app.games.fistful.campaign.titles import called, part
from game.app.games.fistful.campaign.track import paint_track
from game.app.games.fistful.counted import Deeds, counts
from game.app.games.fistful.editor import disk
from game.app.games.fistful.editor.editor import Editor
from game.app.games.fistful.ending import heist_moments, heist_over
from game.app.games.fistful.panels.objectives import ICONS
from game.app.games.fistful.result_crowd import foes
from game.app.games.fistful.result_faces import Faced
from game.app.games.fistful.sayings import crew_name
from game.app.games.fistful.set_up.draft import Draft
from game.app.games.fistful.set_up.scene import SEEDS, SetUp, begin, ruleset
from game.app.play.ledger import ledger
from game.app.play.resume import to_table
from game.app.play.tally import tally
from game.app.replay.ending import NOTE_GAP, STRIP, Way
from game.app.shell.app import App
from game.app.table.ledger_chart import paint_luck
from game.app.table.results.tableau import Plaque, Tableau
from game.app.ui import cards
from game.content.fistful import fistful
from game.core.session import Session
from game.rules.fistful.board import heist_of
from game.rules.fistful.campaign import earned
from game.rules.fistful.scoring import objectives
from game.save.format.seed import SEED

TRACK = 330  # units that the heists of a campaign take
CHIP, HIGHEST = 34.0, 150.0  # units of an objective and of all of them, at least and at most
GOALS = {**ICONS, "safe": "heart", "credits": "coins", "landed": "home"}


class Result(Faced):
    """What each hero did, and the objectives."""

    room = (40, 128, 1200, 437)
    dulled = True

    def __init__(self, app: App, session: Session[Any], names: list[str]) -> None:
        super().__init__(app, session, names)
        self.glad = bool(self.outcome and self.outcome.won)
        self.deeds = tally(counts, Deeds, self.found.news, len(names))
        self.lucks = ledger(self.found.news, len(names))
        self.seed = self.settings.get(SEED, "")
        self.dice = False  # the cards show their other side
        self.told_goals = Rect(0, 0, 0, 0)  # what the objectives cover

    def strip_high(self) -> float:
        """As high as the objectives beside the button for once more; higher with large letters."""
        rows = -(-len(objectives(self.session.state)) // 2)
        return max(min(STRIP * self.kit.grow, HIGHEST), rows * (CHIP + 8) - 8)

    def ways(self) -> list[Way]:
        says, icon = ("ledger.result.back", "star") if self.dice else ("ledger.result", "dice")
        return [*super().ways(), Way("dice", says, self.turn_over, icon, "D", pygame.K_d)]

    # ------------------------------------------------------------ what can be done

    def own(self) -> Callable[[], object] | None:
        mod, _, inner = self.session.state.heist.rpartition(":")
        known = next((one for one in disk.known() if mod and (one.mod, one.heist) == (mod, inner)), None)
        return None if known is None else lambda: Editor.start(self.app, lambda: disk.open_known(known), True)

    def draft(self) -> Draft:
        """The same seats, level and crew with another deal."""
        g = self.session.state
        seats = len(self.names)
        draft = Draft(
            ruleset(),
            seats,
            random.SystemRandom().randrange(1, SEEDS),
            g.settings.get("level", "normal"),
            g.settings["heist"],
        )
        draft.picks = [key for key in self.session.record if key.startswith(("hero:", "sidekick:"))][: 2 * seats]
        draft.rebuild()
        return draft

    def again(self) -> None:
        """Once more with the same crew."""
        draft = self.draft()
        if draft.pending is not None:
            self.other()
            return
        begin(self.app, draft, self.names, self.seating)
        to_table(self.app)

    def turn_over(self) -> None:
        """The other side of the cards: what was rolled, or what was done."""
        self.dice = not self.dice
        self.show(False)

    def other(self) -> None:
        """Back to the set-up, names and level as they were."""
        scene = SetUp(self.app, seats=len(self.names))
        scene.draft = self.draft()
        scene.bots[: len(self.names)] = self.seating.bots
        scene.name_bots(self.names)
        self.app.play(None)
        self.app.stack.replace(scene)

    # ------------------------------------------------------------ picture

    def paint(self, dst: Surface) -> None:
        """Headline, the picture or the seats' cards on the mat, what decided it, the objectives."""
        k, words = self.kit, self.app.words
        end = "won" if self.glad else "lost"
        row = stops(self.session.state)
        many = len(row) > 1
        line = heist_over(words, self.session.state, self.why)
        if many and not self.glad:
            line = words("campaign.lost.line", why=line, part=part(words, self.session.state))
        title = fistful().heists[self.session.state.heist].title if self.session.state.heist in fistful().heists else ""
        if title:
            level = words(f"level.{self.session.state.settings.get('level', 'normal')}")
            name = called(words, [stop.heist for stop in row]) if many else title
            line = words("result.of", heist=name, level=level, line=line)
        if self.dice:
            line = words("ledger.line")
        self.paint_head(dst, words(f"campaign.end.{end}" if many else f"result.{end}"), line)
        if self.pictured:
            self.paint_picture(dst)
        else:
            self.paint_cards(dst, row)
        self.paint_goals(dst)
        self.paint_note(dst, self.moments(), self.told_goals.x - k.u(NOTE_GAP))

    def tableau(self) -> Tableau:
        """The whole crew with what it brought; after a heist that was lost who is left of those that won it, and the
        crew where nobody is."""
        crew, seats = fistful().crew, range(len(self.names))
        pairs = [[crew[who].doll for who in self.pair(seat) if who in crew] for seat in seats]
        own = [*(pair[0] for pair in pairs if pair), *(mate for pair in pairs for mate in pair[1:])]
        enemies = [name for group in foes(self.session.state) for name, _ in group]
        money = [self.app.words("money", n=self.deeds[seat].banked) for seat in seats]
        plaques = tuple(Plaque(seat, "", self.names[seat], money[seat], self.glad) for seat in seats)
        heist = heist_of(self.session.state.heist)
        lost = f"ending_{heist.id}" if f"ending_{heist.id}" in self.kit.art.paths else "ending_derelict"
        shown = own if self.glad else enemies or own
        return Tableau("ending_hold" if self.glad else lost, (), tuple(shown), plaques)

    def paint_cards(self, dst: Surface, row: Sequence[Stop]) -> None:
        """A card per seat, before them the heists of a campaign."""
        k, words = self.kit, self.app.words
        many = len(row) > 1
        k.glow(dst, self.mat.center, 520, (34, 28, 14), 0.9)
        n, left = len(self.names), 56
        top, tall = self.mat.y + k.u(14), self.mat.h - k.u(28)
        if many:
            left += TRACK + 24
            paint_track(k, dst, Rect(self.pos(56, 0)[0], top, k.u(TRACK), tall), row, words, self.board)
        w, gap = min(380, (1224 - left - 16 * (n - 1)) / n), 16
        x = (left + 1224) / 2 - (n * w + gap * (n - 1)) / 2
        for i in range(n):
            self.paint_seat(dst, Rect(self.pos(x + i * (w + gap), 0)[0], top, k.u(w), tall), i)

    def board(self, heist: str, size: tuple[int, int]) -> Surface:
        """A board at a glance; an empty place for one that is not here any more."""
        known = fistful().heists.get(heist)
        return self.kit.cut(small(self.kit, known, size), self.kit.u(4)) if known else Surface(size)

    def paint_seat(self, dst: Surface, r: Rect, seat: int) -> None:
        """One seat's card: who played, hero and sidekick, deeds."""
        k, crew = self.kit, fistful().crew
        k.parchment(dst, r, 9, 50 + seat)
        pad = k.u(14)
        k.seat(dst, (r.x + pad + k.u(10), r.y + k.u(27)), seat, 11)
        left = r.x + pad + k.u(28)
        name = self.names[seat]
        room = r.right - pad - left
        size = k.fit_size(name, "display", 19, room)
        k.text(dst, (left, r.y + k.u(27)), name, "display", size, "ink", "ml", fit=room)
        if self.dice:
            top = r.y + k.u(52)
            paint_luck(
                k, dst, Rect(r.x + pad, top, r.w - 2 * pad, r.bottom - pad - top), self.lucks[seat], self.app.words
            )
            return
        hero, mate = self.pair(seat)
        rows = self.rows(self.deeds[seat])
        step = k.t(25)
        top = r.y + k.u(48)
        win = Rect(r.x + pad, top, r.w - 2 * pad, r.bottom - k.u(14) - step * len(rows) - k.u(8) - top)
        cards.window(k, dst, win, self.glad)
        half = win.w * 3 // 5
        for who, x, tall in ((hero, win.x + half // 2, 0.86), (mate, win.x + half + (win.w - half) // 2, 0.62)):
            if who in crew and win.h > k.u(30):
                k.stand(
                    dst,
                    (x, win.bottom - k.u(win.h / k.scale * tall * 0.10) - k.u(4)),
                    crew[who].doll,
                    win.h / k.scale * tall,
                )
        k.sunken(dst, win, 5, 4, 120)
        y = win.bottom + k.u(8) + step / 2
        for icon, label, value in rows:
            k.icon(dst, (r.x + pad + k.u(9), y), icon, 15, "ink_mid")
            v = k.text(dst, (r.right - pad - k.u(2), y), value, "black", 16, "ink", "mr")
            fit = v.x - k.u(6) - (r.x + pad + k.u(26))
            size = k.fit_size(label, "sans", 14, fit)
            k.text(dst, (r.x + pad + k.u(26), y), label, "sans", size, "ink_mid", "ml", fit=fit)
            y += step

    def moments(self) -> list[str]:
        """What was left on the Timer, the best moment, what decided it; beside the dice what they tell of."""
        if self.dice:
            return [self.line(True)]
        missing = [self.goal_said(*one) for one in objectives(self.session.state) if one[1] < one[2]]
        said = heist_moments(self.app.words, self.session.state, self.found.news, self.names, missing)
        return [self.line(False), *said]

    def rows(self, deeds: Deeds) -> list[tuple[str, str, str]]:
        """Icon, words, number of each deed worth a line."""
        words = self.app.words
        rows = [
            ("coins", words("result.banked"), words("money", n=deeds.banked)),
            ("skull", words("result.defeated"), str(deeds.defeated)),
            ("heart", words("result.hurt"), str(deeds.hurt)),
        ]
        if deeds.traps:
            return [*rows, ("bomb", words("result.traps"), str(deeds.traps))]
        return [*rows, ("gear", words("result.gear"), str(deeds.gear))]

    def goal_said(self, name: str, done: int, need: int) -> str:
        """An objective and how far it is."""
        words, heist = self.app.words, heist_of(self.session.state.heist)
        visit = next((visit.name for visit in heist.visits if visit.icon == name), "")
        who = ", ".join(map(crew_name, heist.must_not_fall))
        key = "result.goal.safe.all" if name == "safe" and need > 1 else f"result.goal.{name}"
        return visit or words(key, done=done, need=need, who=who)

    def chip(self) -> float:
        """The width of an objective, in units."""
        said = (self.goal_said(*one) for one in objectives(self.session.state))
        widest = max(self.kit.width(text, "bold", 14) for text in said) / self.kit.scale + 62
        return max(164.0, min(222.0 * min(self.kit.grow, 1.3), widest))

    def line(self, dice: bool) -> str:
        """What stands below the objectives on a side of the cards."""
        words, whole = self.app.words, self.found.whole
        if dice and (self.seed or not whole):
            return words("ledger.seed", seed=self.seed) if whole else words("ledger.part")
        line = words("result.turns" if whole else "result.part", n=self.session.rules.rounds(self.session.state))
        if "+" in self.session.state.settings["heist"]:
            return words("campaign.total", money=words("money", n=earned(self.session.state)), turns=line)
        return line

    def paint_goals(self, dst: Surface) -> None:
        """What was asked and what was done, as brass-lined chips in two columns at the right."""
        wide, gap = self.kit.u(self.chip()), self.kit.u(8)
        asked = objectives(self.session.state)
        rows, left = -(-len(asked) // 2), self.strip.right - 2 * wide - gap
        high = (self.strip.h - gap * (rows - 1)) // rows
        self.told_goals = Rect(left, self.strip.y, 2 * wide + gap, self.strip.h)
        for i, (name, done, need) in enumerate(asked):
            row, column = divmod(i, 2)
            r = Rect(left + column * (wide + gap), self.strip.y + row * (high + gap), wide, high)
            if not column and i == len(asked) - 1:
                r.w = 2 * wide + gap
            self.paint_goal(dst, r, name, done >= need, self.goal_said(name, done, need))

    def paint_goal(self, dst: Surface, r: Rect, name: str, met: bool, said: str) -> None:
        """One objective."""
        k = self.kit
        k.chip(dst, r, 8, "brass" if met else "subtle")
        k.icon(dst, (r.x + k.u(17), r.centery), GOALS.get(name, ICONS["visit"]), 15, "brass" if met else "low")
        fit = r.w - k.u(32 + 26)
        size = k.fit_size(said, "bold", 14, fit)
        k.text(dst, (r.x + k.u(32), r.centery), said, "bold", size, "hi" if met else "mid", "ml", fit=fit)
        k.icon(dst, (r.right - k.u(15), r.centery), "check" if met else "x", 12, "good" if met else "bad")
