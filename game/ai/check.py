"""Plays scenario files: what is given is laid out, what is chosen is answered, what should hold is compared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import nullcontext
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

from game.content.common.errors import ContentError
from game.content.common.scenarios import Answer, Scenario, read_scenarios
from game.content.load import brought, load_all
from game.content.mods import read_mod
from game.core.engine import RulesError
from game.core.news import said
from game.core.ruleset import Tables
from game.core.session import NotLegal, Session
from game.core.steps import AnyChance, Option
from game.rules.registry import RULESETS

RESERVED = ("pending", "seat", "offered", "not_offered", "refused", "nearest", "news", "no_news")


class Result(NamedTuple):
    """How one scenario went; the message is "" when the ruling holds."""

    id: str
    file: str
    ok: bool
    message: str


class _Fails(Exception):
    """The ruling does not hold, or can't be played; the message says where."""


def check_files(paths: Iterable[str | Path]) -> list[Result]:
    """Every scenario of these files, in order. A file that can't be read gives one result that names what is wrong."""
    results = []
    for path in map(Path, paths):
        try:
            scenarios = read_scenarios(path)
        except ContentError as error:
            results.append(Result(path.stem, str(path), False, " ".join(map(str, error.problems[:3]))))
            continue
        results += [check(scenario)._replace(file=str(path)) for scenario in scenarios]
    return results


def check(scenario: Scenario) -> Result:
    """Play one scenario."""
    try:
        with nullcontext() if scenario.mod is None else brought(read_mod(scenario.mod, load_all().content)):
            _play(scenario)
    except ContentError as error:
        return Result(scenario.id, scenario.file, False, str(error))
    except _Fails as fault:
        return Result(scenario.id, scenario.file, False, str(fault))
    except RulesError as error:
        return Result(scenario.id, scenario.file, False, f"the rules broke down: {error}")
    return Result(scenario.id, scenario.file, True, "")


def _play(scenario: Scenario) -> None:
    games = {rules.id: rules for rules in RULESETS}
    if scenario.game not in games:
        raise _Fails(f"game: there is no game {scenario.game!r}; known are {', '.join(games)}")
    rules = games[scenario.game]
    tables = rules.tables
    set_up = scenario.start == "set-up"
    try:
        state = tables.start(rules, scenario.seats, scenario.seed, scenario.settings, scenario.given, set_up)
    except ValueError as error:
        raise _Fails(str(error)) from None
    session: Session[Any] = Session(rules, state)
    session.news.clear()
    answers = scenario.when
    refused = "refused" in scenario.then
    for number, answer in enumerate(answers, 1):
        if refused and number == len(answers):
            _refusal(session, answer, tables, scenario.then)
        else:
            give_answer(session, answer, number, tables)
    if refused and not answers:
        raise _Fails("then.refused: needs a last `when` that is refused")
    found = rules.faults(session.state)
    if found:
        raise _Fails(f"afterwards the state is unsound: {'; '.join(found)}")
    _compare(scenario.then, session, tables.told(session.state))


def give_answer(session: Session[Any], answer: Answer, number: int, tables: Tables) -> None:
    """Give one answer with its fixed luck."""
    if answer.draw:
        try:
            tables.stack_deck(session.state, answer.draw)
        except ValueError as error:
            raise _Fails(f"when {number} ({answer.choose}): draw: {error}") from None
    faces = list(answer.roll)

    def dice(chance: AnyChance, outcomes: Sequence[Option]) -> int | None:
        if not faces:
            return None
        face = faces.pop(0)
        for index, option in enumerate(outcomes):
            if option.key.rpartition(":")[2] == str(face):
                return index
        raise _Fails(f"when {number} ({answer.choose}): roll: that die has no face {face}")

    try:
        session.answer(_full_key(session, answer.choose), dice)
    except NotLegal as error:
        raise _Fails(f"when {number}: {error}") from None
    except RulesError as error:
        cause = error.__cause__
        raise (cause if isinstance(cause, _Fails) else error) from None
    if faces:
        raise _Fails(f"when {number} ({answer.choose}): roll: {len(faces)} faces are left over, fewer dice were rolled")


def _full_key(session: Session[Any], key: str) -> str:
    """The key as offered: "use:medkit" stands for the one option "use:medkit#2", "*" for anything."""
    fits = [option.key for option in session.options if _same(key, option)]
    if key in fits:
        return key
    return fits[0] if len(fits) == 1 else key


