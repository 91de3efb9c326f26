"""What both sides bring to a Showdown (R-PB-31 to R-PB-40, R-PB-101, R-PB-102, R-PB-107)."""

from __future__ import annotations

from game.content.firefly.records import SKILLS
from game.rules.firefly.cards.gifted import GIVES
from game.rules.firefly.crew.throwing import FIREFLY, rolls_on, worth
from game.rules.firefly.perks import item_perks, perks
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import crew_card, job_card
from game.rules.pirates.marks import lone, own, prey_of, rival_of


def strength(g: Firefly, seat: int, name: str, gift: int = 0) -> int:
    """What a crew adds to its dice in a Showdown by that skill (R-PB-31), its rival being the other one: Gear counts
    for nothing in a Fight against who silences it."""
    if lone(g) and seat == g.active:
        return worth(g, seat, name, False, "", gift) + _more(g, seat, name)
    against = rival_of(g) if seat == g.active else g.active
    kosher = name == "fight" and bool(own(g, against, "hush"))
    found = worth(g, seat, name, kosher, "", gift)
    return found if kosher else found + _more(g, seat, name)


def _more(g: Firefly, seat: int, name: str) -> int:
    """What cards add in Showdowns alone, some to who attacks."""
    found = sum(perk.n for perk in own(g, seat, f"duel:{name}"))
    return found + (sum(perk.n for perk in own(g, seat, f"attack:{name}")) if seat == g.active else 0)


def best_skill(g: Firefly) -> str:
    """The best Skill of a lone target (R-PB-101)."""
    skills = crew_card(prey_of(g)).skills
    return max(SKILLS, key=lambda name: int(getattr(skills, name)))


def alone(g: Firefly, name: str, gift: int) -> int:
    """What a lone target adds to its die: its printed points, and its own gift (R-PB-101, R-PB-107); the crew of who
    throws for it adds nothing."""
    wanted, points = GIVES.get(gift, ("", 0))
    return int(getattr(crew_card(prey_of(g)).skills, name)) + (points if wanted in ("", name) else 0)


def gifted_target(g: Firefly) -> str:
    """A lone target that has the gift; "" for others."""
    return prey_of(g) if lone(g) and item_perks(prey_of(g), "gifted") else ""


def may_deal(g: Firefly) -> tuple[bool, bool]:
    """Whether the attacker and whether the defender may deal out their Gear before the dice (R-PB-37, R-PB-39,
    R-PB-91)."""
    if job_card(g.work).kind == "piracy":
        return True, True
    return {"both": (True, True), "fixed": (False, False)}.get(g.settings["hunt_gear"], (False, True))


def throws_again(g: Firefly, seat: int, word: str, name: str) -> bool:
    """Whether a seat may throw its own dice "again", or "forces" the other side to; some may only by that skill."""
    skilled = word == "again" and any(perk.what == name for perk in perks(g, seat, "reroll"))
    return bool(own(g, seat, word)) or skilled


def goes_on(g: Firefly, seat: int, name: str, faces: tuple[int, ...], target: bool) -> bool:
    """Whether a Firefly gives one more Bonus Roll, on either side (R-PB-33); a lone `target` has what it brings itself
    and nothing of the crew of who throws for it (R-PB-102)."""
    if not target:
        return rolls_on(g, seat, name, faces)
    barred = any(do.what == name for do in item_perks(prey_of(g), "no_bonus_roll"))
    return faces[-1] == FIREFLY and not barred and (g.settings["bonus_roll"] == "again" or len(faces) == 1)
