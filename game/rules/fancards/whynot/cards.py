"""Why a card can't be played, attached, put away or used (R-CG-65 to R-CG-77)."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.fancards.records import Action, Character, Hazard, Instant, Item, Trait, Unit
from game.core.ruleset import Refusal
from game.core.steps import Option
from game.rules.fancards.away import berths
from game.rules.fancards.cardplay import Positive
from game.rules.fancards.crew import carry_of, numb
from game.rules.fancards.faces import back_of, crew_face, face, is_trait, perk
from game.rules.fancards.items import bears, can_lose, in_reach, load_of
from game.rules.fancards.state import FanCards, crew_of, stowed
from game.rules.fancards.stow import room, ship_of
from game.rules.fancards.whynot.asking import dear, no, short, title


def play(g: FanCards, seat: int, card: str, target: str, options: Sequence[Option]) -> Refusal:
    """A card of the own hand that can't be played in the Crew phase."""
    printed = face(card)
    if isinstance(printed, Unit | Hazard):
        return no("R-CG-32", "verse_only", options, "done")
    if isinstance(printed, Instant):
        rule, why = ("R-CG-36", "verse_only") if printed.nasty else ("R-CG-37", "response_only")
        return no(rule, why, options, "done")
    assert isinstance(printed, Positive)
    money = short(g, seat, printed.needs, "R-CG-67", options) or dear(g, seat, printed.price, options)
    return money or _room(g, seat, card, target, options)


def _room(g: FanCards, seat: int, card: str, target: str, options: Sequence[Option]) -> Refusal:
    printed = face(card)
    if isinstance(printed, Character):
        if berths(g, seat) <= 0:
            return no("R-CG-77", "crew_full", options, "done", most=ship_of(g, seat).crew)
        return no("R-CG-76", "into_crew", options, f"play:{card}")
    if isinstance(printed, Item):
        if target in crew_of(g, seat) and not (bears(g, target, card) and target in in_reach(g, seat)):
            return bearing(g, target, card, options)
        if room(g, seat) <= 0:
            return no("R-CG-70", "inventory_full", options, "attach:", most=ship_of(g, seat).inventory)
        return no("R-CG-66", "into_inventory", options, f"play:{card}")
    if isinstance(printed, Trait):
        if target in crew_of(g, seat):
            return bearing(g, target, card, options)
        return no("R-CG-73", "trait_attached", options, f"play:{card}")
    assert isinstance(printed, Action)
    why = "own_use" if any(option.source == card for option in options) else "no_effect"
    return no("R-CG-65", why, options, f"play:{card}", card=printed.title)


def bearing(g: FanCards, who: str, item: str, options: Sequence[Option]) -> Refusal:
    """Why somebody can't take up an item (R-CG-72)."""
    strength = perk(item, "carrier_combat")
    if strength > crew_face(who).combat:
        return no("R-CG-72", "too_weak", options, f"attach:{item}", name=title(who), need=strength)
    if numb(g, who):
        return no("R-CG-72", "numb", options, f"attach:{item}", name=title(who))
    if not is_trait(item) and load_of(g, who) >= carry_of(g, who):
        return no("R-CG-72", "hands_full", options, f"attach:{item}", name=title(who), most=carry_of(g, who))
    return no("R-CG-71", "not_in_reach", options, "move:", name=title(who))


def item(g: FanCards, seat: int, card: str, target: str, options: Sequence[Option]) -> Refusal:
    """An item of the own crew that can't go there (R-CG-70 to R-CG-75, R-CG-119)."""
    who = g.carrier.get(card, "")
    if target == f"hand:{seat}":
        return no("R-CG-74", "never_back", options, f"stow:{card}")
    if target in crew_of(g, seat):
        if is_trait(card):
            return no("R-CG-73", "trait_stays", options, f"drop:{card}")
        if who:
            return no("R-CG-74", "detach_first", options, f"stow:{card}")
        return bearing(g, target, card, options)
    if who and not can_lose(g, who, card):
        return no("R-CG-45", "needed", options, "done", name=title(who))
    if target == f"items:{seat}":
        if is_trait(card):
            return no("R-CG-73", "trait_stays", options, f"drop:{card}")
        if card in stowed(g, seat):
            return no("R-CG-69", "lies_there", options, f"attach:{card}")
        if who not in in_reach(g, seat):
            return no("R-CG-71", "not_in_reach", options, "move:", name=title(who))
        return no("R-CG-70", "inventory_full", options, f"drop:{card}", most=ship_of(g, seat).inventory)
    if perk(card, "heals"):
        return no("R-CG-119", "nobody_hurt", options, "done")
    return no("R-CG-69", "no_use", options, "done", card=title(card))


def recruit(g: FanCards, seat: int, card: str, options: Sequence[Option]) -> Refusal:
    """A character of the open row that can't be recruited."""
    printed = face(card)
    assert isinstance(printed, Character)
    if berths(g, seat) <= 0:
        return no("R-CG-77", "crew_full", options, "done", most=ship_of(g, seat).crew)
    needs = short(g, seat, printed.needs, "R-CG-67", options) or dear(g, seat, printed.price, options)
    return needs or no("R-CG-76", "not_in_row", options, "recruit:")


def is_event(card: str) -> bool:
    """Whether a card is of the event deck."""
    return back_of(card) == "event"
