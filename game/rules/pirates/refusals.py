"""Why an answer of the box's own choices, or of one that its cards add to, can't be given."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.steps import Option
from game.rules.firefly.board import planets_at, supply_at, zone_at
from game.rules.firefly.crew.testing import AfterRoll
from game.rules.firefly.flight.nav import NavChoice
from game.rules.firefly.flight.reavers import CARD
from game.rules.firefly.jobs.misbehave import MisbehaveChoice
from game.rules.firefly.ship.fittings import crew_room
from game.rules.firefly.ship.goods import PEOPLE
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import face
from game.rules.firefly.whynot.actions import FREE
from game.rules.firefly.whynot.asking import Asked, Found, explained
from game.rules.firefly.whynot.flight import none_left
from game.rules.firefly.zones import amount
from game.rules.pirates.boarding import TALK, TECH, TRIALS, BoardBy
from game.rules.pirates.bound import FreedChoice
from game.rules.pirates.duel import AttackBy, DefendBy, GetReady
from game.rules.pirates.loot import LOOT, HandChoice, Loot, LootJobs, RoomForLoot
from game.rules.pirates.marks import own
from game.rules.pirates.powers import REDRAWN
from game.rules.shared.whynot import Explain

IDLE = ("R-PB-5", "no_such_card")
"""Nothing aboard can do that."""


def summon(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """The Cruiser can't be called: by nobody, twice, out of Alliance Space, to where it is."""
    if not own(g, seat, "summons"):
        return IDLE
    if zone_at(g, g.ship[seat]) != "alliance":
        return ("R-PB-5", "calls_in_alliance")
    if "fly" in g.acted:
        return ("R-FB-136", "flown")
    return none_left(g) or ("R-PB-5", "cruiser_here")


