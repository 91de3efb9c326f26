"""The box as the table of Firefly looks it up: all it adds, in one value."""

from __future__ import annotations

from game.app.games.firefly.boxes import AppBox
from game.app.games.pirates import aims, looting, pages, pins, reasons, showdown, telling, told
from game.app.games.pirates.barred import barred
from game.app.games.pirates.overview import TABS
from game.app.games.pirates.prey import hunted
from game.app.games.pirates.saying import VALUES
from game.app.games.pirates.wanted import SECTION
from game.app.games.pirates.writing import WRITTEN

PIRATES = AppBox(
    id="pirates",
    stages={**showdown.STAGES, **looting.STAGES},
    laid=showdown.laid,
    on_cards={
        "LootJobs": ("take",),
        "HandChoice": ("drop",),
        "FreedChoice": ("hire",),
        "CalmChoice": ("calm",),
        "PickPrisoner": ("prisoner",),
    },
    about={"JumpChoice": "bounty", "StandIn": "crew"},
    asked={"BoardBy": showdown.at_hand, "AttackBy": showdown.at_hand},
    groups={"hunt": "work", "jump": "work", "deliver": "work", "set": "work", "rummage": "work", "summon": "fly"},
    icons={
        "hunt": "target",
        "jump": "swap",
        "rescue": "heart",
        "board": "rocket",
        "attack": "fight",
        "defend": "fight",
        "ready": "check",
        "enough": "check",
        "rummage": "search",
        "summon": "star",
        "redraw": "coins",
        "stand-in": "heart",
        "haven": "home",
        "prisoner": "lock",
        "set": "export",
        "steal": "star",
        "suit": "dice",
        "gamble": "dice",
        "calm": "heart",
    },
    values=VALUES,
    places=("haven",),
    areas=("bound",),
    sections=(SECTION,),
    tabs=TABS,
    pieces=pins.pieces,
    draws=pins.DRAWS,
    sector=pages.sector,
    ship=pages.ship,
    card=pages.card,
    ways=aims.ways,
    marked=hunted,
    barred=barred,
    told=telling.reads.of,
    heard=telling.HEARD,
    marks=telling.MARKS,
    acted=told.reads.of,
    results=told.RESULTS,
    counts=telling.counts.of,
    counted=telling.COUNTED,
    reasons=reasons.REASONS,
    deeds=reasons.DEEDS,
    music="pirates",
    written=WRITTEN,
)
