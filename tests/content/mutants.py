"""Mutated content: bytes flipped, lines cut, values swapped for hostile ones. It must give records or a sentence."""

from __future__ import annotations

import random
import re
import time
from pathlib import Path
from typing import NamedTuple

from game.content.common.errors import ContentError
from game.content.common.files import data_path
from game.content.common.rulebook.lines import read_rules
from game.content.common.scenarios import read_scenarios
from game.content.common.toml.source import Source, read_model
from game.content.fistful import decks, fistful
from game.content.keepflyin import content as keepflyin
from game.content.keepflyin import keepflyin as flying
from game.content.keepflyin.blanks import FILE, read_blank_jobs
from game.content.mods import ModFile
from tests.content import rim_mutants

MOD = Path(__file__).resolve().parents[1] / "mods" / "strongroom"
FAR_MOONS = MOD.parent / "far-moons" / "maps" / "far-moons.toml"
SCENARIOS = Path(__file__).resolve().parents[1] / "scenarios" / "fistful"
VALUES = (
    '""',
    '"x"',
    "0",
    "-1",
    "1",
    "99",
    "999999999999999999999",
    "1e999",
    "nan",
    "-inf",
    "1.5",
    "true",
    "false",
    "[]",
    "[[]]",
    "{}",
    "{ a = 1 }",
    "[{}]",
    "[{ heal = 2 }]",
    "[{ heal = -2 }]",
    "[{ heal = 1, load = 1 }]",
    '[{ "" = 1 }]',
    "2026-11-21",
    "12:00:00",
    "[1, 2]",
    "[0, 0]",
    "[-1, 5]",
    "[1e9, 1]",
    '[0, 0, "E"]',
    '[0, 0, "Q"]',
    '["a", "b"]',
    '"\\u0000"',
    '"\\n"',
    '"\\u202e"',
    '"a\\u0301\\u0301\\u0301"',
    '"' + "y" * 300 + '"',
    '"../../etc"',
    "[{ gain = 100 }]",
    "[{ gain = 100, pay = 50 }]",
    '["space", "home"]',
    '"skyplex"',
    '"brute-0"',
    '"brute-99"',
    '"CON"',
    "'''x\ny'''",
    "[" * 7 + "]" * 7,
    "0x7fffffffffffffff",
    '{ 0 = "4,4" }',
    '{ 0 = "99,99" }',
    "{ 7 = 1 }",
    '{ "5,7" = "brute-4 up" }',
    '["athens", "regina"]',
    '[{ places = ["ezra"], misbehave = 3 }]',
    "[{ money = 5000 }]",
    '[{ cruiser = "boros" }, { cutter = "here" }, { evade = true }]',
    '[{ pay = 100 }, { spend = "fuel", n = 2 }]',
    '[{ load_any = "passenger" }]',
    '{ skill = "fight", kosher = true, alone = true }',
    "{ fight = 9, tech = -1 }",
    "[{ medic_bonus = 1 }, { nonsense = 2 }]",
    '"win"',
    '"keep-flying"',
    '"alliance"',
    "[2, 6, 7, 7]",
    "[[0.0, 0.0], [0.3, 0.0], [0.3, 0.25]]",
)
LINES = (
    "",
    "[",
    "]",
    "[[",
    "[x]",
    "[[gear]]",
    "[[event]]",
    "[[spawn]]",
    "[[job]]",
    "[[location]]",
    "[[card]]",
    "[[card.option]]",
    "[[card.option.band]]",
    "[[story.goal]]",
    "[[sector]]",
    "[[sector.planet]]",
    "optional = true",
    "[[scenario]]",
    "[[scenario.when]]",
    "x = 1",
    "= 1",
    "x =",
    "a.b.c.d.e.f.g.h.i.j = 1",
    '"',
    "'''",
    '"""',
    "\0",
    "[heist.level.easy]",
    "[[heist.token]]",
    'id = "x"',
    "count = 1",
)


class Seen(NamedTuple):
    """What a run of mutants met: good ones, refused ones, the longest time for one, and different codes of refusals."""

    good: int
    refused: int
    slowest: float
    codes: frozenset[str]


def originals() -> dict[str, bytes]:
    """Every kind of file that comes through the door, by what reads it."""
    decks_folder = data_path("assets", "decks", "fistful")
    flying_deck = FAR_MOONS.parents[1] / "decks"
    files = {
        "gear": decks_folder / "gear.toml",
        "events": decks_folder / "events.toml",
        "crew": decks_folder / "crew.toml",
        "enemies": decks_folder / "enemies.toml",
        "heists": MOD / "heists" / "strongroom.toml",
        "board": MOD / "maps" / "strongroom.toml",
        "mod": MOD / "mod.toml",
        "scenarios": SCENARIOS / "set-up.toml",
        "rules": data_path("assets", "rules", "fistful.toml"),
        "kf_jobs": flying_deck / "jobs.toml",
        "kf_events": flying_deck / "events.toml",
        "kf_counters": data_path("assets", "decks", "keepflyin", "counters.toml"),
        "kf_board": FAR_MOONS,
        "kf_blanks": flying_deck / "jobs.toml",
        "ff_setup": data_path("assets", "decks", "firefly", "setup.toml"),
        "ff_contact": data_path("assets", "decks", "firefly", "contact_niska.toml"),
        **{kind: rim_mutants.RIM_FOLK / file for kind, file in rim_mutants.FILES.items()},
    }
    texts = {kind: file.read_bytes() for kind, file in files.items()}
    texts["rules"] = texts["rules"][:3000].rpartition(b"[[group.rule]]")[0]
    blanks = re.sub(rb"(?m)^(id|count) = .*\n|^#.*\n", b"", texts["kf_blanks"]).split(b"[[job]]")
    texts["kf_blanks"] = b"[[job]]".join(blanks[:3])
    return texts


