"""A mistake in the decks of Firefly: The Game is told with file, line, card and field."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.content.common.errors import ContentError
from game.content.common.files import data_root
from game.content.firefly.content import read_firefly


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder of its own with the decks and the map."""
    root = tmp_path_factory.mktemp("firefly")
    for way in ("assets/decks/firefly", "maps"):
        shutil.copytree(data_root().joinpath(*way.split("/")), root.joinpath(*way.split("/")))
    return root


def spoilt(root: Path, file: str, old: str, new: str, after: str = "") -> list[str]:
    """What is said when `old`, behind `after`, is `new` in a file."""
    path = root / ("maps/verse.toml" if file == "verse" else f"assets/decks/firefly/{file}.toml")
    text = path.read_text(encoding="utf-8")
    start = text.index(after)
    assert old in text[start:], (file, old)
    try:
        path.write_text(text[:start] + text[start:].replace(old, new, 1), encoding="utf-8")
        with pytest.raises(ContentError) as error:
            read_firefly(root)
    finally:
        path.write_text(text, encoding="utf-8")
    return str(error.value).splitlines()


def test_the_decks_as_they_are_make_sense(kept: Path) -> None:
    assert len(read_firefly(kept).jobs) == 125


@pytest.mark.parametrize(
    ("file", "after", "old", "new", "says"),
    [
        # shapes
        ("contact_niska", "the-train-job", "pay = 4500", "pay = 4550", "(the-train-job), pay: must be a multiple of"),
        ("contact_niska", "the-train-job", 'kind = "crime"', 'kind = "crmie"', "kind: must be 'shipping',"),
        ("contact_niska", "the-train-job", 'title = "', f'title = "{"x" * 60}', "title: has more than 48 letters"),
        ("misbehave", "", 'text = "With', f'text = "{"x" * 260}', "text: has more than 260 letters"),
        ("supply_osiris", 'id = "inara"', "reroll", "rerol", "'rerol' is no word that may stand here; known are as_f"),
        ("supply_osiris", 'id = "inara"', 'reroll = "negotiate"', 'own = "sing"', "no box that is here does 'sing'"),
        ("supply_osiris", 'id = "inara"', "negotiate = 3", "negotiate = 6", "negotiate: must be at most 5, not 6."),
        # endings, bands and tests: R-FB-117 to R-FB-120, R-FB-173, R-FB-461
        ("nav_border", "ghost-ship", 'end = "full-stop"', 'end = "proceed"', "'Knock, and go in' ends with 'proceed';"),
        ("nav_border", "ghost-ship", "low = 7", "low = 1", "has bands that do not rise from 1."),
        ("misbehave", "gun-play", 'end = "botched"', 'end = "complete"', "it can end with proceed, botched, warrant."),
        ("misbehave", 'id = "local-color"', 'skill = "fight"', 'skill = "tech"', "is Kosherized; only Fight Tests are"),
        ("misbehave", 'id = "the-local-law"', 'skill = "negotiate"', 'skill = "fight"', "takes Bribes; only Negotiate"),
        ("misbehave", "old-vendetta", ", alone = true", "", "Kills the chosen one, but nobody is chosen"),
        ("misbehave", 'id = "best-day-ever"', 'free_with = [{ keyword = "fancy-duds" }]\n', "", "ends without its tes"),
        ("nav_border", 'id = "asteroid"', "cost =", "do =", "'spend' is no word that may stand here"),
        ("nav_border", 'id = "asteroid"', 'cost = [{ spend = "fuel", n = 1 }]\n', "", "spares nobody anything"),
        # Jobs: R-FB-390 to R-FB-412
        ("contact_amnon_duul", "gun-running-jiangyin", "legal = false", "legal = true", "smuggling is always Illegal."),
        ("contact_amnon_duul", "gun-running-jiangyin", '"contraband"', '"cargo"', "load: smuggling loads Contraband."),
        ("contact_amnon_duul", "gun-running-jiangyin", ", misbehave = 1", "", "is Illegal and never Misbehaves."),
        ("contact_amnon_duul", "fat-cats-albion", "legal = true", "legal = false", "legal: shipping is always Legal."),
        ("contact_amnon_duul", "fat-cats-albion", '"harvest"]', '"harvest"], misbehave = 2', "is Legal and Misbehaves"),
        ("contact_amnon_duul", "fat-cats-albion", '["albion"]', '["harvest"]', "is delivered where it is picked up."),
        ("contact_amnon_duul", "fat-cats-albion", '["albion"]', '["earth"]', "there is no planet 'earth' on the map."),
        ("contact_amnon_duul", "fat-cats-albion", '"cargo"', '"contraband"', "shipping loads Cargo, Fuel or Parts."),
        ("contact_amnon_duul", "fat-cats-albion", "load =", "reward =", "a Delivery, and it alone, has a load."),
        ("contact_amnon_duul", "fat-cats-albion", "{ load =", "{ lose =", "lose is no word of a load; known are load,"),
        ("contact_badger", "new-markets", '"passenger"', '"cargo"', "load: transport loads Passengers or Fugitives."),
        ("contact_badger", "new-markets", '"passenger"', '"fugitive"', "legal: a load of Fugitives is Illegal."),
        ("contact_badger", "sowing-chaos", 'per = "fugitive"', "", "is paid for each token of the kind of which any"),
        ("contact_niska", "the-train-job", '{ places = ["regina"], misbehave = 4 }',
         '{ places = ["regina"], misbehave = 4 }, { places = ["ezra"] }', "has 2 stages; crime has 1."),
        ("contact_niska", "jump-and-hump", "reward =", "load =", "a Delivery, and it alone, has a load."),
        ("contact_niska", "jump-and-hump", 'reward = [{ load_per_crew = "cargo" }]\n', "", "pay: pays nothing and giv"),
        ("contact_niska", "jump-and-hump", "parts = 1", "parts = 0", "bonus: brings nothing."),
        # names
        ("misbehave", "alliance-operatives", '"river-tam"', '"river"', "ace: there is no Crew 'river'."),
        ("misbehave", "crappy-town", '"jaynes-cunning-hat"', '"hat"', "ace: there is no Gear 'hat'."),
        ("stories", "harkens-folly", 'cruiser = "valentine"', 'cruiser = "earth"', "no planet in Alliance Space 'ear"),
        ("contact_badger", "", 'planet = "persephone"', 'planet = "earth"', "there is no planet 'earth' on the map."),
        ("contact_badger", "", 'planet = "persephone"', 'planet = "athens"', "is there already."),
        ("setup", 'id = "bonanza"', 'drive = "radion-accelerator-mark-1"', 'drive = "sails"', "drive: there is no sta"),
        ("setup", 'id = "bonanza"', '"radion-accelerator-mark-1"', '"enhanced-graviton-accelerator"', "no starting Dr"),
        ("supply_regina", "", 'card = "gun-hand"', 'card = "gunhand"', "no Supply Deck prints the card 'gunhand'"),
        ("supply_regina", "", 'id = "kaylee"', 'id = "wash"', "entries with the id 'wash'"),
        ("contact_harken", "", 'id = "fuel-run-boros"', 'id = "pistol"', "card (pistol), id: two cards have the id"),
        # perks and people
        ("supply_regina", 'id = "kaylee"', '{ reroll = "tech" }', "{ papers = true }", "papers is a rule of Contacts."),
        ("contact_harken", "", "{ papers = true }", "{ cry_baby = true }", "perks: cry_baby is no rule of a Contact."),
        ("supply_regina", 'id = "fast-horses"', "perks", 'keywords = ["transport"]\nperks', "has transport already"),
        ("supply_silverhold", 'id = "stark"', 'group = "hill-folk"\n', "", "gains from a group it doesn't belong to."),
        ("supply_regina", "", 'card = "cry-baby"\ncount = 1',
         'card = "cry-baby"\ncount = 1\n[[also]]\ncard = "cry-baby"\ncount = 1', "is counted twice in one deck"),
        ("setup", 'id = "monty"', "skills", "cost = 100\nskills", "cost: is a Leader: nobody pays for Leaders."),
        ("setup", 'id = "burgess"', "differs", "#", "differs: is missing: sources conflict"),
        # stories: R-FB-551 to R-FB-571
        ("stories", "", 'end = "win"', 'end = "complete"', "Goal 3 must win if it is the last"),
        ("stories", "", 'end = "complete"', 'end = "win"', "Goal 1 must win if it is the last"),
        ("stories", "", 'places = ["jiangyin"]\n', "", "Goal 1 asks for nothing: it has neither places nor has."),
        ("stories", "harkens-folly", 'end = "complete"\n', "", "Goal 1 needs an end, or options that end, but not bot"),
        ("stories", "harkens-folly", "has = [", "misbehave = 2\nhas = [", "Goal 1 is worked nowhere"),
        ("stories", "", '["jiangyin"]', '["earth"]', "Goal 1 is worked at 'earth', which is no planet on the map."),
        ("stories", "lonely", "seats = [1, 1]", "seats = [1, 2]", "must be [1, 1]: turns are counted for one ship"),
        ("stories", "lonely", "seats = [1, 1]", "seats = [3, 2]", "seats: must be the fewest and the most players"),
        ("stories", "lonely", "boxed = false\n", "", "stories: 7 Story Cards are boxed; the box has 6."),
        # counts of the box: R-FB-1 to R-FB-7, R-FB-49, R-FB-223, R-FB-260
        ("supply_osiris", 'id = "med-staff"', "count = 4", "count = 3", "supply:osiris: has 24 cards; the box has 25."),
        ("contact_niska", "the-train-job", "pay", "count = 2\npay", "contact:niska: has 26 cards; the box has 25."),
        ("nav_alliance", "", "count = 25", "count = 24", "nav:alliance: has 39 cards; the box has 40."),
        ("misbehave", "gun-play", "count = 2", "count = 3", "misbehave: has 41 cards; the box has 40."),
        ("nav_border", "", "reshuffle = true\n", "", "nav:border: 0 cards say RESHUFFLE; one does."),
        ("setup", "", "count = 4", "count = 3", "drive: 3 of them are there; the box has 4."),
        ("nav_border", "reaver-bait", '{ cutter = "here" }', '{ cruiser = "here" }', "4 cards move the Cruiser; three"),
        ("misbehave", "gun-play", '{ disgruntle = "team" }', '{ cutter = "here" }', "a Misbehave card moves the Cutte"),
        # the map: R-FB-13, R-FB-15
        ("verse", "", 'zone = "border"', 'zone = "alliance"', "line 7, cutter: the Cutter starts in Border Space."),
        ("verse", "id = 2\n", 'zone = "border"', 'zone = "alliance"', "has 33 Alliance and 67 Border Sectors; the box"),
        ("verse", "id = 1\n", "near = [2, 9, 10]", "near = [2, 9]", "calls 1 a neighbour, which doesn't call it one."),
        ("verse", "id = 1\n", "near = [2, 9, 10]", "near = [2, 9, 10, 10]", "calls a neighbour twice, or itself one."),
        ("verse", "", 'supply = "osiris"', 'supply = "regina"', "every Supply Deck is sold at one planet."),
        ("verse", "", 'id = "jubilee"', 'id = "ariel"', "the planet 'ariel' is in another Sector already."),
        ("verse", "", 'cutter = "', 'cutter = "x', "verse.toml, line 7, cutter: starts at a planet or in a Secto"),
    ],
)  # fmt: skip
def test_a_mistake_is_told(kept: Path, file: str, after: str, old: str, new: str, says: str) -> None:
    said = spoilt(kept, file, old, new, after)
    assert any(says in line for line in said), said


