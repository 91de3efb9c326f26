"""Files made to hurt: too deep, too long, too many, doubled, broken. Each must be refused fast and cheaply.

`python -m tests.save.bombs` refuses them all and prints the slowest and the memory it took as one JSON line.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from game.save.errors import SaveError
from game.save.format.body import unpack
from game.save.format.header import FORMAT, MOST
from tests.save.mutants import parts, sample, signed
from tests.toy import TOY


def bombs() -> Iterator[tuple[str, bytes]]:
    """Name and bytes of each."""
    _, good = sample(TOY, 1, 8)
    header, label, body = parts(good)
    big = MOST - 1_000
    bodies: dict[str, bytes] = {
        "empty": b"",
        "no object": b"[]",
        "null": b"null",
        "word": b"hello",
        "two values": body + body,
        "cut": body[:-1],
        "comma": body[:-1] + b",}",
        "nul": body + b"\x00",
        "space": b" " * big,
        "byte order mark": b"\xef\xbb\xbf" + body,
        "utf-16": body.decode().encode("utf-16"),
        "latin": body + b"\xe9",
        "comment": b"/* */" + body,
    }
    for depth in (101, 1_000, 100_000, big):
        bodies[f"lists {depth} deep"] = b"[" * depth
        bodies[f"closed lists {depth // 2} deep"] = b"[" * (depth // 2) + b"]" * (depth // 2)
        bodies[f"objects {depth} deep"] = b'{"a":' * min(depth, big // 5)
    bodies["a million lists"] = b"[" + b"[]," * 1_200_000 + b"[]]"
    bodies["a million numbers"] = b"[" + b"1," * 1_900_000 + b"1]"
    bodies["a million keys"] = b"{" + b",".join(b'"%d":0' % i for i in range(350_000)) + b"}"
    bodies["one key often"] = b"{" + b'"a":0,' * 600_000 + b'"a":0}'
    bodies["quotes"] = b'"' * big
    bodies["slashes"] = b'"' + b"\\" * big
    bodies["an open text"] = b'"' + b"a" * big
    bodies["one long text"] = b'"' + b"a" * big + b'"'
    for name, value in (
        ("NaN", b"NaN"),
        ("infinity", b"Infinity"),
        ("minus infinity", b"-Infinity"),
        ("float", b"1.5"),
        ("1e999", b"1e999"),
        ("1e5", b"1e5"),
        ("minus zero point zero", b"-0.0"),
        ("5000 digits", b"9" * 5_000),
        ("a million digits", b"9" * 1_000_000),
        ("2**64", b"18446744073709551616"),
        ("-2**63-1", b"-9223372036854775809"),
        ("true", b"true"),
        ("null number", b"null"),
        ("text number", b'"1"'),
        ("a lone surrogate", b'"\\ud800"'),
        ("a control letter", b'"\x01"'),
        ("a bad escape", b'"\\x41"'),
        ("a list", b"[]"),
        ("an object", b"{}"),
    ):
        start = body.index(b'"turn":') + len(b'"turn":')
        bodies[f"turn is {name}"] = body[:start] + value + body[body.index(b"}", start) :]
        bodies[f"rng is {name}"] = body.replace(b'"rng":', b'"rng":' + value + b',"rng":', 1)
    tree = json.loads(body)
    wrong: dict[str, dict[str, object]] = {
        "no state": {"state": None},
        "state list": {"state": []},
        "record number": {"record": 5},
        "record of numbers": {"record": [1]},
        "long record": {"record": ["x"] * 100_001},
        "long answer": {"record": ["x" * 5_000]},
        "game number": {"game": 1},
        "no such game": {"game": "chess"},
        "settings list": {"settings": []},
        "settings number": {"settings": {"a": 1}},
        "free number": {"free": 1},
        "one table more": {"more": 1},
    }
    for name, change in wrong.items():
        bodies[name] = json.dumps({**tree, **change}, separators=(",", ":")).encode()
    stacks: dict[str, list[object]] = {
        "unknown step": [{"step": "Nothing"}],
        "step of nothing": [{}],
        "no step": [1],
        "a class": [{"step": "Step"}],
        "abstract": [{"step": "Effect"}],
        "no arguments": [{"step": "ToyTurn"}],
        "wrong argument": [{"step": "ToyTurn", "seat": "0"}],
        "much argument": [{"step": "ToyTurn", "seat": 0, "more": 1}],
        "seat 99": [{"step": "ToyTurn", "seat": 99}],
        "a million turns": [{"step": "ToyTurn", "seat": 0}] * 20_000,
        "no end": [],
        "an effect": [{"step": "ToyDraw", "seat": 7}],
        "chance": [{"step": "ToyRoll", "seat": 0}],
    }
    for name, stack in stacks.items():
        bodies["stack: " + name] = json.dumps({**tree, "state": {**tree["state"], "stack": stack}}).encode()
    for name, changed in bodies.items():
        if len(label) + 1 + len(changed) <= MOST:
            yield name, signed(good, label, changed)
    yield from _wrong_files(good, label, body, header)


def _wrong_files(good: bytes, label: bytes, body: bytes, header: bytes) -> Iterator[tuple[str, bytes]]:
    yield "nothing", b""
    yield "zeros", b"\x00" * 4_000
    yield "all too long", good + b"x" * MOST
    yield "only header", header + b"\n"
    yield "a picture", b"\x89PNG\r\n\x1a\n" + b"\x00" * 400
    for name, line in (
        ("list", b"[]"),
        ("number", b"1"),
        ("other magic", b'{"chess":1}'),
        ("deep", b"[" * 198),
        ("huge version", header.replace(b'"verse":%d' % FORMAT, b'"verse":999999999999')),
        ("no version", header.replace(b'"verse":%d' % FORMAT, b'"verse":null')),
        ("old version", header.replace(b'"verse":%d' % FORMAT, b'"verse":-5')),
        ("negative size", header.replace(b'"size":', b'"size":-')),
        ("spaces", header.replace(b":", b": ")),
    ):
        yield f"header: {name}", line + b"\n" + label + b"\n" + body
    for name, text in (
        ("list", b"[]"),
        ("empty", b"{}"),
        ("long", b'{"title":"' + b"x" * 9_000 + b'"}'),
        ("controls", label.replace(b"Foxes", b"F\\u0007xes")),
        ("surrogate", label.replace(b"Foxes", b"\\ud800")),
        ("seats", label.replace(b'["Ann","Bob"]', b'{"a":1}')),
        ("many seats", label.replace(b'"Ann"', b'"A",' * 40 + b'"A"')),
        ("negative round", label.replace(b'"round":', b'"round":-')),
        ("other game", label.replace(b'"toy"', b'"fistful"')),
    ):
        yield f"label: {name}", signed(good, text, body)


def refuse_all() -> dict[str, object]:
    """Try each; those not refused, the slowest, and how much memory the worst took."""
    slowest, slow = "", 0.0
    passed: list[str] = []
    most, count = 0, 0
    for name, data in list(bombs()):
        count += 1
        before = _peak_from_now()
        began = time.process_time()
        try:
            unpack(data, name, {"toy": TOY})
            passed.append(name)
        except SaveError as error:
            if not error.sentence:
                passed.append(f"{name}: no sentence")
        except BaseException as error:
            passed.append(f"{name}: {type(error).__name__}")
        took = time.process_time() - began
        if took > slow:
            slowest, slow = name, took
        most = max(most, _peak() - before)
    return {
        "bombs": count,
        "not refused": passed,
        "slowest": slowest,
        "seconds": round(slow, 3),
        "megabytes": round(most / 1024),
    }


def _peak_from_now() -> int:
    """Forget the peak of memory so far, where the system lets us; the new peak in kilobytes."""
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")
    return _peak()


def _peak() -> int:
    with suppress(OSError):
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1])
    return 0


if __name__ == "__main__":
    result = refuse_all()
    print(json.dumps(result))
    sys.exit(1 if result["not refused"] else 0)
