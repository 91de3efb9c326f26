"""The set-up painted ahead: while the title rests, piece by piece, so that opening the box finds its pictures made."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect, Surface

from game.app.games.fistful.crew import card as crewcard
from game.app.shell.app import App
from game.app.ui.layers import Layers
from game.content.fistful import fistful

MOST = 2_500_000  # pixels of a window: in a larger one the pictures push each other out of the cache


def pieces(app: App) -> Iterator[None]:
    """One slice of work per step, on scrap: what lasts is the content read and the pictures in the kit's cache.

    Nothing is shown and no scene comes onto the stack.  Start anew when the window or the letters change."""
    fistful()
    yield
    if app.size[0] * app.size[1] > MOST:
        return
    from game.app.games.fistful.set_up.scene import SetUp

    scene = SetUp(app, seed=1)
    yield
    kit, view = app.kit, scene.view
    view.place(app.size)
    view.layers = Layers(Surface(app.size))
    widgets = view.widgets()
    view.panels()
    scrap = view.layers.base
    yield
    crew = scene.crew[scene.shown]  # of the large cards only this one: all nine would crowd the cache
    for paint, rect in zip((crewcard.front, crewcard.reverse), view.sides(crew)):
        paint(kit, scrap, rect, crew, app.words)
        yield
    for panel in list(view.layers.panels.values()):
        scrap.set_clip(Rect(panel.rect))
        panel.paint(scrap)
        yield
    scrap.set_clip(None)
    for widget in widgets:
        widget.draw(kit, scrap)
        yield
    kit.background(app.size)  # the largest comes last, so that no other pushes it out of the cache
    yield
