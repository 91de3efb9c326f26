"""What the table says about answers, cards, counters and refusals; every sentence comes from the catalogue."""

from __future__ import annotations

from game.app.games.keepflyin.hints.threats import planned
from game.app.games.keepflyin.situation import Situation
from game.app.shell.words import Words
from game.app.table.saying import Saying
from game.content.keepflyin import keepflyin
from game.core.ruleset import Refusal
from game.core.steps import Option
from game.rules.keepflyin.bots import careful
from game.rules.keepflyin.bots.plans import threat
from game.rules.keepflyin.derelicts import in_earshot
from game.rules.keepflyin.outlook import suspects
from game.rules.keepflyin.payday import pay_of
from game.rules.keepflyin.tokens import grapple, is_job, pace, sort

ICONS = {
    "evade": "fight",
    "turncoat": "skull",
    "leave": "leave",
    "search": "search",
    "draw": "search",
    "pass": "x",
    "take": "check",
    "refuse": "x",
    "drop": "trash",
    "accept": "check",
    "decline": "x",
    "lose": "trash",
    "salvage": "gear",
    "pay": "coins",
    "done": "check",
    "lie_low": "home",
    "scan": "eye",
    "dump": "trash",
    "hide": "eye",
    "show": "swap",
    "retire": "star",
    "fly_on": "run",
    "move": "run",
    "shift": "hand",
    "place": "hand",
    "home": "home",
}
ON_CARDS = ("drop", "lose", "leave", "dump", "take")
"""Answers that name a held card."""
LEADS: dict[str, tuple[str, ...]] = {
    "Play": ("pay", "done"),
    "PayMore": ("pay", "done"),
    "MoveCounter": ("pass",),
    "MoveHelm": ("pass",),
    "SearchJob": ("search", "draw"),
    "TakeJob": ("take",),
    "BoardHulk": ("draw", "take", "pass"),
    "EventOffer": ("accept",),
    "SalvageOffer": ("salvage",),
    "ScanResult": ("hide",),
    "HideOrNot": ("lie_low",),
    "Retire": ("retire",),
    "EvadeFirst": ("evade",),
    "PlayOn": ("turncoat",),
}
"""Per choice the answers of the primary button: the plainest way on comes first."""
CAREFUL = ("Play", "TakeJob", "PayMore", "DropForJob", "MoveHelm", "ScanResult", "BoardHulk", "SearchJob")
"""Where the primary button proposes what a careful captain would do."""
OWN = ("dump", "refuse")
"""What nobody is talked into."""
FLIES = ("move", "dump", "done")
"""After what a bot would do here a careful captain flies: without looks at what lies face down to set it on others,
with all cargo aboard, and on to what is paid in reach."""
GRAVE = ("turncoat", "refuse")


def lead(now: Situation) -> Option | None:
    """The option of the primary button, None where a hex or a card must be chosen. It never pays for Notoriety that one
    hasn't got, nor draws a job for a full hold, nor ends a flight short of where it leads."""
    found = _plainest(now)
    return nearer(now) or found if found is not None and found.key == "done" and now.kind == "Play" else found


def _plainest(now: Situation) -> Option | None:
    if now.kind == "EventOffer" and needless(now):
        return now.key("decline")
    if now.kind == "SearchJob" and now.used(now.seat) >= now.cargo:
        return now.key("pass")
    if now.kind == "MoveCounter" and now.mine:
        return planned(now) or now.key("pass")
    if now.kind in CAREFUL and now.mine:
        keys = now.session.rules.guide(now.g, [option.key for option in now.options])
        if len(keys) == 1 and (keys[0].partition(":")[0] in FLIES and now.kind == "Play" or known_foe(now, keys[0])):
            keys = [careful(now.g, now.seat, now.left)]
        if len(keys) == 1 and keys[0].partition(":")[0] not in OWN:
            return now.key(keys[0])
    for head in LEADS.get(now.kind, ()):
        found = now.find(head)
        if found:
            return found[0]
    return None


def nearer(now: Situation) -> Option | None:
    """The flight that uses up what is left on the way to the nearest place a job is bound for; None where nothing is
    left, or somebody may be met there."""
    at = now.g.ship[now.seat]
    goals = {goal for goal, _ in now.bound_for()} - {at}
    if not goals or not now.find("move") or now.place(at) is not None:
        return None
    goal = min(goals, key=lambda node: (now.far(at, node), node))
    option, _ = now.towards(goal)
    if option is None or goal in now.cells:
        return None
    to = now.chart.nodes[option.target]
    dark = [spot for number, spot in now.g.spot.items() if number not in now.g.up]
    met = now.near_foes(to) or any(now.far(to, spot) <= 1 for spot in dark)
    return None if met else option


