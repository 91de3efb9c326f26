"""The map of Firefly: The Game: its Sectors, borders, planets and distances against a list of their own."""

from __future__ import annotations

import math
from collections import deque
from itertools import combinations

import pytest

from game.content.firefly import firefly
from game.content.firefly.records import Sector

BOARD = firefly().map
Point = tuple[float, float]

LISTED = """
1:2,9,10 2:1,3,11,12 3:2,4,13 4:3,5,13,14
5:4,6,14,15,16 6:5,7,16 7:6,8,16,17,18 8:7
9:1,20 10:1,11,20,29,30 11:2,10,12,21,30 12:2,11,13,14,21,22
13:3,4,12,14 14:4,5,12,13,15,22,23 15:5,14,16,23,24,99,100 16:5,6,7,15,17,100
17:7,16,18,24,26,99,100 18:7,17,26 19:20,28,29,37 20:9,10,19,29
21:11,12,22,30,31 22:12,14,21,23,31 23:14,15,22,24,25,31,32 24:15,17,23,25,26,99
25:23,24,26,32,33,34 26:17,18,24,25,27,34 27:26,34,35 28:19,36,37
29:10,19,20,30,37,38 30:10,11,21,29,31,38,39,40 31:21,22,23,30,32,40 32:23,25,31,33,40,41
33:25,32,34,41,42 34:25,26,27,33,35,42,43 35:27,34,43 36:28,37,45,46
37:19,28,29,36,38,39,46,47 38:29,30,37,39 39:30,37,38,40,47,48,50 40:30,31,32,39,41,50
41:32,33,40,42,50,52,53 42:33,34,41,43,44,53,54 43:34,35,42,44 44:42,43,54,55
45:36,46,56 46:36,37,45,47,56,57 47:37,39,46,48,57,58 48:39,47,49,50,58,59
49:48,50,51,59 50:39,40,41,48,49,51,52 51:49,50,52,59 52:41,50,51,53,59,61
53:41,42,52,54,61,63 54:42,44,53,55,63,64 55:44,54,64 56:45,46,57,66
57:46,47,56,58,66,67 58:47,48,57,59,60,67,68 59:48,49,51,52,58,60,61 60:58,59,61,68,69,70
61:52,53,59,60,62,63,70,71 62:61,63,71 63:53,54,61,62,64,65,71,73 64:54,55,63,65
65:63,64,73 66:56,57,67,74,75 67:57,58,66,68,75,76 68:58,60,67,69,76,79,80
69:60,68,70,80,81 70:60,61,69,71,81,82,83 71:61,62,63,70,72,73,83 72:71,73,83,96
73:63,65,71,72 74:66,75,77 75:66,67,74,76,77,78 76:67,68,75,78,79
77:74,75,78,85,97,98 78:75,76,77,79,87,98 79:68,76,78,80,87,88 80:68,69,79,81,88,90,91
81:69,70,80,82,91,93 82:70,81,83,94 83:70,71,72,82,95 84:85,86
85:77,84,86,87,97 86:84,85,87,88,89 87:78,79,85,86,88,97,98 88:79,80,86,87,89,90
89:86,88,90,92 90:80,88,89,91,92 91:80,81,90,92,93 92:89,90,91,93
93:81,91,92,94 94:82,93,95 95:83,94,96 96:72,95
97:77,85,87,98 98:77,78,87,97 99:15,17,24,100 100:15,16,17,99
"""
"""Every Sector with those it shares an edge with, written down apart from the map file."""

ALLIANCE = {
    29,
    30,
    31,
    32,
    33,
    37,
    38,
    39,
    40,
    41,
    42,
    46,
    47,
    48,
    49,
    50,
    51,
    52,
    53,
    54,
    57,
    58,
    59,
    60,
    61,
    62,
    63,
    67,
    68,
    69,
    70,
    71,
}

OTHER_LIST = {
    124: ({89, 92, 93}, "a sliver at the left edge, cut by it: part of 92 on the printed board"),
    125: ({4, 5, 6, 126}, "a sliver at the right edge: no Sector of its own"),
    126: ({6, 7, 8, 125}, "a sliver at the right edge: no Sector of its own"),
}
"""A second list knows 103 Sectors: these three more, why they are none here, and whom it calls their neighbours."""

