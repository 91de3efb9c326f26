"""The words on screen: one catalogue per language in gettext's PO format, read with polib, counted by its plural rules.

`assets/lang/<language>/*.po` is the catalogue of a language, one file per part of the program. A message id is the key
of a sentence ("title.quit"); a sentence that counts has a plural form and is chosen by the value `n`. What a language
does not say is said in English.
"""

from __future__ import annotations

import io
from collections.abc import Callable
from functools import lru_cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple, TypeGuard

from game.content.common import cache
from game.content.common.files import data_path

HOME = "en"


class Words:
    """Every sentence on screen by its key, with values filled in: words("title.quit"), words("seat.steps", n=3)."""

    def __init__(self, catalogue: NullTranslations, key: str = "") -> None:
        """`key`: a fingerprint of what the catalogue was read from."""
        self.catalogue, self.key = catalogue, key
        self.missing: set[str] = set()
        self.numbers = Numbers(self.find("number.thousands", None) or ",")

    @classmethod
    def load(cls, language: str = HOME) -> Words:
        """The catalogue of a language, English behind it.  OSError when the program came without its words."""
        folders = [data_path("assets", "lang", name) for name in dict.fromkeys((language, HOME))]
        found = tuple(_files(folder) for folder in folders)
        return cls(_catalogue(found), " ".join(one.key for one in found))

    def __call__(self, key: str, /, **values: object) -> str:
        text = self.find(key, values.get("n"))
        if text is None:
            self.missing.add(key)
            return key
        if not values:
            return text
        return self.numbers.format(text, **values) if ":,}" in text else text.format(**values)

    def own(self, key: str, game: str) -> str:
        """The key of a sentence as that game says it, where it has one of its own: some count rounds, others turns."""
        return f"{key}.{game}" if self.has(f"{key}.{game}") else key

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that key."""
        return self.find(key, 1) is not None

    def find(self, key: str, n: object) -> str | None:
        """What the catalogue says, in the plural form for `n` where the sentence counts; None: it knows no such key."""
        text = self.catalogue.ngettext(key, key, int(n)) if _counts(n) else key
        if text == key:
            text = self.catalogue.gettext(key)
        return text if text != key else None


class Numbers(Formatter):
    """Fills values in; `{n:,}` parts thousands as the language does. What is no number stands as it is."""

    def __init__(self, thousands: str) -> None:
        self.thousands = thousands

    def format_field(self, value: Any, spec: str) -> str:
        if spec != ",":
            return str(super().format_field(value, spec))
        return f"{int(value):,}".replace(",", self.thousands) if _counts(value) else str(value)


def die_name(words: Callable[..., str], die: str) -> str:
    """What a die of the records ("d6") is called."""
    return words("die", n=int(die[1:]))


def _counts(n: object) -> TypeGuard[int | str]:
    return isinstance(n, int) or (isinstance(n, str) and n.isdigit())


class Files(NamedTuple):
    """The PO files of a language and the fingerprint of all that is in them."""

    language: str
    names: tuple[str, ...]
    key: str


def read(folder: Path) -> GNUTranslations:
    """All PO files of a folder as one catalogue.  OSError when the folder or a file can't be read."""
    return _catalogue((_files(folder),))


def _files(folder: Path) -> Files:
    names = sorted(str(file) for file in folder.glob("*.po"))
    if not names:
        raise FileNotFoundError(f"no words in {folder.name}")
    return Files(folder.name, tuple(names), cache.fingerprint(names))


@lru_cache(maxsize=8)
def _catalogue(languages: tuple[Files, ...]) -> GNUTranslations:
    """The catalogue of the first language with the others behind it, the same one as long as no file changes."""
    first, *others = [GNUTranslations(io.BytesIO(_compiled(*one))) for one in languages]
    for other in others:
        first.add_fallback(other)
    return first


@lru_cache(maxsize=8)
def _compiled(language: str, files: tuple[str, ...], key: str) -> bytes:
    """The catalogue of these files in gettext's binary form: what is kept under their fingerprint, else made anew."""
    folder = cache.folder()
    if folder is not None and (found := cache.read_bytes(folder / f"{language}.words", key)) is not None:
        return found
    import polib  # the parser is wanted only here

    whole = polib.POFile()
    for file in files:
        part = polib.pofile(file, encoding="utf-8")
        whole.metadata = part.metadata
        whole.extend(part)
    made: bytes = whole.to_binary()
    if folder is not None:
        cache.write_bytes(folder / f"{language}.words", key, made)
    return made
