"""The star chart of Keep Flyin': zones, quadrants, locations, and how far they are from each other."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest

from game.content.common.errors import ContentError
from game.content.common.files import data_path
from game.content.common.toml.source import Source
from game.content.keepflyin import keepflyin
from game.content.keepflyin.content import read_board
from game.content.keepflyin.records import ZONES
from game.geometry.hexes import HexGrid, axial

BOARD = keepflyin().board
GRID = HexGrid(BOARD.width, BOARD.height, (BOARD.locations["ezra"].at,))
CORE = "ariel londinum osiris sihnon"
FRINGE = "ita-moon jiangyin new-canaan new-fillion newhall penal-moon santo three-hills whedons-moon"
BORDER = (
    "whitefall bathgate beaumonde bellerophon bernadette beylix boros dyton ezra skyplex georgia greenleaf hera "
    "higgins-moon paquin persephone saint-albans shadow silverhold space-bazaar triumph verbena"
)
STOPS = (
    "whitefall boros persephone londinum sihnon three-hills ezra skyplex georgia newhall bernadette hera persephone "
    "santo dyton jiangyin greenleaf new-canaan triumph beaumonde shadow higgins-moon ita-moon greenleaf paquin ariel "
    "bathgate ezra skyplex bellerophon beylix saint-albans space-bazaar silverhold penal-moon ariel osiris verbena"
)
"""The stops of the series in the order of its episodes."""


def test_20_by_20_hexes_around_the_sun() -> None:
    """R-KF-3, R-KF-18."""
    assert (BOARD.width, BOARD.height, len(BOARD.zones)) == (20, 20, 401)
    column, row = GRID.xy(BOARD.sun)
    assert {column, row} <= {9, 10}
    assert BOARD.zones[BOARD.sun] == "core" and BOARD.quadrants[BOARD.sun] == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize(("zone", "names"), [("core", CORE), ("fringe", FRINGE), ("border", BORDER)])
def test_35_locations_in_their_zones(zone: str, names: str) -> None:
    """R-KF-25, R-KF-26, R-KF-27."""
    assert {id for id, place in BOARD.locations.items() if place.zone == zone} == set(names.split())
    assert len(BOARD.locations) == 35
    assert all(BOARD.zones[place.at] == place.zone for place in BOARD.locations.values())


def test_each_zone_lies_around_the_one_before() -> None:
    """R-KF-13 to R-KF-15: from any hex of a zone one flies to any other without leaving it; the Core never touches the
    Fringe."""
    for zone in ZONES:
        cells = [node for node in BOARD.nodes if BOARD.zones[node] == zone]
        seen = {cells[0]}
        edge = [cells[0]]
        while edge:
            fresh = {n for node in edge for n in GRID.near[node] if BOARD.zones[n] == zone} - seen
            seen |= fresh
            edge = list(fresh)
        assert seen == set(cells)
    touching = {BOARD.zones[n] for node in BOARD.nodes if BOARD.zones[node] == "core" for n in GRID.near[node]}
    assert touching == {"core", "border"}


def test_quadrants_are_the_six_sectors_around_the_sun() -> None:
    """R-KF-18, R-KF-22: a hex and the one a sixth of a turn further lie in neighbouring quadrants."""
    sun = axial(*GRID.xy(BOARD.sun))
    for node in range(400):
        q, r = (a - b for a, b in zip(axial(*GRID.xy(node)), sun))
        column, row = -r + sun[0] + (q + r + sun[1]) // 2, q + r + sun[1]
        if 0 <= column < 20 and 0 <= row < 20:
            turned = BOARD.quadrants[GRID.cell(column, row)]
            assert turned == tuple(sorted(number % 6 + 1 for number in BOARD.quadrants[node])), GRID.name(node)
    assert BOARD.quadrants[GRID.cell(19, 9)] == (2,), "to the right"
    assert BOARD.quadrants[GRID.cell(10, 0)] == (1,) and BOARD.quadrants[GRID.cell(9, 0)] == (6,)


def test_known_quadrants_and_two_numbers_on_a_line() -> None:
    """R-KF-22, R-KF-29."""
    assert BOARD.locations["greenleaf"].quadrants == (3,)
    assert BOARD.locations["persephone"].quadrants == (4, 5)


def test_every_quadrant_has_work_homes_and_room_in_each_zone() -> None:
    """R-KF-41 to R-KF-43, R-KF-52."""
    for number in range(1, 7):
        places = [place for place in BOARD.locations.values() if number in place.quadrants]
        assert len(places) >= 4
        assert sum(place.home for place in places) >= 2
        for zone, needed in (("core", 4), ("border", 15), ("fringe", 15)):
            empty = [
                node for node in BOARD.nodes
                if BOARD.zones[node] == zone and number in BOARD.quadrants[node] and node not in BOARD.by_node
            ]  # fmt: skip
            assert len(empty) >= needed, (number, zone)


def test_twenty_homes_none_of_them_the_skyplex_or_the_bazaar() -> None:
    """R-KF-53 to R-KF-56."""
    assert len(BOARD.homes) == 20
    assert all(place.zone == "border" for place in BOARD.homes)
    assert not {"skyplex", "space-bazaar"} & {place.id for place in BOARD.homes}


def test_the_skyplex_is_a_space_of_its_own_inside_ezra() -> None:
    """R-KF-17, R-KF-173."""
    skyplex, ezra = BOARD.skyplex, BOARD.locations["ezra"]
    assert skyplex is not None and (skyplex.at, skyplex.inside) == (400, "ezra")
    assert GRID.near[400] == (ezra.at,)
    assert skyplex.zone == ezra.zone == "border" and skyplex.quadrants == ezra.quadrants
    assert BOARD.by_node[400] is skyplex and BOARD.by_node[ezra.at] is ezra


def test_what_kinds_of_places_there_are() -> None:
    """R-KF-21, R-KF-28."""
    places = BOARD.locations
    assert {place.kind for place in places.values()} == {"planet", "moon", "station", "skyplex"}
    assert [id for id, place in places.items() if place.kind == "station"] == ["space-bazaar"]
    assert places["whitefall"].name == "Athens / Whitefall" and "athens" not in places
    assert places["georgia"].at != places["ezra"].at
    assert places["bathgate"].kind == "planet"
    assert {"new-fillion", "whedons-moon"} <= set(places)


def test_the_arrested_go_to_the_penal_moon() -> None:
    """R-KF-80."""
    assert BOARD.locations[BOARD.prison].name == "Penal Moon"


def test_stops_of_the_series_lie_a_few_hexes_apart() -> None:
    at = [BOARD.locations[stop].at for stop in STOPS.split()]
    ways = [GRID.distance(a, b) for a, b in zip(at, at[1:])]
    assert median(ways) <= 4
    assert sum(way <= 5 for way in ways) >= 0.8 * len(ways)
    assert set(STOPS.split()) == set(BOARD.locations) - {"new-fillion", "whedons-moon"}, "all but the two inventions"


def test_names_have_room_below_their_worlds() -> None:
    """No two locations touch, and none has its name under another one of its row."""
    places = [place.at for place in BOARD.locations.values() if not place.inside]
    for number, a in enumerate(places):
        for b in places[:number]:
            assert GRID.distance(a, b) >= 2
            (ax, ay), (bx, by) = GRID.xy(a), GRID.xy(b)
            assert ay != by or abs(ax - bx) >= 3
    assert all(0 < column < 19 and 0 < row < 19 for column, row in map(GRID.xy, places))


# ---------------------------------------------------------------- mistakes


CHART = data_path("maps", "keepflyin.toml").read_text(encoding="utf-8")
ARIEL = BOARD.locations["ariel"].at


def said(tmp_path: Path, old: str, new: str, count: int = 1) -> str:
    assert old in CHART
    (tmp_path / "x.toml").write_text(CHART.replace(old, new, count), encoding="utf-8")
    with pytest.raises(ContentError) as error:
        read_board(Source(tmp_path / "x.toml", "x.toml"))
    return str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"FFFFFFFFFFFFFFFFFFFF",', '"FFFFFFFFFFFFFFFFFFF",', "rows: row 2 has 20 letters, the first one 19;"),
        ('"FFFFFFFFFFFFFFFFFFFF",', '"FFFFFFFFFXFFFFFFFFFF",', "rows 1: holds 'X'; a hex is C (Core), B (Border)"),
        ("sun = [9, 9]", "sun = [9, 30]", "sun: the sun is off the chart."),
        ('prison = "penal-moon"', 'prison = "jail"', "prison: there is no location 'jail'."),
        ('kind = "station"', 'kind = "comet"', "kind: must be 'planet', 'moon', 'station' or 'skyplex'"),
        ('inside = "ezra"', 'inside = "hera"', "inside: there is no location 'hera' in that hex."),
        ('inside = "ezra"\n', "", "inside: a skyplex, and it alone, lies inside another location."),
        ('id = "boros"', 'id = "ariel"', "location (ariel), id: is there twice."),
        ('id = "ariel"', 'id = "Ariel"', "id: must be at most 40 small letters"),
        (f"at = [{ARIEL % 20}, {ARIEL // 20}]", "at = [9, 9]", "at: [9, 9] is the blue sun already."),
        (f"at = [{ARIEL % 20}, {ARIEL // 20}]", "at = [25, 3]", "at: [25, 3] is off the chart."),
    ],
)
def test_what_is_wrong_with_a_chart(tmp_path: Path, old: str, new: str, says: str) -> None:
    assert says in said(tmp_path, old, new)


def test_a_chart_without_room_for_counters(tmp_path: Path) -> None:
    assert "the Core has 0 hexes without a location; it needs 16." in said(tmp_path, "C", "B", CHART.count("C"))


def test_a_chart_without_home_worlds(tmp_path: Path) -> None:
    assert "no planet or moon of the Border can be a home world" in said(tmp_path, "B", "F", CHART.count("B"))
