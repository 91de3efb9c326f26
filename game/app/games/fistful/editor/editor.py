"""The heist editor: a board drawn with mouse or keys, its Heist card, what is still wrong; kept as a mod and played."""

from __future__ import annotations

import pygame
from pygame import Rect
from pygame.event import Event

from game.app.games.fistful.board.drawing import DrawnBoard, plan_of_sketch
from game.app.games.fistful.editor.crew import said
from game.app.games.fistful.editor.hand import Hand
from game.app.games.fistful.editor.tools import Pens, fresh_look, rooms_of
from game.app.games.fistful.editor.view import View
from game.app.games.fistful.panels.objectives import ICONS
from game.app.games.fistful.sayings import crew_name
from game.app.shell.app import App
from game.app.shell.stack import Scene
from game.app.workshop.bench import Bench
from game.content.common.history import History
from game.content.fistful import fistful
from game.content.fistful.sketch.check import Flaw, flaws
from game.content.fistful.sketch.draw import complete, new_room
from game.content.fistful.sketch.files import files, parcel
from game.content.fistful.sketch.goals import star, visits
from game.content.fistful.sketch.sketch import Cell, Edge, Sketch, given, resized


class Editor(Bench):
    """`history.now` is drawn on with the tool in `pens`; `hand` is mouse and keys on the board."""

    music = "heist"
    given = staticmethod(given)
    view: View
    history: History[Sketch]

    def __init__(self, app: App, sketch: Sketch) -> None:
        complete(sketch, app.words("editor.new.landing"), app.words("editor.new.corridor"))
        super().__init__(app, sketch)
        self.pens = Pens()
        self.board = DrawnBoard(plan_of_sketch(sketch))
        self.hand = Hand(self)
        self.flaws: list[Flaw] = []
        self.view = View(self)
        self.look_through()

    @property
    def sketch(self) -> Sketch:
        """What is drawn on."""
        return self.history.now

    # ------------------------------------------------------------ scene

    def handle(self, event: Event) -> bool:
        if event.type == pygame.DROPFILE:
            return self.dropped(self.app, event.file)
        used = self.hand.handle(event)
        if self.view.layers is not None:
            for rect in self.view.layers.refresh():
                self.invalidate(rect)
        return used

    def release(self) -> None:
        super().release()
        self.hand.release()

    # ------------------------------------------------------------ what is drawn

    def changed(self) -> None:
        """The sketch is another: board, card and what is wrong follow."""
        self.board.change(self.kit, plan_of_sketch(self.sketch))
        self.look_through()
        self.view.refresh()
        self.invalidate(self.view.window)

    def drawn(self) -> None:
        """A stroke goes on: the board follows, the rest waits for its end."""
        self.board.change(self.kit, plan_of_sketch(self.sketch))
        self.invalidate(self.view.window)

    def look_through(self) -> None:
        """Find what is wrong."""
        self.flaws = flaws(self.sketch, fistful())

    def take(self, tool: str) -> None:
        """Another tool in the hand."""
        self.pens.tool = tool
        self.view.refresh()
        self.invalidate(self.view.window)

    def set_pen(self, name: str, value: str) -> None:
        """What the tool is set to."""
        setattr(self.pens, name, int(value) if name == "strength" else value)
        self.view.refresh()

    def resize(self, name: str, value: str) -> None:
        """Change the number of columns or rows; what is drawn stays."""
        columns, rows = self.sketch.size
        with self.history.step() as sketch:
            resized(sketch, int(value) if name == "columns" else columns, int(value) if name == "rows" else rows)
        self.changed()

    def refuse(self, why: str, at: Rect) -> None:
        """Say at the pen why the tool can't do that here."""
        self.app.tips.point(at, self.app.words(f"editor.why.{why}"), "refusal", now=True, within=self.view.window)
        self.app.refused()

    # ------------------------------------------------------------ what the board shows

    def pen_cell(self) -> Cell | None:
        return None if self.pens.kind.edges else self.hand.cell

    def pen_edge(self) -> Edge | None:
        return self.hand.edge if self.pens.kind.edges else None

    def boxed(self) -> list[Cell]:
        return self.hand.boxed()

    def wrong_cells(self) -> list[Cell]:
        return [flaw.at for flaw in self.flaws if flaw.at is not None]

    def zoom(self, step: int, at: tuple[int, int] | None = None) -> None:
        """Nearer or farther."""
        if self.board.camera.zoom_by(step, at):
            self.invalidate(self.view.window)

    def zoom_home(self) -> None:
        """The whole board."""
        self.board.camera.home()
        self.invalidate(self.view.window)

    # ------------------------------------------------------------ what is said

    def card_lines(self) -> list[tuple[str, str]]:
        """The objectives and the Timer as lines with a sign."""
        words, card = self.app.words, self.sketch.card
        found = []
        for kind in ("trap", "goods"):
            goal = star(card, kind)
            if goal:
                who = said(self.app, goal["crew"])
                found.append((ICONS[kind], words(f"editor.card.{kind}", n=goal["needed"], who=who)))
        for goal in visits(card):
            found.append((ICONS["visit"], words("editor.goal.of", name=goal["name"], who=said(self.app, goal["crew"]))))
        if card["goal_credits"]:
            found.append(("coins", words("editor.card.credits", n=card["goal_credits"])))
        for name in card.get("must_not_fall", ()):
            found.append(("heart", words("editor.card.safe", who=crew_name(name))))
        found.append(("hourglass", words("editor.card.timer", n=len(card["level"]["normal"]["timer"]))))
        return found

    def go_to(self, flaw: Flaw) -> None:
        """Show where something wrong can be mended: on the board, or on the card."""
        if flaw.page:
            self.open_card(flaw.page)
        elif flaw.at is not None:
            self.hand.cell = flaw.at
            self.board.camera.show(flaw.at[0] + 0.5, flaw.at[1] + 0.5)
            self.invalidate(self.view.window)

    # ------------------------------------------------------------ sheets

    def open_card(self, page: str = "about") -> None:
        """The Heist card to be filled in."""
        from game.app.games.fistful.editor.card import CardSheet

        self.app.stack.push(CardSheet(self.app, self, page))

    def open_trial(self) -> None:
        """Let bots try it."""
        from game.app.games.fistful.editor.trial import HeistTrialSheet

        self.app.stack.push(HeistTrialSheet(self.app, self.sketch.copy()))

    def change_room(self) -> None:
        """Name, deck and floor of the room that is painted."""
        from game.app.games.fistful.editor.room import RoomSheet

        letter = self.pens.letter(self.sketch)
        if letter in self.sketch.board["zones"]:
            self.app.stack.push(RoomSheet(self.app, self, letter))

    def new_room(self) -> None:
        """Another kind of room."""
        from game.app.games.fistful.editor.room import RoomSheet

        words = self.app.words
        with self.history.step() as sketch:
            name = words("editor.room.name", n=len(rooms_of(sketch)) + 1)
            letter = new_room(sketch, name, "crew", fresh_look(sketch))
        if not letter:
            self.app.refused(words("editor.why.many_rooms"))
            return
        self.pens.room = letter
        self.app.stack.push(RoomSheet(self.app, self, letter))

    def help(self) -> None:
        """Mouse and keys of the editor."""
        from game.app.shell.keys import section
        from game.app.workshop.help import EditorHelp

        self.app.stack.push(EditorHelp(self.app, section("editor")))

    # ------------------------------------------------------------ keeping, playing, leaving

    @property
    def title(self) -> str:
        return str(self.sketch.card["title"])

    def files(self, name: str) -> dict[str, str]:
        return files(self.sketch, name)

    def parcel(self) -> str:
        return parcel(self.sketch)

    def set_up(self) -> Scene:
        from game.app.games.fistful.set_up.scene import SetUp

        name = self.sketch.mod
        return SetUp(self.app, heist=f"{name}:{name}")

    def opening(self) -> Scene:
        from game.app.games.fistful.editor.open import HeistOpenSheet

        return HeistOpenSheet(self.app, instead=True)
