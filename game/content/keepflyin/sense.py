"""Whether the cards, counters and charts of *Keep Flyin'* make sense: what no shape can tell."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from game.content.common.errors import Problem
from game.content.keepflyin.records import COUNTERS, ZONES, Board, CounterKind, EventCard, Job
from game.content.keepflyin.words import ABOUT_CAPTAINS

if TYPE_CHECKING:  # rules ask about decks without pydantic
    from game.content.keepflyin.schema import BoardFile

MOST_PLAYERS = 8
EMPTY = 16  # hexes without a location a zone needs so that every counter finds room
NEEDED = {"alliance": MOST_PLAYERS, "ghost": MOST_PLAYERS, "derelict": MOST_PLAYERS // 2, "reaver": MOST_PLAYERS // 2}
FEWEST_JOBS = 16  # cards a Job deck needs: two in the hold of each of eight captains (R-KF-51)
BEGINNERS = 6  # Reavers with a Grapple Score below this make a first game (R-KF-39)


def check_jobs(jobs: Iterable[Job], boards: Sequence[Board], file: str) -> list[Problem]:
    """Jobs bound for places that are on no chart."""
    known = {place for board in boards for place in board.locations}
    said = "there is no location {!r} on the chart."
    return [
        Problem("no-place", file, said.format(job.destination), "", 0, f"job ({job.id})", "destination")
        for job in jobs
        if job.destination not in known
    ]


def bound(jobs: Iterable[Job], board: Board) -> int:
    """How many cards the Job deck has on a chart: jobs bound for elsewhere stay in the box."""
    return sum(job.count for job in jobs if job.destination in board.locations)


def check_job_deck(jobs: Iterable[Job], board: Board, file: str) -> list[Problem]:
    """A chart on which hardly any job can be delivered."""
    cards = bound(jobs, board)
    if cards >= FEWEST_JOBS:
        return []
    says = f"only {cards} Job cards are bound for places on this chart; a game needs {FEWEST_JOBS}."
    return [Problem("few-jobs", file, says, "Add jobs to them, or places of the box.", 0, f"chart ({board.id})")]


def check_events(cards: Iterable[EventCard], file: str) -> list[Problem]:
    """Event cards whose words don't go with whom they concern, or that ask what can't be asked."""
    return [
        Problem("no-event", file, says, "", 0, f"event ({card.id})", field)
        for card in cards
        for field, says in _event(card)
    ]


def _event(card: EventCard) -> Iterator[tuple[str, str]]:
    if card.who != "captain":
        for word in card.do:
            if word.name not in ABOUT_CAPTAINS:
                yield "do", f'{word.name} goes only with who = "captain".'
        if card.otherwise:
            yield "otherwise", 'goes only with who = "captain".'
        if card.optional:
            yield "optional", 'goes only with who = "captain".'
    if card.otherwise and not card.when and not card.optional:
        yield "otherwise", "is never reached: the card has no when and is not optional."
    for field, words in (("do", card.do), ("otherwise", card.otherwise)):
        names = [word.name for word in words]
        for name in sorted({name for name in names if names.count(name) > 1}):
            yield field, f"says {name} twice."


def check_counters(kinds: Mapping[str, CounterKind], file: str) -> list[Problem]:
    """Too few counters for eight players, or counters without the numbers they need (R-KF-7, R-KF-35 to R-KF-39)."""
    return [Problem("no-counters", file, says, "", 0, f"kind ({kind})", "counter") for kind, says in _counters(kinds)]


def _counters(kinds: Mapping[str, CounterKind]) -> Iterator[tuple[str, str]]:
    for name in COUNTERS:
        if name not in kinds:
            yield name, "is missing."
            continue
        ready = [counter for counter in kinds[name].counters if not counter.spare]
        if len(ready) < NEEDED[name]:
            yield name, f"has {len(ready)} counters for set-up; {MOST_PLAYERS} players need {NEEDED[name]}."
        for counter in kinds[name].counters:
            if name in ("alliance", "reaver") and not counter.move:
                yield name, f"{counter.id} has no move."
            if (name == "reaver") != (counter.grapple > 0):
                yield name, f"{counter.id}: Reavers, and they alone, have a grapple of 1 or more."
    gentle = [c for c in kinds["reaver"].counters if not c.spare and c.grapple < BEGINNERS] if "reaver" in kinds else []
    if "reaver" in kinds and len(gentle) < NEEDED["reaver"]:
        yield "reaver", f"has {len(gentle)} counters with a grapple below {BEGINNERS}; a first game needs 4."


def check_file(chart: BoardFile, file: str) -> list[Problem]:
    """What keeps a chart from being built: uneven rows, places off the chart or in a hex that is taken."""
    return [Problem("no-board", file, says, "", 0, table, field) for table, field, says in _file(chart)]


def _file(chart: BoardFile) -> Iterator[tuple[str, str, str]]:
    width, height = len(chart.rows[0]), len(chart.rows)
    for number, row in enumerate(chart.rows, 1):
        if len(row) != width:
            yield "", "rows", f"row {number} has {len(row)} letters, the first one {width}; all must be as wide."
    if chart.sun[0] >= width or chart.sun[1] >= height:
        yield "", "sun", "the sun is off the chart."
    taken = {chart.sun: "the blue sun"}
    ids: dict[str, tuple[int, int]] = {}
    within = []
    for place in chart.location:
        table = f"location ({place.id})"
        if place.at[0] >= width or place.at[1] >= height:
            yield table, "at", f"{list(place.at)} is off the chart."
        if place.id in ids:
            yield table, "id", "is there twice."
        if (place.kind == "skyplex") != (place.inside is not None):
            yield table, "inside", "a skyplex, and it alone, lies inside another location."
        if place.inside is None:
            if place.at in taken:
                yield table, "at", f"{list(place.at)} is {taken[place.at]} already."
            taken[place.at] = place.name
            ids[place.id] = place.at
        else:
            within.append(place)
            ids[place.id] = (-1, -1)
    for place in within:
        if ids.get(place.inside or "") != place.at:
            yield f"location ({place.id})", "inside", f"there is no location {place.inside!r} in that hex."
    if len(within) > 1:
        yield "", "location", "a chart has one skyplex at most."
    if chart.prison not in ids:
        yield "", "prison", f"there is no location {chart.prison!r}."


def check_board(board: Board, file: str) -> list[Problem]:
    """What keeps a chart from being played on: no room for counters, no home worlds."""
    said = []
    if not board.homes:
        said.append("no planet or moon of the Border can be a home world.")
    taken = {*board.by_node, board.sun}
    for zone in ZONES:
        empty = [node for node in board.nodes if board.zones[node] == zone and node not in taken]
        if len(empty) < EMPTY:
            says = f"the {zone.capitalize()} has {len(empty)} hexes without a location; it needs {EMPTY}."
            said.append(says)
        for number in range(1, 7):
            if not any(number in board.quadrants[node] for node in empty):
                said.append(f"the {zone.capitalize()} has no hex without a location in quadrant {number}.")
    return [Problem("no-board", file, says, "", 0, "", "rows") for says in said]
