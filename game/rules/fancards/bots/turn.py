"""What a captain does in its Crew phase: the crew is armed, cards are played, jobs taken, then it flies."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from game.content.fancards.records import Action, Character, Item, Trait
from game.rules.fancards.bots import cards
from game.rules.fancards.bots.band import Band
from game.rules.fancards.bots.sense import Task, Ways, hopes, task, tasks
from game.rules.fancards.bots.trips import FAR, Look, Plan
from game.rules.fancards.charting import may_chart, neighbours
from game.rules.fancards.crew import combat_of, left_of
from game.rules.fancards.faces import face, is_epic, job_face, kind, perk, place_face
from game.rules.fancards.moves import short_of
from game.rules.fancards.reputation import missing
from game.rules.fancards.scoring import GOAL, done
from game.rules.fancards.state import FanCards, crew_of, seat_of
from game.rules.fancards.turn import Act
from game.rules.fancards.verse.odds import odds
from game.rules.fancards.work.jobs import full, held, lacking, qualifies
from game.rules.shared.tempers import temper

FILLS = 1.2
"""What a job must promise to be taken."""
MANY = 4
"""Jobs beside the Epics with which no more work is looked for."""
ROUGH = (0.6, 0.2)
"""The chances of a challenge from which on one is begun: to win at least, to be wounded at most."""


def act(g: FanCards, step: Act, options: Sequence[str], look: Look = FAR) -> str:
    """The next thing to do."""
    seat, band = step.seat, Band(g, step.seat)
    heads: dict[str, list[str]] = {}
    for key in options:
        heads.setdefault(key.partition(":")[0], []).append(key)
    return (
        _arm(band, heads.get("attach", ()))
        or _play(band, heads.get("play", ()), look)
        or _finish(band, heads.get("finish", ()))
        or next(iter(heads.get("send", ())), "")
        or _heal(g, seat, heads.get("use", ()))
        or _hire(band, heads.get("recruit", ()))
        or next(iter(heads.get("loot", ())), "")
        or _work(band, heads, look)
        or _rob(g, seat, heads)
        or "done"
    )


def _arm(band: Band, keys: Sequence[str]) -> str:
    """Items go to whom they help."""
    for item in dict.fromkeys([key.split(":")[1] for key in keys]):
        wanted = f"attach:{item}:{cards.bearer(band, item)}"
        if useful(item) and wanted in keys:
            return wanted
    return ""


def useful(item: str) -> bool:
    """Whether an item does anything for whoever carries it."""
    printed = face(item)
    return isinstance(printed, Item) and bool(printed.combat or printed.carry or printed.trades or perk(item, "armour"))


def _finish(band: Band, keys: Sequence[str]) -> str:
    """Epics first; a fight only with hope."""
    ready = [key for key in keys if hopes(band, key[7:])[0] > 0.15]
    return max(ready, key=lambda key: is_epic(key[7:]), default="")


def _play(band: Band, keys: Sequence[str], look: Look) -> str:
    """The card that is worth most more than it costs."""
    g, seat = band.g, band.seat
    best, most, bearer = "", look.gainful, cache(partial(cards.bearer, band))
    for key in keys:
        _, card, *who = key.split(":")
        printed = face(card)
        gain = 0.0
        match printed:
            case Character():
                gain = cards.person(band, printed) - 2.0
            case Item():
                gain = cards.thing(band, card)
            case Trait():
                gain = cards.thing(band, card) if who[0] == bearer(card) else 0.0
            case Action():
                gain = _deed(band, kind(card), look)
        if isinstance(printed, Character | Item | Trait | Action):
            gain -= cards.cost(g, seat, printed.price)
        if gain > most:
            best, most = key, gain
    return best


def _deed(band: Band, what: str, look: Look) -> float:
    """What an action is worth now."""
    g, seat = band.g, band.seat
    if what == "patch-them-up":
        return 1.1 * min(2, sum(g.wounds.get(card, 0) for card in crew_of(g, seat)))
    if what == "crazy-ivan":
        plan = Plan(g, seat, look)
        return plan.best(g.moves[seat] + 2).value - plan.best(g.moves[seat]).value
    if what == "council-of-war":
        return 1.5 if g.command[seat] == 0 and len(held(g, seat)) <= MANY else 0.0
    if what == "good-word":
        near = [job for job in g.zones.get("bulletin", ()) if missing(g, seat, job_face(job).needs) == 1]
        fit = [job for job in near if not lacking(g, seat, job_face(job), g.spot[seat])]
        return max((6.0 if is_epic(job) else 1.5 for job in fit), default=0.0) if g.command[seat] else 0.0
    if what == "new-charts":
        return 0.9 + Plan(g, seat, look).novelty() if may_chart(g) else 0.0
    if what == "sensitive-information":
        return 3.0 if done(g, seat) + sum(map(is_epic, held(g, seat))) < GOAL else 0.0
    if what == "a-favor":
        found = [card for card in g.zones.get("event.discard", ()) if isinstance(face(card), Item)]
        return max((cards.thing(band, card) for card in found), default=0.0)
    if what == "bribe-the-harbour-master":
        near = [cell for cell in neighbours(g, g.spot[seat]) if short_of(g, seat, cell) and g.moves[seat]]
        gains = [place_face(g.cells[cell]).gain for cell in near]
        return max((cards.CREDIT * gain.credits + 1.5 * (gain.alliance + gain.criminal) for gain in gains), default=0.0)
    if what == "fence-it":
        idle = [item for item in g.zones.get(f"items:{seat}", ()) if item not in g.carrier]
        return max((cards.price_of(item) * cards.CREDIT for item in idle), default=0.0)
    return 0.0


def _heal(g: FanCards, seat: int, keys: Sequence[str]) -> str:
    """What takes off wounds is used when there are enough, or somebody is near death."""
    if not keys:
        return ""
    wounds = [(g.wounds[card], left_of(g, card)) for card in crew_of(g, seat) if card in g.wounds]
    worth_it = sum(number for number, _ in wounds) >= 2 or any(left == 1 for _, left in wounds)
    return keys[0] if worth_it else ""


def _hire(band: Band, keys: Sequence[str]) -> str:
    """Who knows what is asked for."""
    for key in keys:
        printed = face(key.partition(":")[2])
        if isinstance(printed, Character) and cards.person(band, printed) > 2.5:
            return key
    return ""


def _work(band: Band, heads: dict[str, list[str]], look: Look) -> str:
    """Jobs that are worth it; then the way of the best trip; what is left of the points looks for work."""
    g, seat = band.g, band.seat
    takes, looks = heads.get("take", []), heads.get("look", [])
    moves = g.moves[seat]
    plan = Plan(g, seat, look) if takes or moves else None
    if takes and plan is not None:
        promises = {key: promise(plan, key[5:]) for key in takes}
        best = max(takes, key=promises.__getitem__)
        if promises[best] > FILLS:
            return best
    if looks and (g.command[seat] > 1 or not moves) and not _busy(g, seat):
        return looks[0]
    if plan is not None and moves:
        key = fly(g, plan, heads, moves)
        if key:
            return key
    return _quit(band, heads.get("quit", ()))


def _busy(g: FanCards, seat: int) -> bool:
    """Whether there is enough to do: jobs in plenty, and an Epic among them that can be done."""
    jobs = held(g, seat)
    return len(jobs) >= MANY + done(g, seat) and any(map(is_epic, jobs)) and _epics(tasks(g, seat, Ways(g, seat))) > 0


def _epics(found: Sequence[Task]) -> int:
    """How many Epics among jobs can be done."""
    return sum(one.later > 0 and is_epic(one.job) for one in found)


def fly(g: FanCards, plan: Plan, heads: dict[str, list[str]], moves: int) -> str:
    """The first move of the best trip, or a location is charted; "" to stay."""
    trip, stay = plan.best(moves), plan.best(0).value
    if "charter" in heads:
        news = plan.novelty()
        later = plan.best(moves - 1).value + news if news else 0.0
        if later > max(trip.value, stay):
            return "charter"
    if trip.path and f"move:{trip.path[0]}" in heads.get("move", ()):
        return f"move:{trip.path[0]}"
    return ""


def promise(plan: Plan, job: str) -> float:
    """What it is worth to take a job."""
    epic, g, seat = is_epic(job), plan.g, plan.seat
    if epic and done(g, seat) + _epics(plan.tasks) > GOAL:
        return 0.0
    what = task(plan.band, plan.ways, job, plan.price(job))
    rest = what.promise(plan.ways, g.spot[seat], 0, plan.pace)
    return rest if epic or len(held(g, seat)) < MANY + 2 else 0.4 * rest


def _rob(g: FanCards, seat: int, heads: dict[str, list[str]]) -> str:
    """What is left of the command points: escorts of others, and the crew of whoever is nearest to winning."""
    for key in heads.get("escort", ()):
        _, card, job = key.split(":")
        if qualifies(g, seat, job) and _stout(g, card):
            return key
    for key in heads.get("challenge", ()):
        _, card, place = key.split(":", 2)
        if place[0].isdigit() and _stout(g, card) and _beaten(g, seat, card, seat_of(place)):
            return key
    return ""


def _beaten(g: FanCards, seat: int, card: str, rival: int) -> bool:
    """Whether a rival who is ahead can be challenged without much risk, whoever meets the challenge."""
    if done(g, rival) <= max(0, done(g, seat) - 1):
        return False
    said, mood = [odds(g, card, other) for other in crew_of(g, rival)], temper(g.settings, seat)
    win, lose = ROUGH[0] / mood.fights, ROUGH[1] / mood.danger
    return bool(said) and min(s.win for s in said) >= win and max(s.lose for s in said) <= lose


def _stout(g: FanCards, card: str) -> bool:
    return left_of(g, card) > 1 and combat_of(g, card) >= 4


def _quit(band: Band, keys: Sequence[str]) -> str:
    """What will hardly be done makes room where no more jobs may be held."""
    if not full(band.g, band.seat):
        return ""
    return next((key for key in keys if hopes(band, key[5:])[1] < 0.1), "")
