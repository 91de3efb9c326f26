"""Signs that turn text around or are not seen: taken out wherever words of others come in."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path

import pytest

from game.app.shell.settings import load
from game.content.common.schema import printed
from game.core.signs import unturned
from game.save.format.header import clean, read_label
from game.save.replays import played_here, understood, written
from tests.save.mutants import parts, sample
from tests.toy import TOY

BIDI = [
    chr(n)
    for n in range(0x3000)
    if unicodedata.bidirectional(chr(n)) in ("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI")
]
UNSEEN = [
    "\u200b",
    "\u200c",
    "\u200d",
    "\u200e",
    "\u200f",
    "\u061c",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\u180e",
    "\U000e0041",
]
SIGNS = [*BIDI, *UNSEEN]


@pytest.mark.parametrize("sign", SIGNS, ids=lambda s: f"U+{ord(s):04X}")
def test_a_sign_that_turns_text_comes_in_nowhere(sign: str, tmp_path: Path) -> None:
    name = f"A{sign}nn"
    assert unturned(name) == clean(name) == printed(name) == "Ann"
    _, good = sample(TOY, 1, 4)
    header, label, body = parts(good)
    raw = json.loads(label)
    raw["title"], raw["seats"] = name, [name, *raw["seats"][1:]]
    told = read_label(header + b"\n" + json.dumps(raw, separators=(",", ":"), ensure_ascii=False).encode() + b"\n", "x")
    assert (told.title, told.seats[0]) == ("Ann", "Ann")
    replay = written(played_here("toy", "T", ["N"], 1, {}, [], note="N"))
    back = understood(replay.replace(b'"T"', json.dumps(name).encode()).replace(b'"N"', json.dumps(name).encode()), "x")
    assert (back.title, back.seats, back.note) == ("Ann", ("Ann",), "Ann")
    (tmp_path / "settings.json").write_text(json.dumps({"names": [name]}))
    assert load(tmp_path / "settings.json").settings.names == ["Ann"]
