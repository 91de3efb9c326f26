"""A card with its options as it lies over the map: what each option asks and brings, with its odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from game.app.games.firefly.cards.tried import figures, teamed
from game.app.games.firefly.dock.proposal import by_itself
from game.app.games.firefly.names import card_kind, contact_name, doll, scene, text, title
from game.app.games.firefly.situation import Situation
from game.app.shell.words import Words
from game.app.table.percent import percent
from game.app.ui.kit import Kit
from game.content.firefly import firefly
from game.content.firefly.records import CONTACTS, Band, Choosable, MisbehaveCard, NavCard
from game.rules.firefly.cards.foretelling import Upset, comes_to, costs, meant, spared, upset
from game.rules.firefly.crew.killing import SAVED, medic
from game.rules.firefly.crew.testing import BRIBE
from game.rules.firefly.jobs.reputation import HARKEN, owes_flesh
from game.rules.firefly.outlook.forces import Force
from game.rules.firefly.outlook.odds import FACES, band_chances, force, foreseen
from game.rules.firefly.perks import has_perk, perks, points, solid, team
from game.rules.firefly.tokens import crew_card, face, option_of

GOOD = ("keep-flying", "proceed", "complete", "win")
BAD = ("botched", "warrant")
COUNTED = ("lose", "load", "lose_money", "load_up_to", "load_per_crew", "load_per_idle", "seize", "lose_all")
"""What may come to nothing as things stand."""
PER = {"load_per_crew": "load", "load_per_idle": "load"}
DEARLY = ("disgruntle", "kill", "kill_all", "kill_chosen")
DEADLY = ("kill", "kill_all", "kill_chosen")


SURE = 0.999
"""A chance above this is told as certain."""


class Way(NamedTuple):
    """One option. `key`: "" while it can't be chosen; `chance`: of a good end, as words, "" where nothing is rolled;
    `faces`: the die's faces, win or lose; `need`: what the die must show; `rows`: parts of the sum and what follows,
    each with its share and ink; `chosen`: it is being carried out."""

    number: int
    key: str
    title: str
    text: str
    tags: tuple[str, ...]
    skill: str
    head: str
    sub: str
    good: bool
    faces: tuple[tuple[int, str], ...]
    need: str
    rows: tuple[tuple[str, str, str], ...]
    chosen: bool = False


class CardView(NamedTuple):
    """A card over the map with its ways; `rolled`: the dice that lie in the tray; `scene`: the plate in its window;
    `model`: the ship of `seat` where it is built like no other; `flavour`: a line that only sets the mood; `goers`: the
    dolls of those who are on the Job, the Leader first."""

    item: str
    kind: str
    band: str
    right: str
    title: str
    text: str
    picture: str
    ways: tuple[Way, ...]
    ace: str
    rolled: tuple[int, ...]
    planet: str = ""
    seat: int = 0
    scene: str = ""
    model: str = ""
    flavour: str = ""
    goers: tuple[str, ...] = ()


def card_view(now: Situation, words: Words, kit: Kit) -> CardView | None:
    """The card the choice is made on, None where there is none."""
    item = now.shown_card()
    if not item:
        return None
    choice: Any = now.choice
    thrown = getattr(choice, "thrown", None)
    test = thrown.test if thrown is not None else getattr(choice, "test", None)
    chosen = int(test.option) if test is not None else int(getattr(choice, "option", -1))
    record = firefly().goals[item[5:]] if item.startswith("goal:") else firefly().faces[face(item)]
    options: tuple[Choosable, ...] = getattr(record, "options", ())
    has = force(now.g, now.seat)
    ways = tuple(
        way_of(now, words, item, n, has, chosen, test) for n in range(len(options)) if chosen < 0 or n == chosen
    )
    kind = card_kind(item)
    right = ""
    if isinstance(record, NavCard) and now.g.flying:
        right = words("firefly.big.legs", n=now.g.legs)
    elif isinstance(record, MisbehaveCard):
        right = words("firefly.big.job", job=title(now.g.work)) if now.g.work else ""
    ace = "ace" if now.key("ace") else "ignore" if now.key("ignore") else ""
    planet = next(iter(getattr(record, "places", ()) or ()), "")
    planet = planet[0] if isinstance(planet, tuple) else planet
    return CardView(
        item,
        kind,
        words(f"firefly.kind.{kind}"),
        right,
        title(item),
        text(item),
        doll(kit, item),
        ways,
        ace,
        tuple(thrown.faces) if thrown is not None else (),
        planet,
        now.seat,
        scene(kit, item),
        now.model(now.seat),
        getattr(record, "flavour", ""),
        tuple(one.picture for one in figures(teamed(now.g, now.seat))) if isinstance(record, MisbehaveCard) else (),
    )


def way_of(now: Situation, words: Words, item: str, n: int, has: Force, chosen: int, test: Any) -> Way:
    """One option with its odds."""
    option = option_of(item, n)
    key = f"option:{n}" if now.key(f"option:{n}") else ""
    if key and by_itself(now) is not None:
        key, chosen = "", n
    free = spared(now.g, now.seat, option)
    tags = tuple(words(f"firefly.tag.{tag}") for tag in option.tags)
    if option.test is None or free:
        end = words(f"firefly.end.{option.end}") if option.end else ""
        good = option.end in GOOD
        return Way(
            n,
            key,
            option.title,
            option.text,
            tags,
            "",
            words("firefly.big.sure"),
            end,
            good,
            (),
            "",
            tuple(_costs(now, words, option, bool(key) or n == chosen)),
            n == chosen,
        )
    level = foreseen(has, option) if test is None else int(test.points(now.g))
    skill = option.test.skill if test is None else str(test.skill)
    shares = band_chances(has, option, level - foreseen(has, option))
    well = hoped(option.bands)
    chance = sum(share for share, i in shares if option.bands[i] in well)
    faces = tuple((f, _face(option.bands, level, f, well, chance > 0)) for f in range(1, FACES + 1))
    least = next(band.low - level for band in option.bands if band in well)
    if least <= 1:
        need = words("firefly.big.any") if chance >= 0.999 else ""
    else:
        need = words("firefly.big.need", n=least + level)
    rows = [(_sum(now, words, skill, level, option), "", "mid")]
    for i, band in enumerate(option.bands):
        share = next((share for share, at in shares if at == i), 0.0)
        last = i + 1 == len(option.bands)
        span = (
            words("firefly.big.more", n=band.low)
            if last
            else words("firefly.big.span", low=max(1, band.low), high=option.bands[i + 1].low - 1)
        )
        end = ending(words, band, now)
        ink = "good" if band.end in GOOD else "bad" if band.end in BAD else "warn"
        rows.append((f"{span}: {end}", percent(share), ink))
    rows += _bribes(now, words, option, chance, has, level - foreseen(has, option))
    rows += _medics(now, words, option)
    dear = any(do.word in DEARLY for band in well for do in band.do) and now.kind != "AfterRoll"
    said = words("firefly.big.best" if well[0].end not in GOOD else "firefly.big.price" if dear else "firefly.big.well")
    return Way(
        n,
        key,
        option.title,
        option.text,
        tags,
        skill,
        percent(chance),
        said,
        chance >= 0.5,
        faces,
        need,
        (*rows, *_costs(now, words, option, bool(key) or n == chosen)),
        n == chosen,
    )


def _bribes(
    now: Situation, words: Words, option: Choosable, best: float, has: Force, more: int
) -> list[tuple[str, str, str]]:
    """What Bribes would come to: the fewest that help, and the fewest that make it sure or as good as it gets."""
    if option.test is None or not option.test.bribes or now.kind == "AfterRoll":
        return []
    helps = bribed(now, option, best, has, more)
    return [
        (words("firefly.big.bribe", money=words("money", n=n * BRIBE)), percent(chance), "warn")
        for n, chance in (*helps[:1], *(one for one in helps[1:] if one[1] > SURE))
    ]


def bribed(now: Situation, option: Choosable, best: float, has: Force, more: int) -> list[tuple[int, float]]:
    """Each number of Bribes that helps, up to what makes it sure, with the chance it comes to."""
    found, well = list[tuple[int, float]](), hoped(option.bands)
    for n in range(1, min(FACES, now.g.money.get(now.seat, 0) // BRIBE) + 1):
        chance = sum(share for share, i in band_chances(has, option, more + n) if option.bands[i] in well)
        if chance > best + 0.001:
            found.append((n, chance))
        if chance > SURE:
            break
    return found


def bribe_odds(now: Situation, words: Words) -> str:
    """What each number of Bribes comes to in the test that is prepared, "" where none helps."""
    choice: Any = now.choice
    test = choice.test
    option, has = option_of(test.card, test.option), force(now.g, now.seat)
    helps = bribed(now, option, 0.0, has, int(test.points(now.g)) - foreseen(has, option))
    return ", ".join(words("firefly.bribe.odds", n=n, chance=percent(chance)) for n, chance in helps)


def _medics(now: Situation, words: Words, option: Choosable) -> list[tuple[str, str, str]]:
    """The chance that a Medic saves somebody who is Killed, where somebody may be."""
    deadly = any(do.word in DEADLY for band in option.bands for do in band.do)
    if not deadly or not medic(now.g, now.seat):
        return []
    bonus = sum(perk.n for perk in perks(now.g, now.seat, "medic_bonus"))
    fails = max(0, min(FACES, SAVED - 1 - bonus)) / FACES
    if has_perk(now.g, now.seat, "medic_reroll"):
        fails *= fails
    return [(words("firefly.big.medic"), percent(1 - fails), "good")]


def hoped(bands: Sequence[Band]) -> list[Band]:
    """The bands one hopes for: those by which it goes well, or the best there is where it can't."""
    return [band for band in bands if band.end in GOOD] or [bands[-1]]


