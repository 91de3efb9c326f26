"""The table of *Firefly: The Game*: a running game shown from one captain's view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.app.captains.layout import Places
from game.app.captains.seated import SeatedScene
from game.app.games.firefly import boxes, carried
from game.app.games.firefly.at_once import AtOnce
from game.app.games.firefly.cards.over import CardOver
from game.app.games.firefly.cards.staged import Staged
from game.app.games.firefly.deeds import DEEDS, card_face
from game.app.games.firefly.dock.row import answer as only_answer
from game.app.games.firefly.ending import story_over
from game.app.games.firefly.flight import Flight
from game.app.games.firefly.hints import landmarks
from game.app.games.firefly.hints.hint import FireflyHint
from game.app.games.firefly.hints.preview import preview
from game.app.games.firefly.log import entries, unseen
from game.app.games.firefly.map.board import SectorBoard, Shown
from game.app.games.firefly.map.named import map_board
from game.app.games.firefly.map.pieces import Act, Piece
from game.app.games.firefly.names import doll, title
from game.app.games.firefly.panels import layout
from game.app.games.firefly.panels.panels import FireflyPanels
from game.app.games.firefly.pointer import FireflyPointer
from game.app.games.firefly.results import MARKS, WEIGHTS, results
from game.app.games.firefly.sayings import nearest, refused
from game.app.games.firefly.situation import HAND, HANDS, PARTS, Situation, card_of
from game.app.games.firefly.story import Teller
from game.app.play.seating import Seating
from game.app.table.ambient import Glow, engines, stars, suns
from game.app.table.panels.log import Entry
from game.app.table.panels.spot import Subject
from game.app.table.results import endings
from game.app.table.results.results import Result
from game.app.ui.slipface import Face
from game.core.news import News
from game.core.ruleset import Outcome
from game.core.session import Session
from game.rules.firefly import news as kinds
from game.rules.firefly.board import board
from game.rules.firefly.flight.flying import BURN
from game.rules.firefly.perks import leader_of

if TYPE_CHECKING:
    from game.app.replay.ending import Ending


class FireflyScene(SeatedScene[int, Piece]):
    """What the table shows, and what is particular to this game: its news and refusals, its result.

    `mode`: the kind of Action that is looked at ("buy", "more" ...), `leaf` which of its pages; `sure`: what the brass
    button has asked about and will do when it is pressed once more."""

    marks = MARKS
    weights = WEIGHTS
    pause_ms = 200.0
    hands = True
    music = "voyage"
    key_lists = ("table", "sector")
    now: Situation
    view: SectorBoard
    panels: FireflyPanels
    pointer: FireflyPointer
    places: Places
    hover: int | None
    pulse: int | None
    beacon: int | None
    hint: FireflyHint
    seating: Seating

    def furnish(self, session: Session[Any], names: Sequence[str]) -> None:
        super().furnish(session, names)
        self.now = Situation(session, names, self.seating.people)
        self.now.auto = self.app.settings.auto
        self.music = boxes.music(self.now.g) or self.music
        self.view = self.make_view()
        self.mode, self.leaf = "", 0
        self.sure = ""
        self.fan = 0  # which of the cards lie in the dock, where not all have room
        self.card = CardOver(self)
        self.staged = Staged(self)
        self.flight = Flight(self)
        self.at_once = AtOnce(self)
        self.panels = FireflyPanels(self)
        self.pointer = FireflyPointer(self)
        self.hint = FireflyHint(self)

    def make_view(self) -> SectorBoard:
        return map_board(self.app.words, board(self.now.g))

    def lay(self, size: tuple[int, int]) -> None:
        self.places = layout.places(self.kit, size)
        self.kept_clear = (self.places.inspector,)

    def leads(self, seat: int) -> str:
        return doll(self.kit, leader_of(self.now.g, seat))

    def landmark(self, head: str, tail: str) -> Rect | None:
        return landmarks.landmark(self, head, tail)

    def lit(self) -> Iterable[Rect]:
        return [self.view.box(number) for number in self.now.cells]

    def crowd(self, about: Rect | None) -> Iterable[tuple[Rect, float]]:
        return landmarks.crowd(self, about)

    def bare(self) -> Sequence[Rect]:
        return [*super().bare(), *landmarks.card_parts(self)]

    def shown(self) -> Shown:
        pieces, deep = self.stage.standing(), not self.app.still
        if self.player.playing:
            return Shown(pieces, deep=deep)
        held = self.drag.source if self.drag else ""
        if held:
            pieces = tuple(p for p in pieces if p.id != held)
        blocked = (self.now.g.cutter,) if self.now.moving else ()
        if self.covered:
            return Shown(pieces, deep=deep)
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
            tuple(sorted(self.now.errands())) if self.now.mine and not self.now.veiled else (),
            deep=deep,
        )

    def lights(self) -> Mapping[str, Glow]:
        if self.covered or self.player.playing:
            return {}
        ships = [
            (one.piece.id, one.at, one.wide, one.turn)
            for one in self.view.layout(self.stage.standing())
            if one.piece.kind == "ship"
        ]
        return {**stars(self.view.window), **suns(self.view.suns()), **engines(self.kit, ships)}

    @property
    def covered(self) -> bool:
        """Whether a card or a stage lies over the map, which nothing is done on then."""
        return self.card.up() is not None or self.staged.up() is not None

    # ------------------------------------------------------------ looking

    def press(self, key: str) -> bool:
        """A row or a button: an answer, once or several times, a tick, a kind of Action, a way to fly or a leaf."""
        head, _, tail = key.partition(":")
        read = head in ("mode", "way") and self.hint.drop()  # its choices take the place of a hint that was read
        if head == "more":
            self.leaf += 1
        elif head == "mode":
            self.open_mode("" if self.mode == tail and not read else tail)
            return True
        elif head == "way":
            self.mode = ""
            self.now.fly_by(tail)
        elif head == "go" and tail:
            self.flight.aim_at(int(tail))
            return True
        elif head == "plan":
            self.flight.forget()
            return True
        elif head == "tick":
            self.now.off ^= {tail}
        elif head == "side":
            self.now.asking = not self.now.asking
        elif head == "times":
            many, _, key = tail.partition(":")
            self.at_once.again(key, int(many))
            return True
        else:
            return self.answer(key)
        self.moment += 1
        self.panels.refresh()
        return True

    def open_mode(self, mode: str) -> None:
        """Look at a kind of Action, "" at the whole turn."""
        self.mode, self.leaf, self.pinned = mode, 0, None
        self._hold_open()
        self.moment += 1
        if self.places.compact:
            self.panels.side.tab = "look"
        self.panels.refresh()

    def _hold_open(self) -> None:
        """What is handed over or given up lies there as long as its kind of Action is open."""
        self.now.handing = self.mode[len(HANDS) :] if self.mode.startswith(HANDS) else ""
        self.now.parting = self.mode if self.mode in PARTS.values() else ""

    def read_anew(self) -> None:
        super().read_anew()
        self._hold_open()

    def press_on(self, about: Subject) -> None:
        """A card or a token was pressed: what alone it can answer is answered, Gear is handed over, else it is looked
        at."""
        if about[0] == "card" and self.now.mine and any(o.source == f"card:{about[1]}" for o in self.now.find(HAND)):
            self.press(f"mode:{HANDS}{about[1]}")
            return
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

    # ------------------------------------------------------------ what came of an answer

    def acts(self, news: Sequence[News], dropped: str) -> list[Act]:
        card = self.card.up()
        stays = card is not None and self.session.choice is not None and card_of(self.session.choice) == card.item
        teller = Teller(
            self.stage, self.words, self.app.still, self.now.people, carried.Places(self), card, stays, self.bots.brisk
        )
        return [*teller.acts(self.now, news, dropped), *self.staged.spread.gathered()]

    def turned(self, items: Sequence[str]) -> str:
        """A card that who looks may see is named."""
        seen = self.session.state.seen
        names = [title(one) if seen[one] >> self.now.seat & 1 else "" for one in items if one in seen]
        if len(names) == 1 and names[0]:
            return self.words("firefly.undo.card", card=names[0])
        return self.words("firefly.undo.cards", n=len(items))

    def lines_of(self, told: Sequence[tuple[int, News]]) -> list[Entry]:
        earlier = self.told[: -len(told)] if told and self.told[-len(told) :] == list(told) else []
        return entries(self.now, self.words, told, [news for _, news in earlier], self.undoing.autos)

    def enter_lines(self, begin: int = 0) -> None:
        """A line that goes on is written anew."""
        told, first = self.told, begin
        if begin < len(told):
            while first and unseen(told[first - 1]) == unseen(told[begin]) != "":
                first -= 1
        if first < begin and self.log:
            self.log = self.log[:-1]
        super().enter_lines(first)

    def results_of(self, news: Sequence[News]) -> list[Result]:
        def say(told: Sequence[News]) -> list[Entry]:
            begin = next((i for i, one in enumerate(news) if one is told[0]), 0)
            return entries(self.now, self.words, [(0, one) for one in told], [*self.now.happened(), *news[:begin]])

        alone = len(self.session.record) - 1 in self.undoing.autos
        return results(self.now, self.words, say, news, self.session.state, self.now.people, alone)

    def face_of(self, line: Entry) -> Face | None:
        about = line.about[0] if line.kind in (*DEEDS, kinds.Done) and line.about else ("", "")
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
        return refused(self.words, found), nearest(self.now, found)

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

    def move_on(self, dt: float) -> bool:
        moving = super().move_on(dt) or self.card.rise() or self.staged.spread.rise()
        return self.flight.follow() or self.at_once.goes_on() or self.at_once.update(dt) or moving

    def undo(self) -> bool:
        self.flight.drop()
        self.now.queue = ()
        return super().undo()

    def rewind(self, answers: int) -> None:
        self.flight.drop()
        self.now.queue = ()
        super().rewind(answers)

    def ending(self) -> Ending:
        from game.app.games.firefly.result import FireflyResult

        return FireflyResult(self.app, self.session, list(self.now.names))
