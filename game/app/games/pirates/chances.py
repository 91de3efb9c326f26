"""The exact chance of every attack before anybody clicks: of an answer, on the page of a Job or a Bounty."""

from __future__ import annotations

from game.app.games.firefly.cards.pages import Page
from game.app.games.firefly.names import title
from game.app.games.firefly.situation import Situation
from game.app.games.pirates.facing import at_risk
from game.app.games.pirates.prey import Prey, prey
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.app.table.percent import percent
from game.core.steps import Option
from game.rules.firefly.state import Firefly
from game.rules.firefly.tokens import job_card
from game.rules.pirates.bound import captives, holder
from game.rules.pirates.odds import attack_chance
from game.rules.pirates.piracy import PIRACY, is_target


class Known:
    """What was reckoned of one state of the table; another state begins anew."""

    g: Firefly | None = None
    found: dict[tuple[int, str, int, str], float] = {}


def chance(now: Situation, seat: int, card: str, other: int = -1, crew: str = "") -> str:
    """The chance that an attack of that seat gets aboard and wins, both sides doing their best, in percent."""
    if Known.g is not now.g:
        Known.g, Known.found = now.g, {}
    key = seat, card, other, crew
    if key not in Known.found:
        Known.found[key] = attack_chance(now.g, *key)
    return percent(Known.found[key])


def succeeds(words: Words, share: str) -> str:
    """A chance in words, where nothing beside it says what of."""
    return words("firefly.chance.succeeds", chance=share)


def of_answer(now: Situation, option: Option) -> str:
    """The chance of an attack that begins with an answer of who looks; "" where nobody is attacked, as when one's own
    Crew is betrayed."""
    head, card, rest = (*option.key.split(":"), "", "")[:3]
    if head == "work" and rest:
        return chance(now, now.seat, card, int(rest))
    if head == "jump" and card:
        return chance(now, now.seat, card, holder(now.g, card))
    one = next((one for one in prey(now.g, card) if one.crew == rest), None) if head == "hunt" else None
    return _hunt(now, card, one) if one else ""


def _hunt(now: Situation, bounty: str, one: Prey) -> str:
    return "" if one.seat == now.seat else chance(now, now.seat, bounty, one.seat, one.crew)


def of_card(now: Situation, words: Words, item: str) -> Page:
    """The chances of a Piracy Job against each rival it may be worked on, of a Bounty against whoever it seeks and can
    be hunted, or who holds them; and what it costs to lose."""
    g, job = now.g, job_card(item)
    found: Page = []
    if not now.held("crew", now.seat):
        return found
    if job.kind == PIRACY:
        rivals = [seat for seat in g.ship if seat != now.seat and is_target(g, job, seat) and now.held("ship", seat)]
        for seat in rivals:
            place = now.where(g.ship[seat], words)
            against = words("firefly.page.raid", name=now.name(seat), place=place)
            found.append(b.Row("fight", against, succeeds(words, chance(now, now.seat, item, seat))))
    elif (other := holder(g, item)) not in (-1, now.seat):
        names = ", ".join(map(title, captives(g, other, item)))
        share = succeeds(words, chance(now, now.seat, item, other))
        found.append(b.Row("swap", words("firefly.page.jump", names=names), share))
    elif other < 0:
        for one in [one for one in prey(g, item) if one.seen and one.seat != now.seat]:
            share = succeeds(words, _hunt(now, item, one))
            found.append(b.Row("fight", words("firefly.act.hunt", card=title(one.crew)), share))
    return [*found, b.Row("skull", at_risk(words, item), "", "ink_mid")] if found else found
