"""Boarding and Showdown on the stage: what is chosen, with its exact chances before the click."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from game.app.games.firefly.cards.pages import Page
from game.app.games.firefly.cards.tried import means
from game.app.games.firefly.names import title
from game.app.games.firefly.sayings import saying
from game.app.games.firefly.situation import Situation
from game.app.games.pirates.before import chance, rows
from game.app.games.pirates.facing import Dice, at_risk, at_stake, plain, prize, running, sides
from game.app.games.pirates.reasons import ATTACKS
from game.app.shell.words import Words
from game.app.table.duel.data import Duel, Means, Way
from game.app.table.duel.over import DuelStage
from game.app.table.panels import blocks
from game.app.table.percent import percent
from game.content.firefly.records import SKILLS
from game.rules.firefly.tokens import job_card
from game.rules.pirates import odds
from game.rules.pirates.boarding import ABOARD, TRIALS
from game.rules.pirates.marks import prey_of, rival_of

if TYPE_CHECKING:
    from game.app.games.firefly.scene import FireflyScene

Rows = tuple[tuple[str, str, str], ...]
SCENES = {"board": "boarding", "duel": "showdown"}
"""The backdrop of each part of an attack."""


def _stage(
    s: FireflyScene, part: str, kind: str, ways: Iterable[Way], skill: str = "", reply: str = "", **more: Any
) -> DuelStage:
    words, now = s.words, s.now
    asks = words(f"showdown.asks.{kind}", name=now.name(now.decides))
    both = sides(now, words, skill, reply, **more)
    shown = tuple(ways) if now.mine and not now.veiled else ()
    return DuelStage(Duel(words(f"showdown.{part}"), title(now.g.work), SCENES[part], both, asks, shown))


def _chance(share: float, best: float, words: Any, over: bool) -> Rows:
    """The chance with both dealings of Gear, as a row where they differ."""
    if abs(share - best) < 0.005 or not over:
        return ()
    return ((words("showdown.best"), percent(best), "warn"),)


def setting_out(s: FireflyScene) -> DuelStage | None:
    """Who goes on an attack: what it comes to before the team sets out; None for any other Job."""
    now, words = s.now, s.words
    job = now.job(now.g.work)
    if job is None or job.kind not in ATTACKS or not now.mine or now.veiled:
        return None
    whole = words("showdown.wins" if rival_of(now.g) < 0 else "showdown.whole")
    ways = [
        Way("go", plain("check", ""), words("firefly.act.go"), chance(now), whole, rows(now, words)),
        Way("cancel", plain("x", ""), words("firefly.act.cancel"), rows=((words("before.off"), "", ""),)),
    ]
    part = "board" if rival_of(now.g) >= 0 else "duel"
    return _stage(s, part, "TeamChoice", [way for way in ways if now.key(way.key)])


def boarding(s: FireflyScene) -> DuelStage:
    """How to get aboard: the chance of each way, and of all that follows."""
    g, words = s.now.g, s.words
    other, prey = rival_of(g), prey_of(g)
    open_ways = odds.ways_aboard(g, g.active, g.work, other)
    win = odds.chosen(odds.clashes(g, g.active, g.work, other, prey)).best
    ways = []
    for option in s.session.options:
        name = option.key.partition(":")[2]
        way = open_ways[name]
        rows = [(words("showdown.then"), percent(win), "")]
        if way.spending > way.chance:
            rows.insert(0, (words("showdown.spending"), percent(way.spending), "warn"))
        rows.append((words("showdown.whole"), percent(way.chance * win), "good"))
        rows.append((words("showdown.botched"), "", ""))
        ways.append(
            Way(
                option.key,
                means(words, name),
                _skill(words, name),
                percent(way.chance),
                words("showdown.aboard"),
                tuple(rows),
            )
        )
    return DuelStage(at_the_hatch(_stage(s, "board", "BoardBy", ways).duel))


def at_the_hatch(duel: Duel, by: Means | None = None, points: int = 0) -> Duel:
    """A Boarding Test throws the dice of who attacks against a number (R-PB-21); `by`: the Skill that is chosen."""
    mine, theirs = duel.sides
    total = sum(face for _, face in mine.dice) + points if mine.dice else None
    return duel._replace(sides=(mine._replace(means=by, total=total), theirs._replace(total=ABOARD)))


def thrown(s: FireflyScene) -> DuelStage | None:
    """The dice of a Boarding Test lie, or are to be thrown; None for any other Test."""
    choice: Any = s.now.choice
    throw = getattr(choice, "thrown", None)
    test = _tested(choice)
    if test.card not in TRIALS:
        return None
    g, words = s.now.g, s.words
    points = test.points(g)
    dice = tuple(throw.faces) if throw is not None else ()
    ways = []
    for option in s.session.options:
        said = saying(s.now, words, option)
        chance, sub = "", ""
        if option.key == "keep":
            sub = words("showdown.aboard" if sum(dice) + points >= ABOARD else "showdown.short", n=ABOARD)
        ways.append(Way(option.key, plain(said.icon, said.name), said.name, chance or sub, "" if not chance else sub))
    found = _stage(s, "board", "thrown", ways, test.skill, dice=Dice(dice))
    return DuelStage(at_the_hatch(found.duel, means(words, test.skill, points), points))


def _tested(choice: Any) -> Any:
    """The Test of a throw that lies or is to be made."""
    throw = getattr(choice, "thrown", None)
    return throw.test if throw is not None else choice.test


def attack(s: FireflyScene) -> DuelStage:
    """The Skill to attack by, against the answer that is worst for it."""
    g, words = s.now.g, s.words
    found = odds.clashes(g, g.active, g.work, rival_of(g), prey_of(g))
    ways = []
    for name in SKILLS:
        worst = min((one for one in found if one.attack == name), key=lambda one: one.chance)
        best = min(one.best for one in found if one.attack == name)
        points = worst.points
        against = words("showdown.against", a=points[0], b=points[1], skill=_skill(words, worst.reply))
        rows = ((against, "", ""), *_chance(worst.chance, best, words, True), (at_risk(words, g.work), "", ""))
        ways.append(_way(words, "attack", name, points[0], worst.chance, "showdown.wins", rows))
    return _stage(s, "duel", "AttackBy", ways)


def defend(s: FireflyScene) -> DuelStage:
    """The Skill to answer by, now that the attacker's is known."""
    g, words = s.now.g, s.words
    choice: Any = s.now.choice
    ways = []
    for one in odds.clashes(g, g.active, g.work, rival_of(g), prey_of(g)):
        if one.attack == choice.skill:
            against = words("showdown.defence", a=one.points[1], b=one.points[0])
            rows = (
                (against, "", ""),
                *_chance(1 - one.chance, 1 - one.best, words, True),
                (at_stake(s.now, words), "", ""),
            )
            ways.append(_way(words, "defend", one.reply, one.points[1], 1 - one.chance, "showdown.holds", rows))
    return _stage(s, "duel", "DefendBy", ways, choice.skill)


