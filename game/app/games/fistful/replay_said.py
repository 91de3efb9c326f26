"""The decisions of a replay in words: who chose what, out of how many, with which chance."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.games.fistful.fight.means import chance
from game.app.games.fistful.log import Then, entry, moments_then, stand
from game.app.games.fistful.sayings import crew_name, saying
from game.app.games.fistful.situation import Situation
from game.app.replay.decision import Said
from game.app.replay.tape import Step, Tape
from game.app.shell.words import Words
from game.app.table.panels.log import Entry
from game.app.table.percent import percent
from game.core.session import NotLegal
from game.rules.fistful.board import board_of

FIGHTS = ("fight", "again", "ammo", "health", "retreat", "backup", "pass", "target")


def decision(now: Situation, words: Words, key: str) -> Said:
    """The decision `key` at the moment it was taken; `now` is the situation before it, with its options."""
    seat = now.seat
    who = f"{now.name(seat)} ({now.hero_name(seat)})" if now.g.hero.get(seat) else now.name(seat)
    try:
        option = now.session.option(key)
    except NotLegal:
        return Said(seat, "help", f"**{who}** {key}", "")
    told = saying(now, words, option)
    name = told.name
    if key.startswith(("move:", "retreat:")) and option.target.startswith("cell:"):
        x, y = option.target[5:].split(",")
        at = int(x), int(y)
        steps = now.steps(at)
        place = now.room(at)
        name = words("replay.moves", n=steps, place=place) if steps > 0 else words("replay.goes", place=place)
    head, _, crew = key.partition(":")
    if head in ("hero", "sidekick"):
        name = words(f"campaign.pick.{head}", who=crew_name(crew))
    notes = []
    if len(now.options) > 1:
        notes.append(words("replay.of", n=len(now.options)))
    token = now.fight.token if now.fight and not now.fight.rolled else key[7:] if key.startswith("target:") else ""
    if token and key.partition(":")[0] in FIGHTS:
        fighter = now.fight.seat if now.fight else seat
        helper = now.fight.helper if now.fight else -1
        notes.append(words("replay.chance", percent=percent(chance(now, fighter, token, helper))))
    return Said(seat, told.icon, words("replay.did", who=who, what=name), ", ".join(notes))


class Bare(Situation):
    """A situation that only gives names and places, for lines of the log."""

    def read(self, state: object = None) -> None:
        """Take the true state: nothing of it but names and places is told, at whatever moment it stands."""
        self.g = self.session.state.copy()
        self.board = board_of(self.g.heist) if self.g.heist else None


def lines(now: Bare, words: Words, step: Step, after: int, then: Sequence[Then]) -> list[Entry]:
    """The lines of the log that one answer makes; `then`: the moment of each piece of its news."""
    found = []
    for one, moment in zip(step.news, then):
        stand(now, moment)
        line = entry(now, words, one, after)
        if line is not None:
            found.append(line)
    return found


class Moments:
    """The moment of every piece of news of a replay, as far as it was played through."""

    def __init__(self, tape: Tape) -> None:
        self.tape = tape
        self.found: list[Sequence[Then]] = []

    def of(self, number: int) -> Sequence[Then]:
        """The moments of what came of the answer with that number, counted from 0."""
        steps = self.tape.steps
        if len(self.found) != len(steps):
            end = self.tape.live.state
            whole = iter(moments_then([one for step in steps for one in step.news], end.heist, end.hero))
            self.found = [[next(whole) for _ in step.news] for step in steps]
        return self.found[number]