def _face(bands: Sequence[Band], level: int, face_: int, well: Sequence[Band], ever: bool) -> str:
    """Whether a face of the die is enough; the highest is rolled on, which may be if it is `ever`."""
    if band_of(bands, level + face_ + (face_ == FACES)) in well:
        return "win"
    return "tie" if face_ == FACES and ever else "lose"


def band_of(bands: Sequence[Band], total: int) -> Band:
    """The band that a total falls into."""
    return next(band for i, band in reversed(list(enumerate(bands))) if total >= band.low or i == 0)


def _sum(now: Situation, words: Words, skill: str, level: int, option: Choosable) -> str:
    """ "Kaylee 3 + Wash 1 = Tech 4"."""
    assert option.test is not None
    who = [
        (crew_card(item).title, points(now.g, now.seat, item, skill, option.test.kosher))
        for item in team(now.g, now.seat)
    ]
    parts = sorted([one for one in who if one[1]], key=lambda one: -one[1])
    name = words(f"firefly.skill.{skill}")
    if not parts or sum(n for _, n in parts) != level:
        return words("firefly.big.level", skill=name, n=level)
    said = " + ".join(f"{title_} {n}" for title_, n in parts[:3]) + (" + ..." if len(parts) > 3 else "")
    return words("firefly.big.sum", parts=said, skill=name, n=level)


