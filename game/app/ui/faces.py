"""Letters that the faces of the program lack are drawn with faces of the system; they are looked for when one comes up.

Whatever reaches the screen goes through `drawable` first: names of files may hold bytes that are no letters."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from itertools import groupby
from typing import NamedTuple

import pygame

from game.app.ui.theme import FACES
from game.core.signs import unturned

LIKELY = (
    "notosans",
    "dejavusans",
    "segoeui",
    "arialunicodems",
    "arial",
    "tahoma",
    "notosanshebrew",
    "notosansarabic",
    "notosanscjkjp",
    "notosanscjksc",
    "yugothic",
    "meiryo",
    "msgothic",
    "microsoftyahei",
    "malgungothic",
    "hiraginosansgb",
    "hiraginosans",
    "pingfangsc",
    "applesdgothicneo",
    "nirmalaui",
    "leelawadeeui",
    "notosansthai",
    "notosansdevanagari",
    "seguiemj",
    "segoeuiemoji",
    "segoeuisymbol",
    "notoemoji",
    "symbola",
    "freesans",
    "droidsansfallback",
    "wqyzenhei",
    "unifont",
)
"""Faces that have most letters of some script, under the names systems give them; the others come behind."""
MOST = 600  # faces of the system that are looked through
TRIED_PX = 24
NO_LETTER = "\U0010fffe"  # no face has it, so it shows what a face draws for what it lacks
_HIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")


class Run(NamedTuple):
    """Letters drawn with one face ("": the program's own) in one direction. `start`: the first of them in the words."""

    text: str
    face: str
    leftward: bool
    start: int = 0


def drawable(s: str) -> str:
    """The words as they can be drawn: bytes that are no letters and control signs as \\xe9, letters that nothing here
    draws as \\u65e5, so that two of them differ; nothing that turns text."""
    return s if s.isascii() and s.isprintable() else _drawable(s)


@lru_cache(maxsize=4096)
def _drawable(s: str) -> str:
    said = _HIDDEN.sub(lambda found: f"\\x{ord(found[0]) & 0xFF:02x}", unturned(s))
    return "".join([c if drawn(c) else f"\\u{ord(c):04x}" for c in said])


@cache
def face_path(voice: str) -> str:
    """The font file of a voice, wherever its package is installed."""
    package, name = FACES[voice]
    return str(files(package) / "files" / name)


@lru_cache(maxsize=64)
def _tried(path: str) -> tuple[pygame.font.Font, bytes] | None:
    """A face to try letters with, and what it draws for those it lacks."""
    try:
        pygame.font.init()
        font = pygame.font.Font(path, TRIED_PX)
        return font, _look(font, NO_LETTER)
    except (pygame.error, OSError):
        return None


def _look(font: pygame.font.Font, letter: str) -> bytes:
    picture = font.render(letter, True, (255, 255, 255))
    return picture.get_width().to_bytes(4, "little") + pygame.image.tobytes(picture, "RGBA")


@lru_cache(maxsize=20_000)
def has(path: str, letter: str) -> bool:
    """Whether a face can draw a letter."""
    if letter.isspace():
        return True
    for _ in range(2):
        tried = _tried(path)
        try:
            return tried is not None and _look(tried[0], letter) != tried[1]
        except pygame.error:
            _tried.cache_clear()  # pygame was ended meanwhile, and the faces with it
    return False


@lru_cache(maxsize=4096)
def foreign(letter: str) -> str:
    """The face of the system that draws a letter; "" when none does."""
    return next((path for path in _near(ord(letter) >> 8) if has(path, letter)), "")


@lru_cache(maxsize=256)
def _near(block: int) -> tuple[str, ...]:
    """The faces of the system that draw some letter of a block, so that each block is looked for once."""
    some = [chr(block * 256 + n) for n in range(256) if unicodedata.category(chr(block * 256 + n))[0] in "LNSP"][:96:5]
    found = [path for path in system() if any(has(path, letter) for letter in some)]
    return tuple(found[:8])


@lru_cache(maxsize=1)
def system() -> tuple[str, ...]:
    """The files of the system's faces, the likely ones first."""
    try:
        names = dict.fromkeys((*LIKELY, *pygame.font.get_fonts()[:MOST]))
        paths = [pygame.font.match_font(name) for name in names]
    except (pygame.error, OSError):
        return ()
    return tuple(dict.fromkeys(path for path in paths if path))


def drawn(letter: str) -> bool:
    """Whether a letter can be drawn at all; what joins others has no look of its own."""
    return letter.isascii() or bool(unicodedata.combining(letter)) or unturned(letter) == "" or bool(_other(letter))


@lru_cache(maxsize=4096)
def _other(letter: str) -> str:
    """A face that draws a letter which that of a voice lacks: another one of the program, else one of the system."""
    own = dict.fromkeys(map(face_path, ("sans", *FACES)))
    return next((path for path in own if has(path, letter)), "") or foreign(letter)


def runs(s: str, voice: str) -> list[Run] | None:
    """Words that the face of a voice can't draw alone, from left to right as they are drawn; None when it can."""
    if s.isascii():
        return None
    path = face_path(voice)
    if all(has(path, letter) for letter in s if not unicodedata.combining(letter)):
        return None
    found: list[Run] = []
    for text, leftward, start in _ordered(s):
        parts = []
        for face, part in groupby(_faced(text, path), lambda one: one[1]):
            parts.append(Run("".join(letter for letter, _ in part), face, leftward, start))
            start += len(parts[-1].text)
        found += parts[::-1] if leftward else parts
    return found


def _faced(text: str, path: str) -> list[tuple[str, str]]:
    """Each letter with its face; blanks and accents have the face of what stands before, the first ones of the next."""
    faces = [None if c.isspace() or unicodedata.combining(c) else "" if has(path, c) else _other(c) for c in text]
    face = next((one for one in faces if one is not None), "")
    found = []
    for letter, own in zip(text, faces):
        face = face if own is None else own
        found.append((letter, face))
    return found


def _ordered(s: str) -> list[tuple[str, bool, int]]:
    """The words in pieces from left to right, each with whether it runs to the left, and its place: Hebrew and Arabic
    do, numbers in them do not, signs between two such words go along."""
    kinds = [_kind(letter) for letter in s]
    last = "L"
    for i, kind in enumerate(kinds):
        if kind == "N":
            kinds[i] = "N" if last in "RN" else "L"
        elif kind == " ":
            after = next((k for k in kinds[i:] if k != " "), "L")
            kinds[i] = "R" if last in "RN" and after in "RN" else "L"
        last = kinds[i]
    found: list[tuple[str, bool, int]] = []
    start = 0
    for turned, group in groupby(zip(s, kinds), lambda one: one[1] != "L"):
        pieces = []
        for kind, part in groupby(group, lambda one: one[1]):
            pieces.append(("".join(letter for letter, _ in part), kind == "R", start))
            start += len(pieces[-1][0])
        found += pieces[::-1] if turned else pieces
    return found


def _kind(letter: str) -> str:
    bidi = unicodedata.bidirectional(letter)
    return "R" if bidi in ("R", "AL") else "N" if bidi in ("EN", "AN") else "L" if bidi == "L" else " "
