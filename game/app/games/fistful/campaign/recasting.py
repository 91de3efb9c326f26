"""The crew of the next heist of a campaign, chosen at the table; the primary button begins that heist."""

from __future__ import annotations

import random
from typing import Any

from pygame import Rect, Surface

from game.app.games.fistful.campaign.interlude import gear
from game.app.games.fistful.campaign.recast import Recast
from game.app.games.fistful.campaign.titles import begins, number, part
from game.app.games.fistful.set_up.draft import Draft
from game.app.games.fistful.set_up.panels import STEPS
from game.app.games.fistful.set_up.scene import SetUp
from game.app.games.fistful.set_up.view import View
from game.app.play.playing import Playing
from game.app.play.seating import seating
from game.app.shell.app import App
from game.app.shell.running import Running
from game.app.ui.theme import C
from game.app.ui.widgets import Button, RoundButton, Widget
from game.core.session import Session
from game.rules.fistful.campaign import heists


class Recasting(SetUp):
    """The nine crew cards once more; seats, level and deal are those of the campaign. Esc goes to the title: the choice
    is saved as it stands."""

    draft: Recast

    def __init__(self, app: App, session: Session[Any], names: list[str]) -> None:
        known = app.playing
        self.playing: Running = known if known is not None and known.session is session else Playing(session, names)
        self.called = list(names)
        super().__init__(app, Rect(0, 0, 1, 1))
        self.bots[: len(names)] = seating(self.playing.settings, len(names)).bots

    def drafted(self, seed: int, seats: int, heist: str) -> Draft:
        return Recast(self.playing)

    def viewed(self) -> View:
        return RecastView(self)

    def enter(self) -> None:
        super().enter()
        self.bots_choose()
        self.changed()

    def name(self, seat: int) -> str:
        return self.called[seat]

    def changed(self) -> None:
        self.draft.keep()
        self.view.refresh()

    def suggest(self, stop: int = 99) -> None:
        """Choose for everybody who has not chosen yet; a complete crew is dealt anew."""
        if self.draft.pending is None:
            self.draft.deal(0, random.SystemRandom())
            self.changed()
            return
        super().suggest(stop)

    def go(self) -> None:
        """The next heist begins."""
        self.draft.finish()
        self.app.stack.replace(self.app.doors.games[self.playing.session.rules.id].table(self.app, self.playing))

    def close(self) -> None:
        self.app.play(None)
        self.app.stack.down()


class RecastView(View):
    """The set-up's picture without what was settled before the campaign."""

    scene: Recasting

    def steps(self) -> tuple[str, ...]:
        return STEPS[1:]

    def heading(self) -> str:
        return part(self.scene.app.words, self.scene.draft.state)

    def label(self) -> str:
        return self.scene.app.words("campaign.along")

    def note(self) -> str:
        return self.scene.app.words("campaign.recast")

    def notes(self) -> tuple[str, ...]:
        return (self.note(),)

    def least(self) -> float:
        return 0.0

    def bar_widgets(self) -> list[Widget]:
        k, words = self.scene.kit, self.scene.app.words
        n, y = k.u(26), k.u(8)
        x = self.scene.app.size[0] - k.u(8) - n
        return [
            RoundButton(
                Rect(x - n - k.u(8), y, n, n), "cog", self.settings, tip=words("title.settings.tip"), name="settings"
            ),
            RoundButton(Rect(x, y, n, n), "x", self.scene.close, tip=words("setup.back"), name="back"),
        ]

    def seat_widgets(self) -> list[Widget]:
        out: list[Widget] = []
        for seat, row in enumerate(self.seat_rows()):
            out += self.places_of(seat, row)
        return out

    def rows_top(self) -> int:
        k = self.scene.kit
        return self.left.y + k.u(18) + k.t(20)

    def paint_mark(self, dst: Surface, seat: int, row: Rect) -> None:
        """The mark of a seat with its name, and below them the Gear that goes along."""
        k, words = self.scene.kit, self.scene.app.words
        right = min(place.rect.x for place in self.places_of(seat, row)) - k.u(8)
        held = [card.title for id in self.scene.draft.base.zones.get(f"slots:{seat}", ()) if (card := gear(id))]
        said, name = ", ".join(held) or words("campaign.no_gear"), self.scene.name(seat)
        x, step, room = row.x + k.u(36), k.px(13) * 1.15, right - row.x - k.u(12)
        lines = max(0, min(3, int((row.h - k.t(26) - k.u(12)) / step)))
        low = k.para(None, (0, 0), said, room, 13, dry=True, lead=1.15, most=lines) if lines else 0
        y = row.centery - (low + k.u(4) if low else 0) // 2
        k.seat(dst, (row.x + k.u(21), y), seat, 11)
        room = right - x - (k.t(18) if self.scene.bots[seat] else 0)
        wrote = k.text(dst, (x, y), name, "bold", k.fit_size(name, "bold", 14, room), "hi", "ml", fit=room)
        if self.scene.bots[seat]:
            k.icon(dst, (wrote.right + k.t(10), y), "bot", 14 * min(1.5, k.grow), "mid")
        if low:
            k.para(
                dst,
                (row.x + k.u(12), y + k.t(13) + k.u(2)),
                said,
                room,
                13,
                "mid" if held else "low",
                lead=1.15,
                most=lines,
            )

    def option_widgets(self) -> list[Widget]:
        *_, suggest = super().option_widgets()
        if self.compact:
            suggest.rect.x, suggest.rect.w = self.column.x, self.column.w
        return [suggest]

    def paint_options(self, dst: Surface) -> None:
        """The next heist: its name, story and objectives, and its board's place in the campaign."""
        k, scene = self.scene.kit, self.scene
        r = self.options
        k.tray(dst, r, C["panel"], 8, seed=12)
        if self.compact:
            self.paint_goals_short(dst)
            return
        heist = scene.draft.heist
        x = r.x + k.u(14)
        k.text(
            dst, (x, r.y + k.u(10) + k.t(15)), heist.title, "display", 18, "hi", "ml", fit=self.column.x - r.x - k.u(34)
        )
        self.paint_goals(dst)
        c = self.column
        k.veil(dst, Rect(c.x - k.u(12), r.y + k.u(12), max(1, k.u(1)), r.h - k.u(24)), C["subtle"], 255)
        k.label(dst, c.x, r.y + k.u(8) + k.t(13), scene.app.words("campaign.anew"), c.w)
        top = r.y + k.u(8) + k.t(24)
        low = r.bottom - k.u(20) - k.t(34)
        text, size = scene.app.words("campaign.recast.more"), 14.0
        while size > 9 and k.para(None, (0, 0), text, c.w, size, dry=True, lead=1.22) > low - top:
            size -= 0.5
        k.para(dst, (c.x, top), text, c.w, size, "mid", lead=1.22)

    def story(self) -> str:
        return self.scene.draft.heist.story

    def start(self) -> Widget:
        button = super().start()
        assert isinstance(button, Button)
        draft = self.scene.draft
        i, _ = number(draft.base)
        button.sub = begins(self.scene.app.words, heists(draft.settings["heist"]), i)
        return button
