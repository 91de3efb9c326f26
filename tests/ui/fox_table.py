"""The table of the toy game on felt: what a game without a board writes of its own beside `FeltBoard`."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from game.app.captains import layout
from game.app.captains.beheld import Beheld
from game.app.captains.hint import Hint
from game.app.captains.panels import SeatedMouse, SeatedPanels, SeatedSide
from game.app.captains.seated import SeatedScene
from game.app.table.boards.felt import Card, FeltBoard, Leave, Shown
from game.app.table.boards.zones import At, Zone
from game.app.table.keys import Keys
from game.app.table.leading import led, passing
from game.app.table.moving.acts import Come, Hop
from game.app.table.moving.animate import Together
from game.app.table.panels import blocks as b
from game.app.table.panels.bars import Press
from game.app.table.panels.dock import DIGITS, Dock
from game.app.table.panels.hint_button import hint_button
from game.app.table.panels.log import Entry
from game.app.table.panels.topbar import Bar, Chip
from game.app.table.results import endings
from game.app.ui.widgets import Button
from game.core.zones import pile
from tests.toy import Scored

LINE = 1.72  # the height of a zone of one line


def zones(names, seat):
    """The rivals at the top, what was played and the piles in the middle, the own hand below."""
    rivals = [s for s in range(len(names)) if s != seat]
    wide = (7.64 - 0.24 * (len(rivals) - 1)) / len(rivals)
    found = [
        Zone(f"hand:{s}", "hand", (i * (wide + 0.24), 0.0, wide, LINE), title=names[s]) for i, s in enumerate(rivals)
    ]
    found += [
        Zone("table", "row", (0.0, 2.0, 3.6, LINE), "right", "Played"),
        Zone("deck", "pile", (4.2, 2.0, 1.5, LINE), title="Deck"),
        Zone("discard", "pile", (6.0, 2.0, 1.5, LINE), title="Discard"),
        Zone(f"hand:{seat}", "hand", (0.0, 4.0, 7.64, LINE), title=names[seat]),
    ]
    return found


class Situation(Beheld):
    """Cards by zone, and where what is picked can be put."""

    def sources(self):
        found = {}
        for option in self.options:
            if option.source and option.target:
                found[option.source] = found.get(option.source, 0) + 1
        return found

    def pick(self, source):
        self.picked, self.cells = source, {}
        for option in self.options if source else ():
            if option.source == source and option.target:
                for place in range(len(pile(self.g, option.target)) + 1):
                    self.cells[At(option.target, place)] = option

    def pieces(self):
        found = []
        for zone, items in self.g.zones.items():
            for i, item in enumerate(items):
                hidden = item.startswith("?") or zone == "deck"
                top = zone == "deck" and i == len(items) - 1
                id = "deck" if top else f"{zone}:{i}" if hidden else item
                name, _, number = item.partition("-")
                found.append(
                    Card(
                        id,
                        At(zone, i),
                        up=not hidden,
                        title="" if hidden else f"{name.title()} {number}",
                        label="" if hidden else name.title(),
                        band="smuggling" if name == "cat" else "border",
                        deck="event",
                        state="selected" if id == self.picked else "normal",
                    )
                )
        return tuple(found)


class FoxKeys(Keys):
    def cursor(self, dx, dy):
        s = self.scene
        s.group.set_focus(None)
        at = s.hover if s.hover is not None else At(f"hand:{s.now.seat}", 0)
        s.hover, s.keyboard = s.view.step(at, dx, dy) if s.hover is not None else at, True
        s.pointer.asleep = False
        s.view.show(s.hover)
        s.panels.refresh()

    def taken_back(self):
        if not self.scene.now.picked:
            return False
        self.scene.let_go()
        return True


class FoxPointer(SeatedMouse):
    def __init__(self, scene):
        super().__init__(scene)
        self.keys = FoxKeys(scene)

    def space_at(self, pos):
        return self.scene.view.cell_at(pos)

    def piece_at(self, pos):
        cell = self.space_at(pos)
        return next((card for card in self.scene.stage.pieces.values() if card.cell == cell), None)

    def may_lift(self, piece):
        return piece.id in self.movable()

    def drop(self, pos):
        s = self.scene
        cell, source, home = s.view.cell_at(pos), s.drag.source, s.drag.piece.cell
        if self.taken([cell.zone] if cell else [], source):
            return
        self.spring()
        if cell is None or cell.zone != home.zone:
            s.refuse(source, cell.zone if cell else "", s.view.box(cell) if cell else Rect(pos, (1, 1)))

    def click(self, cell, held):
        s = self.scene
        if cell in s.now.cells:
            s.answer(s.now.cells[cell].key)
        elif held is not None and held.id in self.movable():
            s.take_up(held.id)
        elif s.now.picked:
            s.refuse(s.now.picked, cell.zone, s.view.box(cell))


class FoxSide(SeatedSide):
    says = "fox.tab"

    def middle(self):
        return []

    def pages(self):
        if self.scene.hint.shown:
            return self.scene.hint.page()
        return [b.Title(self.scene.words("box.toy.title"), size=18), b.Words(self.scene.words("fox.how"), "ink")]


class FoxDock(Dock):
    """What is answered without a card is a button of the row."""

    def widgets(self):
        s = self.scene
        k, p = s.kit, s.places
        plain = [o for o in s.now.options if not o.target]
        row, found = p.actions.union(p.dock), []
        wide = row.w // max(1, len(plain))
        for i, option in enumerate(plain):
            r = Rect(row.x + i * wide, row.y, wide - k.u(6), row.h)
            act, name = partial(s.answer, option.key), f"tile:{option.key}"
            found.append(Button(r, s.reads_as(option), act, keys=(DIGITS[i],), name=name))
        label, sub, why, act = self.primary()
        found.append(Button(p.primary, label, act, kind="primary", sub=sub, why=why, name="primary"))
        self.say_below(s.undoing.why_not())
        roomy = not p.compact and k.grow < 1.12
        found += [*self.back_and_on(), hint_button(s, p.hint, roomy), *self.zoom_pad(), *s.recap.widgets()]
        return found

    def plain(self):
        now = self.scene.now
        return now.key("pass") or now.key("wait")

    def ready(self):
        return True

    def primary(self):
        s = self.scene
        now, words = s.now, s.words
        if now.choice is None:
            return words("table.over.show"), "", "", s.show_result
        if (leads := led(s)) is not None:
            return leads
        if not now.mine:
            return passing(s)
        if s.keyboard and s.hover in now.cells:
            option = now.cells[s.hover]
            return s.reads_as(option), "", "", partial(s.answer, option.key)
        under = next((c.id for c in s.stage.pieces.values() if c.cell == s.hover and c.id in now.sources()), "")
        if s.keyboard and under:
            return words("fox.pick"), "", "", partial(s.take_up, under)
        first = self.first()
        return s.reads_as(first), "", "", partial(s.answer, first.key)


def bar(now, words, thinking):
    """Whose turn it is, and how many points everybody has."""
    score = now.session.state.score
    chips = [Chip(s, now.name(s), str(score[s]), "", now.name(s)) for s in range(len(now.names)) if s != now.seat]
    return Bar(now.asked, now.name(now.asked) if now.asked >= 0 else "", str(score[now.seat]), (), tuple(chips))


class FoxPanels(SeatedPanels):
    def __init__(self, scene):
        super().__init__(scene)
        self.side, self.dock = FoxSide(scene), FoxDock(scene)

    def bar(self):
        return bar(self.scene.now, self.scene.words, self.scene.thinks())


class FoxHint(Hint):
    def reason(self, option, aims):
        return ""

    def press(self, option):
        s = self.scene
        return Press(s.reads_as(option), key=option.key, action=partial(s.answer, option.key))


class FoxScene(SeatedScene):
    """The toy game on felt."""

    hands = True

    def furnish(self, session, names):
        super().furnish(session, names)
        self.now = Situation(session, names, self.seating.people)
        self.view = self.make_view()
        self.panels, self.pointer, self.hint = FoxPanels(self), FoxPointer(self), FoxHint(self)

    def make_view(self):
        view = FeltBoard(zones(self.now.names, self.now.seat))
        view.lay(self.now.pieces())
        return view

    def lay(self, size):
        self.places = layout.places(self.kit, size)
        self.places.rail = Rect(0, 0, 0, 0)
        self.places.board = self.places.board.union(Rect(self.kit.u(15), self.places.board.y, 1, 1))

    def read_anew(self):
        super().read_anew()
        self.view.lay(self.now.pieces())

    def shown(self):
        now = self.now
        held = {self.drag.source} if self.drag else set()
        lit = {at.zone for at in now.cells} if now.mine and not self.player.playing else set()
        hover = None if self.player.playing else self.hover
        cards = tuple(self.stage.pieces.values())
        return Shown(cards, frozenset(self.stage.lifted | held), frozenset(lit), hover, self.beacon)

    def take_up(self, id):
        self.now.pick(id)
        self.stage.sync(self.now.pieces())
        self.moment += 1
        self.panels.refresh()

    def reads_as(self, option):
        head, _, tail = option.key.partition(":")
        return self.words(f"fox.{head}", what=tail)

    # ------------------------------------------------------------ what came of an answer

    def acts(self, news, dropped):
        after = {card.id: card for card in Situation(self.session, self.now.names, self.now.people).pieces()}
        before, still = self.stage.pieces, self.app.still
        moved = [id for id, card in after.items() if id in before and before[id].cell != card.cell and id != dropped]
        acts = [Hop(id, (before[id].cell, after[id].cell), still, hop=False) for id in moved]
        acts += [Come(card) for id, card in after.items() if id not in before]
        acts += [Leave(id) for id in before if id not in after]
        return [Together(acts)] if acts else []

    def lines_of(self, told):
        return [
            Entry(news.seat, self.words("fox.scored", name=self.now.name(news.seat), n=news.points), after=after)
            for after, news in told
            if isinstance(news, Scored)
        ]

    def refusal(self, source, target):
        found = self.now.why_not(source, target)
        return self.words(found.says if found else "table.refused"), None

    def won(self, outcome):
        said = endings.captains(self.words, outcome.winners, self.now.names, "")
        return endings.slip(self.words, said, "", outcome.winners, True)

    def moment_name(self):
        return "turn"

    def landmark(self, head, tail):
        return None

    def crowd(self, about):
        return []

    def ending(self):
        from tests.ui.fox_game import FoxResult

        return FoxResult(self.app, self.session, list(self.now.names))
