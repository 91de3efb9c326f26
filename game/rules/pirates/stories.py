"""The Stories of the box: which parts they need, and how a game with them is set up (R-PB-8, R-PB-147, R-PB-163 to
R-PB-165)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.content.firefly import firefly
from game.content.firefly.records import CONTACTS, Story
from game.core.rng import shuffled
from game.core.steps import Effect, Step
from game.core.zones import everyone, move, reveal
from game.rules.firefly.board import board_of, find
from game.rules.firefly.boxes import Parts
from game.rules.firefly.set_up.setup import CHOOSE
from game.rules.firefly.state import Firefly
from game.rules.firefly.story.stories import goals_of
from game.rules.firefly.tokens import job_card
from game.rules.pirates.havens import Placing
from game.rules.pirates.marks import told
from game.rules.pirates.piracy import PIRACY
from game.rules.pirates.prisoners import Prisoners

NEEDS = {
    "spread": "piracy",
    "thieves": "piracy",
    "deeds:piracy": "piracy",
    "deeds:bounty": "bounties",
    "prisoners": "bounties",
    "bounties": "bounties",
}
"""Which part of the box a word of a Story needs (R-PB-8)."""
CALLED = {"piracy": "Piracy Jobs", "bounties": "Bounties"}


def needed(story: Story) -> set[str]:
    """The parts of the box without which a Story can't be told."""
    words = [*story.setup, *(do for goal in story.goals for do in goal.has)]
    said = [do.what for do in words if do.word == "own"]
    return {NEEDS[key] for what in said for key in (what, what.partition(":")[0]) if key in NEEDS}


def lacking(story: Story, settings: Mapping[str, str]) -> list[str]:
    """The parts that a Story needs and that are off."""
    return sorted(part for part in needed(story) if settings[part] != "yes")


def playable(story: Story, settings: Mapping[str, str]) -> bool:
    """Whether all parts are on that a Story needs."""
    return not lacking(story, settings)


def unfit(seats: int, settings: Mapping[str, str]) -> str:
    """Why the Story that is set can't be told, with the rule; "" if it can."""
    story = firefly().stories.get(settings["story"])
    if story is None or story.box != "pirates":
        return ""
    for part in lacking(story, settings):
        why = "one captain alone plays without them" if seats == 1 and part == "piracy" else f"{part} is off"
        return f"{story.title} needs the {CALLED[part]}, and {why} (R-PB-8)"
    return unhoused(seats, story, settings)


def unhoused(seats: int, story: Story, settings: Mapping[str, str]) -> str:
    """Why there is no room for so many Havens on the map (R-PB-149 to R-PB-152)."""
    zones = [do.what.partition(":")[2] for do in story.setup if do.what.partition(":")[0] == "havens"]
    chart = board_of(settings["board"])
    homes = {contact.planet for contact in firefly().contacts.values()}
    free = [
        one
        for one in chart.sectors.values()
        if one.planets and not any(planet.supply or planet.id in homes for planet in one.planets)
    ]
    for zone in zones:
        free = [one for one in free if zone in ("", one.zone)]
    if zones and len(free) <= seats:
        return f"{story.title} needs a planet for every Haven, and that map has too few (R-PB-149)"
    return ""


def sets_up(g: Firefly, parts: Parts) -> Parts:
    """The Story says where ships start and who is a prisoner, so it is known before ships are placed; after the first
    Jobs it may turn Piracy Jobs over."""
    name = g.settings["story"]
    if name != CHOOSE and firefly().stories[name].box != "pirates":
        return parts
    return {
        "choosing": parts["choosing"],
        "story": parts["story"],
        "placing": (Prisoners(), Placing()),
        "dealt": parts["dealt"],
        "jobs": (*parts["jobs"], Spread()),
        "last": parts["last"],
    }


@dataclass(frozen=True, slots=True)
class Spread(Effect[Firefly]):
    """Piracy Jobs that nobody got lie open on the discard piles of their Contacts; where the Story says so the decks
    are shuffled again (R-PB-163, R-PB-165)."""

    def run(self, g: Firefly) -> Iterable[Step]:
        for do in told(g, "spread"):
            for contact in CONTACTS:
                self._turn_over(g, f"contact:{contact}", anew=do.what.endswith(":anew"))
        return ()

    def _turn_over(self, g: Firefly, deck: str, anew: bool) -> None:
        for item in [item for item in g.zones.get(deck, ()) if job_card(item).kind == PIRACY]:
            move(g, item, deck, f"{deck}.discard")
            reveal(g, item, everyone(len(g.ship)))
        if anew and deck in g.zones:
            g.zones[deck] = shuffled(g, g.zones[deck])


def destinations(g: Firefly) -> dict[int, tuple[int, ...]]:
    """By Sector the numbers of the Destination tokens: the Goals that are worked there, where a Story has such Goals on
    several planets. They only remind of the order (R-PB-145)."""
    found: dict[int, tuple[int, ...]] = {}
    for number, goal in enumerate(goals_of(g), 1):
        for place in goal.places:
            at = find(g, place)
            found[at] = (*found.get(at, ()), number)
    return found if len(found) > 1 else {}
