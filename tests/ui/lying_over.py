"""What lies over words for a while: notes at the foot of the window, tips, and slips of lessons."""

from __future__ import annotations

from pygame import Rect

from game.app.shell.app import App
from game.app.ui.widgets import Widget
from tests.ui.reading import Line, read

NOTE = "A note as long as they come: Tea for Badger is saved. Its folder is mods/tea-for-badger"


def noted(app: App, monkeypatch) -> list[str]:
    """What a note would lie on: words, or what can be pressed, though there is room elsewhere."""
    lines = read(app, monkeypatch)
    app.toast(NOTE)
    at = app.toasts.place()
    app.toasts.queue.clear()
    return over(app, at, lines)


def over(app: App, at: Rect, lines: list[Line]) -> list[str]:
    """The words and widgets of the scene in sight that lie under a rect."""
    hidden = [f"a note lies on {line}" for line in lines if line.page is app.window and at.colliderect(line.ink)]
    return hidden + [f"a note lies on {one.name}" for one in app.stack.top.group.widgets if at.colliderect(one.rect)]


def tipped(app: App) -> list[str]:
    """The widgets whose tip lies on them, or leaves the window."""
    found, window = [], Rect((0, 0), app.size)
    for one in app.stack.top.group.widgets:
        said = one.hint
        if not said or not one.rect.size > (0, 0) or one.rect.w > window.w * 0.6 and one.rect.h > window.h * 0.6:
            continue
        app.tips.unpin()
        app.tips.point(one.rect, said, one.name, now=True)
        at = app.tips.rect
        if at is not None and (at.colliderect(one.rect) or not window.contains(at)):
            found.append(f"the tip at {tuple(at)} lies on {one.name} at {tuple(one.rect)}")
        for other in bare(app, one) if at is not None else ():
            if at.colliderect(other.rect):
                found.append(f"the tip of {one.name} at {tuple(at)} lies on {other.name} at {tuple(other.rect)}")
    app.tips.unpin()
    return found


def bare(app: App, one: Widget) -> list[Widget]:
    """What the tip of a widget leaves bare: the brass button, the round buttons of a board, the slip of a lesson."""
    group = app.stack.top.group
    found = [w for w in group.widgets if w is group.default or w.name.startswith(("zoom:", "coach:slip"))]
    return [w for w in found if w is not one and w.rect.w and not w.rect.contains(one.rect)]
