"""Rows of the form of a card: what is typed, counted, chosen, ticked; a row per word, per stage, per foe."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.app.games.fancards.faces.signs import TRADES as SIGNS
from game.app.games.fancards.workshop.words import free, label, value, values
from game.app.ui.kit import Kit
from game.app.ui.widgets import Button, Field, RoundButton, TextArea, Widget
from game.app.ui.widgets.cycle import Amount, Cycle, chooser
from game.app.workshop.form import TextRow
from game.app.workshop.pick import Pick, PickSheet
from game.app.workshop.sheet import Row
from game.content.common.records import Word
from game.content.fancards.parts import TRADES
from game.content.fancards.sketch.card import MOST, MOST_WORDS

if TYPE_CHECKING:
    from game.app.games.fancards.workshop.editor import CardEditor

Said = Sequence[tuple[str, str]]
"""Values with what they are called."""


def plain(text: str) -> str:
    """A text with single blanks."""
    return " ".join(text.split())


def line(s: CardEditor, field: str) -> Row:
    """A line that is typed."""
    words = s.app.words

    def make(rect: Rect) -> Widget:
        def typed(text: str) -> None:
            s.write(field, lambda card: s.with_(card, **{field: plain(text)}))

        empty = words(f"cardeditor.field.{field}.empty")
        return Field(rect, getattr(s.card, field), typed, most=MOST[field], counted=True, name=field, empty=empty)

    return Row(words(f"cardeditor.field.{field}"), make)


def text(s: CardEditor, field: str, lines: int) -> TextRow:
    """A text of several lines."""
    words = s.app.words

    def make(rect: Rect) -> Widget:
        def typed(text: str) -> None:
            s.write(field, lambda card: s.with_(card, **{field: plain(text)}))

        empty = words(f"cardeditor.field.{field}.empty")
        return TextArea(rect, getattr(s.card, field), typed, most=MOST[field], empty=empty, plain=(), name=field)

    return TextRow(words(f"cardeditor.field.{field}"), make, lines)


def number(s: CardEditor, field: str, values: Sequence[int], said: str = "") -> Row:
    """A number; `field` may lead into a table of the card: "price.credits"."""
    shown = [(str(n), str(n)) for n in values]

    def make(rect: Rect) -> Widget:
        now = str(s.read(field))
        return Amount(rect, shown, now, lambda v: s.set_to(field, int(v)), name=field)

    return Row(s.app.words(f"cardeditor.field.{said or field}"), make)


def numbers(s: CardEditor, table: str, fields: Sequence[str], values: Sequence[int], said: str = "") -> list[Row]:
    """The numbers of a table of the card, a row each."""
    return [number(s, f"{table}.{one}", values, f"{said or table}.{one}") for one in fields]


def choice(s: CardEditor, field: str, told: Said, put: Callable[[str], object] | None = None) -> Row:
    """One of some values."""

    def make(rect: Rect) -> Widget:
        chosen = put or (lambda v: s.set_to(field, v))
        return chooser(s.kit, rect, told, str(s.read(field)), chosen, field)

    return Row(s.app.words(f"cardeditor.field.{field}"), make)


def yes_no(s: CardEditor, field: str) -> Row:
    """Yes or no."""
    words = s.app.words
    told = [(name, words(f"cardeditor.{field}.{name}")) for name in ("yes", "no")]

    def make(rect: Rect) -> Widget:
        return chooser(
            s.kit, rect, told, "yes" if s.read(field) else "no", lambda v: s.set_to(field, v == "yes"), field
        )

    return Row(words(f"cardeditor.field.{field}"), make)


# ------------------------------------------------------------ ticked


class Tick(Button):
    """A value that is on or off: its sign and its name, or its sign alone."""

    def __init__(
        self, rect: Rect, label: str, icon: str, action: Callable[[], object], *, on: bool, name: str, short: bool
    ) -> None:
        super().__init__(rect, label, action, kind="brass" if on else "wood", icon=icon, tip=label, name=name)
        self.short = short

    def draw(self, kit: Kit, dst: Surface) -> None:
        if not self.short:
            super().draw(kit, dst)
            return
        color, press = kit.plate(dst, self.rect, self.kind, self.state)
        kit.icon(dst, self.rect.center, self.icon, 15 * kit.grow, color, press=press)


def ticks(s: CardEditor, field: str, names: Sequence[str], icons: Mapping[str, str], said: str) -> Row:
    """Any number of some values, in their order."""
    words = s.app.words

    def turned(name: str) -> None:
        now = s.read(field)
        s.set_to(field, tuple(one for one in names if (one in now) != (one == name)))

    def make(rect: Rect) -> list[Widget]:
        gap, k = s.kit.u(5), s.kit
        room = rect.w - gap * (len(names) - 1)
        need = [k.button_wide(words(f"{said}.{name}"), icon=icons.get(name, "")) for name in names]
        short = sum(need) > room and all(name in icons for name in names)
        spare = 0 if short else (room - sum(need)) // len(names)
        found: list[Widget] = []
        x = rect.x
        for name, own in zip(names, need):
            wide = room // len(names) if short else own + spare
            box, act, on = Rect(x, rect.y, wide, rect.h), partial(turned, name), name in s.read(field)
            label, icon = words(f"{said}.{name}"), icons.get(name, "")
            found.append(Tick(box, label, icon, act, on=on, name=f"{field}:{name}", short=short))
            x += wide + gap
        return found

    return Row(words(f"cardeditor.field.{field}"), make)


def trades(s: CardEditor) -> Row:
    """The trades of a card."""
    return ticks(s, "trades", TRADES, SIGNS, "fancards.trade")


# ------------------------------------------------------------ one of many, away with it


def away(s: CardEditor, rect: Rect, name: str, tip: str, deed: Callable[[], object]) -> tuple[Widget, Rect]:
    """A button that takes a row away at its right end, and the room that is left."""
    n = min(rect.h, s.kit.u(40))
    disc = Rect(rect.right - n, rect.centery - n // 2, n, n)
    room = Rect(rect.x, rect.y, rect.w - n - s.kit.u(8), rect.h)
    return RoundButton(disc, "trash", deed, name=name, tip=tip), room


def more(s: CardEditor, name: str, full: bool, most: int, deed: Callable[[], object]) -> Row:
    """A row that adds another one, up to `most`."""
    words = s.app.words
    why = words("cardeditor.full", n=most) if full else ""
    return Row("", lambda r: Button(r, words(f"cardeditor.add.{name}"), deed, icon="plus", why=why, name=f"{name}:add"))


def word_rows(s: CardEditor, field: str) -> list[Row]:
    """A row per word of the card, and one that adds another."""
    words, said = s.app.words, tuple(getattr(s.card, field))
    found = [Row(label(words, word.name), partial(_word, s, field, at)) for at, word in enumerate(said)]
    rest = free(s.kind, said)

    def chosen(name: str) -> None:
        s.set_to(field, (*getattr(s.card, field), Word(name, values(s.kind, name)[0])))

    def add() -> None:
        picks = [Pick(name, label(words, name)) for name in rest]
        s.app.stack.push(PickSheet(s.app, words("cardeditor.add.word"), picks, chosen))

    return [*found, more(s, "word", not rest or len(said) >= MOST_WORDS, len(said), add)]


def _word(s: CardEditor, field: str, at: int, rect: Rect) -> list[Widget]:
    """What a word takes, and the button that takes it away."""
    words, said = s.app.words, tuple(getattr(s.card, field))
    word, key = said[at], f"word:{at}"
    tip = words("cardeditor.drop", what=label(words, word.name))
    trash, room = away(s, rect, f"{key}:drop", tip, lambda: s.set_to(field, said[:at] + said[at + 1 :]))
    known = values(s.kind, word.name)

    def put(one: Any) -> None:
        s.set_to(field, (*said[:at], Word(word.name, one), *said[at + 1 :]))

    if len(known) == 1:
        return [trash]
    told = [(str(one), value(words, one)) for one in known]
    by_name = {str(one): one for one in known}
    kind = Cycle if isinstance(known[0], str) else Amount
    return [kind(room, told, str(word.value), lambda v: put(by_name[v]), name=key), trash]
