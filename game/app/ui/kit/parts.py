"""The parts a kit is made of, each given what it draws with."""

from typing import NamedTuple

from game.app.ui.kit.bars import Bars
from game.app.ui.kit.base import Base
from game.app.ui.kit.buttons import Buttons
from game.app.ui.kit.figures import Figures
from game.app.ui.kit.light import Light
from game.app.ui.kit.marks import Marks
from game.app.ui.kit.materials import Materials
from game.app.ui.kit.para import Para
from game.app.ui.kit.shapes import Shapes
from game.app.ui.kit.sprites import Art, Sprites
from game.app.ui.kit.text import Text
from game.app.ui.kit.textures import Textures


class Parts(NamedTuple):
    """What can be drawn, part by part."""

    words: Text
    shapes: Shapes
    light: Light
    sprites: Sprites
    paras: Para
    textures: Textures
    materials: Materials
    marks: Marks
    figures: Figures
    buttons: Buttons
    bars: Bars


def usual(base: Base, art: Art) -> Parts:
    """The parts as most people see them."""
    words = Text(base)
    shapes = Shapes(base)
    light = Light(base, shapes)
    sprites = Sprites(base, art, shapes, light)
    paras = Para(base, words, sprites)
    textures = Textures(base, sprites)
    materials = Materials(base, shapes, light, textures)
    marks = Marks(base, words, shapes, light)
    figures = Figures(base, sprites, light, marks)
    buttons = Buttons(base, words, paras, shapes, light, sprites, materials, marks)
    bars = Bars(base, words, shapes, light, sprites, textures, materials)
    return Parts(words, shapes, light, sprites, paras, textures, materials, marks, figures, buttons, bars)