def ready(s: FireflyScene) -> DuelStage:
    """Gear changes hands, goods are stowed: the chance as it is, and with Gear dealt for the best."""
    g, words = s.now.g, s.words
    choice: Any = s.now.choice
    duel = running(g)
    assert duel is not None
    found = odds.clashes(g, g.active, g.work, rival_of(g), prey_of(g))
    one = next(one for one in found if (one.attack, one.reply) == (duel.skill, duel.reply))
    mine = choice.seat == g.active
    share, best = (one.chance, one.best) if mine else (1 - one.chance, 1 - one.best)
    rows: Rows = _chance(share, best, words, True)
    if not mine:
        rows = (*rows, (at_stake(s.now, words), "", ""))
    if len(s.session.options) > 1:
        rows = (*rows, (words("showdown.swap.stow" if choice.stows else "showdown.swap"), "", ""))
    sub = words("showdown.wins" if mine else "showdown.holds")
    way = Way("ready", plain("check", ""), words("firefly.act.ready"), percent(share), sub, rows)
    return _stage(s, "duel", "GetReady", (way,), duel.skill, duel.reply, duel=duel)


def again(s: FireflyScene) -> DuelStage:
    """The dice lie, and some may be thrown again."""
    g, words = s.now.g, s.words
    choice: Any = s.now.choice
    duel = choice.duel
    kept, rerolled = odds.again(g, duel)
    mine = choice.seat == g.active
    shares = {"keep": kept if mine else 1 - kept, "reroll": rerolled if mine else 1 - rerolled}
    sub = words("showdown.wins" if mine else "showdown.holds")
    ways = []
    for option in s.session.options:
        said = saying(s.now, words, option)
        ways.append(Way(option.key, plain(said.icon, said.name), said.name, percent(shares[option.key]), sub))
    dice = Dice(duel.faces, duel.back)
    return _stage(s, "duel", "ThrowAgain", ways, duel.skill, duel.reply, duel=duel, dice=dice)


def _skill(words: Any, name: str) -> str:
    return str(words(f"firefly.skill.{name}"))


def _way(words: Any, head: str, name: str, points: int, share: float, sub: str, rows: Rows) -> Way:
    return Way(f"{head}:{name}", means(words, name, points), _skill(words, name), percent(share), words(sub), rows)


WHOLE = ("BoardBy", "AttackBy", "DefendBy", "ThrowAgain")
"""The choices all of whose answers stand on the stage."""


def laid(now: Situation) -> frozenset[str]:
    """The keys of the answers that are given on the stage."""
    keys = frozenset(option.key for option in now.options)
    if now.kind in WHOLE or now.kind in ("Prepare", "AfterRoll") and _tested(now.choice).card in TRIALS:
        return keys
    return keys & {"ready"} if now.kind == "GetReady" else frozenset()


def at_hand(now: Situation, words: Words) -> Page:
    """What the attack brings and what it may cost, while there is no way back."""
    card = now.g.work
    won = words("showdown.if.won", what=prize(now, words, job_card(card)))
    return [blocks.Words(won, "ink_green", drop=2), blocks.Words(at_risk(words, card), "ink_red", drop=2)]


STAGES: dict[str, Callable[[FireflyScene], DuelStage | None]] = {
    "TeamChoice": setting_out,
    "BoardBy": boarding,
    "Prepare": thrown,
    "AfterRoll": thrown,
    "AttackBy": attack,
    "DefendBy": defend,
    "GetReady": ready,
    "ThrowAgain": again,
}
"""The stage of each choice of an attack."""
