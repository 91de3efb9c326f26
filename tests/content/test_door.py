"""Nothing big, deep or broken gets past the door."""

from __future__ import annotations

import os
import time
import tracemalloc
from pathlib import Path

import pytest
import tomli

from game.content.common.errors import ContentError, Problem, plain
from game.content.common.toml.door import MAX_BYTES, parse_toml, read_toml

HOSTILE = {
    "one dotted key": (b".".join([b"a"] * 50_000) + b" = 1", "long-line"),
    "a dotted key over the limit": (b".".join([b"a"] * 9) + b" = 1", "deep-key"),
    "a dotted table": (b"[" + b".".join([b"a"] * 12) + b"]", "deep-key"),
    "a dotted key with quotes": (b'."a" '.join([b"b"] * 9) + b" = 1", "deep-key"),
    "deep lists": (b"a = " + b"[" * 900 + b"]" * 900, "deep"),
    "deep lists over many lines": (b"a = " + b"[\n" * 6_000, "deep"),
    "deep tables": (b"a = " + b"{b = " * 12 + b"1" + b"}" * 12, "deep"),
    "a long key": (b"a" * 65 + b" = 1", "long-key"),
    "a long number": (b"a = " + b"1" * 1990, "long-key"),
    "a long line": (b'a = "' + b"x" * 2000 + b'"', "long-line"),
    "too many bytes": (b"# comment\n" * (MAX_BYTES // 10 + 1), "too-big"),
    "too many lines": (b"[[a]]\n" * 20_000, "too-big"),
    "a zero byte": (b'a = "\0"', "not-text"),
    "bad UTF-8": (b'ok = 1\na = "\xff"', "not-utf8"),
    "half a surrogate": (b'a = "\xed\xa0\x80"', "not-utf8"),
    "an open quote": (b'a = "x\nb = 1', "open-text"),
    "an open long quote": (b'a = """x\n' * 3, "open-text"),
    "escaped long quotes without end": (b'\\"""' * 400, "open-text"),
    "no value": (b"a = \n", "not-toml"),
    "a key twice": (b"a = 1\na = 2", "not-toml"),
    "a table over a value": (b"a = 1\n[a.b]\nc = 1", "not-toml"),
    "an impossible date": (b"a = 2026-02-31", "not-toml"),
    "a control sign": (b'a = "\x01"', "not-toml"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_text_is_refused_at_once(name: str) -> None:
    data, code = HOSTILE[name]
    tracemalloc.start()
    start = time.process_time()
    with pytest.raises(ContentError) as refused:
        parse_toml(data, "bad.toml")
    seconds = time.process_time() - start
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    problem = refused.value.problems[0]
    assert (problem.code, problem.file) == (code, "bad.toml")
    assert seconds < 2 and peak < 20 * len(data) + 2_000_000
    assert "\n" not in str(problem)


def test_refusals_name_the_line() -> None:
    deep = b"a = 1\n\nb.a.a.a.a.a.a.a.a = 1"
    for data, line in ((b'a = 1\nb = "\xff"', 2), (b"a = 1\n\nb = [\n", 3), (b"a=1\nb='", 2), (deep, 3)):
        with pytest.raises(ContentError) as refused:
            parse_toml(data, "bad.toml")
        assert refused.value.problems[0].line == line


def test_quotes_and_comments_hide_signs_from_the_measure() -> None:
    text = b"""
    a = "[[[[[[[[[[ . . . . . . . . . ."   # [[[[[[[[[[ {{{{{{{{ it's "fine"
    b = '''it's [[[[[[[[[[[[ "x" ''''
    c = \"\"\"a "quoted" \\\"\"\" word\"\"\"\"
    d = 1.5
    e = ["a.b.c.d.e.f.g.h.i.j", 'C:\\x']
    """
    found = parse_toml(text, "good.toml")
    assert found["a"].startswith("[[[") and found["b"].endswith("'")
    assert found["c"].endswith('"') and found["d"] == 1.5


def test_windows_line_ends_and_a_byte_order_mark_are_fine() -> None:
    assert parse_toml(b"\xef\xbb\xbfa = 1\r\nb = 2\r\n", "w.toml") == {"a": 1, "b": 2}


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path, Path("a\0b")):
        with pytest.raises(ContentError) as refused:
            read_toml(path, "x.toml")
        assert refused.value.problems[0].code == "no-file"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    with pytest.raises(ContentError):
        read_toml(tmp_path / "pipe.toml", "pipe.toml")


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, mode: str = "r") -> None:
        raise PermissionError(13, "Permission denied")

    file = tmp_path / "a.toml"
    file.write_text("a = 1")
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(ContentError, match="Permission denied"):
        read_toml(file, "a.toml")


def test_whatever_else_a_parser_raises_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(text: str) -> None:
        raise RecursionError("too deep")

    monkeypatch.setattr(tomli, "loads", broken)
    with pytest.raises(ContentError, match="is not valid TOML: too deep"):
        parse_toml(b"a = 1", "bad.toml")


def test_problems_are_one_printable_line() -> None:
    assert plain("a\nb\x00\u202e") == "a\\nb\\x00\\u202e"
    assert len(plain("x" * 9000)) < 700
    told = str(Problem("code", "f.toml", "is wrong.", "Mend it.", 3, "gear 1", "id"))
    assert told == "f.toml, line 3, gear 1, id: is wrong. Mend it."
    assert str(ContentError([Problem("c", "f", "one."), Problem("c", "f", "two.")])) == "f: one.\nf: two."
