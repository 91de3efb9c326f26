"""Mutated content gives records or a sentence, never a traceback, at once."""

from __future__ import annotations

import random
from pathlib import Path

from game.content.load import load_all
from tests.content import mutants


def test_mutated_files_of_every_kind(tmp_path: Path) -> None:
    seen = mutants.run(600, 1, tmp_path)
    assert seen.slowest < 1
    assert seen.good > 30 and seen.refused > 300
    assert len(seen.codes) >= 20


def test_mutated_files_as_a_mod_never_stop_the_game(tmp_path: Path) -> None:
    texts = mutants.originals()
    for number in range(40):
        rng = random.Random(f"mod:{number}")
        folder = tmp_path / f"m{number}"
        for kind, file in (
            ("gear", "decks/gear.toml"),
            ("board", "maps/a.toml"),
            ("heists", "heists/a.toml"),
            ("mod", "mod.toml"),
        ):
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_bytes(mutants.mutant(rng, texts[kind]) if rng.random() < 0.5 else texts[kind])
    loaded = load_all(tmp_path)
    assert len(loaded.content["fistful"].gear) >= 24
    assert len(loaded.mods) + len({problem.file.partition("/")[0] for problem in loaded.problems}) == 40


def test_the_originals_are_good(tmp_path: Path) -> None:
    for kind, data in mutants.originals().items():
        mutants.read(kind, tmp_path, data)
