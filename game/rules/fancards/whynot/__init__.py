"""Why something may not be done: the rule, its sentence, and the nearest answer that is legal."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.engine import legal
from game.core.ruleset import Refusal
from game.core.steps import AnyChoice, Option
from game.core.zones import everyone
from game.rules.fancards.cards.actions import PickSeen
from game.rules.fancards.charting import PlaceLocation
from game.rules.fancards.hands import DiscardDown, DiscardOne
from game.rules.fancards.set_up.draft import ChooseShip, PickCrew
from game.rules.fancards.state import FanCards
from game.rules.fancards.turn import Act
from game.rules.fancards.verse.brawls import Muster, PickFoe
from game.rules.fancards.verse.encounter import Attack
from game.rules.fancards.verse.regroup import Riposte
from game.rules.fancards.verse.resolving import Clash
from game.rules.fancards.verse.responses import Assign, Jamming, Respond
from game.rules.fancards.whose import zone_seat
from game.rules.fancards.whynot import acts, travel, trouble, work
from game.rules.fancards.whynot.asking import no, title
from game.rules.fancards.work.jobs import LookedAt
from game.rules.fancards.work.missions import FaceFoe
from game.rules.shared.whynot import Explain, refusal

OPEN = ("ship", "crew", "away", "items", "jobs", "squad", "dealt")
"""What of others lies open."""


def why_not(g: FanCards, source: str, target: str) -> Refusal | None:
    """Why the pending choice does not let `source` go to `target`, which may be the key of an answer, too."""
    found = refusal(g, source, target, Refusal("R-CG-102", "fancards.why.over"), EXPLAIN, _general)
    return found and found._replace(nearest=_told(g, found.nearest))


def _told(g: FanCards, key: str) -> str:
    """An answer as it may be told to everybody: what names a card that somebody doesn't know stays unsaid, and of the
    answers that come first the first one is told that doesn't."""
    if _open(g, key):
        return key
    options = legal(g)
    return next((option.key for option in options if _open(g, option.key)), "") if key == options[0].key else ""


def _open(g: FanCards, key: str) -> bool:
    """Whether an answer names no card that somebody doesn't know."""
    known = everyone(len(g.credits))
    return all(g.seen.get(part, 0) == known for part in key.split(":") if "#" in part)


def _general(g: FanCards, step: AnyChoice, source: str, target: str, options: Sequence[Option]) -> Refusal:
    """What holds at every choice: whose cards they are, and that one thing is decided after the other."""
    for zone, lying in g.zones.items():
        if source in lying and zone.partition(":")[0] in OPEN and zone_seat(g, zone) not in (-1, step.seat):
            return no("R-CG-20", "of_others", options)
    if source.startswith("ship:") and source != f"ship:{step.seat}":
        return no("R-CG-20", "of_others", options)
    if isinstance(step, Act):
        return no("R-CG-79", "no_action", options)
    return no("R-CG-21", "now", options)


def _ships(g: FanCards, step: ChooseShip, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    taken = any(source in g.zones.get(f"ship:{seat}", ()) for seat in g.credits)
    return no("R-CG-19", "ship_taken", options) if taken else None


def _crew(g: FanCards, step: PickCrew, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    taken = any(source in lying for zone, lying in g.zones.items() if zone.partition(":")[0] in ("crew", "dealt"))
    return no("R-CG-19", "crew_taken", options, name=title(source)) if taken else None


def _placing(g: FanCards, step: PlaceLocation, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    if source != g.zones["drawn"][-1]:
        return None
    return travel.placing(g, target[5:] if target.startswith("cell:") else "", options)


def _seen(
    g: FanCards, step: LookedAt | PickSeen, source: str, target: str, options: Sequence[Option]
) -> Refusal | None:
    drawn = g.zones["drawn"]
    if target in (f"jobs:{step.seat}", "take") and (source in drawn or len(drawn) == 1):
        return work.terms(g, step.seat, source if source in drawn else drawn[0], options)
    return None


def _discard(
    g: FanCards, step: DiscardOne | DiscardDown, source: str, target: str, options: Sequence[Option]
) -> Refusal | None:
    if target == "keep":
        return no("R-CG-99", "discard_must", options)
    return None


def _foe(g: FanCards, step: FaceFoe, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    if source in g.zones.get(f"crew:{step.seat}", ()) or any(
        source in g.zones.get(f"away:{place}", ()) for place in g.teams if int(place.partition(":")[0]) == step.seat
    ):
        return no("R-CG-88", "not_there", options, name=title(source))
    return None


EXPLAIN: tuple[Explain, ...] = (
    (Act, acts.act),
    (ChooseShip, _ships),
    (PickCrew, _crew),
    (PlaceLocation, _placing),
    (LookedAt, _seen),
    (PickSeen, _seen),
    (DiscardOne, _discard),
    (DiscardDown, _discard),
    (FaceFoe, _foe),
    (Attack, trouble.attack),
    (Respond, trouble.respond),
    (Jamming, trouble.jamming),
    (Assign, trouble.assign),
    (Clash, trouble.clash),
    (Riposte, trouble.riposte),
    (Muster, trouble.brawl),
    (PickFoe, trouble.brawl),
)
