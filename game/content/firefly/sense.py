"""Whether cards of *Firefly: The Game* make sense: what no shape can tell. The problems say which card and field.

Where they stand in a file is found by `game.content.common.toml.problem_places.placed`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping

from game.content.common.errors import Problem
from game.content.firefly.box_words import at_odds, misfit
from game.content.firefly.records import (
    JOB_KINDS,
    SKILLS,
    Choosable,
    Contact,
    Crew,
    Do,
    Firefly,
    Gear,
    Goal,
    Job,
    Story,
    SupplyCard,
)
from game.content.firefly.scope import COURSES, ports_of
from game.content.firefly.words import CONTACT_PERKS, ENDS

Found = Iterator[tuple[str, str, str]]
"""What is wrong with a card: its id, the field, the sentence."""


def check_cards(found: Firefly, known: Firefly, own: Container[str] = ()) -> list[Problem]:
    """All that can be wrong with single cards. `known`: the cards and maps they may speak of, their own included;
    `own`: the words that only the cards of their box have."""
    checks: tuple[tuple[str, str, Found], ...] = (
        ("bad-option", "", _options(found)),
        ("bad-job", "job", _jobs(found.jobs.values(), known)),
        ("bad-name", "", _names(found, known)),
        ("bad-perk", "", _perks(found)),
        ("bad-ship", "ship", _ships(found, known)),
        ("bad-contact", "contact", _contacts(found.contacts.values(), known)),
        ("bad-story", "story", _stories(found.stories.values(), known)),
        ("no-rival", "", _differs(found)),
        ("bad-name", "", _owned(found, own)),
    )
    return [
        Problem(code, "decks", says, "", 0, f"{table or table_of(found, id)} ({id})", field)
        for code, table, wrong in checks
        for id, field, says in wrong
    ]


def check_ids(found: Firefly) -> list[Problem]:
    """Two cards with one id, whatever their decks: then nobody could tell which one lies where."""
    ids = Counter(id for cards in _decks(found).values() for id in cards)
    twice = [id for id, times in ids.items() if times > 1]
    return [
        Problem("twice", "decks", f"two cards have the id {id!r}.", "Rename one.", 0, f"card ({id})", "id")
        for id in twice
    ]


def table_of(found: Firefly, id: str) -> str:
    """What the table of a card is called in its file, a Goal's "goal"."""
    return next((name for name, cards in _decks(found).items() if id in cards), "goal")


def _decks(found: Firefly) -> dict[str, Iterable[str]]:
    return {
        "crew": found.crew, "gear": found.gear, "upgrade": found.upgrades, "drive": found.drives,
        "ship": found.ships, "job": found.jobs, "nav": found.nav, "misbehave": found.misbehave,
        "story": found.stories,
    }  # fmt: skip


def _chosen(found: Firefly) -> Iterator[tuple[str, str, Choosable]]:
    """Every option with the kind of its card and the id."""
    for id, nav in found.nav.items():
        yield from (("nav", id, option) for option in nav.options)
    for id, card in found.misbehave.items():
        yield from (("misbehave", id, option) for option in card.options)
    for id, job in found.jobs.items():
        yield from (("job", id, option) for option in job.options)
    for id, goal in found.goals.items():
        yield from (("goal", id, option) for option in goal.options)


def _options(found: Firefly) -> Found:
    """Options without an ending, with one that doesn't belong there, with odd bands or tests (R-FB-116 to R-FB-120)."""
    for kind, id, option in _chosen(found):
        if kind == "job" and found.jobs[id].kind not in JOB_KINDS:
            continue
        for says in _wrong(kind, option):
            yield id, "option", f"{option.title!r} {says}"


