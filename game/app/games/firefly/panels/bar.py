"""What the top bar shows: whose turn it is and which Story is told, the Actions of the turn, the rivals."""

from __future__ import annotations

from game.app.games.firefly.names import title
from game.app.games.firefly.situation import GROUPS, Situation
from game.app.shell.words import Words
from game.app.table.panels.topbar import Bar, Chip
from game.rules.firefly.acting import actions_left

MARKS = ("rocket", "cart", "users", "hammer")
"""The signs of the kinds of Actions, in the order of GROUPS."""


def bar(now: Situation, words: Words, thinking: bool) -> Bar:
    """The bar of this moment; `thinking`: a bot is at it."""
    g = now.g
    over = now.choice is None
    seat = -1 if over else g.active if g.turn else now.asked
    head = words("firefly.bar.over") if over else now.name(seat)
    if not over and thinking:
        sub = words("firefly.bar.thinks", name=now.name(now.decides))
    elif not over and now.asked != seat:
        key = "table.turn.asked" if now.asked in now.people else "firefly.page.waiting"
        sub = words(key, name=now.name(now.asked))
    elif g.turn:
        sub = words("firefly.bar.sub", n=max(1, g.round), story=title(now.story()))
    else:
        story = title(now.story())
        sub = words("firefly.bar.setup.story", story=story) if story else words("firefly.bar.setup")
    steps: list[tuple[str, str]] = []
    for name in GROUPS if g.turn and not over else ():
        running = (name == "fly" and bool(g.flying)) or (name == "work" and bool(g.work))
        state = "now" if running else "done" if name in g.acted else "shut"
        if state == "shut" and actions_left(g) and (now.group(name) or not now.mine):
            state = "open"
        steps.append((words(f"firefly.group.{name}"), state))
    chips = []
    for other in range(len(now.names)):
        if other == now.seat:
            continue
        money = words("money", n=g.money.get(other, 0))
        note = words("firefly.chip.goals", n=g.goals.get(other, 0))
        tip = words(
            "firefly.chip.tip",
            name=now.name(other),
            money=money,
            n=g.goals.get(other, 0),
            warrants=g.warrants.get(other, 0),
        )
        chips.append(Chip(other, now.name(other), money, note, tip, False, other == seat))
    own = words("money", n=g.money.get(seat, 0)) if seat == now.seat and g.turn else ""
    return Bar(seat, head, sub, tuple(steps), tuple(chips), own, MARKS if steps else ())
