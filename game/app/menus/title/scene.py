"""Title: the boxes on the mat, the crew waiting, and one brass button that goes on with the last game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain
from pathlib import Path

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.app.lessons import learned, minutes, start_lesson
from game.app.menus.title import mat, saved_line
from game.app.menus.title.continue_button import ContinueButton
from game.app.menus.title.lights import alive
from game.app.menus.title.things import BoxWidget, Doll, Riser
from game.app.play.playing import LastGame, unfinished
from game.app.play.resume import resume
from game.app.shell.app import App
from game.app.shell.doors import Game, Lid
from game.app.shell.stack import Scene
from game.app.shell.trouble import told
from game.app.ui.layers import Layers
from game.app.ui.motion import Tween, out_cubic
from game.app.ui.png import surface_of
from game.app.ui.theme import MS
from game.app.ui.widgets import Button, Group, Widget
from game.save.errors import SaveError
from game.save.places import Places, places
from game.save.store import Entry, Store

CREW = (
    ("book", 96, 590),
    ("jayne", 172, 596),
    ("zoe", 248, 590),
    ("mal", 326, 596),
    ("wash", 954, 590),
    ("kaylee", 1030, 596),
    ("inara", 1106, 590),
    ("simon", 1180, 596),
)
DIGITS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5, pygame.K_6, pygame.K_7, pygame.K_8, pygame.K_9)
LONG_MS, STAGGER_MS = 550.0, 60.0  # a box held that long opens its saves; one lands so much after another


class Title(Scene):
    """The first screen. `home` are other folders than the player's own."""

    def __init__(self, app: App, home: Places | None = None) -> None:
        super().__init__(app)
        self.home = home
        self.group = Group(app)
        self.last: LastGame | None = None
        self.saves: dict[str, int] = {}  # of each game, those that go on
        self.played = ""  # the game that was played or learned last, "" before the first
        self.photo: Surface | None = None
        self.looks: tuple[int, ...] = ()  # the colour and shape of each seat of the last game
        self.seen: Entry | None = None  # whose looks these are
        self.lamp: Tween | None = None
        self.landing: list[Tween] = []
        self.boxes: list[BoxWidget] = []
        self.layers: Layers | None = None
        self.ahead: Iterator[None] | None = None
        self.held = 0.0  # ms a box has been held down
        self.ambient = alive(self)

    def enter(self) -> None:
        """The lamp goes up and the boxes land."""
        self.lamp = self.app.tween(0.94, 0, MS["fade"])
        if not self.app.still:
            self.landing = [
                self.app.tween(46, 0, MS["big"], out_cubic, delay=160 + i * STAGGER_MS) for i in range(len(self.boxes))
            ]

    def back(self) -> None:
        """A game that was left is saved whole and let go of, so that Continue can open it again."""
        self.app.play(None)
        self.layout(self.app.size, self.kit.scale, self.kit.text_scale)

    # ------------------------------------------------------------ places

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        k, words = self.kit, self.app.words
        self.ahead = None
        self.ambient.drawn.clear()
        self.look()
        self.ox, self.oy = (size[0] - k.u(1280)) // 2, max(0, (size[1] - k.u(720)) // 2)
        games, first_game = self.app.doors.games, self.app.doors.first.id
        feet = self.feet()
        dice = min(b.rect.y for b in feet) > self.at(0, 630, 0, 0).y
        self.layers = Layers(partial(self._table, size, dice), size)
        new, least = words(f"box.{self.played or first_game}.title"), minutes(first_game, words)
        go = ContinueButton(
            self.at(452, 478, 376, 100) if self.photo else self.at(452, 488, 376, 76),
            self.last.line(words, games[self.last.entry.game].title_of) if self.last else "",
            self.last.who(words) if self.last else "",
            words,
            self.go_on,
            self.photo,
            new,
            0 if self.played else least,
        )
        tips = "title.box.tip", "title.box.tip.saves"
        shown: dict[str, Game | Lid] = {**games, **self.app.doors.lids}
        self.boxes, lids = [], [one.box(words) for one in shown.values()]
        for i, (name, place) in enumerate(zip(shown, mat.box_places(len(shown)))):
            first = "" if i or self.played else words("title.box.first")
            self.boxes.append(
                BoxWidget(
                    self.at(*place),
                    lids,
                    i,
                    words("title.box.saves", n=n) if (n := self.saves.get(name, 0)) else first,
                    action=partial(self.set_up, name),
                    keys=DIGITS[i : i + 1],
                    tip=(f"**{lids[i].line}**\n" if k.grow > 1.3 else "") + words(tips[name in self.saves]),
                )
            )
        w = k.u(680)
        self.kept_clear = [Rect(size[0] // 2 - w // 2, 0, w, self.at(0, 122, 0, 0).y), go.rect, *(b.rect for b in feet)]
        dolls = [Doll(self.at(x - 33, y - 94, 66, 104), who, self.app.doors.first.called) for who, x, y in CREW]
        self.group.layers = None
        self.group.set([go, *self.boxes, *feet, *dolls])
        self.group.default = go
        if self.last is not None:
            middle = self.at(640, 597 if self.photo else 586, 0, 0).topleft
            saved_line.lay(k, self.layers, middle, self.looks, self.last.when(words))
        self.group.bake(self.layers)

    def look(self) -> None:
        """Read which games are saved, and the picture of the last."""
        self.last, self.saves, self.photo = None, {}, None
        over = self.app.settings.over
        self.played = (learned() if self.app.keep else "") or (self.app.doors.first.id if over else "")
        store = Store((self.home or places()).saves)
        try:
            found = store.games()
        except SaveError as error:
            self.app.toast(told(error, self.app.words))
            return
        for entry in found:
            self.saves[entry.game] = self.saves.get(entry.game, 0) + (unfinished([entry], over) is not None)
        self.played = next((e.game for e in found if e.game in self.app.doors.games), self.played)
        last = unfinished(found, over)
        if last is not None:
            self.last = LastGame(last, store.folder)
            if last != self.seen:
                self.seen, self.looks = last, self.last.looks()
            self.photo = surface_of(store.picture(last.slot)) if last.picture else None

    def feet(self) -> list[Widget]:
        """The buttons at the foot: one row, or two where the letters are large."""
        k, words = self.kit, self.app.words
        rows = (
            ("saves", "save", "L", pygame.K_l, self.open_saves),
            ("learn", "play", "T", pygame.K_t, self.learn),
            ("rulebook", "book", "R", pygame.K_r, self.rulebook),
            ("replays", "replay", "V", pygame.K_v, self.replays),
            ("editor", "pen", "E", pygame.K_e, self.editor),
            ("settings", "cog", "S", pygame.K_s, self.settings),
            ("quit", "quit", "Q", pygame.K_q, self.app.quit),
        )
        gap, h = k.u(12), max(k.u(38), min(k.t(38), k.u(44)))
        made = []
        for name, icon, cap, code, act in rows:
            label = words(f"title.{name}")
            w = k.width(label, "bold", 14) + k.t(58) + k.u(24)
            made.append(
                Button(
                    Rect(0, 0, w, h),
                    label,
                    act,
                    cap=cap,
                    icon=icon,
                    keys=(code,),
                    name=name,
                    tip=words(f"title.{name}.tip"),
                )
            )
        whole = sum(b.rect.w + gap for b in made) - gap
        lines = [made] if whole <= k.u(1200) else [made[:3], made[3:]]
        y = self.at(0, 671 if len(lines) == 1 else 666, 0, 0).y - (len(lines) * h + (len(lines) - 1) * k.u(6)) // 2
        for line in lines:
            wide = sum(b.rect.w + gap for b in line) - gap
            x = self.at(640, 0, 0, 0).x - wide // 2
            for b in line:
                b.rect.topleft = x, y
                x += b.rect.w + gap
            y += h + k.u(6)
        return list(made)

    def at(self, x: float, y: float, w: float, h: float) -> Rect:
        """A rect of the 1280 x 720 canvas, which lies in the middle of the window."""
        return self.kit.R(x, y, w, h).move(self.ox, self.oy)

    # ------------------------------------------------------------ actions

    def go_on(self) -> None:
        """Continue the last game; else set up a new one, or learn the first."""
        if self.last is not None:
            resume(self.app, self.last)
        else:
            self.set_up(self.played) if self.played else self.first()

    def set_up(self, game: str) -> None:
        """Open a box."""
        widget = self.group.named(f"box:{game}")
        doors = self.app.doors
        opened = doors.games.get(game) or doors.lids[game]
        self.app.stack.push(opened.set_up(self.app, widget.rect if widget else None))

    def open_saves(self, game: str = "") -> None:
        """All saved games, or those of one box."""
        from game.app.menus.saves.scene import Saves

        self.app.stack.push(Saves(self.app, game, self.home))

    def learn(self) -> None:
        """A lesson."""
        from game.app.menus.lesson_menu import learn as lessons

        lessons(self.app)

    def first(self) -> None:
        """The lesson of the first box; a game without one is set up."""
        if not start_lesson(self.app, game := self.app.doors.first.id):
            self.set_up(game)

    def rulebook(self) -> None:
        """The rules of the last game, or of the first box."""
        from game.app.menus.rulebook.scene import Rulebook

        self.app.stack.push(Rulebook(self.app, self.last.entry.game if self.last else self.app.doors.first.id))

    def replays(self) -> None:
        """Games that were recorded."""
        from game.app.menus.lists.replays import Replays

        self.app.stack.push(Replays(self.app))

    def editor(self) -> None:
        """What the first game that has an editor lets one draw."""
        doors = (game.editor for game in self.app.doors.games.values())
        self.app.stack.push(next(door for door in doors if door is not None)(self.app))

    def settings(self) -> None:
        """Window, sizes, sound, motion."""
        from game.app.menus.settings.scene import Options

        self.app.stack.push(Options(self.app))

    # ------------------------------------------------------------ events and time

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            for tween in self.moving():
                tween.finish()
                self.invalidate()
        if event.type == pygame.DROPFILE:
            return self.dropped(Path(event.file))
        box = self.asked(event)
        if box is not None:
            self.open_saves(self.saved_as(box))
            return True
        return self.group.handle(event)

    def saved_as(self, box: BoxWidget) -> str:
        """The game that what is in a box is saved as."""
        lid = self.app.doors.lids.get(box.game.id)
        return lid.game if lid else box.game.id

    def asked(self, event: Event) -> BoxWidget | None:
        """The box whose saves are asked for: the right button, or the menu key while it has the focus."""
        thing: Widget | None = None
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            thing = self.group.at(event.pos)
        elif event.type == pygame.KEYDOWN and (
            event.key == pygame.K_MENU or (event.key == pygame.K_F10 and event.mod & pygame.KMOD_SHIFT)
        ):
            thing = self.group.focus
        return thing if isinstance(thing, BoxWidget) else None

    def dropped(self, path: Path) -> bool:
        """A file was let fall on the window: a drawn heist or a written Story is opened, a saved game is taken in."""
        from game.app.menus.saves.scene import Saves
        from game.app.workshop.open import dropped

        if dropped(self.app, str(path)):
            return True
        scene = Saves(self.app, home=self.home)
        self.app.stack.push(scene)
        return scene.take(path)

    def moving(self) -> list[Tween]:
        """What is still on its way."""
        return [t for t in (self.lamp, *self.landing) if t and not t.done]

    def update(self, dt: float) -> bool:
        moving = False
        for tween in self.moving():
            tween.step(dt)
            self.invalidate()
            moving = True
        for box, fall in zip(self.boxes, self.landing):
            box.fall = fall.value if not fall.done else 0.0
        share = 1.0 if self.app.still else dt / (MS["hover"] * self.app.settings.factor)
        for thing in self.group.widgets:
            if isinstance(thing, Riser) and thing.step(share):
                self.group.redraw(thing)
                moving = True
        self.ambient.update(dt)
        return self.hold(dt) or moving

    @property
    def on_top(self) -> bool:
        """Whether nothing lies over the table."""
        return self.app.stack.top is self

    def hold(self, dt: float) -> bool:
        """A box that is held down opens its saves; True while one is."""
        down = self.group.down
        if not isinstance(down, BoxWidget):
            self.held = 0.0
            return False
        self.held += dt
        if self.held >= LONG_MS:
            self.group.down, self.held, down.pressed = None, 0.0, False
            self.open_saves(self.saved_as(down))
        return True

    def idle(self) -> bool:
        """The set-up is painted ahead, the rulebook read."""
        if self.ahead is None:
            from game.app.menus.rulebook.ahead import booklet

            self.ahead = chain(self.app.doors.first.ahead(self.app), booklet(self.app.doors.first))
        return next(self.ahead, self) is not self

    # ------------------------------------------------------------ picture

    def draw(self, surface: Surface, dirty: Rect) -> None:
        assert self.layers is not None
        self.layers.draw(surface, dirty)
        self.group.draw(surface, dirty)
        self.ambient.draw(surface, dirty)
        if self.lamp and not self.lamp.done:
            self.kit.dark(surface, dirty, self.lamp.value)

    def _table(self, size: tuple[int, int], dice: bool) -> Surface:
        """What lies under boxes and buttons; under a game that was opened at once nobody sees it."""
        boxes = len(self.app.doors.games) + len(self.app.doors.lids)

        def make() -> Surface:
            table = self.kit.background(size, (0.50, 0.34), 0.98, 1.0).copy()
            mat.paint(self.kit, table, self.at, self.app.words, boxes, dice)
            return table

        return self.kit.memo(("title", size, boxes, dice), make)
