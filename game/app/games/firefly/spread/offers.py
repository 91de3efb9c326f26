"""Which choices are made on cards that lie over the map, with which cards, and which answers stand below them."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.app.games.firefly import boxes
from game.app.games.firefly.cards.lain import lies
from game.app.games.firefly.dock.proposal import by_itself
from game.app.games.firefly.situation import AWAY, HAND, Situation, parts
from game.app.games.firefly.spread import bargain
from game.core.steps import Option
from game.rules.firefly.tokens import kind

ON_CARDS: dict[str, tuple[str, ...]] = {
    "PickLeader": ("leader",),
    "PickShip": ("ship",),
    "StoryChoice": ("story",),
    "StartingCrewChoice": ("hire",),
    "KeepJobs": ("give", "keep"),
    "TeamChoice": ("send", "stay"),
    "Consider": ("pick",),
    "BuyChoice": ("buy",),
    "DealChoice": ("accept",),
    "PickUpgrade": ("pick",),
    "LoseUpgrade": ("drop",),
    "TooMany": ("dismiss",),
    "KillChoice": ("kill",),
    "AloneChoice": ("one",),
    "HideChoice": ("hide",),
    "CryBabyChoice": ("discard",),
    "CutChoice": ("pay",),
}
"""The choices, with how their answers begin that are given with a card."""
ABOUT = {"GrudgeChoice": "crew", "MedicAgain": "crew"}
"""The choices about one card, with what names it: all their answers stand below it."""
BELOW = ("draw", "done", "cancel", "go", "skip", "keep", "enough", "unequip", "pay", "unpaid")
"""How answers begin that end such a choice, bring more cards, or say the contrary of a card."""
ONCE = ("AloneChoice", "PickUpgrade", "LoseUpgrade", "CryBabyChoice")
"""The choices that may come several times a turn, each time with other cards."""
OFFERED = {"BuyChoice": "", "DealChoice": "hand"}
"""Where Considered cards lie there that can't be had now, with where they would go ("": by the kind of card)."""


class Offers(NamedTuple):
    """The cards of a choice in their order, each with the answer it gives, None for one that can't be chosen; what has
    `left` the same choice, whose places stay empty; the answers that stand `below`; `about`: the card is what these are
    about, and only looked at; `aside`: answers that lie on another side of it."""

    cards: tuple[tuple[str, Option | None], ...]
    left: frozenset[str]
    below: tuple[Option, ...]
    about: bool = False
    aside: frozenset[str] = frozenset()

    @property
    def answers(self) -> frozenset[str]:
        """The keys of all answers that are given here."""
        return self.aside | {o.key for o in (*(one for _, one in self.cards), *self.below) if o is not None}


def offers(now: Situation) -> Offers | None:
    """What lies there now, None where the choice isn't made on cards, or not by who looks."""
    if not now.mine or now.veiled:
        return None
    if now.handing:
        return _carriers(now)
    if now.parting:
        given_up = [option for option in now.options if parts(option) == now.parting]
        return Offers(tuple((o.source[5:], o) for o in given_up), frozenset(), ()) if given_up else None
    if by_itself(now) is not None:
        return None
    if now.kind in bargain.TRADES:
        cards, said = bargain.lying(now), now.kind == "TradeAnswer"
        ends = tuple(now.options) if said else bargain.below(now)
        return Offers(cards, frozenset(), ends, said, frozenset(o.key for o in now.options))
    if about := ABOUT.get(now.kind) or boxes.found("about", now.kind):
        return Offers(((str(getattr(now.choice, about)), None),), frozenset(), tuple(now.options), True)
    heads = ON_CARDS.get(now.kind) or boxes.found("on_cards", now.kind) or ()
    answers = {item: o for o in now.find(*heads) if (item := _card_of(o))}
    lying = list(answers)
    if now.kind == "TeamChoice":
        lying = list(now.crew(now.seat))
    elif now.kind == "CutChoice":
        lying = [*getattr(now.choice, "due", ())]
    elif now.kind in OFFERED:
        lying += [item for item in now.held("considered", now.seat) if item not in answers]
    waiting = getattr(now.choice, "freed", ())
    lying = [*(item for item in waiting if item not in answers), *lying]
    if not lying:
        return None
    held = lies(now).row((now.kind, *_about(now)), lying)
    given = {o.key for o in answers.values()}
    below = tuple(o for o in now.options if _ends(now, o) and o.key not in given)
    return Offers(tuple((item, answers.get(item)) for item in held), frozenset(held) - set(lying), below)


def _card_of(option: Option) -> str:
    """The card an answer is given with, "" for none: what is picked up, else on whom money is put."""
    named = option.target if option.source == "money" else option.source
    return named[5:] if named.startswith("card:") else ""


def _ends(now: Situation, option: Option) -> bool:
    """Whether an answer stands below the cards; who goes unpaid is said there by name."""
    return (option.key.partition(":")[0] if now.kind == "CutChoice" else option.key) in BELOW


def _carriers(now: Situation) -> Offers | None:
    """Who of the Crew could carry the Gear that is handed over; None where nobody else can."""
    answers = {o.target[5:]: o for o in now.find(HAND) if o.source == f"card:{now.handing}"}
    below = tuple(o for o in now.options if o.key == f"{AWAY}:{now.handing}")
    cards = tuple((item, answers.get(item)) for item in now.crew(now.seat))
    return Offers(cards, frozenset(), below) if answers or below else None


def _about(now: Situation) -> tuple[str, ...]:
    """What makes one choice of a kind another than the one before: those picked one after the other belong together."""
    choice: Any = now.choice
    begun = 0
    if now.kind == "KillChoice":
        begun = len(now.session.record) - len(choice.chosen)
    elif now.kind == "HideChoice":
        begun = len(now.session.record) + int(choice.hiding)
    elif now.kind in ONCE:
        begun = len(now.session.record)
    return str(begun), *(str(getattr(choice, name, "")) for name in ("seat", "work", "deck", "contact", "job"))


def goes_to(now: Situation, item: str) -> str:
    """Where an offered card would be put, as rules name the place."""
    return f"area:{OFFERED.get(now.kind) or kind(item)}:{now.seat}"