def test_file_and_line_are_those_of_the_card_and_field(kept: Path) -> None:
    text = (kept / "assets/decks/firefly/contact_niska.toml").read_text(encoding="utf-8")
    line = text[: text.index("bonus", text.index('id = "jump-and-hump"'))].count("\n") + 1
    said = spoilt(kept, "contact_niska", "parts = 1", "parts = 0", "jump-and-hump")
    assert said == [f"decks/contact_niska.toml, line {line}, job (jump-and-hump), bonus: brings nothing."]


def test_a_field_that_is_missing_is_told_at_the_card(kept: Path) -> None:
    text = (kept / "assets/decks/firefly/setup.toml").read_text(encoding="utf-8")
    line = text[: text.index('id = "burgess"')].count("\n") + 1
    said = spoilt(kept, "setup", "differs", "#", 'id = "burgess"')
    assert said[0].startswith(f"decks/setup.toml, line {line}, crew (burgess), differs: is missing")


def test_a_goal_is_told_at_its_story(kept: Path) -> None:
    text = (kept / "assets/decks/firefly/stories.toml").read_text(encoding="utf-8")
    start = text.index('id = "harkens-folly"')
    line = text[: text.index("[[story.goal]]", start)].count("\n") + 1
    said = spoilt(kept, "stories", 'places = ["valentine"]', 'places = ["earth"]', 'id = "harkens-folly"')
    assert f"decks/stories.toml, line {line}, story (harkens-folly), goal: Goal 2 is worked at 'earth'" in said[0]
