"""Words on screen: single lines, letterpress, halo, letters of cast brass."""

import math
from collections.abc import Sequence
from contextlib import suppress

import pygame
from pygame import Rect, Surface

from game.app.ui.blur import blurred
from game.app.ui.counters import COUNT, smooth
from game.app.ui.faces import Run, drawable, face_path, runs
from game.app.ui.kit.base import RGBA_MULT, Base, Part, Point
from game.app.ui.theme import FINE_PX, FLOOR_PX, Color, Ink, ink

ASH_STOPS = ((226, 220, 212), (198, 190, 180), (150, 141, 132), (104, 97, 91), (140, 131, 123), (186, 178, 168))
"""Brass that has lost its shine, for what is lost."""
BRASS_STOPS = ((255, 240, 196), (250, 220, 150), (226, 174, 84), (168, 116, 40), (214, 162, 76), (240, 204, 128))


MOST = 1 << 14
"""Widths that are kept."""
SHORT = {**dict.fromkeys('“”„"', "\u2005"), "…": "\u2002\u200a", "%": "\u2002\u2005"}
"""Signs the serif faces say are shorter than they are drawn, each with the blank that makes good for it."""


def parted(s: str, voice: str) -> str:
    """The words as they can be drawn. In the serif faces a blank follows each sign of `SHORT`: without it the next
    letter is drawn over its end."""
    s = drawable(s)
    if "serif" in voice or voice == "display":
        for sign, blank in SHORT.items():
            if voice != "serif.it" or sign not in "”„":
                s = s[:-1].replace(sign, sign + blank) + s[-1:]
    return s


def fineness(font: pygame.font.Font) -> int:
    """How many times too big letters are drawn before they are shrunk: at their own size each letter stands on a whole
    pixel, and small print gets uneven gaps from that."""
    high = font.get_linesize()
    return next((times for below, times in FINE_PX if high < below), 1)


