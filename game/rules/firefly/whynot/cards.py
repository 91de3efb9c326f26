"""Why an option of a card can't be chosen, and why a card can't be Considered, bought or kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.steps import Option
from game.rules.firefly.crew.deciding import trial_of
from game.rules.firefly.crew.testing import AfterRoll, Prepare
from game.rules.firefly.flight.contact import CryBabyChoice
from game.rules.firefly.flight.nav import NavChoice, must_ignore
from game.rules.firefly.jobs.attempt import AS_FIGHT
from game.rules.firefly.jobs.misbehave import MisbehaveChoice
from game.rules.firefly.jobs.working import WayChoice
from game.rules.firefly.set_up.dealing import KeepJobs
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import kind
from game.rules.firefly.trade.buying import BuyChoice, has_room, price
from game.rules.firefly.trade.consider import Consider
from game.rules.firefly.whynot.asking import Asked, Found, explained
from game.rules.firefly.whynot.deals import short
from game.rules.shared.whynot import Explain

GIVING_UP = ("cancel", "stop", "end", "stay", "skip")
NO_ROOM: Mapping[str, tuple[str, str]] = {
    "crew": ("R-FB-303", "crew_full"),
    "upgrade": ("R-FB-343", "no_slot"),
    "drive": ("R-FB-355", "core_fits"),
}
"""Why a ship has no room for a Supply Card, by its kind."""


def _nav(g: Firefly, step: NavChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Options of a Nav Card (R-FB-175, R-FB-342), and going on before it is dealt with (R-FB-153, R-FB-202)."""
    if what.verb == "option":
        sound = must_ignore(g, step.seat, step.card)
        return ("R-FB-342", "sound_ship", "ignore") if sound else ("R-FB-175", "option_unmet")
    if what.verb == "ignore":
        return ("R-FB-175", "cant_ignore")
    return ("R-FB-153", "resolve_first") if what.verb in ("fly", "burn", "mosey", *GIVING_UP) else None


def _misbehave(g: Firefly, step: MisbehaveChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Options of a Misbehave card (R-FB-452, R-FB-455, R-FB-458); Gear is locked (R-FB-425)."""
    if what.verb == "option":
        return ("R-FB-455", "option_unmet")
    if what.verb == "ace":
        return ("R-FB-458", "no_ace")
    if what.verb in GIVING_UP:
        return ("R-FB-452", "seen_through")
    return None


def _way(g: Firefly, step: WayChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Ways to complete a Job (R-FB-452, R-FB-455)."""
    if what.verb == "option":
        return ("R-FB-455", "option_unmet")
    return ("R-FB-452", "seen_through") if what.verb in GIVING_UP else None


def _prepare(g: Firefly, step: Prepare, what: Asked, options: Sequence[Option]) -> Found:
    """Before the die (R-FB-115, R-FB-120, R-FB-124)."""
    if what.verb == "bribe":
        if not trial_of(step.test.card, step.test.option).bribes:
            return ("R-FB-120", "no_bribes", "roll")
        return ("R-FB-124", "bribe_hundreds", "roll")
    if what.verb == "as-fight":
        return ("R-FB-116", "once_a_job" if AS_FIGHT in g.flags else "no_helper", "roll")
    return ("R-FB-115", "option_stands", "roll") if what.verb == "option" else None


def _after(g: Firefly, step: AfterRoll, what: Asked, options: Sequence[Option]) -> Found:
    """After the die (R-FB-115, R-FB-121)."""
    if what.verb == "bribe":
        return ("R-FB-121", "bribe_before", "keep")
    return ("R-FB-115", "option_stands", "keep") if what.verb in ("option", "reroll") else None


def _consider(g: Firefly, step: Consider, what: Asked, options: Sequence[Option]) -> Found:
    """Considering (R-FB-269, R-FB-270, R-FB-278, R-FB-282, R-FB-358, R-FB-359, R-FB-383)."""
    jobs = step.deck.startswith("contact:")
    if what.verb == "pick":
        if what.item not in g.zones.get(f"{step.deck}.discard", ()):
            return ("R-FB-358" if jobs else "R-FB-269", "other_deck")
        if step.drawn:
            return ("R-FB-278", "picked_before")
        return ("R-FB-359" if jobs else "R-FB-270", "considered_all", "done")
    if what.verb in ("draw", "considered"):
        if step.left:
            return ("R-FB-383" if jobs else "R-FB-282", "deck_empty", "done")
        return ("R-FB-359" if jobs else "R-FB-270", "considered_all", "done")
    return ("R-FB-278", "consider_first", "done") if what.verb in ("buy", "accept", "hire", "sell") else None


def _buy(g: Firefly, step: BuyChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Buying (R-FB-271, R-FB-278, R-FB-280, R-FB-289, R-FB-290, R-FB-292, R-FB-303, R-FB-343)."""
    seat = step.seat
    if what.verb in ("fuel", "part"):
        return short(g, seat, what.verb, what.rest.rpartition(":")[2])
    if what.verb in ("pick", "draw"):
        return ("R-FB-278", "picked_before")
    if what.verb == "leave":
        return ("R-FB-292", "leave_instead")
    if what.verb not in ("buy", "hire"):
        return None
    if what.item not in g.zones.get(f"considered:{seat}", ()):
        return ("R-FB-269", "not_considered")
    if not step.left:
        return ("R-FB-271", "bought_two", "done")
    if price(g, seat, what.item) > g.money[seat]:
        return ("R-FB-280", "no_money")
    if not has_room(g, seat, what.item):
        return NO_ROOM[kind(what.item)]
    return None


def _keep(g: Firefly, step: KeepJobs, what: Asked, options: Sequence[Option]) -> Found:
    """Starting Jobs (R-FB-88)."""
    return ("R-FB-88", "three_jobs") if what.verb == "done" else None


def _cry_baby(g: Firefly, step: CryBabyChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Alliance Contact can't be put off (R-FB-202)."""
    return ("R-FB-202", "contact_must") if what.verb in ("fly", "burn", "mosey", "dump", *GIVING_UP) else None


EXPLAIN: tuple[Explain, ...] = (
    (NavChoice, explained(_nav)),
    (MisbehaveChoice, explained(_misbehave)),
    (WayChoice, explained(_way)),
    (Prepare, explained(_prepare)),
    (AfterRoll, explained(_after)),
    (Consider, explained(_consider)),
    (BuyChoice, explained(_buy)),
    (KeepJobs, explained(_keep)),
    (CryBabyChoice, explained(_cry_baby)),
)
