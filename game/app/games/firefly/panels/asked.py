"""What a choice is about, as blocks of the inspector's page: cards of a flight, a team's needs, a roll, a trade."""

from __future__ import annotations

from typing import Any

from game.app.games.firefly.cards.pages import Page, goal_sum, immoral
from game.app.games.firefly.cards.ways import BAD, GOOD, band_of, ending
from game.app.games.firefly.hints.pays import paid, tested
from game.app.games.firefly.names import title
from game.app.games.firefly.panels import blocks as f
from game.app.games.firefly.sayings import thing
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.panels import blocks as b
from game.content.firefly import firefly
from game.content.firefly.records import SKILLS
from game.rules.firefly import news as kinds
from game.rules.firefly.cards.needs import has_need
from game.rules.firefly.jobs.jobs import job_needs
from game.rules.firefly.jobs.misbehave import Misbehaving
from game.rules.firefly.outlook.planner import prospect
from game.rules.firefly.perks import leader_of, points, skill
from game.rules.firefly.tokens import job_card, option_of
from game.rules.firefly.trade.trading import TradeAnswer


def flown(now: Situation, words: Words) -> Page:
    """The Nav Cards of this flight so far, the present one last, and what is still to come; else the card shown."""
    here = now.shown_card()
    if now.kind != "NavChoice":
        return at_work(now, words, here)
    cards: list[str] = []
    for news in reversed(list(now.happened())):
        if isinstance(news, kinds.Turn):
            break
        if isinstance(news, kinds.Nav) and news.seat == now.seat:
            cards.insert(0, news.card)
    found: Page = [b.Small(words("firefly.page.flight"))]
    for card in cards[:-1] if cards and cards[-1] == here else cards:
        found.append(b.Row("check", title(card), words("firefly.page.flewon"), "ink_mid", drop=2))
    found.append(b.Row("book", title(here), words("firefly.page.now"), "ink", True))
    if now.g.legs:
        found.append(b.Row("rocket", words("firefly.page.left", n=now.g.legs), drop=1))
    return found


def cards_on(now: Situation, work: str) -> int:
    """The Misbehave cards of the present stage of a Job; none where it has no places."""
    job = now.job(work)
    return sum(job.misbehave[now.g.stage.get(work, 0) :][:1]) if job else 0


def at_work(now: Situation, words: Words, card: str) -> Page:
    """What is worked, which of its Misbehave cards this is, who is along and what it pays."""
    g, seat, work = now.g, now.seat, now.g.work
    if not work or card == work:
        return [b.Row("book", title(card))]
    found: Page = [b.Row("book", title(work), "", "ink", True)]
    goal = firefly().goals[work[5:]] if work.startswith("goal:") else None
    job = None if goal else job_card(work)
    cards = goal.misbehave if goal else cards_on(now, work)
    left = next((step.left for step in g.stack if isinstance(step, Misbehaving)), 0)
    if cards:
        found.append(b.Row("bolt", words("firefly.page.trouble", n=cards - left, of=cards), "", "ink_red"))
    if job and job.pay and job.places:
        found += pay_rows(now, words, work)
    found.append(b.Small(words("firefly.page.along"), drop=2))
    for item in now.held("team", seat):
        values = f.skills(words, tuple(points(g, seat, item, name) for name in SKILLS))
        found.append(f.Along(item, title(item), values, drop=2))
    return found


def needs(now: Situation, words: Words, work: str) -> list[tuple[str, str, bool]]:
    """What a Job needs: in words, how much there is of how much, and whether that is enough."""
    job, found = now.job(work), list[tuple[str, str, bool]]()
    if job is None:
        return found
    for name in SKILLS:
        wanted, has = getattr(job.skills, name), skill(now.g, now.seat, name)
        if wanted:
            told = words("firefly.team.of", has=has, n=wanted)
            found.append((words(f"firefly.skill.{name}"), told, has >= wanted))
    for word, do in zip(job.keywords, job_needs(job)):
        found.append((words(f"firefly.keyword.{word}"), "", has_need(now.g, now.seat, do)))
    return found


def team(now: Situation, words: Words) -> Page:
    """What the team sets out for, and which of its needs are met."""
    choice: Any = now.choice
    work = str(choice.work)
    found: Page = [b.Row("book", title(work), "", "ink", True)]
    job = None if work.startswith("goal:") else job_card(work)
    for what, right, met in needs(now, words, work):
        found.append(b.Row("check" if met else "x", what, right, "ink_green" if met else "ink_red"))
    if job and job.pay and job.places:
        found += pay_rows(now, words, work)
    return [*found, *(immoral(now, words, work) if job else [])]


def pay_rows(now: Situation, words: Words, item: str) -> Page:
    """What a Job pays, and the test that decides it."""
    job, found = job_card(item), prospect(now.g, now.seat, item)
    per = words(f"firefly.card.per.{job.per}") if job.per else ""
    rows: Page = [b.Row("coins", words("firefly.card.pays", per=per), paid(words, found), drop=2)]
    more = tested(words, found)
    return [*rows, b.Words(more, "ink_mid", drop=2)] if more else rows


def told_story(now: Situation, words: Words) -> Page:
    """The Story with its Goals, which a Leader is chosen for."""
    story = firefly().stories.get(now.story())
    if story is None:
        return []
    goals = [
        b.Row("star", f"{i}. {goal.title}", goal_sum(words, goal), drop=1) for i, goal in enumerate(story.goals, 1)
    ]
    return [b.Small(words("firefly.page.story", story=story.title)), *goals]


def rivals(now: Situation, words: Words) -> Page:
    """Who leads the other captains' Crew, and what ship they fly, as far as they have chosen."""
    found: Page = []
    for seat in now.g.ship:
        leader = leader_of(now.g, seat) if seat != now.seat else ""
        if leader:
            ship = ", ".join(title(item) for item in now.held("ship", seat))
            found.append(
                b.Row("users", words("firefly.page.rival", name=now.name(seat), leader=title(leader)), ship, "ink")
            )
    return found


def rolled(now: Situation, words: Words) -> Page:
    """What a roll comes to if nothing is done about it."""
    choice: Any = now.choice
    thrown = choice.thrown
    band = band_of(option_of(thrown.test.card, thrown.test.option).bands, thrown.total(now.g))
    good, bad = band.end in GOOD, band.end in BAD
    said = words("firefly.page.sofar", end=ending(words, band, now, now.g.work))
    return [b.Row("check" if good else "x", said, "", "ink_green" if good else "ink_red" if bad else "ink")]


def bargain(now: Situation, words: Words) -> Page:
    """What is offered in a trade, as rows."""
    return [b.Row("export" if way == "give" else "import", text) for way, text in terms(now, words)]


def terms(now: Situation, words: Words) -> list[tuple[str, str]]:
    """What is offered in a trade, as who is asked has it: an answer is given by the other of the two."""
    choice: Any = now.choice
    give, take, pay = choice.give, choice.take, choice.pay
    if isinstance(choice, TradeAnswer):
        give, take, pay = take, give, -pay
    found = []
    for key, names in (("give", give), ("take", take)):
        things = [thing(words, name) for name in names]
        money = pay if key == "give" else -pay
        if money > 0:
            things.append(words("money", n=money))
        if things:
            found.append((key, words(f"firefly.page.{key}", what=", ".join(things))))
    return found