def _wrong(kind: str, option: Choosable) -> Iterator[str]:
    ends = [band.end for band in option.bands] or [option.end]
    if option.free_with and option.test:
        ends.append(option.end)
    own = any(word.word == "own" for band in option.bands for word in band.do)
    for end in ends:
        if end not in ENDS[kind] and not (own and end == "keep-flying"):
            yield f"ends with {end!r}; it can end with {', '.join(ENDS[kind])}."
    if option.end and option.test and not option.free_with:
        yield "ends without its test: nobody is free of it."
    if option.free_with and not option.test and not option.cost:
        yield "spares nobody anything: free_with needs a cost or a test."
    if bool(option.test) != bool(option.bands):
        yield "has a test without bands, or bands without a test."
    lows = [band.low for band in option.bands]
    if lows != sorted(set(lows)) or (lows and lows[0] != 1):
        yield "has bands that do not rise from 1."
    if option.test and option.test.kosher and option.test.skill != "fight":
        yield "is Kosherized; only Fight Tests are."
    if option.test and option.test.bribes and option.test.skill != "negotiate":
        yield "takes Bribes; only Negotiate Tests do."
    alone = option.test is not None and option.test.alone
    if not alone and any(word.word == "kill_chosen" for band in option.bands for word in band.do):
        yield "Kills the chosen one, but nobody is chosen: the test needs alone = true."


def _jobs(jobs: Iterable[Job], known: Firefly) -> Found:
    for job in (job for job in jobs if job.kind in JOB_KINDS):
        for field, says in (*_stages(job, known), *_load(job), *_pay(job)):
            yield job.id, field, says


def _stages(job: Job, known: Firefly) -> Iterator[tuple[str, str]]:
    """Where a Job is worked, and how often its stages Misbehave (R-FB-393 to R-FB-407)."""
    planets = {planet for chart in known.maps.values() for planet in chart.planets}
    for place in (place for stage in job.places for place in stage):
        if place not in planets:
            yield "stage", f"there is no planet {place!r} on the map."
    wanted = 1 if job.kind == "crime" else 2
    if len(job.places) != wanted:
        yield "stage", f"has {len(job.places)} stages; {job.kind} has {wanted}."
    elif wanted == 2 and set(job.places[0]) & set(job.places[1]):
        yield "stage", "is delivered where it is picked up."
    if job.legal and any(job.misbehave):
        yield "stage", "is Legal and Misbehaves."
    if not job.legal and not any(job.misbehave):
        yield "stage", "is Illegal and never Misbehaves."
    if job.kind in ("smuggling", "crime") and job.legal:
        yield "legal", f"{job.kind} is always Illegal."
    if job.kind == "shipping" and not job.legal:
        yield "legal", "shipping is always Legal."


def _load(job: Job) -> Iterator[tuple[str, str]]:
    """What a Delivery carries (R-FB-390 to R-FB-394)."""
    goods = {word.what for word in job.load}
    strange = sorted({word.word for word in job.load} - {"load", "load_any"})
    if strange:
        yield "load", f"{strange[0]} is no word of a load; known are load, load_any."
    if (job.kind == "crime") == bool(goods):
        yield "load", "a Delivery, and it alone, has a load."
    elif job.kind == "smuggling" and goods != {"contraband"}:
        yield "load", "smuggling loads Contraband."
    elif job.kind == "transport" and not goods & {"passenger", "fugitive"}:
        yield "load", "transport loads Passengers or Fugitives."
    elif job.kind == "shipping" and goods & {"contraband", "passenger", "fugitive"}:
        yield "load", "shipping loads Cargo, Fuel or Parts."
    if "fugitive" in goods and job.legal:
        yield "legal", "a load of Fugitives is Illegal."


def _pay(job: Job) -> Iterator[tuple[str, str]]:
    """What is paid, for what (R-FB-411, R-FB-412)."""
    any_number = [word.what for word in job.load if word.word == "load_any"]
    if any_number != ([job.per] if job.per else []):
        yield "per", "is paid for each token of the kind of which any number is loaded, and for no other."
    if not job.pay and not job.reward:
        yield "pay", "pays nothing and gives nothing."
    if job.bonus[0] and not (job.bonus[1] or job.bonus[2]):
        yield "bonus", "brings nothing."


