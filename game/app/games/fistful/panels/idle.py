"""Why a Gear card can't be used at this moment."""

from __future__ import annotations

from game.app.games.fistful.situation import Situation
from game.app.shell.words import Words

MOMENTS = {"Plan": "turn", "Move": "turn", "Ready": "battle", "Round": "battle"}
TRACKS = {"heal", "load", "refill"}
REASONS = (*sorted(TRACKS), "heal_other", "scan", "peek", "nudge", "recall", "hide", "reroll", "blast", "escape")
"""Words of Gear that do nothing now and then."""


def why_idle(now: Situation, words: Words, card: str) -> str:
    """The reason of a card that is not offered: it would do nothing, or it belongs to another moment."""
    record = now.gear(card)
    if record is None:
        return ""
    moment = MOMENTS.get(now.kind, "")
    if now.kind == "FullSlots" and now.seat == now.g.active:
        moment = "turn"
    if now.kind == "React":
        moment = getattr(now.choice, "word", "")
    if moment in record.when:
        does = [word for word in record.do if word.name in REASONS]
        if len(TRACKS.intersection(word.name for word in does)) > 1:
            return words("table.why.gear.full")
        return words(f"table.why.gear.{does[0].name}", n=does[0].value) if does else words("table.why.gear.nothing")
    if now.kind == "React":
        return words("table.why.gear.react")
    if moment == "battle" and "turn" in record.when:
        return words("table.why.gear.battle")
    if moment:
        return words("table.why.gear.when", when=", ".join(words(f"table.when.{one}") for one in record.when))
    return words("table.why.gear.later")


def why_no_skill(now: Situation, words: Words, name: str) -> str:
    """The reason of a skill that was offered on this turn and is not now: `name` as in its answer."""
    g, who = now.g, name.partition("-")[0]
    if g.flags.get(f"skill:{name}"):
        return words("table.why.skill.once")
    card = now.sidekick(now.seat)
    if card is not None and card.sidekick.track and card.id == who:
        return words("table.why.gear.heal" if g.uses.get(now.seat) else "table.why.gone")
    return words("table.why.gear.nothing")