def ending(words: Words, band: Band, now: Situation | None = None, work: str = "") -> str:
    """What a band brings to a `work`, in words; for who looks `now`, as things stand."""
    end = "goal" if band.end == "complete" and work.startswith("goal:") else band.end
    lost = warrant_costs(now, words) if now is not None and band.end == "warrant" else []
    return ", ".join((words(f"firefly.end.{end}"), *lost, *_deeds(words, band, now)))


def warrant_costs(now: Situation, words: Words) -> list[str]:
    """What a Warrant costs besides: the Job that is worked, and the Contacts who are Solid no more."""
    job = now.job(now.g.work) if now.g.work in now.held("active", now.seat) else None
    friends = [one for one in (HARKEN, *((job.contact,) if job else ())) if solid(now.g, now.seat, one)]
    names = ", ".join(dict.fromkeys(contact_name(one) for one in friends))
    said = [words("firefly.warrant.job")] if job else []
    if job and owes_flesh(now.g, now.seat):
        said.append(words("firefly.warrant.flesh"))
    return [*said, words("firefly.warrant.solid", names=names)] if names else said


def _deeds(words: Words, band: Band | Choosable, now: Situation | None) -> list[str]:
    """What a band or an option does besides, shortly and as things stand: nobody loses what isn't there; what has no
    short name is told by the text of the option."""
    found = []
    for do in band.do:
        key = f"firefly.do.{PER.get(do.word, do.word)}"
        if do.word == "buy" and not do.most:
            key = "firefly.do.buy.any"
        if now is not None:
            do = do._replace(n=comes_to(now.g, now.seat, do))
            if do.word == "disgruntle":
                found += grudges(words, upset(now.g, now.seat, meant(now.g, now.seat, do.what)))
                continue
            if do.word in COUNTED and not do.n:
                continue
        if not words.has(key):
            continue
        what = next(
            (
                words(key, n=do.n or 1)
                for key in (f"firefly.good.{do.what}", f"firefly.profession.{do.what}")
                if words.has(key)
            ),
            do.what,
        )
        if do.what in CONTACTS:
            what = contact_name(do.what)
        found.append(words(key, n=do.n, most=do.most, what=what))
    return found


def grudges(words: Words, found: Sequence[Upset]) -> list[str]:
    """Who will be Disgruntled and who leaves, by name, or that all leave a Leader; [] where that is nobody."""
    groups: dict[str, list[str]] = {"disgruntle": [], "leaves": [], "alone": []}
    for one in found:
        key = "disgruntle" if not one.leaves else "alone" if crew_card(one.crew).leader else "leaves"
        groups[key].append(title(one.crew))
    return [words(f"firefly.grudge.{key}", names=", ".join(names)) for key, names in groups.items() if names]


def _costs(now: Situation, words: Words, option: Choosable, able: bool) -> list[tuple[str, str, str]]:
    """What an option costs, and what it does whatever is rolled; one that nobody is `able` to take: what it asks, with
    what there is of that."""
    found = []
    for asked in () if able or spared(now.g, now.seat, option) else option.cost:
        short = comes_to(now.g, now.seat, asked)
        if short < asked.n:
            what = "" if asked.word == "pay" else words(f"firefly.good.{asked.what}", n=asked.n)
            cost = f"{asked.n} {what}" if what else words("money", n=asked.n)
            has = str(short) if what else words("money", n=short)
            found.append((words("firefly.big.lacks", cost=cost), words("firefly.big.has", n=has), "bad"))
    if found:
        return found
    for do in costs(now.g, now.seat, option):
        if do.word == "pay":
            found.append((words("firefly.big.pay"), words("money", n=do.n), "warn"))
        elif do.word == "spend":
            found.append((words("firefly.big.spend"), f"{do.n} {words(f'firefly.good.{do.what}', n=do.n)}", "warn"))
    return [*found, *((said, "", "warn") for said in _deeds(words, option, now))]
