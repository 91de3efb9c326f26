"""Old formats: a made-up format 0, in which seats were called chairs and the record was one text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.codec import digest
from game.rules.fistful.ruleset import FISTFUL
from game.rules.keepflyin.ruleset import KEEPFLYIN
from game.save.errors import SaveError
from game.save.format.header import FORMAT, Header, compact, fingerprint
from game.save.format.upgrades import UPGRADES
from game.save.slots.journal import ANSWER, Line, written
from game.save.store import Store
from tests.save.mutants import parts, sample
from tests.toy import TOY


def from_0(body: dict[str, Any]) -> dict[str, Any]:
    """The function that format 0 would need."""
    state = dict(body["state"])
    state["seats"] = state.pop("chairs")
    return {**body, "state": state, "record": body["record"].split()}


FROM_0 = {**UPGRADES, 0: from_0}


def made_old(data: bytes, body: dict[str, Any], version: int) -> bytes:
    """A save with another body and format, its length and check sum set right."""
    header, label, _ = parts(data)
    rest = label + b"\n" + json.dumps(body).encode()
    first = Header(**json.loads(header))._replace(verse=version, size=len(rest), hash="of old")
    return compact(first._replace(sha256=fingerprint(first, rest))._asdict()) + b"\n" + rest


def old_save() -> tuple[bytes, str]:
    """A save as a program with format 0 would have written it, and the fingerprint of its state today."""
    session, data = sample(TOY, 2, 6)
    body = json.loads(parts(data)[2])
    body["state"]["chairs"] = body["state"].pop("seats")
    body["record"] = " ".join(body["record"])
    body["back"] = None
    return made_old(data, body, 0), digest(session.state)


def test_an_old_save_opens_and_its_file_stays(tmp_path: Path) -> None:
    data, today = old_save()
    (tmp_path / "old.3.save").write_bytes(data)
    store = Store(tmp_path, rulesets=[TOY], upgrades=FROM_0)
    assert store.games()[0].status == "ok"
    opened = store.open("old")
    assert digest(opened.session.state) == today
    assert len(opened.session.record) == 6
    key = opened.session.options[-1].key
    opened.session.answer(key)
    opened.slot.record(key, opened.session)
    opened.slot.close()
    assert (tmp_path / "old.3.save").read_bytes() == data
    assert (tmp_path / "old.4.save").read_bytes().startswith(b'{"verse":%d,' % FORMAT)
    assert len(store.open("old").session.record) == 7


def test_the_journal_of_an_old_save_is_played_on(tmp_path: Path) -> None:
    data, _ = old_save()
    (tmp_path / "old.3.save").write_bytes(data)
    (tmp_path / "old.3.journal").write_bytes(written(Line(7, ANSWER, "wait", "of old", 0)))
    assert Store(tmp_path, rulesets=[TOY], upgrades=FROM_0).open("old").session.record[-1] == "wait"


@pytest.mark.parametrize("upgrades", [{}, {0: lambda body: body["nothing"]}, {0: lambda body: body}])
def test_an_old_save_that_cannot_be_upgraded_is_damaged(tmp_path: Path, upgrades: dict[int, Any]) -> None:
    (tmp_path / "old.3.save").write_bytes(old_save()[0])
    with pytest.raises(SaveError) as told:
        Store(tmp_path, rulesets=[TOY], upgrades=upgrades).open("old")
    assert told.value.code == "damaged"
    assert (tmp_path / "old.3.save").exists()


def test_format_1_only_marked_what_lies_face_up(tmp_path: Path) -> None:
    """A heist of format 1 opens on the same table, and undo reaches as far back."""
    samples = (sample(FISTFUL, seed, 60) for seed in range(100))
    session, data = next((s, d) for s, d in samples if len(s.state.up) > 3 and not s.why_no_undo())
    body = json.loads(parts(data)[2])
    for state in (body["state"], body["back"]["state"]):
        state["up"] = dict.fromkeys(state["up"], 1)
    (tmp_path / "old.3.save").write_bytes(made_old(data, body, 1))
    opened = Store(tmp_path, rulesets=[FISTFUL]).open("old").session
    assert digest(opened.state) == digest(session.state)
    assert opened.undo() and session.undo()
    assert digest(opened.state) == digest(session.state)


def test_format_3_had_nothing_to_choose_about_enemies(tmp_path: Path) -> None:
    """A voyage of format 3 opens as it was: any enemies were taken (`game.rules.keepflyin.setup.CALM`)."""
    session, data = sample(KEEPFLYIN, 3, 40)
    body = json.loads(parts(data)[2])
    states = [body["state"], *([body["back"]["state"]] if body["back"] else [])]
    for one in (body, *states):
        one["settings"].pop("opening", None)
    (tmp_path / "old.3.save").write_bytes(made_old(data, body, 3))
    opened = Store(tmp_path, rulesets=[KEEPFLYIN]).open("old").session
    assert opened.state.settings["opening"] == "calm"
    assert opened.state.spot == session.state.spot
