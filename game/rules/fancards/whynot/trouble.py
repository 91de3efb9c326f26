"""Why trouble can't be sent, answered or met like that, in the 'Verse phase and in challenges (R-CG-29 to R-CG-47,
R-CG-91, R-CG-92, R-CG-107, R-CG-109)."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.fancards.records import Hazard, Instant, Unit
from game.core.ruleset import Refusal
from game.core.steps import Option
from game.rules.fancards.cards.defence import instant
from game.rules.fancards.cards.nasty import JAM
from game.rules.fancards.crew import captain_cell
from game.rules.fancards.faces import face
from game.rules.fancards.hands import hand
from game.rules.fancards.state import FanCards, cell_of, crew_of, place_of, seat_of
from game.rules.fancards.verse.brawls import Muster, PickFoe
from game.rules.fancards.verse.encounter import Attack
from game.rules.fancards.verse.infamy import GUARDED, NOBODY, SPARED, TOO_DEAR, bars, cost
from game.rules.fancards.verse.lanes import engaged, laid, victims
from game.rules.fancards.verse.regroup import CHALLENGE, Riposte
from game.rules.fancards.verse.resolving import Clash
from game.rules.fancards.verse.responses import Assign, Jamming, Respond
from game.rules.fancards.whynot.asking import dear, no, no_command, short, title

BARS = {
    "R-CG-29": "own_infamy",
    NOBODY: "nobody_to_fight",
    GUARDED: "strikes_elsewhere",
    SPARED: "kept_away",
    "R-CG-107": "squad_elsewhere",
}
"""What is said for each line that keeps an encounter away."""


def attack(g: FanCards, step: Attack, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """Something that can't be laid or played in the Attack step."""
    seat = step.seat
    if source in laid(g):
        return no("R-CG-46", "attacks_once", options, "done", card=title(source))
    if source not in (*hand(g, seat), *g.zones.get(f"squad:{seat}", ())):
        own = source in (f"ship:{seat}", *g.zones.get("bulletin", ()), *crew_of(g, seat))
        own = own or any(source in g.zones.get(f"{zone}:{seat}", ()) for zone in ("ship", "items", "jobs"))
        return no("R-CG-21", "crew_later", options, "done") if own else None
    printed = face(source)
    if isinstance(printed, Instant):
        return nasty(g, seat, source, options)
    if not isinstance(printed, Unit | Hazard):
        return no("R-CG-32", "no_trouble", options, "done", card=printed.title)
    if not target.startswith("place:"):
        return no("R-CG-32", "at_somebody", options, f"lay:{source}", card=printed.title)
    place = target[6:]
    rule = bars(g, seat, source, place)
    if rule == TOO_DEAR:
        need, have = cost(g, source, place), g.pool[seat_of(place)]
        return no(rule, "infamy", options, f"lay:{source}", need=need, have=have)
    return no(rule, BARS.get(rule, "strikes_elsewhere"), options, f"lay:{source}", card=printed.title)


def nasty(g: FanCards, seat: int, card: str, options: Sequence[Option]) -> Refusal:
    """An instant that its holder can't play in the own 'Verse phase now (R-CG-34, R-CG-35)."""
    printed = instant(card)
    assert printed is not None
    if not printed.nasty:
        return no("R-CG-37", "for_defence", options, "done", card=printed.title)
    if printed.power == JAM:
        return no("R-CG-35", "jam_answers", options, "done", card=printed.title)
    pools = [g.pool[victim] for victim in victims(g, seat)]
    if not pools:
        return no("R-CG-35", "lay_first", options, "lay:", card=printed.title)
    if max(pools) < printed.infamy:
        return no(TOO_DEAR, "infamy", options, need=printed.infamy, have=max(pools))
    return no("R-CG-35", "no_target", options, f"nasty:{card}", card=printed.title)


