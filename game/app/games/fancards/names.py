"""What cards are called, and their pictures."""

from __future__ import annotations

from game.content.common.rulebook.cards import Card
from game.rules.fancards.faces import face, is_epic, kind
from game.rules.fancards.verse.fighters import foe_of, of_job


def title(card: str) -> str:
    """What is printed on top of a card, "" for one that nobody knows or that is none."""
    if not card or card.startswith("?"):
        return ""
    try:
        return face(card).title
    except KeyError:
        return ""


def picture(card: str) -> str:
    """The name of a card's picture."""
    return face(card).picture if title(card) else ""


def called(fighter: str) -> str:
    """What a fighter is called: by its card, a unit of a job or the keeper of a part by a name of its own."""
    return foe_of(fighter).name if of_job(fighter) else title(fighter)


def card_of(fighter: str) -> str:
    """The card a fighter is on: itself, or the job whose unit it is."""
    return fighter.split(":")[1] if of_job(fighter) else fighter


def is_card(name: str) -> bool:
    """Whether something is the id of a card that is known."""
    return "#" in name and bool(title(name)) and bool(kind(name))


def plain(card: str) -> str:
    """The title of a card; of an Epic job without the word for it, which its seal or band says."""
    found = title(card)
    _, colon, rest = found.partition(": ")
    return rest[:1].upper() + rest[1:] if colon and is_epic(card) else found


LIKENESS = {"ships": "ship_0", "crew": "crew_drifter", "spares": "crew_drifter", "characters": "crew_drifter"}
"""What shows the cards of a deck that bring no picture of their own; things are shown by `THING`."""
THING = "toolkit"


def card_likeness(card: Card) -> tuple[str, ...]:
    """What shows a card in the booklet that brings no picture."""
    found = THING if card.deck == "items" else LIKENESS.get(card.deck, "")
    return (found,) if found else ()