def _names(found: Firefly, known: Firefly) -> Found:
    """Crew, Gear and planets that words name and that are nowhere."""
    lists: list[tuple[str, str, tuple[Do, ...]]] = []
    for _, id, option in _chosen(found):
        lists += [(id, "needs", option.needs), (id, "free_with", option.free_with), (id, "do", option.do)]
        lists += [(id, "do", band.do) for band in option.bands]
    lists += [(id, "ace", card.ace) for id, card in found.misbehave.items()]
    lists += [(id, "do", nav.do) for id, nav in found.nav.items()]
    ports = {port for chart in known.maps.values() for port in ports_of(chart)}
    named: dict[str, tuple[str, Iterable[str]]] = {
        "crew": ("Crew", known.crew),
        "gear": ("Gear", known.gear),
        "cruiser": ("planet in Alliance Space", {*ports, *COURSES}),
    }
    for id, field, words in lists:
        for word in words:
            what, there = named.get(word.word, ("", (word.what,)))
            if word.what not in there:
                yield id, field, f"there is no {what} {word.what!r}."


def _owned(found: Firefly, own: Container[str]) -> Found:
    """Words that only an expansion understands, on cards that aren't its own, or that it doesn't have; a Story of a mod
    may use some of them."""
    rows: list[tuple[str, str, tuple[Do, ...]]] = []
    telling = {goal.id: story.box for story in found.stories.values() for goal in story.goals}
    telling |= {id: story.box for id, story in found.stories.items()}
    for _, id, option in _chosen(found):
        rows += [(id, "needs", option.needs), (id, "free_with", option.free_with), (id, "do", option.do)]
        rows += [(id, "do", band.do) for band in option.bands]
        rows += [(id, "test", option.test.plus)] if option.test else []
    for cards in (found.crew, found.gear, found.upgrades, found.drives, found.ships):
        rows += [(id, "perks", card.perks) for id, card in cards.items()]
    rows += [(id, "do", nav.do) for id, nav in found.nav.items()]
    rows += [(id, "ace", card.ace) for id, card in found.misbehave.items()]
    rows += [(id, "reward", job.reward) for id, job in found.jobs.items()]
    rows += [(id, "has", goal.has) for id, goal in found.goals.items()]
    rows += [(id, "setup", story.setup) for id, story in found.stories.items()]
    for id, field, words in rows:
        for word in words:
            if word.word != "own" or word.what.partition(":")[0] in own:
                continue
            wrong = misfit(telling[id], field, word) if id in telling else f"no box that is here does {word.what!r}."
            if wrong:
                yield id, field, wrong


def _perks(found: Firefly) -> Found:
    """Perks of Contacts on other cards, cards counted twice in a deck, Keywords that are there twice."""
    decks: tuple[Mapping[str, SupplyCard], ...] = (found.crew, found.gear, found.upgrades, found.drives)
    for card in (card for cards in decks for card in cards.values()):
        for perk in card.perks:
            if perk.word in CONTACT_PERKS:
                yield card.id, "perks", f"{perk.word} is a rule of Contacts."
        sold = [deck for deck, _ in card.decks]
        if len(set(sold)) < len(sold):
            yield card.id, "count", "is counted twice in one deck; its copies stand in one entry."
    for gear in found.gear.values():
        for perk in gear.perks:
            if perk.word == "discard_as" and perk.what in gear.keywords:
                yield gear.id, "keywords", f"has {perk.what} already and needn't be discarded for it."
    yield from _people([*found.crew.values()], [*found.gear.values()])


