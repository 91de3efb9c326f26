"""The leaves of a card's form: what it is, its numbers, price and words; where a job leads and what it pays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.app.games.fancards.faces.picture import picture as painted
from game.app.games.fancards.workshop import lists
from game.app.games.fancards.workshop.rows import choice, line, number, numbers, text, ticks, trades, word_rows, yes_no
from game.app.games.fancards.workshop.words import SPOKEN
from game.app.ui.kit import Kit
from game.app.ui.widgets import Choice, Widget
from game.app.ui.widgets.cycle import Cycle
from game.app.workshop.form import Rows, TextRow
from game.app.workshop.pick import Pick, PickButton, PickSheet
from game.app.workshop.sheet import Row
from game.content.fancards import fancards
from game.content.fancards.parts import PLACES, SIDES, TAGS, TRADES
from game.content.fancards.records import Face
from game.content.fancards.sketch.kinds import EVENTS, SORTS, sort_of

if TYPE_CHECKING:
    from pygame import Surface

    from game.app.games.fancards.workshop.editor import CardEditor

WORK = ("card", "asks", "way", "pays")
LEAVES: Mapping[str, tuple[str, ...]] = {
    "character": ("card", "numbers", "price", "does"),
    "item": ("card", "numbers", "price", "does"),
    "trait": ("card", "numbers", "price", "does"),
    "action": ("card", "price", "does"),
    "defence": ("card", "price", "does"),
    "nasty": ("card", "numbers", "does"),
    "unit": ("card", "numbers", "does"),
    "hazard": ("card", "numbers", "does"),
    "crew": ("card", "numbers", "does"),
    "place": ("card", "numbers"),
    "job": WORK,
    "epic": WORK,
    "ship": ("card", "numbers"),
}
"""The leaves of each kind of card."""
POINTS, MORE, LOW, BANDS = range(13), range(5), range(1, 7), range(1, 13)
SIDED = ("alliance", "criminal", "either")
WIDE = 2.4
"""How many times as wide as high the picture is shown: as wide as a scene is, of which nothing is cut then."""
PLAIN = "plain"
"""The picture that no card has."""


def rows(s: CardEditor) -> Rows:
    """The rows of the leaf on top."""
    made: dict[str, Callable[[CardEditor], Rows]] = {
        "card": _card, "numbers": _numbers, "price": _price, "does": _does, "asks": _asks, "way": _way, "pays": _pays,
    }  # fmt: skip
    return made[s.leaf](s)


def _card(s: CardEditor) -> Rows:
    words, sort = s.app.words, sort_of(s.kind)
    found: list[Row] = [_sort(s, sort)]
    if sort == "event":
        told = [(kind, words(f"cardeditor.kind.{kind}")) for kind in EVENTS]
        found.append(choice(s, "kind", told, s.turn_into))
    told_rows: Rows = [*found, line(s, "title"), text(s, "text", 3)]
    if s.has("flavour"):
        told_rows = [*told_rows, text(s, "flavour", 2)]
    told_rows = [*told_rows, TextRow(words("cardeditor.field.picture"), partial(_picture, s), 2)]
    return [*told_rows, number(s, "count", BANDS)] if s.has("count") else told_rows


def _sort(s: CardEditor, sort: str) -> Row:
    words = s.app.words
    told = [(one, words(f"cardeditor.sort.{one}")) for one in SORTS]

    def make(rect: Rect) -> Widget:
        wide = max(s.kit.width(label, "bold", 14) for _, label in told) + s.kit.u(10)
        kind = Choice if wide * len(told) <= rect.w else Cycle
        return kind(rect, told, sort, lambda v: s.turn_into(EVENTS[1] if v == "event" else v), name="sort")

    return Row(words("cardeditor.field.sort"), make)


# ------------------------------------------------------------ the picture


def shown(kit: Kit, dst: Surface, r: Rect, name: str) -> None:
    """A picture of a card in a rect."""
    painted(kit, dst, r, name, "")


def pictures(s: CardEditor) -> list[str]:
    """The pictures that cards of the box have, those of the same kind first."""
    content, there = fancards(), s.kit.art.paths
    people: list[Face] = [*content.crew.values(), *content.characters.values()]
    events: list[Face] = [card for card in content.events.values() if card.id not in content.characters]
    decks: dict[str, list[Face]] = {
        "crew": people,
        "character": people,
        "place": list(content.places.values()),
        "job": list(content.jobs.values()),
        "epic": list(content.epics.values()),
        "ship": list(content.ships.values()),
    }
    first = decks.pop(s.kind, events)
    rest = [card for deck in (*decks.values(), events) for card in deck]
    return [one for one in dict.fromkeys(card.picture for card in (*first, *rest)) if one in there]


def _picture(s: CardEditor, rect: Rect) -> Widget:
    words, now = s.app.words, s.card.picture
    own = now in s.kit.art.paths

    def chosen(name: str) -> None:
        s.set_to("picture", "" if name == PLAIN else name)

    def choose() -> None:
        picks = [Pick(PLAIN, words("cardeditor.picture.none")), *(Pick(name, "", art=name) for name in pictures(s))]
        title = words("cardeditor.field.picture")
        s.app.stack.push(PickSheet(s.app, title, picks, chosen, now or PLAIN, shown))

    pick = Pick("picture", "" if own else words("cardeditor.picture.none"), art=now if own else "")
    whole = Rect(rect.topleft, (min(rect.w, round(rect.h * WIDE)) if own else rect.w, rect.h))
    button = PickButton(whole, pick, choose, now=False, paint=shown)
    button.name = "picture"
    return button


# ------------------------------------------------------------ numbers, price, what it does


def _numbers(s: CardEditor) -> Rows:
    """The numbers of each kind of card."""
    words, kind = s.app.words, s.kind
    fighter = [number(s, "combat", LOW), number(s, "health", LOW)]
    if kind == "ship":
        return [
            number(s, "movement", LOW),
            number(s, "inventory", range(11)),
            number(s, "crew", range(3, 11), "places"),
        ]
    if kind in ("crew", "character"):
        person = [number(s, "combat", LOW), number(s, "health", range(1, 6))]
        person += [number(s, "carry", MORE), number(s, "command", range(1, 6)), trades(s)]
        return [*person, number(s, "upkeep", range(4))] if kind == "character" else person
    if kind == "item":
        tags = ticks(s, "tags", TAGS, {}, "cardeditor.tag")
        return [tags, number(s, "combat", MORE, "more"), number(s, "carry", MORE, "carries"), trades(s)]
    if kind == "trait":
        found = [number(s, "combat", MORE, "more"), number(s, "health", MORE, "healthier")]
        return [*found, number(s, "carry", MORE, "carries"), trades(s)]
    if kind == "place":
        kinds = [(one, words(f"fancards.kind.{one}")) for one in PLACES]
        gain = [number(s, "gain.credits", range(21), "enter.credits")]
        gain += numbers(s, "gain", ("alliance", "criminal", "open"), MORE, "enter")
        return [choice(s, "world", kinds, lambda v: s.set_to("kind", v)), *gain, *numbers(s, "needs", SIDED, POINTS)]
    if kind == "nasty":
        return [number(s, "infamy", BANDS)]
    sides = [("", words("cardeditor.side.none")), *((one, words(f"fancards.side.{one}")) for one in SIDES)]
    side = choice(s, "side", sides)
    if kind == "unit":
        return [*fighter, number(s, "infamy", BANDS), number(s, "bounty", MORE), side]
    spared = [("", words("cardeditor.spared.none")), *((one, words(f"fancards.trade.{one}")) for one in TRADES)]
    return [number(s, "infamy", BANDS), yes_no(s, "target"), choice(s, "spared", spared), side]


def _price(s: CardEditor) -> Rows:
    found = [*numbers(s, "price", ("credits", *SIDES), POINTS), *numbers(s, "needs", SIDED, POINTS)]
    if s.kind != "defence":
        return found
    crew = [("", s.app.words("cardeditor.only_with.none"))]
    crew += [(one.id, one.title) for one in fancards().crew.values() if not one.mod]
    if s.card.only_with not in dict(crew):
        crew.append((s.card.only_with, s.card.only_with))  # of a mod, or nobody's: what is missing says so
    return [*found, choice(s, "only_with", crew)]


def _does(s: CardEditor) -> Rows:
    return word_rows(s, SPOKEN[s.kind][0])


# ------------------------------------------------------------ jobs


def _asks(s: CardEditor) -> Rows:
    words = s.app.words
    tags = [("", words("cardeditor.brings.none")), *((tag, words(f"cardeditor.tag.{tag}")) for tag in TAGS)]
    found = [*numbers(s, "needs", SIDED, POINTS), trades(s), choice(s, "brings", tags)]
    return [*found, yes_no(s, "escort")] if s.has("escort") else found


def _way(s: CardEditor) -> Rows:
    return [*lists.stages(s), *lists.foes(s, lambda: tuple(s.card.foes), lambda foes: s.set_to("foes", foes), "foe")]


def _pays(s: CardEditor) -> Rows:
    """What it brings, and what quitting costs."""

    def put(foes: lists.Foes) -> None:
        s.change(lambda job: replace(job, penalty=replace(job.penalty, foes=foes)))

    reward = [number(s, "reward.credits", range(21))]
    reward += numbers(s, "reward", ("alliance", "criminal", "open"), MORE)
    lost = [number(s, "penalty.credits", POINTS)]
    lost += numbers(s, "penalty", ("alliance", "criminal", "higher"), MORE)
    return [*reward, *lost, *lists.foes(s, lambda: tuple(s.card.penalty.foes), put, "avenger")]
