"""The lower edge of the table: rows of Actions, cards, primary button, undo, redo, zoom."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.app.captains.dock import SeatedDock, overview_button
from game.app.games.firefly import boxes
from game.app.games.firefly.cards.called import decided
from game.app.games.firefly.dock import row as dockrow
from game.app.games.firefly.dock import rows
from game.app.games.firefly.dock.asking import asking
from game.app.games.firefly.dock.card import BACK
from game.app.games.firefly.dock.proposal import asks, by_itself, course_of, lead
from game.app.games.firefly.dock.together import together
from game.app.games.firefly.hints import trouble
from game.app.games.firefly.hints.preview import price
from game.app.games.firefly.names import title
from game.app.games.firefly.sayings import SOMEBODY, saying
from game.app.games.firefly.spread.offers import offers
from game.app.table.leading import Primary, coached, led, passing
from game.app.table.panels.dock import DIGITS, PADS
from game.app.table.panels.spot import Spot
from game.app.ui.widgets import RoundButton, Widget
from game.core.steps import Option
from game.rules.firefly.acting import actions_left
from game.rules.firefly.board import board
from game.rules.firefly.trade.deal import HAND

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene


TOWARD = {"burn": "firefly.toward.burn"}
"""How a flight is called that ends short of its place."""


class FireflyDock(SeatedDock):
    """Sets the layers of the lower edge and gives what can be pressed there."""

    scene: FireflyScene
    endings = frozenset({("Actions", "end")})

    def widgets(self) -> list[Widget]:
        return [*self._actions(), *self._cards(), *self._buttons()]

    # ------------------------------------------------------------ rows

    def _actions(self) -> list[Widget]:
        s = self.scene
        k, p, words = s.kit, s.places, s.words
        row = rows.rows(s.now, words, s.mode)
        row = row if s.now.kind == "Actions" else rows.seen(k, p.actions, row)
        waiting, above = "", len(boxes.laid(s.now))
        if s.now.choice is not None:
            open_ = s.now.mine and not s.now.veiled
            person = s.now.asked in s.seating.people
            who = s.whose(s.now.asked) if person else words("firefly.wait", name=s.now.name(s.now.asked))
            who = " ".join(filter(None, (who, "" if person else decided(s.now, words))))
            laid = open_ and (offers(s.now) is not None or bool(above))
            waiting = (asking(s.now, words) if laid else words("firefly.choose.map")) if open_ else who
            if by_itself(s.now) is not None:
                waiting = words("firefly.passes.why")
        s.layers.set(
            "actions",
            p.actions.inflate(2 * k.u(3), 2 * k.u(3)),
            (k, row, waiting, s.now.mine, above),
            lambda dst: rows.paint(k, dst, p.actions, row, waiting, s.now.mine, above),
        )
        found: list[Widget] = []
        for i, (one, r) in enumerate(zip(row, rows.rects(k, p.actions, len(row))), above):
            tip = "\n".join(line for line in (f"**{one.name}**" if one.note else one.name, one.note, one.how) if line)
            if not one.key:
                found.append(Spot(r, f"tile:{one.name}", why=tip, focusable=False, radius=5))
                continue
            found.append(
                Spot(r, f"tile:{one.key}", partial(s.press, one.key), tip=tip, keys=(DIGITS[i], PADS[i]), radius=5)
            )
        return found

    # ------------------------------------------------------------ cards

    def _cards(self) -> list[Widget]:
        s = self.scene
        k, p, now, words = s.kit, s.places, s.now, s.words
        leaves = dockrow.leaves(k, p.dock, dockrow.row(now, words))
        cards, turns = leaves[s.fan % len(leaves)], len(leaves) > 1
        empty = words("firefly.dock.empty") if now.kind == "Actions" else ""  # before a turn nobody can deal
        more = dockrow.free(now)
        s.layers.set(
            "dock",
            p.dock.inflate(2 * k.u(4), 2 * k.u(4)),
            (k, cards, turns, empty, more),
            lambda dst: dockrow.paint(k, dst, p.dock, cards, turns, empty, more),
        )
        found = self.face_down(p.dock)
        if turns:
            tip = words("firefly.more", n=s.fan % len(leaves) + 1, of=len(leaves))
            found.append(RoundButton(dockrow.pager(k, p.dock), "arrow@0", s.turn_cards, tip=tip, name="cards"))
        boxes = dockrow.rects(k, dockrow.narrowed(k, p.dock, turns), len(cards))
        for i, (card, r) in enumerate(zip(cards, boxes)):
            if card.kind == BACK:
                continue
            if i + 1 < len(boxes):
                r.w = min(r.w, boxes[i + 1].x - r.x)
            act: Callable[[], object] = partial(s.press_on, ("card", card.item))
            about = "card", card.item
            found.append(Spot(r, f"card:{card.item}", act, about=about, radius=7))
        return found

    # ------------------------------------------------------------ buttons

    def _buttons(self) -> list[Widget]:
        if self.scene.places.foot.h:
            self.say_below(self.scene.undoing.why_not())
        return self.buttons((overview_button(self.scene, "firefly.sheet", self.roomy),))

    def grave(self, first: Option) -> bool:
        return saying(self.scene.now, self.scene.words, first).grave

    def plain(self) -> Option | None:
        return lead(self.scene.now)

    def _flight(self, first: Option, goal: int, way: tuple[int, ...]) -> Primary:
        """A flight that is proposed: all the way to the place, or as far towards it as the ship gets."""
        s = self.scene
        now, words = s.now, s.words
        head = first.key.partition(":")[0]
        key = f"firefly.act.{head}" if way[-1] == goal else TOWARD.get(head, "firefly.toward")
        note = words("firefly.tag.burn", n=len(way), fuel=now.fuel) if head == "burn" else ""
        return words(key, place=now.where(goal, words)), note, "", lambda: s.flight.fly(first.key, way[1:])

    def _taught(self, first: Option) -> tuple[int, tuple[int, ...]] | None:
        """Where the flight leads that a lesson waits for, as its sentence says, and the Sectors it enters."""
        s = self.scene
        last = next((key[4:] for key in reversed(s.coach.after() if s.coach else ()) if key.startswith("fly:")), "")
        number = board(s.now.g).where.get(last)
        way = s.now.course(number)[1:] if number is not None else ()
        return (way[-1], way) if way and way[0] == s.now.to(first) else None

    def primary(self) -> Primary:
        """What the primary button says and does."""
        s = self.scene
        now, words = s.now, s.words
        if now.choice is None:
            return words("table.over.show"), "", "", s.show_result
        if s.waiting >= 0:
            return words("firefly.covered.look"), now.name(s.waiting), "", s.peek.short
        if (leads := led(s)) is not None:
            return leads
        if not now.mine or s.thinks():
            return passing(s)
        if now.handing:
            return words("firefly.hand.leave"), title(now.handing), "", lambda: s.open_mode("")
        if now.parting:
            return words(f"firefly.{now.parting}.leave"), "", "", lambda: s.open_mode("")
        if s.keyboard and s.hover is not None and now.course(s.hover) and coached(s) is None:
            at = s.hover
            return (
                words("firefly.here", place=now.where(at, words)),
                price(now, words, at),
                "",
                lambda: s.flight.go_to(at),
            )
        first = self.first()
        bears = now.bears_to(now.aim) if now.aim and coached(s) is None else None
        if bears is not None:
            option = now.key(f"{bears[0]}:{now.place(bears[1][0]).key}")
            if option is not None:
                return self._flight(option, now.aim, bears[1])
        if by_itself(now) is not None:
            return words("firefly.passes"), "", words("firefly.passes.why"), lambda: None
        if first is None:
            way = "map" if now.cells else "crew" if now.kind in SOMEBODY else "card"
            return words(f"firefly.choose.{way}"), "", words(f"firefly.choose.{way}.why"), lambda: None
        said = saying(now, words, first)
        note = said.note
        if (now.kind, first.key) in self.endings:
            left = actions_left(now.g)
            note = words("firefly.end.left", n=left) if left else ""
        if first.key == "go" and (cards := trouble.ahead(now)):
            note = words("firefly.team.odds", n=cards, chance=trouble.passing(now))
        label = said.action
        asked = asks(now, first) if coached(s) is None else ""
        if asked and s.sure != asked:
            return label, note, "", lambda: s.ask_first(asked)
        if asked:
            label, note = words(f"firefly.sure.{asked}", n=actions_left(now.g)), words("firefly.sure")
            return label, note, "", lambda: s.answer(first.key)
        if now.kind == "KeepJobs" and first.key.startswith("give:") and coached(s) is None:
            return words("firefly.keep.best", n=HAND), words("firefly.keep.best.note"), "", s.at_once.keep_best
        bundle = together(now)
        if bundle.answers:
            head = "more" if bundle.money > 0 else "less" if bundle.money else "none"
            key = f"firefly.together.{head}.{'end' if bundle.ends else 'on'}"
            note = words(key, money=words("money", n=abs(bundle.money))) if words.has(key) else ""
            given = [title(option.key[5:]) for option in bundle.taken if option.key.startswith("drop:")]
            if given:  # what is lost is said before all else
                note = words("firefly.together.drop", n=len(given), card=given[0])
            label = words("firefly.together") if len(bundle.taken) > 1 else saying(now, words, first).action
            return label, note, "", s.at_once.all_ticked
        many = int(getattr(now.choice, "left", 0)) if first.key == "draw" and coached(s) is None else 0
        if many > 1:
            return words("firefly.draw.all", n=many), note, "", s.at_once.draw_all
        goal, route = self._taught(first) or course_of(now, first)
        if goal:
            return self._flight(first, goal, route)
        if first.key.startswith(("cruiser:", "cutter:")):  # a place may be long, too
            label, note = words(f"firefly.page.{now.kind}"), now.where(now.to(first) or 0, words)
        if first.key.startswith(("work:", "goal:")) and not note:  # a long title has the second line for itself
            label, note = words("firefly.group.work"), title(first.source[5:] if first.key[0] == "w" else first.key)
        return label, note, "", lambda: s.answer(first.key)