ONE_WAY = {(80, 88): "the second list has this border from 80 to 88 only; borders go both ways"}
"""Where the second list and the map differ in borders between Sectors that both have."""

KEPT = {(86, 87), (86, 88), (86, 89), (80, 88), (89, 92), (92, 93)}
"""Doubtful borders that are kept: the board shows them shared, or its edge hides them."""

CORNERS = {(74, 84), (30, 37), (16, 99), (62, 70)}
"""Sectors that come near each other and share no edge."""

PLANETS = {
    "White Sun": "londinium 51 sihnon 50 ariel 57 osiris 60 bernadette 49 bellerophon 47 liann-jiun 52 gonghe 40"
    " valentine 54 albion 70",
    "Lux": "persephone 29 pelorum 38",
    "Qin Shi Huang": "santo 62",
    "Georgia": "athens 76 ezra 98 regina 97 newhope 75 boros 87 kerry 85 three-hills 84 ithaca 77 priam 77",
    "Murphy": "hera 91 aphrodite 90",
    "Red Sun": "jiangyin 99 new-melbourne 100 greenleaf 24 harvest 16 jubilee 5 st-albans 17 ansons-world 7"
    " space-bazaar 23",
    "Heinlein": "silverhold 35 triumph 27",
    "Himinbjorg": "aesir 12 brisingamen 13",
}

PLACES = "londinium osiris persephone space-bazaar silverhold regina ezra athens s1"
FAR = """
0 2 4 4 5 6 6 4 5
2 0 4 5 5 4 4 2 6
4 4 0 3 6 7 7 5 2
4 5 3 0 3 9 9 7 4
5 5 6 3 0 9 9 7 7
6 4 7 9 9 0 1 3 9
6 4 7 9 9 1 0 2 9
4 2 5 7 7 3 2 0 7
5 6 2 4 7 9 9 7 0
"""
"""How many Sectors lie between PLACES, counted on the list."""


def listed() -> dict[int, set[int]]:
    rows = (row.split(":") for row in LISTED.split())
    return {int(number): {int(near) for near in more.split(",")} for number, more in rows}


def test_every_border_of_the_map_is_one_of_the_list_and_no_other() -> None:
    """R-FB-13, R-FB-155."""
    theirs = listed()
    assert set(BOARD.sectors) == set(theirs) == set(range(1, 101))
    wrong = {n: theirs[n] ^ set(BOARD.sectors[n].near) for n in theirs if theirs[n] != set(BOARD.sectors[n].near)}
    assert wrong == {}


def test_alliance_space_is_32_sectors_and_the_rest_border_space() -> None:
    """R-FB-45, R-FB-156, R-FB-157."""
    assert {sector.id for sector in BOARD.sectors.values() if sector.zone == "alliance"} == ALLIANCE
    assert len(ALLIANCE) == 32


def test_the_second_list_has_103_sectors_and_every_difference_is_explained() -> None:
    assert len(BOARD.sectors) + len(OTHER_LIST) == 103
    for number, (near, why) in OTHER_LIST.items():
        assert number not in BOARD.sectors and why
        beside = [BOARD.sectors[n] for n in near if n in BOARD.sectors]
        assert len(beside) >= 3 and {sector.zone for sector in beside} == {"border"}
        assert all(at_the_edge(sector) for sector in beside), "a sliver lies at the edge of the board"
    for (here, there), why in ONE_WAY.items():
        assert why and there in BOARD.sectors[here].near and here in BOARD.sectors[there].near


def at_the_edge(sector: Sector) -> bool:
    """Whether a Sector reaches the left or right edge of the board."""
    left, _, right, _ = BOARD.box
    return any(x <= left + 0.12 or x >= right - 0.12 for x, _ in sector.outline)


def test_doubtful_borders_are_kept_and_corners_are_none() -> None:
    """R-FB-155."""
    for here, there in KEPT:
        assert there in BOARD.sectors[here].near, (here, there)
    for here, there in CORNERS:
        assert there not in BOARD.sectors[here].near, (here, there)
    assert set(BOARD.sectors[62].near) == {61, 63, 71}, "Santo"


