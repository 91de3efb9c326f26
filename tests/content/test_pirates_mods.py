"""Players' own Bounties, Piracy Jobs and crew for Pirates & Bounty Hunters."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.ai.match import play_game
from game.content.firefly import firefly
from game.content.load import deck_counts, load_all
from game.rules.firefly.settings import chosen
from game.rules.firefly.tokens import face, in_play
from game.rules.pirates.bots.errands import errands
from game.rules.registry import ruleset
from tests.rules.firefly.table import table

EXAMPLE = Path(__file__).resolve().parents[1] / "mods"
RULES = ruleset("firefly")
MOD = {"pirates": "on", "mods": "short-rope"}
OWN = {"short-rope:penny-lark", "short-rope:wanted-penny-lark", "short-rope:a-quiet-robbery"}


@pytest.fixture
def mods(tmp_path: Path) -> Path:
    shutil.copytree(EXAMPLE / "short-rope", tmp_path / "mods" / "short-rope")
    return tmp_path / "mods"


def test_they_join_the_decks_of_the_box() -> None:
    """R-PB-2: they carry its mark, and the box itself stays as it is."""
    loaded = load_all(EXAMPLE)
    content = loaded.content["firefly"]
    assert {id for id, card in content.faces.items() if card.mod == "short-rope"} == OWN
    assert {content.faces[id].box for id in OWN} == {"pirates"}
    assert content.jobs["short-rope:wanted-penny-lark"].options[0].needs[0].what == "short-rope:penny-lark"
    told = deck_counts(loaded.content)["pirates"]
    assert (told["bounty"], told["bounty short-rope"], told["contact:badger short-rope"]) == (20, 1, 2)


def test_they_are_dealt_with_box_and_mod_only(opened: None) -> None:
    """R-PB-3."""
    for settings, there in (({"mods": "short-rope"}, set()), ({"pirates": "on"}, set()), (MOD, OWN)):
        played = in_play(chosen(RULES, 2, settings))
        assert {face(item) for cards in played.values() for item in cards} & OWN == there, settings


def test_she_is_hunted_and_delivered(opened: None) -> None:
    """R-PB-94, R-PB-126: and her word counts."""
    bounty, penny = "short-rope:wanted-penny-lark", "short-rope:penny-lark"
    t = table(
        settings=MOD,
        at={0: "persephone", 1: "boros"},
        crew={0: ["marco"]},
        wanted=[bounty, "wanted-crow", "wanted-zoe"],
        pile={"supply:persephone": [penny]},
    )
    t.pick(f"hunt:{bounty}:{penny}")
    t.pick("go")
    t.pick("attack:fight", 4, 4)
    assert t.told("bound", 0) == [bounty, penny]


def test_bots_play_with_them(opened: None) -> None:
    """They hunt her and work the robbery where it pays."""
    cards = {"crew": {0: ["marco", "bandit", "lund"], 1: ["burgess"]}, "wanted": ["short-rope:wanted-penny-lark"]}
    t = table(settings=MOD, at={0: "persephone"}, pile={"supply:persephone": ["short-rope:penny-lark"]}, **cards)
    prey = "hunt:short-rope:wanted-penny-lark#1:short-rope:penny-lark"
    assert any(errand.key.startswith(prey) for errand in errands(t.g, 0))
    t = table(
        settings=MOD,
        at={0: "athens", 1: "athens"},
        jobs={0: ["short-rope:a-quiet-robbery"]},
        hold={1: {"cargo": 4, "fuel": 0, "part": 0}},
        **cards,
    )
    assert any(errand.key.startswith("work:short-rope:a-quiet-robbery") for errand in errands(t.g, 0))
    assert not play_game("firefly", 3, 1, settings={**MOD, "limit": "8"}).failure


def test_the_box_stays_as_it_is_without_them() -> None:
    assert not {id for id in firefly().faces if id.startswith("short-rope")}


@pytest.mark.parametrize(
    ("file", "old", "new", "says"),
    [
        ("bounties", 'needs = [{ crew = "penny-lark" }]', 'needs = [{ crew = "nobody" }]',
         "short-rope/decks/pirates/bounties.toml, line 18, job (wanted-penny-lark), needs: there is no Crew 'nobody'."),
        ("bounties", 'needs = [{ crew = "penny-lark" }]', 'needs = [{ crew = "jayne" }]',
         "needs: 'jayne' is sought by another Bounty."),
        ("bounties", 'needs = [{ crew = "penny-lark" }]', 'needs = [{ crew = "wash" }]', "needs: 'wash' isn't Wanted."),
        ("bounties", 'needs = [{ crew = "penny-lark" }]', "", "needs: a Bounty says whom it seeks."),
        ("bounties", '["osiris"]', '["earth"]', "stage: there is no planet 'earth' on the map."),
        ("bounties", 'kind = "bounty"', 'kind = "crime"', "kind: must be piracy or bounty here."),
        ("bounties", 'contact = ""', 'contact = "badger"', "kind: piracy is given by a Contact, a bounty by nobody."),
        ("bounties", "legal = true", "legal = false", "legal: a Bounty is Legal."),
        ("bounties", 'end = "complete"', 'end = "warrant"', "ends with warrant or botched when lost, with complete"),
        ("bounties", "low = 2", "low = 3", "needs one option with a band from 1, lost, and one from 2, won."),
        ("bounties", "pay = 2400", "", "pay: is missing."),
        ("jobs_badger", '"steal:goods"', '"borrow:goods"', "do: no box that is here does 'borrow:goods'."),
        ("jobs_badger", "legal = false", 'legal = false\nstage = [{ places = ["osiris"] }]',
         "stage: piracy is worked where the rival is."),
        ("supply_persephone", '"duel:negotiate"', '"dances"', "perks: no box that is here does 'dances'."),
        ("supply_persephone", "[[crew]]", '[[also]]\ncard = "bandit"\ncount = 1\n[[crew]]', "has no copies of the"),
    ],
)  # fmt: skip
def test_a_bad_one_is_told_and_left_out(mods: Path, file: str, old: str, new: str, says: str) -> None:
    """Each problem names file, line, card and field."""
    path = mods / "short-rope" / "decks" / "pirates" / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    told = [str(problem) for problem in load_all(mods).problems]
    assert any(says in line and line.startswith("short-rope/decks/pirates") for line in told), told
    assert not {id for id in load_all(mods).content["firefly"].faces if id.startswith("short-rope")}


def test_who_is_wanted_needs_a_bounty(mods: Path) -> None:
    """R-PB-85."""
    (mods / "short-rope" / "decks" / "pirates" / "bounties.toml").unlink()
    told = [str(problem) for problem in load_all(mods).problems]
    assert any("crew (penny-lark), wanted: is Wanted, and no Bounty here is for them." in line for line in told), told
