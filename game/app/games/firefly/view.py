"""What the table of *Firefly: The Game* shows; how it moves is the same on every table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pygame import Rect, Surface

from game.app.captains.layout import Places
from game.app.captains.seated import SeatedScene
from game.app.games.firefly.cards.ways import CardView, card_view
from game.app.games.firefly.dock.proposal import by_itself
from game.app.games.firefly.dock.row import answer as only_answer
from game.app.games.firefly.hints import landmarks
from game.app.games.firefly.hints.hint import FireflyHint
from game.app.games.firefly.hints.preview import preview
from game.app.games.firefly.map.board import SectorBoard, Shown
from game.app.games.firefly.map.named import map_board
from game.app.games.firefly.panels import layout
from game.app.games.firefly.panels.panels import FireflyPanels
from game.app.games.firefly.pointer import FireflyPointer
from game.app.games.firefly.situation import FLIGHTS, Situation
from game.app.play.seating import Seating
from game.app.table.panels.spot import Subject
from game.core.session import Session
from game.rules.firefly.board import board
from game.rules.firefly.flight.flying import BURN
from game.rules.firefly.tokens import option_of


class FireflyView(SeatedScene):
    """`mode`: the kind of Action that is looked at ("buy", "more" ...), `leaf` which of its pages; `sure`: what the
    brass button has asked about and will do when it is pressed once more."""

    music = "voyage"
    key_lists = ("table", "sector")
    now: Situation
    view: SectorBoard
    panels: FireflyPanels
    pointer: FireflyPointer
    places: Places
    hover: int | None
    seating: Seating

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        super().furnish(session, names)
        self.now = Situation(session, names, self.seating.people)
        self.now.auto = self.app.settings.auto
        self.view = self.make_view()
        self.mode, self.leaf = "", 0
        self.sure = ""
        self.alone = 0.0  # ms since an answer that is the only one could have been given
        self.fan = 0  # which of the cards lie in the dock, where not all have room
        self.lying = self.now.shown_card()  # the card that has come on to the map
        self.picture: tuple[object, Surface] | None = None  # how the map with its card was painted when the card came
        self._card: tuple[object, CardView | None] = (None, None)
        self.panels = FireflyPanels(self)  # type: ignore[arg-type]
        self.pointer = FireflyPointer(self)  # type: ignore[arg-type]
        self.hint = FireflyHint(self)

    def make_view(self) -> SectorBoard:
        return map_board(self.app.words, board(self.now.g))

    def lay(self, size: tuple[int, int]) -> None:
        self.kit.looks = self.seating.looks
        self.places = layout.places(self.kit, size)
        self.kept_clear = (self.places.inspector,)

    def landmark(self, head: str, tail: str) -> Rect | None:
        return landmarks.landmark(self, head, tail)

    def lit(self) -> Iterable[Rect]:
        return [self.view.box(number) for number in self.now.cells]

    def crowd(self, about: Rect | None) -> Iterable[tuple[Rect, float]]:
        return landmarks.crowd(self, about)

    def bare(self) -> Sequence[Rect]:
        return [*super().bare(), *landmarks.card_parts(self)]

    def card_up(self) -> CardView | None:
        """The card that lies over the map, None while something moves or there is none."""
        return None if self.player.playing or self.rises() else self.card_view()

    def flies_by(self) -> bool:
        """Whether the choice is on a Nav Card that asks nothing and is answered by itself: it never lies on the map."""
        only = by_itself(self.now) if self.now.kind == "NavChoice" else None
        head, _, number = only.key.partition(":") if only is not None else ("", "", "")
        return head == "option" and option_of(self.now.shown_card(), int(number)).test is None

    def rises(self) -> bool:
        """Whether the card of the choice is still to come on to the map."""
        item = self.now.shown_card()
        if not item or self.flies_by():
            self.lying = item
        elif item != self.lying and (self.app.settings.factor == 0 or self.app.still):
            self.lies()
        return item != self.lying

    def lies(self) -> None:
        """The card of the choice lies on the map now."""
        self.lying = self.now.shown_card()

    def card_view(self) -> CardView | None:
        """The card that the choice is made on."""
        if not self.now.shown_card() or self.flies_by():
            return None
        key = self.moment, self.kit, self.words
        if self._card[0] != key:
            self._card = key, card_view(self.now, self.words, self.kit)
        return self._card[1]

    def shown(self) -> Shown:
        pieces = self.stage.standing()
        if self.player.playing:
            return Shown(pieces, glance=self.view.glances())
        held = self.drag.source if self.drag else ""
        if held:
            pieces = tuple(p for p in pieces if p.id != held)
        blocked = (self.now.g.cutter,) if self.now.moving else ()
        if self.card_up() is not None:
            return Shown(pieces)
        seen = preview(self.now, self.words, self.hover, bool(held))
        path, navs = seen.path, seen.navs
        aimed = self.now.bears_to(self.now.aim) if self.now.aim and not path else None
        if aimed is not None:
            path = (self.now.g.ship[self.now.seat], *aimed[1])
            navs = tuple(self.now.place(n).zone if aimed[0] == BURN else "" for n in aimed[1])
        if self.now.plan and self.now.mine and self.now.kind != "Actions" and not path:
            path = (self.now.g.ship[self.now.seat], *self.now.plan)
            navs = tuple(self.now.place(number).zone for number in self.now.plan)
        glow = self.beacon if self.beacon is not None else self.pulse
        if glow is None:
            glow = self.hint.place()
        return Shown(
            pieces,
            self.now.reach(),
            blocked,
            -1 if self.hover is None else self.hover,
            seen.legal,
            path,
            navs,
            seen.tag,
            seen.ghost,
            -1 if glow is None else glow,
            self.view.glances(),
            tuple(sorted(self.now.errands())) if self.now.mine and not self.now.veiled else (),
        )

    # ------------------------------------------------------------ looking

    def press(self, key: str) -> bool:
        """A row or a button: an answer, a kind of Action, a way to fly, or the next leaf of a page."""
        head, _, tail = key.partition(":")
        if head == "more":
            self.leaf += 1
        elif head == "mode":
            self.open_mode("" if self.mode == tail else tail)
            return True
        elif head == "way":
            self.mode = ""
            self.now.fly_by(tail)
        elif head == "plan":
            self.forget_plan()
            return True
        else:
            return self.answer(key)
        self.moment += 1
        self.panels.refresh()
        return True

    def open_mode(self, mode: str) -> None:
        """Look at a kind of Action, "" at the whole turn."""
        self.mode, self.leaf, self.pinned = mode, 0, None
        self.moment += 1
        if self.places.compact:
            self.panels.side.tab = "look"
        self.panels.refresh()

    def press_on(self, about: Subject) -> None:
        """A card or a token was pressed: what alone it can answer is answered, else it is looked at."""
        if about[0] == "card" and self.now.mine:
            key = only_answer(self.now, about[1])
            if key:
                self.answer(key)
                return
        self.leaf = 0
        self.look(about)

    def overview(self) -> None:
        """All ships, one's own Jobs, the Goals and what lies open, over the map."""
        from game.app.games.firefly.overview.sheet import Sheet

        self.hurry()
        self.app.stack.push(Sheet(self.app, self.now))

    def turn_cards(self) -> None:
        """The next cards into the dock."""
        self.fan += 1
        self.panels.refresh()

    def ask_first(self, what: str) -> None:
        """The brass button asks whether it is meant; pressed once more it does it."""
        self.sure = what
        self.moment += 1
        self.panels.refresh()

    # ------------------------------------------------------------ flying

    def go_to(self, number: int, dropped: str = "") -> None:
        """Fly to a Sector, one after the other, or put there what is picked up."""
        way = self.now.course(number)
        option = self.now.cells.get(way[1] if self.now.moving else way[0]) if way else None
        if option is None:
            return
        self.fly(option.key, way[2:], dropped)

    def fly(self, key: str, after: Sequence[int], dropped: str = "") -> None:
        """Enter a Sector and, card by card, those after it; at the last one the ship has arrived."""
        now, option = self.now, self.now.key(key)
        number = now.to(option) if option is not None else None
        flies, last = now.moving, after[-1] if after else number or 0
        self.answer(key, dropped if not after else "")
        if flies and last:
            now.plan, now.bound = tuple(after), last if after or now.worth_a_stop(last) else 0
        if after:
            self.drag = None

    def aim_at(self, number: int) -> None:
        """A Sector was clicked that is not in reach as the ship flies now: the brass button offers the way there, or as
        far as the ship gets; a second click takes it."""
        bears = self.now.bears_to(number)
        if bears is None:
            return
        head, way = bears
        if self.now.aim == number:
            self.fly(f"{head}:{self.now.place(way[0]).key}", way[1:])
            return
        self.now.fly_by(head)
        self.now.aim = number
        self.pinned = "cell", number
        self.moment += 1
        self.panels.refresh()

    def forget_plan(self) -> None:
        """The flight goes on as far as it went."""
        self.now.plan, self.now.bound = (), 0
        self.moment += 1
        self.panels.refresh()

    def follow_plan(self) -> bool:
        """Enter the next Sector of the route once that is asked; a flight that is over has none."""
        now = self.now
        if not now.bound or self.player.playing or self.results.holds or self.drag is not None or not now.mine:
            return False
        if now.kind == "Actions" or now.choice is None:
            now.plan, now.bound = (), 0
            return False
        if now.kind != "FlightChoice":
            return False
        if not now.plan and now.bound == now.g.ship[now.seat]:
            now.bound = 0
            self.autos.add(len(self.session.record))
            self.answer("stop")
            return True
        option = now.cells.get(now.plan[0]) if now.plan else None
        if option is None or option.key.partition(":")[0] not in FLIGHTS:
            self.forget_plan()
            return False
        self.fly(option.key, now.plan[1:])
        return True
