"""Rows of a job: its stages, and whom the crew fights."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.app.games.fancards.workshop.rows import away, more, plain
from game.app.ui.widgets import Button, Field, Widget
from game.app.ui.widgets.cycle import Amount, Cycle
from game.app.workshop.pick import Pick, PickSheet
from game.app.workshop.sheet import Row
from game.content.fancards import fancards
from game.content.fancards.parts import PLACES, Foe, Stage
from game.content.fancards.sketch.card import MOST, MOST_FOES, MOST_STAGES, MOST_VISITS, with_foe, with_stage

if TYPE_CHECKING:
    from game.app.games.fancards.workshop.editor import CardEditor

Foes = tuple[Foe, ...]
WIDE = ("any", *PLACES)
"""What a stage may lead to beside a location."""
STRENGTHS = [(str(n), str(n)) for n in range(1, 7)]


def stages(s: CardEditor) -> list[Row]:
    """Where the job leads, in order, and a row that adds a stage."""
    words, job = s.app.words, s.card
    found = [Row(words("cardeditor.stage", n=at + 1), partial(_stage, s, at)) for at in range(len(job.stages))]
    full = len(job.stages) >= MOST_STAGES

    def add() -> None:
        _choose(s, len(s.card.stages), "")

    return [*found, more(s, "stage", full, MOST_STAGES, add)]


def _stage(s: CardEditor, at: int, rect: Rect) -> list[Widget]:
    """The place, beside it how many of a kind or what else does, and the button that takes it away."""
    words, stage = s.app.words, s.card.stages[at]

    def put(one: Stage | None) -> None:
        s.change(lambda job: with_stage(job, at, one))

    trash, room = away(s, rect, f"stage:{at}:drop", words("cardeditor.stage.drop"), lambda: put(None))
    half = (room.w - s.kit.u(6)) // 2
    places = fancards().places
    said = name(s, stage.place)
    button = Button(
        Rect(room.x, room.y, half, room.h), said, lambda: _choose(s, at, stage.place), icon="home", name=f"stage:{at}"
    )
    beside = Rect(room.right - half, room.y, half, room.h)
    if stage.place in WIDE:
        most = min(MOST_VISITS, len(places))
        told = [(str(n), words("cardeditor.visits", n=n)) for n in range(1, most + 1)]
        other: Widget = Amount(
            beside, told, str(stage.n), lambda v: put(stage._replace(n=int(v))), name=f"stage:{at}:n"
        )
    else:
        kinds = [("", words("cardeditor.otherwise.none"))]
        kinds += [(kind, words(f"cardeditor.otherwise.{kind}")) for kind in PLACES]
        other = Cycle(
            beside, kinds, stage.otherwise, lambda v: put(stage._replace(otherwise=v)), name=f"stage:{at}:otherwise"
        )
        other.tip = words("cardeditor.otherwise.tip")
    return [button, other, trash]


def name(s: CardEditor, place: str) -> str:
    """What a place of a stage is called; one that isn't there by its id."""
    if place in WIDE:
        return s.app.words(f"cardeditor.world.{place}")
    found = fancards().places.get(place)
    return found.title if found else place


def _choose(s: CardEditor, at: int, now: str) -> None:
    """A kind of world, or a location of the box."""
    words = s.app.words
    there = sorted((one for one in fancards().places.values() if not one.mod), key=lambda one: one.title)
    picks = [*(Pick(kind, name(s, kind)) for kind in WIDE), *(Pick(one.id, one.title) for one in there)]

    def chosen(place: str) -> None:
        old = s.card.stages[at] if at < len(s.card.stages) else Stage(place)
        s.change(lambda job: with_stage(job, at, old._replace(place=place)))

    s.app.stack.push(PickSheet(s.app, words("cardeditor.stage.pick"), picks, chosen, now))


def foes(s: CardEditor, read: Callable[[], Foes], put: Callable[[Foes], object], called: str) -> list[Row]:
    """Two rows a foe, its name and its numbers, and one that adds another; `called`: what their widgets begin with."""
    words, now = s.app.words, read()

    def add() -> None:
        put(with_foe(read(), len(read()), Foe(words("cardeditor.new.foe"), 2, 2)))

    found: list[Row] = []
    for at in range(len(now)):
        found.append(Row(words("cardeditor.foe", n=at + 1), partial(_name, s, read, put, at, called)))
        found.append(Row(words("cardeditor.foe.numbers"), partial(_numbers, s, read, put, at, called)))
    return [*found, more(s, called, len(now) >= MOST_FOES, MOST_FOES, add)]


def _name(
    s: CardEditor, read: Callable[[], Foes], put: Callable[[Foes], object], at: int, called: str, rect: Rect
) -> list[Widget]:
    words, key = s.app.words, f"{called}:{at}"
    drop = partial(put, with_foe(read(), at, None))
    trash, room = away(s, rect, f"{key}:drop", words("cardeditor.foe.drop"), drop)

    def typed(text: str) -> None:
        old = read()[at]
        s.typed_into(f"{key}:name", with_foe(read(), at, Foe(plain(text), old.combat, old.health)), called)

    empty = words("cardeditor.foe.empty")
    field = Field(room, read()[at].name, typed, most=MOST["name"], counted=True, name=f"{key}:name", empty=empty)
    return [field, trash]


def _numbers(
    s: CardEditor, read: Callable[[], Foes], put: Callable[[Foes], object], at: int, called: str, rect: Rect
) -> list[Widget]:
    words, foe, half = s.app.words, read()[at], (rect.w - s.kit.u(6)) // 2
    found: list[Widget] = []
    for i, field in enumerate(("combat", "health")):
        told = [(n, words(f"cardeditor.foe.{field}", n=n)) for n, _ in STRENGTHS]
        box = Rect(rect.x + i * (rect.w - half), rect.y, half, rect.h)

        def chosen(value: str, field: str = field) -> None:
            numbers = {"combat": foe.combat, "health": foe.health, field: int(value)}
            put(with_foe(read(), at, Foe(foe.name, **numbers)))

        found.append(Amount(box, told, str(getattr(foe, field)), chosen, name=f"{called}:{at}:{field}"))
    return found
