"""What the brass button proposes at a heist's table: what a careful bot would do, told by what it leads to."""

from __future__ import annotations

from game.app.games.fistful.fight.stakes import plainest, wins
from game.app.games.fistful.sayings import saying, token_name
from game.app.games.fistful.situation import PLACED, Cell, Situation
from game.app.shell.words import Words
from game.core.steps import Option
from game.rules.fistful.bots.moves import bound_for


def lead(now: Situation) -> Option | None:
    """The option of the primary button; None while nobody who looks is asked."""
    return now.kept("lead", lambda: _proposal(now)) if now.options else None


def _proposal(now: Situation) -> Option | None:
    keys = [option.key for option in now.options]
    thought = now.key(next(iter(now.session.rules.guide(now.g, keys)), ""))
    if thought is not None and thought.key.startswith("ammo:") and (now.key("again") or not wins(now, thought)):
        return plainest(now) or thought  # a draw is rolled again with good dice, Ammo for a draw is nobody's advice
    urgent = plainest(now) if now.find("do", "scrounge") else None
    if urgent is not None and urgent.key.startswith(("do:", "scrounge:")):
        return urgent
    return thought or now.options[0]


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
    goal, first, here = now.kept("bound", lambda: bound_for(now.g, now.seat)), lead(now), now.hero_cell(now.seat)
    steps = now.steps(cell)
    tokens = now.tokens_on(cell)
    leads = first is not None and first.key == option.key and now.cell(cell) not in now.board.landing_set
    far = now.room(now.xy(goal)) if goal >= 0 and leads else room
    ride = rides(now, cell)
    if now.forced(cell):
        note = words("table.act.move.here.fight", n=steps)
    elif tokens and not ride:  # there is no room for both
        note = words("table.lead.onto", n=steps, what=token_name(words, tokens[0], now))
    else:
        note = words("table.act.move.here.note", n=steps)
    if ride:
        note = words("table.lead.ride", note=note)
    if far != room:
        return words("table.lead.towards", room=far), note
    inside = here is not None and now.room(here) == room
    return words("table.lead.within" if inside else "table.lead.walk", room=room), note


def rides(now: Situation, at: Cell) -> bool:
    """Whether the walk to a space goes by people mover."""
    walk = now.walk(at)
    return any(max(abs(x - u), abs(y - v)) > 1 for (x, y), (u, v) in zip(walk, walk[1:]))


def leads_to(now: Situation, option: Option | None) -> Cell | None:
    """The space that an answer of the button puts somebody on: it is ringed on the board."""
    head = option.key.partition(":")[0] if option is not None else ""
    if option is None or now.board is None or head not in PLACED or option.target not in now.board.cells:
        return None
    return now.xy(now.board.cells[option.target])
