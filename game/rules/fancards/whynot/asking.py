"""A refusal as it is said: the rule, the sentence with its values, the nearest answer."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.fancards.parts import Price, Terms
from game.core.ruleset import Refusal
from game.core.steps import Option
from game.rules.fancards.faces import face
from game.rules.fancards.reputation import higher
from game.rules.fancards.state import FanCards
from game.rules.fancards.work.jobs import may_command


def no(rule: str, why: str, options: Sequence[Option], nearest: str = "", **values: str | int) -> Refusal:
    """A refusal; `nearest` names the answer that is nearest by its key or the beginning of it, else it is the first
    one."""
    near = next((option.key for option in options if nearest and option.key.startswith(nearest)), options[0].key)
    return Refusal(rule, f"fancards.why.{why}", tuple((name, str(value)) for name, value in values.items()), near)


def title(card: str) -> str:
    """What is printed on top of a card."""
    return face(card).title


def no_command(g: FanCards, seat: int, action: str, options: Sequence[Option]) -> Refusal | None:
    """Why a command point can't be spent on an action; None when it can (R-CG-51, R-CG-79)."""
    if may_command(g, seat, action):
        return None
    if not g.captain[seat]:
        return no("R-CG-51", "no_captain", options, "play:")
    why = "once_a_turn" if g.settings["actions"] == "once" else "no_command"
    return no("R-CG-79", why, options, "done")


def short(g: FanCards, seat: int, needs: Terms, rule: str, options: Sequence[Option]) -> Refusal | None:
    """Which Reputation is missing; None when there is enough."""
    if g.alliance[seat] < needs.alliance:
        return no(rule, "needs_alliance", options, "move:", need=needs.alliance, have=g.alliance[seat])
    if g.criminal[seat] < needs.criminal:
        return no(rule, "needs_criminal", options, "move:", need=needs.criminal, have=g.criminal[seat])
    if higher(g, seat) < needs.either:
        return no(rule, "needs_either", options, "move:", need=needs.either, have=higher(g, seat))
    return None


def dear(g: FanCards, seat: int, price: Price, options: Sequence[Option]) -> Refusal | None:
    """What a price asks for that is not there; None when it can be paid (R-CG-65, R-CG-68)."""
    if g.credits[seat] < price.credits:
        return no("R-CG-65", "credits", options, "move:", need=price.credits, have=g.credits[seat])
    if g.alliance[seat] < price.alliance:
        return no("R-CG-68", "costs_alliance", options, "move:", need=price.alliance, have=g.alliance[seat])
    if g.criminal[seat] < price.criminal:
        return no("R-CG-68", "costs_criminal", options, "move:", need=price.criminal, have=g.criminal[seat])
    return None
