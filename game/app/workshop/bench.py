"""A scene on which something of one's own is made: taken back and given again, checked, kept as a mod, passed on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from pygame import Rect, Surface

from game.app.shell.app import App
from game.app.shell.folder import show_folder
from game.app.shell.stack import Scene
from game.app.shell.trouble import disk as failed
from game.app.sound.cues import LANDING
from game.app.ui.widgets import Group
from game.app.workshop import disk
from game.content.common.errors import ContentError
from game.content.common.history import History
from game.content.common.toml.door import MAX_BYTES
from game.save.disk.files import REAL
from game.save.errors import READING
from game.save.places import places


class Looks(Protocol):
    """How it looks."""

    def layout(self, size: tuple[int, int]) -> None: ...

    def draw(self, surface: Surface, dirty: Rect) -> None: ...


class Wrong(Protocol):
    """Something wrong: its short name with its values."""

    @property
    def code(self) -> str: ...

    @property
    def values(self) -> Mapping[str, object]: ...


CHORDS = frozenset(
    {"ctrl+s", "ctrl+o", *(f"{held}+{way}" for held in ("alt", "ctrl") for way in ("left", "right", "up", "down"))}
)


class Bench(Scene):
    """`history.now` is worked on; `speech` begins the keys of its sentences, "editor" for those of the heist editor;
    `plain`: the name of a file where the title gives none; `suffix`: the ending of the one file that is passed on.

    Subclasses say what it is called, how its files look, what plays it and what else can be opened."""

    chords = CHORDS
    speech, plain, suffix = "editor", "heist", ".heist"
    history: History[Any]
    flaws: Sequence[Any]
    view: Looks

    def __init__(self, app: App, sketch: Any) -> None:
        super().__init__(app)
        self.group = Group(app)
        self.history = History(sketch)

    # ------------------------------------------------------------ how it begins

    @staticmethod
    def given(data: bytes, file: str) -> Any:
        """The sketch in a file that somebody passed on. ContentError."""
        raise NotImplementedError

    @classmethod
    def start(cls, app: App, make: Callable[[], Any], instead: bool = False) -> bool:
        """Open it with a sketch, in the place of the scene on top or over it; says why when it can't be opened."""
        try:
            sketch = make()
        except ContentError as error:
            app.refused(str(error.problems[0]))
            return False
        except OSError as error:
            app.refused(failed(error, app.words, READING))
            return False
        (app.stack.replace if instead else app.stack.push)(cls(app, sketch))
        return True

    @classmethod
    def dropped(cls, app: App, name: str) -> bool:
        """A file was let fall on the window; says whether it was for this editor."""
        path = Path(name)
        if path.suffix.casefold() != cls.suffix:
            return False
        cls.start(app, lambda: cls.given(REAL.read(path, MAX_BYTES + 1), path.name))
        return True

    # ------------------------------------------------------------ scene

    def layout(self, size: tuple[int, int], unit: float, text_scale: float) -> None:
        self.view.layout(size)

    def draw(self, surface: Surface, dirty: Rect) -> None:
        self.view.draw(surface, dirty)

    def back(self) -> None:
        """A sheet went away: what was changed on it shows."""
        self.changed()

    # ------------------------------------------------------------ what it is

    @property
    def unsaved(self) -> bool:
        """Whether it differs from what was kept last."""
        return self.history.unsaved

    @property
    def title(self) -> str:
        """What it is called."""
        raise NotImplementedError

    def files(self, name: str) -> Mapping[str, str]:
        """The files of a mod of that name."""
        raise NotImplementedError

    def parcel(self) -> str:
        """All of it as one file."""
        raise NotImplementedError

    def changed(self) -> None:
        """It is another: what shows it follows."""
        raise NotImplementedError

    def go_to(self, flaw: Any) -> None:
        """Show where something wrong can be mended."""
        raise NotImplementedError

    def help(self) -> None:
        """Its mouse and keys."""
        raise NotImplementedError

    def open_trial(self) -> None:
        """Let bots try it."""
        raise NotImplementedError

    def set_up(self) -> Scene:
        """The set-up of a game of what is kept."""
        raise NotImplementedError

    def opening(self) -> Scene:
        """Which other one is worked on in the place of this one."""
        raise NotImplementedError

    # ------------------------------------------------------------ back and on

    def undo(self) -> None:
        """Take the last step back."""
        if self.history.undo():
            self.app.sound.play(LANDING)
            self.changed()
        else:
            self.app.refused(self.app.words("editor.undo.none"))

    def redo(self) -> None:
        """Give it again."""
        if self.history.redo():
            self.changed()

    # ------------------------------------------------------------ what is said

    def told(self, flaw: Wrong) -> str:
        """The sentence of something wrong."""
        return self.app.words(f"{self.speech}.flaw.{flaw.code}", **flaw.values)

    def not_ready(self) -> str:
        """Why it can't be played yet, "" when it can."""
        return self.told(self.flaws[0]) if self.flaws else ""

    def not_kept(self) -> str:
        """Why there is no file to share yet."""
        return "" if self.history.now.mod and not self.unsaved else self.app.words("editor.share.first")

    def tell_all(self) -> None:
        """Everything that is wrong, one below the other."""
        from game.app.shell.sheets.notice import Notice

        self.app.stack.push(Notice(self.app, self.app.words("editor.check"), [self.told(one) for one in self.flaws]))

    # ------------------------------------------------------------ keeping, playing, leaving

    def keep(self) -> bool:
        """Write it into the mods folder, where it can be played; says whether that went well."""
        return disk.keep(self)

    def play(self) -> None:
        """Keep it and set up a game of it."""
        if self.not_ready():
            self.app.refused(self.not_ready())
        elif not self.unsaved and self.history.now.mod or self.keep():
            self.app.stack.push(self.set_up())

    def share(self) -> None:
        """One file to pass on."""
        disk.share(self)

    def show_folder(self) -> None:
        """Where it is kept."""
        mod = self.history.now.mod
        show_folder(self.app, places().mods / mod if mod else places().mods)

    def open_other(self) -> None:
        """Another one, or a new one."""
        self._first_ask(lambda: self.app.stack.push(self.opening()))

    def leave_asking(self) -> None:
        """Back; unsaved strokes are asked about."""
        self._first_ask(self.close)

    def _first_ask(self, deed: Callable[[], object]) -> None:
        if not self.unsaved:
            deed()
            return
        from game.app.workshop.leave import LeaveSheet

        self.app.stack.push(LeaveSheet(self.app, self, deed))