@pytest.mark.parametrize("system", PLANETS)
def test_planets_lie_where_the_list_has_them(system: str) -> None:
    words = PLANETS[system].split()
    wanted = {name: int(number) for name, number in zip(words[::2], words[1::2])}
    assert {name: BOARD.where[name] for name in wanted} == wanted
    assert {BOARD.sectors[number].system for number in wanted.values()} == {system}
    there = {planet.id for sector in BOARD.sectors.values() if sector.system == system for planet in sector.planets}
    assert there == set(wanted)


def test_there_are_36_planets_and_supplies_and_contacts_at_theirs() -> None:
    """R-FB-15, R-FB-16, R-FB-58."""
    assert len(BOARD.planets) == sum(len(words.split()) for words in PLANETS.values()) // 2 == 36
    sold = {planet.id: planet.supply for planet in BOARD.planets.values() if planet.supply}
    assert sold == {name: name for name in ("osiris", "persephone", "regina", "silverhold", "space-bazaar")}
    homes = {contact.id: contact.planet for contact in firefly().contacts.values()}
    assert homes == {
        "amnon-duul": "space-bazaar", "badger": "persephone", "harken": "", "niska": "ezra", "patience": "athens",
    }  # fmt: skip


def test_the_cruiser_starts_at_londinium_and_the_cutter_in_the_corner() -> None:
    """R-FB-57, R-FB-60."""
    assert (BOARD.cruiser, BOARD.cutter) == (51, 1)
    assert max(BOARD.sectors, key=lambda n: BOARD.sectors[n].at[0] - BOARD.sectors[n].at[1]) == 1


def far(start: int) -> dict[int, int]:
    """How many Sectors away everything is, on the map."""
    found, todo = {start: 0}, deque([start])
    while todo:
        here = todo.popleft()
        for there in BOARD.sectors[here].near:
            if there not in found:
                found[there] = found[here] + 1
                todo.append(there)
    return found


def test_distances_are_those_of_the_list() -> None:
    places = PLACES.split()
    rows = [[int(n) for n in row.split()] for row in FAR.strip().split("\n")]
    for place, row in zip(places, rows, strict=True):
        ways = far(BOARD.where[place])
        assert [ways[BOARD.where[other]] for other in places] == row, place


def test_44_borders_part_alliance_and_border_space() -> None:
    pairs = [(a, b) for a in BOARD.sectors.values() for b in map(BOARD.sectors.get, a.near) if b and a.id < b.id]
    assert len(pairs) == 252
    assert sum(a.zone != b.zone for a, b in pairs) == 44


# ---------------------------------------------------------------- the drawing


NEAR, EDGE = 0.004, 0.0135  # board heights: how far outlines may lie apart, how long a shared edge is at least


def shared(one: Sector, other: Sector) -> float:
    """How long the edge is that two outlines share, in board heights."""
    return sum(along(a, b, c, d) for a, b in sides(one) for c, d in sides(other))


def sides(sector: Sector) -> list[tuple[Point, Point]]:
    points = sector.outline
    return list(zip(points, points[1:] + points[:1]))


def along(a: Point, b: Point, c: Point, d: Point) -> float:
    """How much of the side c-d lies on the side a-b."""
    length = math.dist(a, b)
    if length < 1e-9:
        return 0.0
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    ways = []
    for x, y in (c, d):
        if abs((x - a[0]) * uy - (y - a[1]) * ux) > NEAR:
            return 0.0
        ways.append((x - a[0]) * ux + (y - a[1]) * uy)
    return max(0.0, min(length, max(ways)) - max(0.0, min(ways)))


def test_sectors_are_drawn_side_by_side_when_they_are_neighbours_and_only_then() -> None:
    """R-FB-155."""
    wrong = [
        (a.id, b.id) for a, b in combinations(BOARD.sectors.values(), 2) if (shared(a, b) > EDGE) != (b.id in a.near)
    ]
    assert wrong == []


def test_every_sector_is_drawn_round_its_middle_and_within_the_box() -> None:
    left, top, right, bottom = BOARD.box
    for sector in BOARD.sectors.values():
        assert all(left <= x <= right and top <= y <= bottom for x, y in sector.outline), sector.id
        xs, ys = zip(*sector.outline)
        assert min(xs) < sector.at[0] < max(xs) and min(ys) < sector.at[1] < max(ys), sector.id
