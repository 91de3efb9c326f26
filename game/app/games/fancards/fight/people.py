"""Who fights as the lanes of a stage show it: crew, units, hazards, the units of jobs."""

from __future__ import annotations

from game.app.games.fancards.names import called, card_of, picture, title
from game.app.games.fancards.situation import Situation
from game.app.table.fray.data import Fighter
from game.content.fancards.records import Hazard
from game.rules.fancards.crew import health_of
from game.rules.fancards.faces import face
from game.rules.fancards.state import FanCards
from game.rules.fancards.verse.fighters import gifted, health_left, is_crew, of_job, rating


def drawn(name: str) -> str:
    """The picture of a fighter: a unit of a job has that of its job."""
    return picture(card_of(name))


def whole(g: FanCards, name: str) -> int:
    """The health of a fighter without its wounds."""
    return health_of(g, name) if is_crew(name) else health_left(g, name) + g.wounds.get(name, 0)


def fighter(
    now: Situation, name: str, alone: bool = False, price: int = 0, note: str = "", ink: str = "mid"
) -> Fighter:
    """Somebody with combat and health as they are now, what it costs, and a chance."""
    g, said = now.g, str(price) if price else ""
    if not of_job(name) and isinstance(face(name), Hazard):
        return Fighter(name, title(name), picture(name), note=note, ink=ink, price=said, state=state(now, name))
    combat = f"{rating(g, name, alone)}{'?' if gifted(name) else ''}"
    left = max(0, health_left(g, name))
    return Fighter(name, called(name), drawn(name), combat, left, whole(g, name), note, ink, said, state(now, name))


def state(now: Situation, thing: str) -> str:
    """Whether something is picked up, can be chosen, or neither."""
    if not now.mine or now.veiled:
        return ""
    if now.picked == thing:
        return "picked"
    chosen = now.picked in {option.source for option in now.options} and bool(now.picked)
    if chosen:
        return "lit" if thing in now.lit else ""
    return "lit" if any(thing in (option.source, option.target) for option in now.options) else ""
