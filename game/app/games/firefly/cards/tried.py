"""A Skill Test on the stage: the team at the left, what is against it at the right, the dice between them."""

from __future__ import annotations

from collections.abc import Iterable

from game.app.games.firefly.names import DOLLS, SIGNS, likeness, title
from game.app.games.firefly.panels.rail_paint import BADGES
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.duel.data import Duel, End, Figure, Means, Side
from game.content.firefly import firefly
from game.rules.firefly.perks import carried_by, leader_of, team
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face, gear_card

AGAINST = (150, 60, 46)
"""The colour of what is to be reached."""
BEHIND = {"fight": "place_regina", "tech": "place_silverhold", "negotiate": "place_persephone"}
"""The scene behind a Test of each Skill."""


def means(words: Words, skill: str, points: int | None = None) -> Means:
    """A Skill as something to fight by."""
    return Means(SIGNS[skill], BADGES[skill], words(f"firefly.skill.{skill}"), points)


def figures(crew: Iterable[str]) -> tuple[Figure, ...]:
    """Crew as they stand on a stage."""
    return tuple(Figure(_doll(item), title(item)) for item in crew)


def _doll(item: str) -> str:
    record = firefly().crew[face(item)]
    return DOLLS.get(record.id) or record.picture


def gear(g: Firefly, crew: Iterable[str]) -> tuple[Figure, ...]:
    """What these of the Crew carry."""
    carried = [item for one in crew for item in carried_by(g, one)]
    return tuple(Figure(_thing(item), title(item)) for item in carried)


def _thing(item: str) -> str:
    card = gear_card(item)
    return card.picture if card.box else likeness(item)


def teamed(g: Firefly, seat: int) -> list[str]:
    """Who is on the Job, or aboard where none is worked, the Leader first."""
    return sorted(team(g, seat), key=lambda item: item != leader_of(g, seat))


def tried(
    now: Situation,
    words: Words,
    seat: int,
    skill: str,
    dice: tuple[int, ...],
    total: int,
    card: str,
    need: int,
    end: End | None = None,
) -> Duel:
    """The stage of a Test: `total`: the dice with what the team adds, `need`: what they had to come to at least."""
    crew = teamed(now.g, seat)
    well = end.mood != "bad" if end is not None else None
    mine = Side(
        seat,
        now.name(seat),
        "",
        figures(crew),
        means(words, skill, total - sum(dice)),
        gear(now.g, crew),
        tuple(("d6", eyes) for eyes in dice),
        total,
        won=well,
    )
    aim = Means("target", AGAINST, words("firefly.stage.need", n=need))
    theirs = Side(-1, title(card), "", (Figure(_picture(card), title(card)),), aim, total=need)
    theirs = theirs._replace(won=None if well is None else not well)
    return Duel(
        words("firefly.stage.test"),
        title(now.g.work) if now.g.work != card else "",
        BEHIND.get(skill, ""),
        (mine, theirs),
        end=end,
    )


def _picture(card: str) -> str:
    record = firefly().faces.get(face(card)) or firefly().stories.get(card[5:].partition("/")[0])
    return str(getattr(record, "picture", ""))