def rummage(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """No Supply Deck can be searched."""
    if not own(g, seat, "rummages"):
        return IDLE
    if not supply_at(g, g.ship[seat]):
        return ("R-FB-268", "no_supply")
    if "work" in g.acted:
        return ("R-PB-174", "same_action")
    return none_left(g) or ("R-FB-282", "deck_empty")


def gamble(g: Firefly, seat: int, what: Asked, options: Sequence[Option]) -> Found:
    """No cards are played, or nobody has the stake."""
    return ("R-PB-5", "no_money") if own(g, seat, "gamble") else IDLE


def _nav(g: Firefly, step: NavChoice, what: Asked, options: Sequence[Option]) -> Found:
    """No slipping away."""
    if what.verb != "slip":
        return None
    if not own(g, step.seat, "slip"):
        return IDLE
    return ("R-PB-5", "slips_fuel") if face(step.card) == CARD else ("R-PB-5", "slips_cutter")


def _misbehave(g: Firefly, step: MisbehaveChoice, what: Asked, options: Sequence[Option]) -> Found:
    """No other Misbehave card."""
    if what.verb != "redraw":
        return None
    if not own(g, step.seat, "redraws"):
        return IDLE
    return ("R-PB-5", "redrawn_once" if REDRAWN in g.flags else "no_money")


def _again(g: Firefly, step: AfterRoll, what: Asked, options: Sequence[Option]) -> Found:
    """Boarding Tests that aren't rolled again (R-PB-17)."""
    test = step.thrown.test.card
    if what.verb != "reroll" or test not in TRIALS:
        return None
    if test == TALK:
        return ("R-PB-17", "boards_again_tech", "keep")
    return ("R-PB-17", "boards_again_once" if own(g, step.seat, "reboards") else "boards_again_ship", "keep")


def _board(g: Firefly, step: BoardBy, what: Asked, options: Sequence[Option]) -> Found:
    """Not by Fight (R-PB-20), not by Tech where the ship is shut; and nobody turns back (R-PB-19)."""
    if what.verb != "board":
        return ("R-PB-19", "boarding_first")
    return ("R-PB-5", "ship_shut", TALK) if what.rest == TECH.partition(":")[2] else ("R-PB-20", "never_by_fight")


def _choose(g: Firefly, step: AttackBy | DefendBy, what: Asked, options: Sequence[Option]) -> Found:
    """Nothing but a skill is chosen (R-PB-28, R-PB-29), and nobody Bribes (R-PB-40)."""
    if what.verb == "bribe":
        return ("R-PB-40", "no_duel_bribes")
    return ("R-PB-28" if isinstance(step, AttackBy) else "R-PB-29", "skill_first")


def _ready(g: Firefly, step: GetReady, what: Asked, options: Sequence[Option]) -> Found:
    """Getting ready is for Gear (R-PB-37), and for the goods of who is raided (R-PB-75)."""
    if what.verb in ("equip", "unequip"):
        found: Found = FREE["equip"](g, step.seat, what, options)
        return found
    if what.verb in ("stow", "unstow"):
        return FREE["stow"](g, step.seat, what, options) if step.stows else ("R-PB-75", "stows_raided")
    return ("R-PB-37", "ready_first", "ready")


def _room(g: Firefly, step: RoomForLoot, what: Asked, options: Sequence[Option]) -> Found:
    """Room is made before anything is taken (R-PB-70, R-PB-71), and nothing is hidden any more (R-PB-76)."""
    if what.verb in ("stow", "unstow"):
        return ("R-PB-76", "stow_before_dice", "enough")
    if what.verb == "dump":
        if what.item in PEOPLE and amount(g, step.seat, what.item) and not planets_at(g, g.ship[step.seat]):
            return ("R-PB-71", "people_need_planet", "enough")
        return ("R-FB-31", "not_aboard", "enough")
    return ("R-PB-70", "room_first", "enough")


def _loot(g: Firefly, step: Loot, what: Asked, options: Sequence[Option]) -> Found:
    """What can't be taken: people (R-PB-67), more than the card says (R-PB-68), than fits (R-PB-69), out of the Stash
    (R-PB-74); and no more room is made now (R-PB-72)."""
    if what.verb == "dump":
        return ("R-PB-72", "room_before", "enough")
    if what.verb in ("stow", "unstow"):
        return ("R-PB-76", "stow_before_dice", "enough")
    if what.verb != "take":
        return ("R-PB-54", "loot_first", "enough")
    if what.item not in LOOT:
        return ("R-PB-67", "loot_goods", "enough")
    if not step.most:
        return ("R-PB-68", "loot_most", "enough")
    if amount(g, step.other, what.item, "hold"):
        return ("R-PB-69", "no_squares", "enough")
    hidden = amount(g, step.other, what.item, "stash")
    return ("R-PB-74", "loot_hidden", "enough") if hidden else ("R-FB-31", "loot_none", "enough")


def _jobs(g: Firefly, step: LootJobs, what: Asked, options: Sequence[Option]) -> Found:
    """Jobs that can't be stolen: more than the card says (R-PB-68), those that were begun (R-PB-81)."""
    if what.verb != "take":
        return ("R-PB-54", "loot_first", "enough")
    return ("R-PB-81", "loot_inactive", "enough") if step.most else ("R-PB-68", "loot_most", "enough")


def _hand(g: Firefly, step: HandChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Three Jobs in hand, before anything else (R-PB-80)."""
    return ("R-PB-80", "hand_down")


def _freed(g: Firefly, step: FreedChoice, what: Asked, options: Sequence[Option]) -> Found:
    """Who was freed and can't join (R-PB-122), and nobody is dismissed for them in empty space (R-FB-307) or while
    there is room."""
    if what.verb in ("hire", "buy"):
        full = not crew_room(g, step.seat) and what.item in step.freed
        return ("R-PB-122", "crew_full", "done") if full else ("R-PB-122", "not_freed", "done")
    if what.verb == "dismiss":
        lost = not planets_at(g, g.ship[step.seat])
        return ("R-FB-307", "dismiss_planet", "done") if lost else ("R-PB-122", "dismiss_for_freed", "done")
    return None


VERBS = {"summon": summon, "rummage": rummage, "gamble": gamble}
EXPLAIN: tuple[Explain, ...] = (
    (NavChoice, explained(_nav)),
    (MisbehaveChoice, explained(_misbehave)),
    (AfterRoll, explained(_again)),
    (BoardBy, explained(_board)),
    (AttackBy, explained(_choose)),
    (DefendBy, explained(_choose)),
    (GetReady, explained(_ready)),
    (RoomForLoot, explained(_room)),
    (Loot, explained(_loot)),
    (LootJobs, explained(_jobs)),
    (HandChoice, explained(_hand)),
    (FreedChoice, explained(_freed)),
)