def _same(wanted: str, offered: Option) -> bool:
    """Whether a key names an offered option, "*" standing for anything and numbers of cards and tokens left out."""
    return wanted == offered.key or fnmatchcase(offered.key, wanted) or fnmatchcase(offered.plain, wanted)


def _refusal(session: Session[Any], answer: Answer, tables: Tables, then: Mapping[str, Any]) -> None:
    """The last answer must not be offered, for the reason the scenario names."""
    if any(_same(answer.choose, option) for option in session.options):
        raise _Fails(f"then.refused: {answer.choose!r} is offered")
    source, target = tables.drag(session.state, answer.choose)
    refusal = session.rules.why_not(session.state, source, target)
    if refusal is None:
        raise _Fails(f"then.refused: nothing is said against taking {source!r} to {target!r}")
    if refusal.rule != then["refused"]:
        raise _Fails(f"then.refused: expected {then['refused']}, found {refusal.rule}")
    if "nearest" in then and refusal.nearest != then["nearest"]:
        raise _Fails(f"then.nearest: expected {then['nearest']!r}, found {refusal.nearest!r}")


def _compare(then: Mapping[str, Any], session: Session[Any], told: Mapping[str, Any]) -> None:
    for key, expected in then.items():
        if key in RESERVED:
            _reserved(key, expected, session)
        elif key not in told:
            known = ", ".join(sorted((*told, *RESERVED)))
            raise _Fails(f"then.{key}: no such table; known are {known}")
        elif isinstance(told[key], dict):
            _per_entry(key, expected, told[key])
        else:
            found = told[key]
            if isinstance(found, list) and isinstance(expected, list):
                found, expected = sorted(found), sorted(expected, key=str)
            _equal(key, expected, found)


def _per_entry(key: str, expected: object, found: Mapping[str, Any]) -> None:
    """Only the entries that are named count; an entry that is not there is as good as empty."""
    if not isinstance(expected, dict):
        raise _Fails(f"then.{key}: must be a table, as in {{ 0 = ... }}")
    held = {name: value for name, value in found.items() if value not in ([], "")}
    if not expected and held:
        raise _Fails(f"then.{key}: expected no entries, found {held!r}")
    for name, value in expected.items():
        there = found.get(name, type(value)())
        if isinstance(value, list) and isinstance(there, list):
            value, there = sorted(value, key=str), sorted(there)
        _equal(f"{key}.{name}", value, there)


def _equal(key: str, expected: object, found: object) -> None:
    if type(expected) is not type(found) or expected != found:
        raise _Fails(f"then.{key}: expected {expected!r}, found {found!r}")


def _reserved(key: str, expected: object, session: Session[Any]) -> None:
    if key in ("refused", "nearest"):
        return
    if key == "pending":
        _equal(key, expected, "" if session.choice is None else type(session.choice).__name__)
    elif key == "seat":
        _equal(key, expected, -1 if session.choice is None else session.choice.seat)
    elif not isinstance(expected, list) or not all(isinstance(text, str) for text in expected):
        raise _Fails(f'then.{key}: must be a list of texts, as in ["roll"]')
    elif key in ("offered", "not_offered"):
        _offers(key, expected, session)
    else:
        _news(key, expected, session)


def _offers(key: str, expected: list[str], session: Session[Any]) -> None:
    for wanted in expected:
        there = any(_same(wanted, option) for option in session.options)
        if there != (key == "offered"):
            offered = ", ".join(option.key for option in session.options[:12]) or "nothing"
            state = f"offered are {offered}" if key == "offered" else "it is offered"
            raise _Fails(f"then.{key}: {wanted!r}: {state}")


def _news(key: str, expected: list[str], session: Session[Any]) -> None:
    """News are told as words with blanks between; a text fits a line that begins with it."""
    lines = [" ".join(map(str, said(line))) for line in session.news]
    for wanted in expected:
        there = any((_bare_words(line) + " ").startswith(wanted + " ") for line in lines)
        if there != (key == "news"):
            state = f"told was {'; '.join(lines[-8:]) or 'nothing'}" if key == "news" else "it was told"
            raise _Fails(f"then.{key}: {wanted!r}: {state}")


def _bare_words(line: str) -> str:
    return " ".join(word.partition("#")[0] for word in line.split(" "))
