"""Reactions: what Gear and crew may answer to what is about to happen."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.state import Reaction
from game.core.steps import Step
from game.rules.fistful.battle.encounter import hidden
from game.rules.fistful.cards import tricks
from game.rules.fistful.cards.gear import UseGear, card_of, fit
from game.rules.fistful.cards.skills import CHARM, Skill, fresh
from game.rules.fistful.cards.words import Mark
from game.rules.fistful.state import Fistful
from game.rules.fistful.zones import threats


def answers(g: Fistful, word: str, about: tuple[int | str, ...], seat: int) -> Iterable[Reaction]:
    """The reactions of a seat to "timer" (it is about to advance), "hurt" (Health is about to go) and "sight" (a battle
    is about to be forced)."""
    cards = fit(g.zones.get(f"slots:{seat}", ()), word)
    charms = word == "sight" and g.hero[seat] == "inara" and fresh(g, "inara")
    if not (cards or charms) or averted(g, word, about, seat):
        return
    for card in cards:
        for entry in card_of(card).do:
            steps: tuple[Step, ...] = ()
            if entry.name == "shield":
                steps = (Mark(f"shield:{seat}", int(entry.value)),)
            elif entry.name == "hide":
                steps = (tricks.Hide(seat),)
            elif entry.name == "nudge" and tricks.any_nudge(g, int(entry.value)):
                steps = (tricks.Nudge(seat, int(entry.value)),)
            if steps or entry.name == "freeze":
                yield Reaction(f"use:{card}", (UseGear(seat, card, steps),), card, entry.name == "freeze")
    if charms and tricks.any_nudge(g, CHARM):
        yield Reaction("skill:inara", (Skill(seat, "inara", True, (tricks.Nudge(seat, CHARM),)),), f"hero:{seat}")


def averted(g: Fistful, word: str, about: tuple[int | str, ...], seat: int) -> bool:
    """Whether what is about to happen won't: earlier cards have seen to it."""
    if word == "sight":
        return hidden(g, seat) or not threats(g, seat)
    if word == "hurt":
        return g.flags.get(f"shield:{seat}", 0) >= int(about[1])
    return word == "timer" and g.flags.get("calm", 0) >= int(about[0])