def _people(crew: list[Crew], gear: list[Gear]) -> Found:
    for card in crew:
        if card.leader and card.cost:
            yield card.id, "cost", "is a Leader: nobody pays for Leaders."
        if any(perk.word == "together" and perk.what.split()[0] != card.group for perk in card.perks):
            yield card.id, "group", "gains from a group it doesn't belong to."
    for item in gear:
        carriers = [perk.what for perk in item.perks if perk.word == "carrier"]
        skilled = [dict(zip(SKILLS, person.skills)) for person in crew]
        for skill in carriers:
            if crew and not any(points[skill] for points in skilled):
                yield item.id, "perks", f"nobody has {skill} to carry it."


def _ships(found: Firefly, known: Firefly) -> Found:
    for ship in found.ships.values():
        core = known.drives.get(ship.drive)
        if core is None or "setup" not in dict(core.decks):
            yield ship.id, "drive", f"there is no starting Drive Core {ship.drive!r}."
        elif core.only not in ("", ship.id):
            yield ship.id, "drive", f"has the Drive Core of {core.only!r}, which fits no other ship."


def _contacts(contacts: Iterable[Contact], known: Firefly) -> Found:
    """Contacts in places that aren't, or with perks of other cards (R-FB-16, R-FB-528)."""
    planets = {planet for chart in known.maps.values() for planet in chart.planets}
    taken: dict[str, str] = {}
    for contact in contacts:
        if contact.planet and contact.planet not in planets:
            yield contact.id, "planet", f"there is no planet {contact.planet!r} on the map."
        if contact.planet and contact.planet in taken:
            yield contact.id, "planet", f"{taken[contact.planet]} is there already."
        taken[contact.planet] = contact.id
        for perk in contact.perks:
            if perk.word not in (*CONTACT_PERKS, "consider_jobs"):
                yield contact.id, "perks", f"{perk.word} is no rule of a Contact."


def _stories(stories: Iterable[Story], known: Firefly) -> Found:
    """Stories that can't be won or that ask for what can't be done (R-FB-551 to R-FB-571)."""
    planets = {planet for chart in known.maps.values() for planet in chart.planets}
    for story in stories:
        words = {word.word for word in story.setup}
        for number, goal in enumerate(story.goals, 1):
            wins = number == len(story.goals) and "last_call" not in words
            for says in _goal(goal, wins, planets):
                yield story.id, "goal", f"Goal {number} {says}"
        for odd in at_odds(story) if story.box else ():
            if odd.goal < 0:
                yield story.id, odd.where, odd.says
            else:
                yield story.id, "goal", f"Goal {odd.goal + 1} {odd.says}"
        if story.seats[0] > story.seats[1] or not 1 <= story.seats[0] <= 4 or story.seats[1] > 4:
            yield story.id, "seats", "must be the fewest and the most players, from 1 to 4."
        elif "turn_limit" in words and story.seats != (1, 1):
            yield story.id, "seats", "must be [1, 1]: turns are counted for one ship alone."


def _goal(goal: Goal, wins: bool, planets: Container[str]) -> Iterator[str]:
    ends = {goal.end, *(o.end for o in goal.options), *(b.end for o in goal.options for b in o.bands)}
    if bool(goal.end) == bool(goal.options):
        yield "needs an end, or options that end, but not both."
    if ("win" in ends) != wins:
        yield "must win if it is the last, and must not if another or Last Call follows."
    if not goal.places and not goal.has:
        yield "asks for nothing: it has neither places nor has."
    anywhere = any(word.word == "own" for word in goal.has)
    if not goal.places and (goal.misbehave or goal.options) and not anywhere:
        yield "is worked nowhere: Misbehaving and options need places."
    for place in goal.places:
        if place not in planets:
            yield f"is worked at {place!r}, which is no planet on the map."


def _differs(found: Firefly) -> Found:
    """Cards whose sources conflict and that don't say on what."""
    every = [card for card in (*found.faces.values(), *found.contacts.values()) if card.source == "C"]
    for card in every:
        if not card.differs:
            yield card.id, "differs", "is missing: sources conflict, so say on what and which was taken."