def mutant(rng: random.Random, text: bytes) -> bytes:
    """One to three mistakes in a file."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        text = rng.choice((_value, _value, _other, _other, _line, _cut, _twice, _key, _byte, _part))(rng, text)
    return text


def _value(rng: random.Random, text: bytes) -> bytes:
    places = list(re.finditer(rb"(?m)= *([^\n]*)$", text))
    if not places:
        return text
    place = rng.choice(places)
    return text[: place.start(1)] + rng.choice(VALUES).encode() + text[place.end(1) :]


def _other(rng: random.Random, text: bytes) -> bytes:
    """A value as another field of that name has it, or one number more or less."""
    places = list(re.finditer(rb"(?m)^([\w.-]+) *= *([^\n]*)$", text))
    if not places:
        return text
    place = rng.choice(places)
    value = rng.choice([other[2] for other in places if other[1] == place[1]])
    numbers = list(re.finditer(rb"-?\d+", value))
    if numbers and rng.random() < 0.5:
        at = rng.choice(numbers)
        value = value[: at.start()] + b"%d" % (int(at[0]) + rng.choice((-100, -1, 1, 1, 2, 50))) + value[at.end() :]
    return text[: place.start(2)] + value + text[place.end(2) :]


def _key(rng: random.Random, text: bytes) -> bytes:
    places = list(re.finditer(rb"(?m)^([\w.-]+) *=", text))
    if not places:
        return text
    place, other = rng.choice(places), rng.choice(places)
    return text[: place.start(1)] + other[1] + rng.choice((b"", b"x", b".y")) + text[place.end(1) :]


def _line(rng: random.Random, text: bytes) -> bytes:
    lines = text.split(b"\n")
    lines.insert(rng.randrange(len(lines)), rng.choice(LINES).encode())
    return b"\n".join(lines)


def _cut(rng: random.Random, text: bytes) -> bytes:
    lines = text.split(b"\n")
    del lines[rng.randrange(len(lines))]
    return b"\n".join(lines)


def _twice(rng: random.Random, text: bytes) -> bytes:
    lines = text.split(b"\n")
    start = rng.randrange(len(lines))
    return b"\n".join(lines[: start + 1] + lines[start : start + rng.randrange(1, 12)] + lines[start + 1 :])


def _byte(rng: random.Random, text: bytes) -> bytes:
    place = rng.randrange(len(text) or 1)
    return text[:place] + bytes([rng.randrange(256)]) + text[place + 1 :]


def _part(rng: random.Random, text: bytes) -> bytes:
    return text[: rng.randrange(len(text) or 1)]


def read(kind: str, folder: Path, data: bytes) -> None:
    """Read one file as what it claims to be, below `folder`. ContentError."""
    (folder / "x").mkdir(exist_ok=True)
    file = folder / "x" / "fistful.toml"
    file.write_bytes(data)
    source = Source(file, "x.toml")
    if kind == "gear":
        decks.read_gear(source)
    elif kind == "events":
        decks.read_events(source)
    elif kind == "crew":
        decks.read_crew(source)
    elif kind == "enemies":
        decks.read_enemies(source)
    elif kind == "board":
        decks.read_board(source)
    elif kind == "mod":
        read_model(source, ModFile)
    elif kind == "kf_jobs":
        keepflyin.read_jobs(source, [flying().board, keepflyin.read_board(Source(FAR_MOONS, "map"))])
    elif kind == "kf_events":
        keepflyin.read_events(source)
    elif kind == "kf_counters":
        keepflyin.read_counters(source)
    elif kind == "kf_board":
        keepflyin.read_board(source)
    elif kind == "kf_blanks":
        (folder / FILE).write_bytes(data)
        jobs, problems = read_blank_jobs(folder, flying())
        if problems:
            raise ContentError(problems)
        assert len(jobs) <= 2
    elif kind in rim_mutants.FILES:
        rim_mutants.read_and_play(kind, folder / "rim-folk", data)
    elif kind == "ff_setup":
        rim_mutants.read_setup(source)
    elif kind == "ff_contact":
        rim_mutants.read_contact(source)
    elif kind == "scenarios":
        read_scenarios(file)
    elif kind == "rules":
        (folder / "assets" / "rules").mkdir(parents=True, exist_ok=True)
        (folder / "assets" / "rules" / "fistful.toml").write_bytes(data)
        read_rules(folder, "fistful")
    else:
        board = decks.read_board(Source(MOD / "maps" / "strongroom.toml", "map"))
        decks.read_heists(Source(folder / "x", ""), {board.id: board}, fistful().crew, fistful().enemies)


def run(count: int, seed: int, folder: Path) -> Seen:
    """Read so many mutants. AssertionError names kind and seed of one that gives anything but records or a sentence."""
    texts = originals()
    good = refused = 0
    slowest = 0.0
    codes = set()
    for number in range(count):
        rng = random.Random(f"{seed}:{number}")
        kind = rng.choice(list(texts))
        data = mutant(rng, texts[kind])
        start = time.process_time()
        try:
            read(kind, folder, data)
            good += 1
        except ContentError as error:
            refused += 1
            for problem in error.problems:
                codes.add(problem.code)
                assert problem.says and str(problem).isprintable() and len(str(problem)) < 700, (seed, number, kind)
        except Exception as error:
            raise AssertionError(f"seed {seed}, mutant {number} ({kind}): {type(error).__name__}: {error}") from error
        slowest = max(slowest, time.process_time() - start)
    return Seen(good, refused, slowest, frozenset(codes))
