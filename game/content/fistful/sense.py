"""Whether decks and Heist cards make sense: what no shape can tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping

from game.content.common.errors import Problem
from game.content.fistful.records import Enemy, Gear, Heist
from game.content.fistful.words import STARS

_FIGHT = frozenset({"battle"})
_CALM = frozenset({"turn"})
_BOTH = frozenset({"turn", "battle"})
_SLIP = frozenset({"turn", "sight"})
WORD_MOMENTS: Mapping[str, frozenset[str]] = {
    "heal": _BOTH,
    "heal_other": _BOTH,
    "load": _BOTH,
    "refill": _BOTH,
    "blast": _BOTH,
    "roll_bonus": _FIGHT,
    "reroll": _FIGHT,
    "extra_die": _FIGHT,
    "escape": _FIGHT,
    "steps": _CALM,
    "scan": _CALM,
    "peek": _CALM,
    "recall": _CALM,
    "draw_gear": _CALM,
    "nudge": _SLIP,
    "hide": _SLIP,
    "freeze": frozenset({"timer"}),
    "shield": frozenset({"hurt"}),
}
PLAIN_TOKENS = ("crate", *STARS)


def check_gear(cards: Iterable[Gear], file: str) -> list[Problem]:
    """Gear that names a moment in which one of its words can do nothing."""
    found = []
    for card in cards:
        for word in card.do:
            for moment in card.when:
                if moment not in WORD_MOMENTS[word.name]:
                    can = " or ".join(sorted(WORD_MOMENTS[word.name]))
                    says = f"{word.name} can't be used at the moment {moment!r}, only at {can}."
                    found.append(Problem("wrong-moment", file, says, "", 0, f"gear ({card.id})", "when"))
    return found


def check_heist(heist: Heist, crew: Collection[str], enemies: Mapping[str, Enemy], file: str) -> list[Problem]:
    """All that is wrong with a Heist card and its board together; nothing when it can be played and won."""
    table = f"heist ({heist.id})"
    checks = (
        _tokens(heist, enemies),
        _guards(heist, enemies),
        _goals(heist),
        _doors(heist),
        _hunters(heist, enemies),
        _timers(heist, enemies),
        _named_crew(heist, crew),
    )
    return [Problem("no-heist", file, says, "", 0, table, field) for check in checks for field, says in check]


def strength_of(kind: str, enemies: Mapping[str, Enemy]) -> int:
    """The strength of an enemy token such as "brute-4"; 0 for what is no enemy of this game."""
    name, _, number = kind.rpartition("-")
    found = enemies.get(name)
    return int(number) if found and int(number) in found.strengths else 0


def credits_of(kind: str) -> int:
    """The value of a token such as "credits-100"; 0 for other tokens."""
    name, _, number = kind.rpartition("-")
    return int(number) if name == "credits" else 0


def _tokens(heist: Heist, enemies: Mapping[str, Enemy]) -> Iterator[tuple[str, str]]:
    placed = Counter[str]()
    for lot in heist.tokens:
        placed[lot.area] += lot.count
        if lot.kind not in PLAIN_TOKENS and not credits_of(lot.kind) and not strength_of(lot.kind, enemies):
            yield "token", f"there is no token {lot.kind!r}."
        if lot.area not in heist.map.spots:
            yield "token", f"the map {heist.map.id!r} has no area {lot.area!r}."
    for area, spots in heist.map.spots.items():
        if placed[area] != len(spots):
            yield "token", f"{placed[area]} tokens are to lie in the area {area!r}, but its map has {len(spots)} spots."


def _guards(heist: Heist, enemies: Mapping[str, Enemy]) -> Iterator[tuple[str, str]]:
    known = {strength for enemy in enemies.values() for strength in enemy.strengths}
    for spawn in heist.map.spawns:
        if spawn.strength not in known:
            yield "map", f"no enemy has the strength {spawn.strength} of a Spawn Zone."
    posts = [spawn for spawn in heist.map.spawns if spawn.guard]
    if len(posts) != len(heist.guards):
        yield "guards", f"{len(heist.guards)} guards are named, but the map has {len(posts)} guarded Spawn Zones."
    for guard, post in zip(heist.guards, posts):
        if not guard.endswith(f"-{post.strength}"):
            x, y = post.at
            yield "guards", f"{guard!r} can't stand at column {x}, row {y}: that Spawn Zone says {post.strength}."


def _goals(heist: Heist) -> Iterator[tuple[str, str]]:
    if not heist.goal_credits and not heist.stars and not heist.visits:
        yield "goal_credits", "nothing is to be done: no credits are wanted, no stars, and no icon is to be visited."
    credit = sum(credits_of(lot.kind) * lot.count for lot in heist.tokens)
    if credit < heist.goal_credits:
        yield "goal_credits", f"{heist.goal_credits} credits are wanted, but the tokens hold only {credit}."
    for star in heist.stars:
        there = sum(lot.count for lot in heist.tokens if lot.kind == star.kind)
        if there < star.needed:
            yield "star", f"{star.needed} {star.kind} tokens are wanted, but there are only {there}."
    for lot in heist.tokens:
        if lot.kind in STARS and lot.kind not in [star.kind for star in heist.stars]:
            yield "star", f"{lot.kind} tokens lie there, but no star says what they are for."
    for visit in heist.visits:
        if visit.icon not in heist.map.icons:
            yield "visit", f"the map {heist.map.id!r} has no icon {visit.icon!r}."


def _doors(heist: Heist) -> Iterator[tuple[str, str]]:
    placed = sum(count for _, count in heist.doors)
    if placed != len(heist.map.locks):
        yield "doors", f"{placed} Security Doors are named, but the map has {len(heist.map.locks)} locks."
    for kind, _ in heist.doors:
        if not kind.startswith("door-") or not 1 <= int(kind[5:]) <= 5:
            yield "doors", f"{kind!r} is no Security Door; known are door-1 to door-5."


def _hunters(heist: Heist, enemies: Mapping[str, Enemy]) -> Iterator[tuple[str, str]]:
    zones = [spawn.strength for spawn in heist.map.spawns]
    for kind in heist.hunters:
        if strength_of(kind, enemies) not in zones:
            yield "hunters", f"{kind!r} has no Spawn Zone of its strength to come to."
    if heist.hunters and not any(word.name == "hunt" for word in heist.alarm):
        yield "alarm", "hunters wait for an alarm that does not call them."


def _timers(heist: Heist, enemies: Mapping[str, Enemy]) -> Iterator[tuple[str, str]]:
    for name, level in heist.levels.items():
        track = level.timer
        if track[0] != "green" or track[-1] != "black" or {"green", "black"} & set(track[1:-1]):
            yield f"level.{name}.timer", "a Timer begins with green, ends with black, and has neither between."
        for kind, _ in level.extras:
            if not strength_of(kind, enemies):
                yield f"level.{name}.extras", f"{kind!r} is no enemy."


def _named_crew(heist: Heist, crew: Collection[str]) -> Iterator[tuple[str, str]]:
    fields = {field: getattr(heist, field) for field in ("must_have", "must_not_fall", "locksmiths")}
    fields.update(star=[who for star in heist.stars for who in star.crew])
    fields.update(visit=[who for visit in heist.visits for who in visit.crew])
    fields.update(
        (f"level.{name}.longer_with", [who for who, _ in level.longer_with]) for name, level in heist.levels.items()
    )
    for field, names in fields.items():
        for name in names:
            if name not in crew:
                yield field, f"there is no crew {name!r}; known are {', '.join(sorted(crew))}."
