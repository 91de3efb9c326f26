"""What an answer costs or brings, in few words beside it."""

from __future__ import annotations

from game.app.games.fancards.faces import says
from game.app.games.fancards.names import title
from game.app.games.fancards.situation import Situation
from game.app.shell.words import Words
from game.content.fancards.parts import Price
from game.content.fancards.records import Instant
from game.core.steps import Option
from game.rules.fancards.faces import face, job_face
from game.rules.fancards.verse.infamy import cost


def beside(now: Situation, words: Words, option: Option) -> str:
    """The price of a card, the infamy of trouble, the pay of a job, what quitting costs; "" for anything else."""
    head, _, rest = option.key.partition(":")
    card = rest.partition(":")[0] or option.source
    if not title(card):
        return ""
    if head in ("play", "recruit", "answer"):
        return says.price(words, getattr(face(card), "price", Price()))
    if head == "lay":
        return words("fancards.slip.infamy", n=cost(now.g, card, rest.partition(":")[2]))
    if head in ("nasty", "jam"):
        printed = face(card)
        return words("fancards.slip.infamy", n=printed.infamy) if isinstance(printed, Instant) else ""
    if head in ("take", "finish"):
        return says.gain(words, job_face(card).reward)
    return says.penalty(words, job_face(card).penalty) if head == "quit" else ""