class Text(Part):
    """Fonts and lines of text, each rendered once per (words, face, size, colour)."""

    def __init__(self, base: Base) -> None:
        super().__init__(base)
        self.fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._asked: dict[tuple[str, float, int], pygame.font.Font] = {}
        self._wide: dict[tuple[str, str, float], float] = {}

    def px(self, size: float) -> int:
        """Type size in px: units, times the text slider, never under the floor."""
        return max(FLOOR_PX, int(round(size * self.scale * self.text_scale)))

    def font(self, voice: str, size: float, times: int = 1) -> pygame.font.Font:
        """The face of a voice, this many times too big."""
        asked = voice, size, times
        found = self._asked.get(asked)
        if found is None:
            key = voice, self.px(size) * times
            if key not in self.fonts:
                self.fonts[key] = pygame.font.Font(face_path(voice), key[1])
            found = self._asked[asked] = self.fonts[key]
        return found

    def cap(self, voice: str, size: float) -> int:
        """Height of a capital letter in px."""
        metrics = self.font(voice, size).metrics("H")[0]
        return metrics[3] if metrics else self.font(voice, size).get_ascent()

    def glyphs(self, s: str, voice: str, size: float, color: Color, track: float = 0) -> Surface:
        """Text as a surface with straight alpha; track is letter-spacing in units."""
        px = self.font(voice, size).get_height()
        key = "glyphs", s, voice, px, tuple(color), track
        return self.memo(key, lambda: self._glyphs(s, voice, size, color, track))

    def _glyphs(self, s: str, voice: str, size: float, color: Color, track: float) -> Surface:
        COUNT.renders += 1
        s = drawable(s) if track else parted(s, voice)  # letters apart stand as wide as they are drawn
        one = self.font(voice, size)
        fine = fineness(one)
        f = self.font(voice, size, fine)
        mixed = runs(s, voice)
        if mixed:
            out = self._mixed(mixed, voice, f, color)
        elif not track:
            out = f.render(s, True, color).convert_alpha()
        else:
            t = track * self.scale * fine
            wide = max(1, math.ceil(sum(f.size(c)[0] + t for c in s) - t) + 2)
            out = Surface((wide, f.get_linesize()), pygame.SRCALPHA)
            out.fill((*color[:3], 0))
            x = 0.0
            for c in s:
                out.blit(f.render(c, True, color), (round(x), 0))
                x += f.size(c)[0] + t
        if fine > 1:
            w, h = max(1, math.ceil(out.get_width() / fine)), one.get_linesize()
            full = Surface((w * fine, h * fine), pygame.SRCALPHA)
            full.fill((*color[:3], 0))
            full.blit(out, (0, one.get_ascent() * fine - f.get_ascent()))
            out = smooth(full, (w, h))
        return out

    def _mixed(self, mixed: list[Run], voice: str, own: pygame.font.Font, color: Color) -> Surface:
        """Runs of several faces on one base line."""
        faces = [self._face(run, own) for run in mixed]
        pictures = [font.render(run.text, True, color) for run, font in zip(mixed, faces)]
        out = Surface((max(1, sum(p.get_width() for p in pictures)), own.get_linesize()), pygame.SRCALPHA)
        out.fill((*color[:3], 0))
        x = 0
        for font, picture in zip(faces, pictures):
            out.blit(picture, (x, own.get_ascent() - font.get_ascent()))
            x += picture.get_width()
        return out

    def _face(self, run: Run, own: pygame.font.Font) -> pygame.font.Font:
        """The font of a run beside the program's own, never higher than that; it writes in the run's direction."""
        high = own.get_height()
        key = run.face, high + (run.leftward << 20)
        if not run.face and not run.leftward:
            return own
        if key not in self.fonts:
            path = run.face or face_path("sans")
            px = own.get_point_size()
            font = pygame.font.Font(path, px)
            if font.get_height() > high:
                font = pygame.font.Font(path, max(6, px * high // font.get_height()))
            with suppress(pygame.error):
                font.set_direction(pygame.DIRECTION_RTL if run.leftward else pygame.DIRECTION_LTR)
            self.fonts[key] = font
        return self.fonts[key]

    def width(self, s: str, voice: str, size: float, track: float = 0) -> int:
        """Width of a run in px, as it will be drawn."""
        s = drawable(s)
        if track and not runs(s, voice):
            t = track * self.scale
            return math.ceil(sum(self.advance(c, voice, size) + t for c in s) - t) + 2
        return math.ceil(self.advance(s, voice, size))

    def advance(self, s: str, voice: str, size: float) -> float:
        """Width of a run in px, with the letter gaps that `glyphs` will draw."""
        key = s, voice, size
        wide = self._wide.get(key)
        if wide is None:
            if len(self._wide) >= MOST:
                self._wide.clear()
            wide = self._wide[key] = self._advance(s, voice, size)
        return wide

    def _advance(self, s: str, voice: str, size: float) -> float:
        fine = fineness(self.font(voice, size))
        s, own = parted(s, voice), self.font(voice, size, fine)
        mixed = runs(s, voice)
        if mixed:
            return sum(self._face(run, own).size(run.text)[0] for run in mixed) / fine
        return own.size(s)[0] / fine

    def spans(self, s: str, voice: str, size: float, low: int, high: int) -> list[tuple[float, float]]:
        """Where the letters from `low` to before `high` stand in a line, px: begin and end of each piece as one reads
        it, so that of what runs to the left the begin is at its right. In the order of the words."""
        mixed = runs(s, voice)
        if not mixed:
            return [(self.width(s[:low], voice, size), self.width(s[:high], voice, size))]
        fine = fineness(self.font(voice, size))
        own, x, found = self.font(voice, size, fine), 0.0, []
        for run in mixed:
            face = self._face(run, own)
            wide = face.size(drawable(run.text))[0] / fine
            a, b = (max(0, min(len(run.text), at - run.start)) for at in (low, high))
            if a < b:
                ends = [face.size(drawable(run.text[:n]))[0] / fine for n in (a, b)]
                found.append((run.start, *(x + (wide - end if run.leftward else end) for end in ends)))
            x += wide
        return [(begin, end) for _, begin, end in sorted(found)]

    def cut_to(self, s: str, voice: str, size: float, most: float, track: float = 0) -> str:
        """The words, ended with an ellipsis when they are wider than `most` px."""
        if self.width(s, voice, size, track) <= most:
            return s
        s = drawable(s)  # a long mark for a letter can be cut, too
        while s and self.width(s + "…", voice, size, track) > most:
            s = s[:-1].rstrip()
        return s + "…"

    def fit_size(self, s: str, voice: str, size: float, most: float, track: float = 0) -> float:
        """The size in units, made smaller until the words are at most `most` px wide (12 px stays the floor)."""
        while size > 6 and self.width(s, voice, size, track) > most and self.px(size) > FLOOR_PX:
            size -= 0.5
        return size

    def text(
        self,
        dst: Surface,
        pos: Point,
        s: str,
        voice: str = "sans",
        size: float = 14,
        color: Ink = "hi",
        anchor: str = "tl",
        track: float = 0,
        halo: Color | None = None,
        press: Ink | None = None,
        fit: float | None = None,
    ) -> Rect:
        """One line.  anchor: t/m/b + l/c/r; m is centred on capitals, b stands on the baseline.
        press: colour of the letterpress edge below.  fit: widest in px, cut with an ellipsis beyond."""
        color = ink(color)
        if fit is not None:
            s = self.cut_to(s, voice, size, fit, track)
        img = self.glyphs(s, voice, size, color, track)
        f = self.font(voice, size)
        w, h = img.get_size()
        x = pos[0] - {"l": 0, "c": w / 2, "r": w}[anchor[1]]
        y = pos[1]
        if anchor[0] == "m":
            y -= f.get_ascent() - self.cap(voice, size) / 2
        elif anchor[0] == "b":
            y -= f.get_ascent()
        at = round(x), round(y)
        if halo:
            soft = self.halo(s, voice, size, halo, track)
            pad = (soft.get_width() - w) // 2
            dst.blit(soft, (at[0] - pad, at[1] - pad))
        if press:
            dst.blit(self.glyphs(s, voice, size, ink(press), track), (at[0], at[1] + max(1, round(self.scale * 0.7))))
        dst.blit(img, at)
        return Rect(*at, w, h)

    def halo(self, s: str, voice: str, size: float, color: Color, track: float = 0, spread: float = 2.4) -> Surface:
        """A soft dark cloud behind map text so that lines may pass under it."""

        def make() -> Surface:
            img = self.glyphs(s, voice, size, color[:3], track)
            pad = self.u(spread * 2.5)
            big = Surface((img.get_width() + 2 * pad, img.get_height() + 2 * pad), pygame.SRCALPHA)
            big.fill((*color[:3], 0))
            big.blit(img, (pad, pad))
            soft = blurred(big, self.u(spread))
            out = Surface(soft.get_size(), pygame.SRCALPHA)
            for _ in range(4):
                out.blit(soft, (0, 0))
            return out

        return self.memo(("halo", s, voice, size, tuple(color), track, spread), make)

    def brass_text(
        self,
        dst: Surface,
        pos: Point,
        s: str,
        voice: str = "display",
        size: float = 40,
        track: float = 0,
        anchor: str = "mc",
        dull: bool = False,
    ) -> Rect:
        """Letters of cast brass let into the wood: dark seat, bevel, gradient, one soft sheen; `dull`: without it."""
        key = "brasstext", s, voice, size, track, dull
        img = self.memo(key, lambda: self._brass_letters(s, voice, size, track, ASH_STOPS if dull else BRASS_STOPS))
        f, pad = self.font(voice, size), self.u(6)
        x = pos[0] - {"l": pad, "c": img.get_width() / 2, "r": img.get_width() - pad}[anchor[1]]
        y = pos[1] - pad - (f.get_ascent() - (self.cap(voice, size) / 2 if anchor[0] == "m" else 0))
        dst.blit(img, (round(x), round(y)))
        return Rect(round(x) + pad, round(y) + pad, img.get_width() - 2 * pad, img.get_height() - 2 * pad)

    def _brass_letters(self, s: str, voice: str, size: float, track: float, stops: Sequence[Color]) -> Surface:
        mask = self.glyphs(s, voice, size, (255, 255, 255), track)
        w, h = mask.get_size()
        pad = self.u(6)
        out = Surface((w + 2 * pad, h + 2 * pad), pygame.SRCALPHA)
        soft = Surface(out.get_size(), pygame.SRCALPHA)
        soft.fill((10, 5, 2, 0))
        soft.blit(self.glyphs(s, voice, size, (10, 5, 2), track), (pad + self.u(1), pad + self.u(2.4)))
        soft = pygame.transform.gaussian_blur(soft, max(1, self.u(2)))
        for _ in range(2):
            out.blit(soft, (0, 0))
        for d, c in ((-self.u(1), (14, 8, 3)), (self.u(1), (255, 226, 160) if stops is BRASS_STOPS else stops[0])):
            edge = self.glyphs(s, voice, size, c, track)
            if d > 0:
                edge = edge.copy()
                edge.set_alpha(70)
            out.blit(edge, (pad, pad + d))
        col = Surface((1, len(stops)))
        for i, c in enumerate(stops):
            col.set_at((0, i), c)
        box = mask.get_bounding_rect()
        grad = Surface((w, h))
        grad.blit(smooth(col, (w, box.h)), (0, box.y))
        face = grad.convert_alpha()
        face.blit(mask, (0, 0), special_flags=RGBA_MULT)
        out.blit(face, (pad, pad))
        return out
