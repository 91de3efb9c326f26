"""What the self-test tries of the window: every picture, letter, word and sound opens, every scene draws."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

import pygame

from game.app.shell.assets import load_art
from game.app.shell.language import languages
from game.app.shell.settings import Settings
from game.app.shell.words import HOME, Words
from game.app.sound.sounds import Sounds, variants
from game.app.ui.faces import face_path
from game.app.ui.hyphens import breaks
from game.app.ui.theme import FACES
from game.content.common.files import data_path

SIZE = (1280, 720)
PATIENCE_S = 20.0


def pictures() -> str:
    """Every picture can be read.  Raises AssertionError with the names of those that can't."""
    files = load_art().paths
    broken = _broken([(name, partial(pygame.image.load, str(path))) for name, path in files.items()])
    _must_be_none(broken, "unreadable pictures")
    if not files:
        raise AssertionError("there are no pictures")
    return f"{len(files)} pictures"


def letters() -> str:
    """Every typeface can be read."""
    pygame.font.init()
    faces = [(FACES[voice][1], partial(_letters, face_path(voice))) for voice in FACES]
    _must_be_none(_broken(faces), "unreadable typefaces")
    return f"{len(FACES)} typefaces"


def words() -> str:
    """The catalogue of every language can be read, a sentence of the title is in each, and words can be broken."""
    found = languages()
    silent = [language for language in found if not Words.load(language).has("title.quit")]
    _must_be_none(silent, "languages without words")
    if not breaks("international", HOME):
        raise AssertionError("the dictionaries that tell where words are broken are missing")
    return ", ".join(found)


def sounds() -> str:
    """Every sound opens in the mixer and each effect is heard through it, in the dummy device of the self-test."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    folder = data_path("assets", "sounds")
    found = variants(folder)
    heard = _begun()
    try:
        if not heard.ready:
            raise AssertionError("the mixer does not open")
        _must_be_none(sorted(set(found) - set(heard.bank)), "unreadable sounds")
        name = sorted(found)[0]
        if not heard.play(name) or not pygame.mixer.get_busy():
            raise AssertionError(f"{name} is not heard")
        music = sorted((folder / "music").glob("*.ogg"))
        _must_be_none(_broken([(file.name, partial(_stream, file)) for file in music]), "unreadable music")
    finally:
        heard.end()
    return f"{len(found)} effects, {len(music)} pieces of music"


def silence() -> str:
    """Without a device nothing is heard and nothing breaks."""
    os.environ["SDL_AUDIODRIVER"] = "no such device"
    heard = _begun()
    try:
        if heard.ready or heard.play("press"):
            raise AssertionError("something is heard without a device")
        heard.update()
    finally:
        heard.end()
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    return "silent"


def scene(name: str) -> str:
    """A scene can be drawn."""
    from game.app.trial.shots import shot

    with TemporaryDirectory() as folder:
        picture = Path(folder) / "scene.png"
        shot(name, SIZE, picture)
        return f"{picture.stat().st_size // 1024} kB"


def _begun() -> Sounds:
    """The sounds of the program once the device has answered, whatever it said."""
    settings = Settings(muted=False, sound_volume=80)
    heard = Sounds(lambda: settings)
    heard.begin()
    until = monotonic() + PATIENCE_S
    while (heard.opener is None or heard.opener.is_alive()) and monotonic() < until:
        heard.update()
        sleep(0.01)
    return heard


def _letters(face: str) -> None:
    pygame.font.Font(face, 20).render("Verse", True, (255, 255, 255))


def _stream(file: Path) -> None:
    pygame.mixer.music.load(str(file))
    pygame.mixer.music.play()
    until = monotonic() + PATIENCE_S
    while not pygame.mixer.music.get_busy() and monotonic() < until:
        sleep(0.01)
    pygame.mixer.music.stop()


def _broken(tries: Iterable[tuple[str, Callable[[], object]]]) -> list[str]:
    """The names of what does not open."""
    broken = []
    for name, open_it in tries:
        try:
            open_it()
        except (OSError, ValueError, pygame.error) as error:
            broken.append(f"{name} ({error})")
    return broken


def _must_be_none(names: list[str], what: str) -> None:
    if names:
        raise AssertionError(f"{what}: {', '.join(names)}")
