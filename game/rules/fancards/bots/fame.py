"""What Reputation is worth: the Epics it opens, less the infamy that comes of it."""

from __future__ import annotations

from game.content.fancards.parts import Terms
from game.rules.fancards.bots.band import Band, epics
from game.rules.fancards.bots.sense import hopes
from game.rules.fancards.faces import is_epic, job_face
from game.rules.fancards.reputation import HINGE
from game.rules.fancards.scoring import GOAL, NAME, by_name, done
from game.rules.fancards.work.jobs import held
from game.rules.shared.tempers import temper

OPENS = (1.0, 0.64, 0.44, 0.3, 0.2, 0.12, 0.08, 0.05, 0.03, 0.02, 0.01, 0.0)
"""How near to open an Epic is by the points that are missing."""
ALL, SPARE = 26.0, 0.25
"""What it is worth when all Epics are open, and the share of that once enough of them are held."""
LIES_OPEN, GONE, THEIRS = 3.0, 0.5, 0.1
"""How much an Epic counts that lies open, among the discards, in another's hands, by one in the deck."""
UNSKILLED = 0.45
"""How much less it counts for each trade that nobody has."""
NEED, STEADY = 5, 0.25
"""Up to how many points of a side each is worth something for other jobs, and what."""
INFAMY = 0.12
"""What a point costs that others can spend."""
PLAIN, OTHER, KNOWN = 1.5, 0.5, 11
"""What a point of the higher and of the lower side is worth to who doesn't think of Epics, and up to how many: no Epic
asks for more."""
LEANS = 2.0
"""How much more a criminal point is worth than one of the other side to who likes crime, by how much."""
RENOWN = 1.5
"""What a point is worth where a name wins."""


class Fame:
    """What Reputation is worth to a captain, asked for in plans again and again; `whole`: by what it opens."""

    def __init__(self, band: Band, whole: bool = True) -> None:
        self.named, self.whole = by_name(band.g), whole
        self.leans = LEANS * (temper(band.g.settings, band.seat).crime - 1.0)
        self.found: dict[tuple[int, int], float] = {}
        if whole:
            self.wants = _wants(band)
            self.scale = _scale(band, sum([weight for _, weight in self.wants]) or 1.0)

    def worth(self, alliance: int, criminal: int) -> float:
        """What so much Reputation is worth."""
        worth = self.found.get((alliance, criminal))
        if worth is None:
            worth = self._worth(alliance, criminal) + self.leans * (min(criminal, KNOWN) - min(alliance, KNOWN))
            self.found[alliance, criminal] = worth
        return worth

    def _worth(self, alliance: int, criminal: int) -> float:
        most, total = max(alliance, criminal), 0.0
        if not self.whole:
            worth = PLAIN * min(most, KNOWN) + OTHER * min(alliance, criminal, KNOWN)
            return worth - INFAMY * max(0, most - KNOWN) + (RENOWN * min(most, NAME) if self.named else 0.0)
        for needs, weight in self.wants:
            short = max(0, needs.alliance - alliance) + max(0, needs.criminal - criminal) + max(0, needs.either - most)
            total += weight * OPENS[min(short, len(OPENS) - 1)]
        steady = STEADY * (min(alliance, NEED) + min(criminal, NEED))
        named = RENOWN * min(most, NAME) if self.named else 0.0
        return total * self.scale + steady + named - INFAMY * most

    def side(self, alliance: int, criminal: int) -> tuple[int, int]:
        """One point more, with the side for which it is worth more."""
        up, down = gained(alliance, criminal, 1, 0), gained(alliance, criminal, 0, 1)
        return up if self.worth(*up) >= self.worth(*down) else down


def _wants(band: Band) -> list[tuple[Terms, float]]:
    """What each Epic asks for that a crew has not taken, and how much it counts."""
    g, own = band.g, held(band.g, band.seat)
    posted, gone = set(g.zones.get("bulletin", ())), set(g.zones.get("job.discard", ()))
    theirs = {job for other in g.credits for job in held(g, other)}
    found: list[tuple[Terms, float]] = []
    for job in epics(g.settings["mods"]):
        if job not in own:
            printed = job_face(job)
            lacks = len([trade for trade in printed.trades if trade not in band.known])
            found.append((printed.needs, _share(job, theirs, posted, gone) * float(UNSKILLED**lacks)))
    return found


def _scale(band: Band, total: float) -> float:
    """How much a weight of open Epics is worth of all: less once enough of them are held."""
    g, seat = band.g, band.seat
    sure = sum([hopes(band, job)[1] for job in held(g, seat) if is_epic(job)])
    slots = max(0.0, min(1.0, GOAL - done(g, seat) - sure))
    return ALL * (SPARE + (1 - SPARE) * slots) / total


def _share(job: str, theirs: set[str], posted: set[str], gone: set[str]) -> float:
    """How much an Epic counts by where it is."""
    if job in theirs:
        return THEIRS
    if job in posted:
        return LIES_OPEN
    return GONE if job in gone else 1.0


def gained(alliance: int, criminal: int, more: int, other: int) -> tuple[int, int]:
    """Both standings after so many points of each, those above 7 at the cost of the other (R-CG-83)."""
    for _ in range(more):
        if alliance >= HINGE and criminal:
            criminal -= 1
        alliance += 1
    for _ in range(other):
        if criminal >= HINGE and alliance:
            alliance -= 1
        criminal += 1
    return alliance, criminal
