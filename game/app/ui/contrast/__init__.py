"""High contrast: black ground without textures, white words and lines, brass for what is chosen."""

from __future__ import annotations

from game.app.ui.cache import Cache
from game.app.ui.contrast.grounds import ContrastMaterials, ContrastTextures
from game.app.ui.contrast.marks import ContrastButtons, ContrastMarks
from game.app.ui.contrast.shapes import ContrastLight, ContrastShapes
from game.app.ui.contrast.words import ContrastSprites, ContrastText
from game.app.ui.kit import Art, Kit
from game.app.ui.kit.bars import Bars
from game.app.ui.kit.base import Base
from game.app.ui.kit.figures import Figures
from game.app.ui.kit.para import Para
from game.app.ui.kit.parts import Parts
from game.app.ui.kit.shapes import Shapes


def bright(base: Base, art: Art) -> Parts:
    """The parts for eyes that need more."""
    plain = Shapes(base)
    words = ContrastText(base)
    shapes = ContrastShapes(base)
    light = ContrastLight(base, shapes)
    sprites = ContrastSprites(base, art, shapes, light)
    paras = Para(base, words, sprites)
    textures = ContrastTextures(base, sprites)
    materials = ContrastMaterials(base, shapes, light, textures, plain)
    marks = ContrastMarks(base, words, shapes, light, plain)
    figures = Figures(base, sprites, light, marks)
    buttons = ContrastButtons(base, words, paras, shapes, light, sprites, materials, marks)
    bars = Bars(base, words, shapes, light, sprites, textures, materials)
    return Parts(words, shapes, light, sprites, paras, textures, materials, marks, figures, buttons, bars)


class ContrastKit(Kit):
    """The same kit for eyes that need more: every scene that draws with it follows."""

    contrast = True

    def __init__(self, scale: float, art: Art, text_scale: float = 1.0, cache: Cache | None = None) -> None:
        super().__init__(scale, art, text_scale, cache, bright)
