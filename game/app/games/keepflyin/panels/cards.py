"""Job and Event cards as pages, for the inspector and large over the chart."""

from __future__ import annotations

from collections.abc import Callable

from game.app.games.keepflyin.panels import blocks as h
from game.app.games.keepflyin.sayings import ON_CARDS, saying, title
from game.app.games.keepflyin.situation import Situation
from game.app.games.keepflyin.spread.offers import offers
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.app.table.panels.bars import Press
from game.app.table.panels.window import Window
from game.content.keepflyin import keepflyin
from game.content.keepflyin.records import Board
from game.core.steps import Option
from game.rules.keepflyin.payday import pay_of

Page = list[b.Block]
Answer = Callable[[str], object]


def quadrants(words: Words, numbers: tuple[int, ...]) -> str:
    """ "quadrant 3", "quadrants 4 and 5"."""
    if len(numbers) == 2:
        return words("hex.quadrants.two", a=numbers[0], b=numbers[1])
    return words("hex.quadrants.one", a=numbers[0]) if len(numbers) == 1 else words("hex.quadrants.all")


def job_page(words: Words, card: str, board: Board, now: Situation | None = None) -> Page:
    """A Job card: type, what it brings, where to, and what it is about."""
    job = keepflyin().jobs.get(card.rpartition("#")[0])
    if job is None:
        return event_page(words, card)
    place = board.locations[job.destination]
    pay = pay_of(now.g, card) if now is not None else job.pay
    found: Page = [
        h.CardBand(job.kind, words(f"hex.job.{job.kind}"), words("money", n=pay)),
        b.Title(job.title, size=20),
        h.WorldRow(place, words("hex.job.to", place=place.name, quadrants=quadrants(words, place.quadrants))),
        b.Row("gear", words("hex.job.space"), str(job.space)),
        b.Row(
            "star",
            words("hex.job.notoriety"),
            f"{job.notoriety:+d}" if job.notoriety else "0",
            "ink_red" if job.illegal else "ink_green",
        ),
    ]
    if now is not None and now.niska(card):
        found.append(b.Words(words("hex.job.niska"), "ink_red"))
    if job.text:
        found.append(b.Words(job.text, "ink_mid", voice="serif.it", drop=1))
    return found


def event_page(words: Words, card: str) -> Page:
    """An Event card."""
    event = keepflyin().events.get(card.rpartition("#")[0])
    if event is None:
        return [b.Title(title(card), size=18)]
    return [
        h.CardBand("event", words("hex.event"), words(f"hex.event.{event.tone}")),
        Window(event.picture, 62, 150, drop=b.ORNAMENT),
        b.Title(event.title, size=20),
        *b.mood(event.flavour),
        b.Words(event.text, "ink"),
    ]


def press(now: Situation, words: Words, option: Option, answer: Answer) -> Press:
    """An answer as a paper button."""
    said = saying(now, words, option)
    return Press(said.action, said.note, said.icon, option.key, lambda: answer(option.key), grave=said.grave)


def presses(now: Situation, words: Words, card: str, answer: Answer) -> Page:
    """What can be answered with a card, as paper buttons."""
    found: Page = []
    laid = offers(now)
    for option in now.options:
        if laid is not None and option.key in laid.answers:
            continue
        head, _, tail = option.key.partition(":")
        mine = tail == card and head in (*ON_CARDS, "pay")
        if mine or (option.source == card and head in ("take", "refuse", "accept", "decline", "salvage", "leave")):
            said = saying(now, words, option)
            found.append(
                Press(
                    said.action, said.note, said.icon, option.key, lambda key=option.key: answer(key), grave=said.grave
                )
            )
    return found
