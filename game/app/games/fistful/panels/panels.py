"""The still parts of the heist table: each a panel painted when what it shows changes, with its places to press."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.app.games.fistful.board.board import Shown
from game.app.games.fistful.campaign.stops import campaign_tip
from game.app.games.fistful.campaign.titles import told
from game.app.games.fistful.crew import parts as crew_parts
from game.app.games.fistful.crew import rail as crew_rail
from game.app.games.fistful.panels import objectives, timer_track
from game.app.games.fistful.panels.dock import FistfulDock
from game.app.games.fistful.panels.side import FistfulSide
from game.app.games.fistful.sayings import card_title, token_name
from game.app.table.panels.spot import Spot
from game.app.table.rulings import line_in
from game.app.table.spread.board import StagedBoard
from game.app.table.spread.stage import Stage
from game.app.ui.widgets import Widget
from game.rules.fistful.timer import track

if TYPE_CHECKING:
    from game.app.games.fistful.scene import FistfulScene


class FistfulPanels(StagedBoard[Shown]):
    """Sets the layers of the scene and its widgets from the situation; nothing here changes the game."""

    scene: FistfulScene
    dock: FistfulDock
    side: FistfulSide

    def __init__(self, scene: FistfulScene) -> None:
        super().__init__(scene)
        self.side = FistfulSide(scene)
        self.dock = FistfulDock(scene)

    def stage(self) -> Stage | None:
        return self.scene.staged.up()

    # ------------------------------------------------------------ top bar

    def strips(self) -> tuple[Rect, Rect, Rect]:
        """The parts of the top bar: the title's, the Timer's, the objectives'."""
        s = self.scene
        k, p = s.kit, s.places
        goals = objectives.objectives(s.now, s.words)
        buttons = p.bar.right - k.u(72)
        chips = objectives.chips(k, Rect(0, p.bar.y, buttons, p.bar.h), goals, p.compact)
        left = chips[0].x - k.u(8) if chips else buttons
        goal_strip = Rect(left, p.bar.y, buttons - left, p.bar.h)
        title_end = min(k.u(318), int(left * 0.44)) if not p.compact else int(left * 0.36)
        return (
            Rect(p.bar.x, p.bar.y, title_end, p.bar.h),
            Rect(title_end, p.bar.y, left - title_end, p.bar.h),
            goal_strip,
        )

    def top(self) -> list[Widget]:
        s = self.scene
        k, p, now, words = s.kit, s.places, s.now, s.words
        title, rod, goal_strip = self.strips()
        goals = objectives.objectives(now, words)
        colours = track(now.g)
        head = words("table.title", name=now.name(now.seat), hero=now.hero_name(now.seat))
        if now.fight:
            who = " + ".join(now.hero_name(seat) for seat in (now.fight.seat, now.fight.helper) if seat >= 0)
            head = words("table.title.fight", hero=who, enemy=token_name(words, now.fight.token, now))
        over = now.choice is None and not now.rehearsed
        if over:
            head = now.heist.title
        sub = (
            words("table.rehearsing")
            if now.rehearsed
            else words("table.thinks", name=now.name(now.decides))
            if s.thinks()
            else told(words, now.g)
        )
        alarm = bool(now.g.flags.get("alarm"))
        key = k, head, sub, now.seat, now.g.timer, tuple(goals), over, alarm
        extent = Rect(p.bar.x, p.bar.y, p.bar.w, p.bar.h + k.u(6))
        seat = -1 if over else now.seat

        def paint(dst: Surface) -> None:
            k.bar(dst, p.bar.w, p.bar.h / k.scale)
            x = k.u(14)
            if seat >= 0:
                k.seat(dst, (k.u(26), k.u(21)), seat, 13)
                x = k.u(46)
            end = title.right - (timer_track.bell_room(k) if alarm else 0)
            if p.compact:
                q = k.text(
                    dst,
                    (x, p.bar.centery - k.u(1)),
                    head if k.width(head, "display", 18) < end - x else now.hero_name(max(0, seat)),
                    "display",
                    18,
                    "hi",
                    "ml",
                    press=(0, 0, 0),
                    fit=end - x,
                )
            else:
                size = k.fit_size(head, "display", 18, end - x)
                q = k.text(dst, (x, k.u(19)), head, "display", size, "hi", "bl", press=(0, 0, 0), fit=end - x)
                k.text(dst, (x, k.u(34)), sub, "sans", 12, "mid", "bl", fit=title.right - x)
            if alarm:
                timer_track.bell(k, dst, q)
            timer_track.paint(k, dst, rod, colours, now.g.timer)
            objectives.paint(k, dst, goal_strip, goals, p.compact)

        s.layers.set("top", extent, key, paint)
        if p.todo.h:
            s.layers.set(
                "todo",
                p.todo.inflate(2 * k.u(3), 2 * k.u(3)),
                (k, tuple(goals)),
                lambda dst: objectives.sheet(k, dst, p.todo, words("table.goal.head"), goals),
            )
        found: list[Widget] = [
            *timer_track.spots(k, rod, colours, now.g.timer, words),
            *self.side.ruled(
                objectives.spots(k, goal_strip, goals, p.compact, partial(line_in, s.session.rules.id, words))
            ),
        ]
        tips = [words("table.alarm.tip")] if alarm else []
        tips += [campaign_tip(words, now.g)] if "+" in now.g.settings["heist"] else []
        if tips:
            found.insert(0, Spot(title, "campaign", tip="\n".join(tips), focusable=False))
        return [*found, *self.ways_out()]

    # ------------------------------------------------------------ crew

    def _paint_crew(self, r: Rect, at: crew_rail.Seated, dst: Surface) -> None:
        crew_rail.paint(self.scene.kit, dst, r, at, self.scene.places.compact)

    def seats(self) -> list[Widget]:
        s = self.scene
        k, p, now = s.kit, s.places, s.now
        found: list[Widget] = []
        for seat, r in enumerate(p.crew):
            at = crew_rail.seated(now, seat, s.words, s.seating.bots[seat])
            extent = r.inflate(2 * k.u(7), 2 * k.u(3))
            s.layers.set(f"crew:{seat}", extent, (k, at), partial(self._paint_crew, r, at))
            titles = {
                card: f"**{card_title(card)}**\n{record.text}" for card, *_ in at.gear if (record := now.gear(card))
            }
            for spot in crew_parts.spots(k, r, at, p.compact, s.words, titles):
                spot.action = lambda about=spot.about: s.look(about)
                if spot.name == f"crew:{seat}:bot" and seat in s.lent:
                    spot.tip += "\n" + s.words("table.crew.bot.take", name=now.name(seat))
                    spot.action = partial(s.hand_seat, seat)
                found.append(spot)
        return [*found, *self.pressed(), *s.battles.way_back()]
