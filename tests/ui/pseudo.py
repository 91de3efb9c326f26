"""A language nobody speaks: English with accents and a third longer. What is plain on screen was left in the code."""

from __future__ import annotations

import re
from gettext import NullTranslations

from game.app.shell.words import HOME, Words, read
from game.content import load
from game.content.common.files import data_path

ACCENTS = str.maketrans("aeiouyAEIOUYcnsz", "áéíóúýÁÉÍÓÚÝčñšž")
MARKS = re.compile(r"(\{\{.*?\}\}|\{[^{}]*\}|\[/?[a-z_]+\]|\*\*|\n)")
PLAIN = re.compile(r"[A-Za-z]{3,}")
FILE = re.compile(r"\S*[./\\]\w\S*|\S+-\d{6,}-\S+")  # a path, a file's name, a save
LONGER = 0.35


def odd(text: str) -> str:
    """The text with accents; what is as long as a sentence or a label grows by a third, marks stay as they are."""
    if not PLAIN.search(text):
        return text
    parts = MARKS.split(text)
    told = "".join(part if i % 2 else part.translate(ACCENTS) for i, part in enumerate(parts))
    more = max(1, round(sum(len(part) for part in parts[::2]) * LONGER))
    return told + ("ø" * more if more < 6 else "".join(" øøøøø"[i % 6] for i in range(more)))


class Odd(NullTranslations):
    """English as it sounds far away."""

    def __init__(self, plain: NullTranslations) -> None:
        super().__init__()
        self.plain = plain

    def gettext(self, message: str) -> str:
        found = self.plain.gettext(message)
        return message if found == message else odd(found)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        found = self.plain.ngettext(msgid1, msgid2, n)
        return found if found in (msgid1, msgid2) else odd(found)


def speak() -> Words:
    """The words of that language, cards and rule lines as well. `load.speak(None)` ends it."""
    load.speak(lambda key, printed: odd(printed))
    return Words(Odd(read(data_path("assets", "lang", HOME))))


def plain(text: str, names: tuple[str, ...] = ()) -> list[str]:
    """The words in a line on screen that did not come from the catalogue; `names` are what players typed."""
    found = [word for word in re.findall(r"[^\W\d_]{3,}", FILE.sub("", text)) if re.search("[aeiouAEIOU]", word)]
    return [word for word in found if word.rstrip("ø") not in names]
