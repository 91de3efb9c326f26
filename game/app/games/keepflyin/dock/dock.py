"""The lower edge of the table: action chips, the hold, primary button, undo, redo, hint, zoom."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.app.captains.dock import SeatedDock
from game.app.games.keepflyin.dock import actions, tickets
from game.app.games.keepflyin.hints.staying import staying
from game.app.games.keepflyin.hints.threats import does
from game.app.games.keepflyin.sayings import lead, saying, unused
from game.app.games.keepflyin.spread.offers import offers
from game.app.table.leading import Primary, coached, led, passing
from game.app.table.panels.dock import DIGITS, PADS
from game.app.table.panels.spot import Spot
from game.app.ui.widgets import Widget
from game.core.steps import Option
from game.rules.keepflyin.state import CAPTAINS

if TYPE_CHECKING:
    from game.app.games.keepflyin.scene import KeepflyinScene


FLIGHT = ("Play", "BoardHulk", "LeaveAboard", "ScanResult", "PayMore")
"""The choices of a flight, whose deeds follow each other on one button."""


class KeepflyinDock(SeatedDock):
    """Sets the layers of the lower edge and gives what can be pressed there."""

    scene: KeepflyinScene
    endings = frozenset({("Play", "done"), ("MoveCounter", "pass")})

    def widgets(self) -> list[Widget]:
        return [*self._actions(), *self._tickets(), *self.buttons()]

    # ------------------------------------------------------------ chips

    def _actions(self) -> list[Widget]:
        s = self.scene
        k, p, words = s.kit, s.places, s.words
        row = actions.tiles(s.now, words, s.mode)
        seat = s.now.at_it
        who = s.whose(seat) if seat in s.seating.people else words("table.wait", name=s.now.name(seat))
        waiting = "" if s.now.mine or not s.now.choice else who
        laid = offers(s.now)
        how = "hex.spread.about" if laid is not None and laid.about else "hex.spread.how"
        asks = how if laid is not None else f"hex.choose.{s.now.kind}"
        waiting = waiting or (words(asks) if words.has(asks) and s.now.mine else "")
        s.layers.set(
            "actions",
            p.actions.inflate(2 * k.u(3), 2 * k.u(3)),
            (k, row, waiting, s.now.mine),
            lambda dst: actions.paint(k, dst, p.actions, row, waiting, s.now.mine),
        )
        found: list[Widget] = []
        for tile, n, r in zip(row, actions.digits(row), actions.rects(k, p.actions, row)):
            if not tile.key:
                found.append(Spot(r, f"tile:{tile.name}", why=tile.tip, focusable=False, radius=6))
                continue
            found.append(
                Spot(
                    r,
                    f"tile:{tile.key}",
                    partial(self.press, tile.key),
                    tip=tile.tip,
                    keys=(DIGITS[n - 1], PADS[n - 1]),
                    radius=6,
                )
            )
        return found

    def press(self, key: str) -> None:
        """A chip was pressed."""
        s = self.scene
        head, _, tail = key.partition(":")
        if head == "mode":
            s.wait_for("" if s.mode == tail else tail)
        elif head == "how":
            s.show_how()
        elif key == "drop:":
            s.let_go()
        else:
            s.answer(key)

    # ------------------------------------------------------------ the hold

    def _tickets(self) -> list[Widget]:
        s = self.scene
        k, p, now, words = s.kit, s.places, s.now, s.words
        lit = s.lit_cards()
        row = tickets.tickets(now, words, frozenset(lit))
        used, most = now.used(now.seat), now.cargo
        lost = now.g.fate[now.seat] not in CAPTAINS
        rest = words("hex.hold.lost" if lost else "hex.hold.full" if used >= most else "hex.hold.free", n=used, of=most)
        dumps = any(o.target in ("job.discard", "event.discard") for o in now.options)
        word = words("hex.pile")
        s.layers.set(
            "dock",
            p.dock.inflate(2 * k.u(4), 2 * k.u(4)),
            (k, row, rest, dumps),
            lambda dst: tickets.paint(k, dst, p.dock, row, rest, dumps, word),
        )
        found: list[Widget] = []
        for ticket, r in zip(row, tickets.rects(k, p.dock, len(row))):
            about = ("job" if now.job(ticket.card) else "event", ticket.card)
            act: Callable[[], object] = partial(s.look, about)
            if ticket.card in lit:
                act = partial(s.answer, lit[ticket.card])
            tip = f"**{ticket.title}**\n{ticket.note}\n{ticket.pay}  {ticket.nr}".strip()
            found.append(Spot(r, f"card:{ticket.card}", act, tip=tip, about=about, radius=6))
        found.append(Spot(tickets.pile(k, p.dock), "pile", tip=words("hex.pile.tip"), focusable=False, radius=6))
        return found

    # ------------------------------------------------------------ buttons

    def grave(self, first: Option) -> bool:
        return saying(self.scene.now, self.scene.words, first).grave

    def weighs(self, first: Option) -> tuple[str, str]:
        """Whatever is of another kind than the deed before it in a flight: a second press for a hex neither looks at a
        counter nor takes salvage, and a flight goes on from a derelict by a press of its own."""
        kind, head = self.scene.now.kind, first.key.partition(":")[0]
        return (kind, head) if kind in FLIGHT else super().weighs(first)

    def plain(self) -> Option | None:
        """What a hint that lies there says, else the plainest way on."""
        s = self.scene
        advised = s.now.key(s.hint.best[0].key) if s.hint.best and s.now.mine else None
        return advised or lead(s.now)

    def primary(self) -> Primary:
        """What the primary button says and does."""
        s = self.scene
        now, words = s.now, s.words
        if now.choice is None:
            return words("table.over.show"), "", "", s.show_result
        if (leads := led(s)) is not None:
            return leads
        if not now.mine or s.thinks():
            return passing(s)
        if now.dumping:
            return words("hex.spread.keep"), "", "", lambda: s.wait_for("")
        if s.mode:
            return words(f"hex.mode.{s.mode}"), "", words(f"hex.mode.{s.mode}.why"), lambda: None
        if s.keyboard and s.hover in now.cells and coached(s) is None:
            option = now.cells[s.hover]
            head = option.key.partition(":")[0]
            return words(f"hex.here.{head}", n=now.steps(s.hover)), "", "", lambda: s.answer(option.key)
        if s.keyboard and s.hover is not None and now.movable(s.hover) and coached(s) is None:
            at = s.hover
            return words("hex.here.pick"), "", "", lambda: s.take_up(at)
        first = self.first()
        if now.aim >= 0 and now.moving and coached(s) is None and not now.find("pay"):
            bears, far = now.towards(now.aim)
            if bears is not None:
                n, key = now.steps(now.chart.nodes[bears.target]), bears.key
                label = words("hex.act.towards", place=now.where(now.aim), n=n, of=far)
                return label if n < far else saying(now, words, bears).action, "", "", lambda: s.answer(key)
        if first is None and offers(now) is not None:
            return words("hex.choose.card"), "", words("hex.spread.why"), lambda: None
        if first is None:
            way = "hex" if now.sources() else "card"
            return words(f"hex.choose.{way}"), "", words(f"hex.choose.{way}.why"), lambda: None
        said = saying(now, words, first)
        if first.key.startswith("shift:"):
            return said.action, does(now, words, first) or said.note, "", lambda: s.answer(first.key)
        left = unused(now, first)
        if left and first.key == "done":
            note = staying(now, words) or words("hex.act.end.note")
            return self.careful(words("hex.act.end", n=left), note, lambda: s.answer(first.key))
        if left:
            return said.action, words("hex.act.pay.ends", n=left), "", lambda: s.answer(first.key)
        return said.action, said.note, "", lambda: s.answer(first.key)
