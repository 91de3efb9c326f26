"""What the brass button proposes at a heist's table: what a careful bot would do, told by what it leads to."""

from __future__ import annotations

from game.app.games.fistful.fight.stakes import plainest
from game.app.games.fistful.sayings import saying, token_name
from game.app.games.fistful.situation import PLACED, Cell, Situation
from game.app.shell.words import Words
from game.core.steps import Option
from game.rules.fistful.bots.moves import bound_for

PLAIN = ("Round", "React")
"""Where the least that is enough comes before what a bot would do."""


def lead(now: Situation) -> Option | None:
    """The option of the primary button; None while nobody who looks is asked."""
    return now.kept("lead", lambda: _proposal(now)) if now.options else None


def _proposal(now: Situation) -> Option | None:
    if now.kind in PLAIN:
        found = plainest(now)
        if found is not None:
            return found
    urgent = plainest(now) if now.find("do", "scrounge") else None
    if urgent is not None and urgent.key.startswith(("do:", "scrounge:")):
        return urgent
    keys = [option.key for option in now.options]
    return now.key(next(iter(now.session.rules.guide(now.g, keys)), "")) or now.options[0]


def told(now: Situation, words: Words, option: Option) -> tuple[str, str]:
    """What the button says of an option, and below it what comes of it: a place is named."""
    said = saying(now, words, option)
    head = option.key.partition(":")[0]
    if now.board is None or option.target not in now.board.cells or head not in ("move", "retreat", "nudge"):
        return said.action, said.note
    cell = now.xy(now.board.cells[option.target])
    room = now.room(cell)
    if head == "retreat":
        return words("heist.hint.back", room=room), said.note
    if head == "nudge":
        return said.action, words("table.lead.nudge", room=room)
    goal = now.kept("bound", lambda: bound_for(now.g, now.seat))
    steps = now.steps(cell)
    tokens = now.tokens_on(cell)
    if now.seen_from(cell):
        note = words("table.act.move.here.fight", n=steps)
    elif tokens:
        note = words("table.lead.onto", n=steps, what=token_name(words, tokens[0]))
    else:
        note = words("table.act.move.here.note", n=steps)
    far = now.room(now.xy(goal)) if goal >= 0 else room
    return words("table.lead.walk" if far == room else "table.lead.towards", room=far), note


def leads_to(now: Situation, option: Option | None) -> Cell | None:
    """The space that an answer of the button puts somebody on: it is ringed on the board."""
    head = option.key.partition(":")[0] if option is not None else ""
    if option is None or now.board is None or head not in PLACED or option.target not in now.board.cells:
        return None
    return now.xy(now.board.cells[option.target])
