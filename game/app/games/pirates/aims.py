"""What a Bounty or a Piracy Job is aimed at, on its page: where that is, what it takes, what is missing, the way."""

from __future__ import annotations

from game.app.games.firefly.cards.pages import Page
from game.app.games.firefly.names import title
from game.app.games.firefly.sayings import refused
from game.app.games.firefly.situation import Situation
from game.app.games.pirates.before import minds
from game.app.games.pirates.chances import of_card
from game.app.games.pirates.prey import prey, where
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.rules.firefly.tokens import items, job_card, kind
from game.rules.pirates.bound import holder
from game.rules.pirates.hunting import open_to
from game.rules.pirates.piracy import PIRACY, is_target


def hunt(now: Situation, words: Words, bounty: str) -> Page:
    """Where everybody is whom a Bounty seeks (R-PB-94, R-PB-106), what a hunt takes and its chance, who minds when one
    of the own Crew is betrayed (R-PB-103, R-PB-104), and why nobody can be hunted now."""
    found: Page = []
    sought = prey(now.g, bounty)
    for one in [one for one in sought if one.how in ("pile", "crew", "bound")]:
        if one.how == "crew" and one.seat == now.seat:
            said = words("firefly.page.betray", card=title(one.crew), who=minds(now, words, one.crew))
            found.append(b.Row("frown", said, "", "ink_red"))
            continue
        found.append(b.Row("search", words("firefly.page.prey", card=title(one.crew), where=where(now, words, one))))
    hidden = [title(one.crew) for one in sought if one.how == "deck"]
    if hidden:
        found.append(b.Row("search", words("firefly.page.unseen", names=", ".join(hidden)), "", "ink_mid"))
    if hidden and not any(one.seen for one in sought):
        found.append(b.Words(words("firefly.page.unseen.how"), "ink_mid"))
    if bounty not in open_to(now.g, now.seat):
        return [*found, *of_card(now, words, bounty), *_missing(now, words, bounty, f"jump:{bounty}")]
    away = [one for one in sought if one.seen and one.seat != now.seat]
    for how in dict.fromkeys(one.how for one in away):
        found.append(b.Words(words(f"firefly.page.hunt.{how}"), "ink"))
    found += of_card(now, words, bounty)
    return [*found, *(_missing(now, words, bounty, f"hunt:{bounty}:{away[0].crew}") if away else [])]


def raid(now: Situation, words: Words, job: str) -> Page:
    """Who may be attacked with a Piracy Job, where they are and with what chance, and what is missing."""
    targets = _targets(now, job)
    if not targets:
        return [b.Row("fight", words("firefly.page.raid.none"), "", "ink_mid")] if now.g.turn else []
    found = of_card(now, words, job)
    near = min(targets, key=lambda seat: now.g.ship[seat] != now.g.ship.get(now.seat))
    return [*found, *_missing(now, words, job, f"work:{job}:{near}")]


def ways(now: Situation, item: str) -> list[int]:
    """The Sectors where a Bounty can be hunted or Jumped, or a Piracy Job worked."""
    if item not in items() or kind(item) != "job":  # a Goal can be pointed at, too, and is no card
        return []
    if job_card(item).kind == PIRACY:
        return [now.g.ship[seat] for seat in _targets(now, item)]
    if job_card(item).kind != "bounty":
        return []
    if (other := holder(now.g, item)) not in (-1, now.seat):
        return [now.g.ship[other]]
    if item not in open_to(now.g, now.seat):
        return []
    return [one.node for one in prey(now.g, item) if one.seen and one.node]


def _targets(now: Situation, job: str) -> list[int]:
    g = now.g
    return [
        seat for seat in g.ship if seat != now.seat and now.held("ship", seat) and is_target(g, job_card(job), seat)
    ]


def _missing(now: Situation, words: Words, item: str, key: str) -> Page:
    """Why an answer can't be given in a turn of who looks, with what the rules say; nothing while something of the card
    can be done."""
    if not now.mine or now.kind != "Actions" or _offered(now, item):
        return []
    found = now.why_not("", key)
    return [b.Words(refused(words, found), "ink_red")] if found else []


def _offered(now: Situation, item: str) -> bool:
    return any(option.key.partition(":")[0] in ("hunt", "jump", "work", "deliver") for option in now.of_card(item))
