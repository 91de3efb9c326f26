"""A card that is still being drawn up: the record of it, right or not yet right, and what can be done to it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.content.common.names import slug_of
from game.content.fancards import records as r
from game.content.fancards.mod import MARK
from game.content.fancards.parts import PLACES
from game.content.fancards.sketch.kinds import KINDS, kind_of

NAME = "card"
MOST = {"title": 32, "text": 200, "flavour": 120, "name": 32}
"""Letters of a title, of a text, of a line for the mood, of the name of a foe."""
MOST_WORDS, MOST_STAGES, MOST_FOES, MOST_VISITS = 6, 5, 3, 6
KEPT = ("title", "text", "flavour", "picture", "count", "price", "needs")
"""What a card keeps when it becomes another kind, where that has it."""


@dataclass
class CardSketch:
    """`mod`: the folder it was opened from and may be kept in again, "" for a new one."""

    card: Any
    mod: str = ""

    def copy(self) -> CardSketch:
        """The same, to be changed by itself."""
        return CardSketch(self.card, self.mod)

    @property
    def kind(self) -> str:
        """One of KINDS."""
        return kind_of(self.card)


def blank(kind: str, title: str) -> Any:
    """A new card of a kind that says nothing but its title."""
    made, words = KINDS[kind], {"id": NAME, "title": "-", "text": "-"}
    if "flavour" in made.model.model_fields:
        words["flavour"] = "-"
    card = made.make(made.model.model_validate({**words, **made.new}))
    return replace(card, title=title, text="", flavour="", picture="")


def own_rule(card: r.Face) -> bool:
    """Whether what a card does is a class of the program, which no form can show."""
    return bool(getattr(card, "power", ""))


def opened(card: Any, mod: str = "") -> CardSketch:
    """The sketch of a finished card."""
    local = card.id.rpartition(MARK)[2]
    plain = f"{KINDS[kind_of(card)].art}_{local}".replace("-", "_")
    picture = "" if card.mod and card.picture == plain else card.picture
    card = replace(card, id=NAME, mod="", picture=picture)
    return CardSketch(replace(card, stages=tuple(map(settled, card.stages))) if isinstance(card, r.Job) else card, mod)


def turned(card: Any, kind: str) -> Any:
    """The card as another kind: what both have stays, the rest is as on a new card."""
    fresh = blank(kind, card.title)
    if isinstance(card, r.Job) and isinstance(fresh, r.Job):
        names = tuple(name for name in KINDS["epic"].model.model_fields if name != "id")
    else:
        names = tuple(name for name in KEPT if name in KINDS[kind].model.model_fields)
    return replace(fresh, **{name: getattr(card, name) for name in names if hasattr(card, name)})


def slug(card: r.Face) -> str:
    """An id out of its title."""
    return slug_of(card.title, NAME)


def with_stage(job: Any, at: int, stage: r.Stage | None) -> Any:
    """The job with another stage at that place, or behind all of them; None: without it."""
    found = [*job.stages[:at], *([settled(stage)] if stage else []), *job.stages[at + 1 :]]
    return replace(job, stages=tuple(found))


def settled(stage: r.Stage) -> r.Stage:
    """A stage without what it can't have: a location is visited once, a kind of world has no other that does."""
    wide = stage.place in (*PLACES, "any")
    return stage._replace(otherwise="") if wide else stage._replace(n=1)


def with_foe(foes: tuple[r.Foe, ...], at: int, foe: r.Foe | None) -> tuple[r.Foe, ...]:
    """Foes with another one at that place, or behind all of them; None: without it."""
    return (*foes[:at], *([foe] if foe else []), *foes[at + 1 :])
