"""The drawing kit: tokens, text, shapes, light, materials, marks, figures and button faces for one window size.

Everything is drawn at native pixels; sizes are in units (1280 x 720 of them on any window).  Two rules keep edges
clean: shapes are drawn four times too big and shrunk, and whatever was shrunk is kept premultiplied (`put`).
Every costly surface is cached by its arguments, so a frame is blits of ready pictures.

The kit draws nothing itself: it is made of parts (`parts.py`), and its calls are theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.app.ui.cache import Cache
from game.app.ui.kit.base import MEGABYTE, Base
from game.app.ui.kit.parts import Parts, usual
from game.app.ui.kit.sprites import Art, Pic

__all__ = ["Art", "Kit", "Pic"]


LIMIT = 150 * MEGABYTE  # of pictures kept, where nobody says how many


class Kit(Base):
    """Kit(scale, art, text_scale): one per window size and text size; drop it when either changes.

    `cache`: where its pictures are kept.  `made`: puts the parts together, others for eyes that need more."""

    contrast = False  # black ground, white words: game/app/ui/contrast
    tongue = "en"  # the language in which words are broken

    def __init__(
        self,
        scale: float,
        art: Art,
        text_scale: float = 1.0,
        cache: Cache | None = None,
        made: Callable[[Base, Art], Parts] = usual,
    ) -> None:
        super().__init__(scale, text_scale, Cache(LIMIT) if cache is None else cache)
        self.art, self.parts = art, made(self, art)
        words = self.parts.words
        self.px = words.px
        self.cap = words.cap
        self.width = words.width
        self.advance = words.advance
        self.spans = words.spans
        self.cut_to = words.cut_to
        self.fit_size = words.fit_size
        self.text = words.text
        self.brass_text = words.brass_text
        shapes = self.parts.shapes
        self.shape = shapes.shape
        self.mask = shapes.mask
        self.cut = shapes.cut
        self.cut_pm = shapes.cut_pm
        self.box = shapes.box
        self.ring = shapes.ring
        self.box_ring = shapes.box_ring
        self.line = shapes.line
        self.dashes = shapes.dashes
        self.poly = shapes.poly
        self.disc = shapes.disc
        self.circle = shapes.circle
        light = self.parts.light
        self.shadow = light.shadow
        self.cast = light.cast
        self.glow = light.glow
        self.sunken = light.sunken
        self.vignette = light.vignette
        self.veil = light.veil
        self.dark = light.dark
        sprites = self.parts.sprites
        self.sprite = sprites.sprite
        self.drop = sprites.drop
        self.icon_size = sprites.icon_size
        self.icon = sprites.icon
        self.cover = sprites.cover
        self.window = sprites.window
        paras = self.parts.paras
        self.bits = paras.bits
        self.wide = paras.wide
        self.lines = paras.lines
        self.ended = paras.ended
        self.draw_line = paras.draw_line
        self.para = paras.para
        self.para_size = paras.para_size
        textures = self.parts.textures
        self.walnut = textures.walnut
        self.felt = textures.felt
        self.paper = textures.paper
        self.linen = textures.linen
        materials = self.parts.materials
        self.background = materials.background
        self.tray = materials.tray
        self.lip = materials.lip
        self.brass = materials.brass
        self.rivet = materials.rivet
        self.frame = materials.frame
        self.frame_shadow = materials.frame_shadow
        self.parchment = materials.parchment
        self.wood = materials.wood
        marks = self.parts.marks
        self.seat = marks.seat
        self.look = marks.look
        self.keycap = marks.keycap
        self.label = marks.label
        self.rule = marks.rule
        self.meter = marks.meter
        self.die = marks.die
        self.notch = marks.notch
        self.focus = marks.focus
        self.dots_ring = marks.dots_ring
        figures = self.parts.figures
        self.doll = figures.doll
        self.stand = figures.stand
        self.bust = figures.bust
        self.token = figures.token
        self.face = figures.face
        buttons = self.parts.buttons
        self.mark = buttons.mark
        self.plate = buttons.plate
        self.button = buttons.button
        self.button_wide = buttons.button_wide
        self.primary = buttons.primary
        self.round_button = buttons.round_button
        bars = self.parts.bars
        self.bar = bars.bar
        self.step_width = bars.step_width
        self.steps = bars.steps
        self.chip = bars.chip

    @property
    def looks(self) -> Sequence[int]:
        """The colour and shape that each seat took."""
        return self.parts.marks.looks

    @looks.setter
    def looks(self, looks: Sequence[int]) -> None:
        self.parts.marks.looks = looks

    @property
    def dolls(self) -> Sequence[str]:
        """The doll of who plays each seat; "" for who has no face, none at all where nobody has one."""
        return self.parts.marks.dolls

    @dolls.setter
    def dolls(self, dolls: Sequence[str]) -> None:
        self.parts.marks.dolls = dolls

    @property
    def glyphs_of_pad(self) -> Mapping[str, str]:
        """Key caps on buttons while a gamepad is in use."""
        return self.parts.buttons.glyphs_of_pad

    @glyphs_of_pad.setter
    def glyphs_of_pad(self, glyphs: Mapping[str, str]) -> None:
        self.parts.buttons.glyphs_of_pad = glyphs

    @property
    def printed(self) -> Callable[[str], str]:
        """A key's name to what is printed on it."""
        return self.parts.buttons.printed

    @printed.setter
    def printed(self, printed: Callable[[str], str]) -> None:
        self.parts.buttons.printed = printed
