"""The lower edge of the table: rows of answers, the hand, the brass button, undo, redo, hint, zoom."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.app.captains.dock import SeatedDock, overview_button
from game.app.games.fancards.dock import rows
from game.app.games.fancards.dock.lead import lead, unused
from game.app.games.fancards.names import is_card
from game.app.games.fancards.panels import hand
from game.app.games.fancards.sayings import asked, saying
from game.app.table.leading import Primary, coached, led, passing
from game.app.table.panels.dock import DIGITS, PADS
from game.app.table.panels.spot import Spot
from game.app.ui.widgets import Widget
from game.core.steps import Option

if TYPE_CHECKING:
    from game.app.games.fancards.scene import FanCardsScene


class FanCardsDock(SeatedDock):
    """Sets the layers of the lower edge and gives what can be pressed there."""

    scene: FanCardsScene
    endings = frozenset({("Act", "done"), ("Attack", "done")})

    def widgets(self) -> list[Widget]:
        overview = overview_button(self.scene, "fancards.sheet", self.roomy)
        return [*self._actions(), *self._hand(), *self.buttons((overview,))]

    def _actions(self) -> list[Widget]:
        s = self.scene
        k, p, words = s.kit, s.places, s.words
        row = rows.rows(s.now, words, s.covered)
        waiting = ""
        if s.now.choice is not None and not row:
            person = s.now.asked in s.seating.people
            wait = words("table.wait", name=s.now.name(s.now.asked))
            who = s.whose(s.now.asked) if person else wait
            waiting = asked(s.now, words) if s.now.mine else who
        s.layers.set(
            "actions",
            p.actions.inflate(2 * k.u(3), 2 * k.u(3)),
            (k, row, waiting, s.now.mine),
            lambda dst: rows.paint(k, dst, p.actions, row, waiting, s.now.mine),
        )
        found: list[Widget] = []
        for i, (one, r) in enumerate(zip(row, rows.rects(k, p.actions, len(row)))):
            tip = "\n".join(line for line in (one.name, one.note) if line)
            if not one.key:
                found.append(Spot(r, f"tile:{one.name}", why=tip, focusable=False, radius=5))
                continue
            keys = (DIGITS[i], PADS[i])
            found.append(Spot(r, f"tile:{one.key}", partial(s.press, one.key), tip=tip, keys=keys, radius=5))
        return found

    def _hand(self) -> list[Widget]:
        s = self.scene
        k, p, now, words = s.kit, s.places, s.now, s.words
        shown = hand.hand(now, words, s.waiting >= 0)
        s.layers.set(
            "hand",
            p.hand.inflate(2 * k.u(4), 2 * k.u(4)),
            (k, shown),
            lambda dst: hand.paint_hand(k, dst, p.hand, shown),
        )
        if s.waiting >= 0:
            return self.face_down(p.hand)
        return s.panels.side.pressed(hand.hand_spots(k, p.hand, shown, now.seat))

    def grave(self, first: Option) -> bool:
        return saying(self.scene.now, self.scene.words, first).grave

    def plain(self) -> Option | None:
        return lead(self.scene.now)

    def primary(self) -> Primary:
        """What the primary button says and does."""
        s = self.scene
        now, words = s.now, s.words
        if now.choice is None:
            return words("table.over.show"), "", "", s.show_result
        if s.waiting >= 0:
            return words("fancards.covered.look"), now.name(s.waiting), "", s.peek.short
        if (leads := led(s)) is not None:
            return leads
        if not now.mine or s.thinks():
            return passing(s)
        if s.keyboard and s.hover in now.cells and coached(s) is None:
            option = now.cells[s.hover]
            return saying(now, words, option).action, "", "", lambda: s.answer(option.key)
        first = self.first()
        if first is None:
            cards = any(is_card(thing) for option in now.options for thing in (option.source, option.target))
            way = "map" if now.cells else "card" if cards else "row"
            return words(f"fancards.choose.{way}"), "", words(f"fancards.choose.{way}.why"), lambda: None
        said = saying(now, words, first)
        if any(left := unused(now, first)):
            what = "both" if all(left) else "moves" if left[0] else "command"
            lost = words(f"fancards.end.{what}", n=sum(left), moves=left[0], command=left[1])
            return self.careful(said.action, lost, lambda: s.answer(first.key))
        return said.action, said.note, "", lambda: s.answer(first.key)