def known_foe(now: Situation, key: str) -> bool:
    """Whether an answer looks at a counter that can be nothing but Reavers: the look tells nothing."""
    head, _, number = key.partition(":")
    return head == "scan" and all(threat(one)[0] == "reaver" for one in suspects(now.g, now.seat, int(number)))


def needless(now: Situation) -> bool:
    """Whether the card that is offered takes Notoriety for money, and there is less than it would take."""
    event = keepflyin().events.get(str(getattr(now.choice, "card", "")).rpartition("#")[0])
    less = [-int(word.value) for word in event.do if word.name == "notoriety"] if event else []
    return bool(less) and now.g.nr[now.seat] < less[0]


def unused(now: Situation, option: Option) -> int:
    """The hexes that are still to be flown when a deed ends the Play phase."""
    head = option.key.partition(":")[0]
    return now.left if head in ("done", "pay") and now.find("move") else 0


def title(card: str) -> str:
    """The title of a Job or Event card."""
    name = card.rpartition("#")[0]
    content = keepflyin()
    record = content.jobs.get(name) or content.events.get(name)
    return record.title if record else name


def counter_name(words: Words, face: str) -> str:
    """A counter in words: "Alliance Cruiser", "Reavers 7", "face-down counter" for one that nobody knows."""
    if not face or face.startswith("?"):
        return words("hex.counter.down")
    kind = sort(face)
    return words(f"hex.counter.{kind}", n=grapple(face)) if kind == "reaver" else words(f"hex.counter.{kind}")


def counter_badge(words: Words, face: str) -> tuple[str, ...]:
    """The name of an enemy and what is printed on it, each in words."""
    score = (words("hex.counter.grapple", n=grapple(face)),) if sort(face) == "reaver" else ()
    return (counter_name(words, face), *score, words("hex.counter.moves", n=pace(face)))


def saying(now: Situation, words: Words, option: Option) -> Saying:
    """How an option reads at this moment."""
    head, _, tail = option.key.partition(":")
    values: dict[str, object] = {"n": 0, "card": "", "name": "", "money": 0, "place": ""}
    if head in ON_CARDS and tail:
        values["card"] = title(tail)
    elif head == "pay":
        cards = [tail] if tail else [o.key[4:] for o in now.find("pay") if o.key != "pay"]
        values |= {"n": len(cards), "card": title(cards[0]), "money": sum(pay_of(now.g, card) for card in cards)}
    elif head == "scan":
        values["place"] = now.where(now.g.spot[int(tail)])
    elif head == "shift":
        values["name"] = counter_name(words, now.face(int(tail.partition(":")[0])))
    elif head == "evade":
        values["name"] = counter_name(words, now.g.up[int(tail)])
    elif head == "draw":
        values["name"] = "" if tail.startswith("counter") else now.name(int(tail[5:]))
    elif head in ("hide", "show"):
        values["name"] = counter_name(words, now.face(int(option.source[8:])))
    elif head in ("take", "refuse") and now.drawn():
        values["card"] = title(now.drawn())
    if option.target in now.chart.nodes:
        values["place"] = now.where(now.chart.nodes[option.target])
    key = f"hex.act.{now.kind}.{head}"
    if not words.has(key):
        key = "hex.act.draw.wreck" if head == "draw" and values["name"] else f"hex.act.{head}"
    note = words(f"{key}.note", **values) if words.has(f"{key}.note") else ""
    if salvages(now, head, tail) and (loud := in_earshot(now.g, now.seat)):
        heard = words("hex.act.take.heard", name=counter_name(words, now.g.up[loud[0]]))
        note = f"{note}; {heard}" if note else heard
    action = words(f"{key}.now", **values) if words.has(f"{key}.now") else words(key, **values)
    return Saying(ICONS.get(head, "star"), words(key, **values), note, action, head in GRAVE)


def salvages(now: Situation, head: str, card: str) -> bool:
    """Whether an answer takes salvage into the hold, which cruisers near by hear."""
    return head == "salvage" or head == "take" and now.kind == "BoardHulk" and not is_job(card)


def refused(now: Situation, words: Words, refusal: Refusal) -> str:
    """Why something may not be done, with the rule that says so."""
    values = {name: int(value) if value.isdigit() else value for name, value in refusal.values}
    said = words(refusal.says, **values) if words.has(refusal.says) else words("table.refused")
    return f"{said} ({refusal.rule})"


def nearest(now: Situation, refusal: Refusal) -> int | None:
    """The hex of the answer that a refusal names as the nearest."""
    option = now.key(refusal.nearest)
    return now.chart.nodes.get(option.target) if option else None