def respond(g: FanCards, step: Respond, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """An instant that doesn't help now, or another card (R-CG-37)."""
    if source not in hand(g, step.seat):
        return None
    printed = instant(source)
    if printed is None or printed.nasty:
        return no("R-CG-37", "no_defence", options, "ready", card=title(source))
    lack = short(g, step.seat, printed.needs, "R-CG-67", options) or dear(g, step.seat, printed.price, options)
    return lack or no("R-CG-37", "no_help", options, "ready", card=printed.title)


def jamming(g: FanCards, step: Jamming, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """A card that cancels nothing now (R-CG-34, R-CG-35)."""
    if source not in hand(g, step.seat):
        return None
    printed = instant(source)
    if printed is None or printed.power != JAM:
        return no("R-CG-35", "cancels_nothing", options, "let", card=title(source))
    return no(TOO_DEAR, "infamy", options, "let", need=printed.infamy, have=g.pool[step.victim])


def assign(g: FanCards, step: Assign, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """A character that can't meet that attacker (R-CG-39)."""
    if source not in crew_of(g, step.seat):
        return None
    if source in engaged(g):
        return no("R-CG-39", "meets_one", options, "ready", name=title(source))
    if f"{source}/out" in g.bonus:
        return no("R-CG-39", "takes_no_part", options, "ready", name=title(source))
    if target not in step.attackers:
        return no("R-CG-39", "no_attacker", options, f"guard:{source}")
    return no("R-CG-88", "not_there", options, "guard:", name=title(source))


def clash(g: FanCards, step: Clash, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """A nasty instant or a choice of whom to fight that isn't there (R-CG-35, R-CG-41)."""
    if source in hand(g, step.seat):
        if instant(source) is None:
            return no("R-CG-35", "all_at_once", options, "fight", card=title(source))
        return nasty(g, step.seat, source, options)
    if source in laid(g):
        if source != step.unit:
            return no("R-CG-36", "in_order", options)
        return no("R-CG-41", "defender_chose", options)
    return None


def riposte(g: FanCards, step: Riposte, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """A survivor that can't be challenged (R-CG-47)."""
    if source not in crew_of(g, step.seat):
        return None
    lack = no_command(g, step.seat, CHALLENGE, options)
    if lack or target not in laid(g):
        return lack or no("R-CG-47", "no_survivor", options, "challenge:")
    return no("R-CG-88", "not_there", options, "challenge:", name=title(source))


def brawl(g: FanCards, step: Muster | PickFoe, source: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """Who can't join a challenge or be chosen in it (R-CG-118)."""
    if source in crew_of(g, step.seat) and source not in step.attackers:
        return no("R-CG-88", "not_there", options, name=title(source))
    return None


def challenge(g: FanCards, seat: int, card: str, target: str, options: Sequence[Option]) -> Refusal | None:
    """A challenge of the Crew phase that can't be made (R-CG-91, R-CG-92); None where it is none."""
    others = [other for other in g.credits if other != seat]
    jobs = [job for other in others for job in g.zones.get(f"jobs:{other}", ())]
    units = [unit for other in others for unit in g.zones.get(f"squad:{other}", ())]
    if not target.startswith("place:") and target not in (*jobs, *units):
        return None
    if target.startswith("place:") and g.settings["crew_fights"] == "no":
        return no("R-CG-92", "no_crew_fights", options)
    lack = no_command(g, seat, CHALLENGE, options)
    if lack:
        return lack
    if cell_of(g, place_of(g, seat, card)) != captain_cell(g, seat):
        return no("R-CG-91", "with_captain", options, "challenge:", name=title(card))
    return no("R-CG-91", "same_space", options, "challenge:")


def loot(g: FanCards, seat: int, item: str, options: Sequence[Option]) -> Refusal:
    """An item of the dead that can't be picked up (R-CG-109)."""
    lack = no_command(g, seat, "loot", options)
    return lack or no("R-CG-109", "out_of_reach", options, "move:", card=title(item))
