"""The tunes as they would stand on paper: chords, melody, who plays what in which part.

A melody is bars between "|", notes as name, octave, ":" and length in eighths; "-" rests, "~" slurs to the next note.
The tunes are our own: the heist in D minor with the sharp sixth of old fiddle tunes, the title the same turn of
phrase as a waltz in D, the voyage a slow air in G that sways in twelve over open fifths and a drone; the train runs
in sixteen small notes to a bar as its wheels do, the hospital limps in five; pirates come with a jig in D minor in
which fiddle and cello call and answer as two crews do; cards are played over a rag in G whose chords go round by
fifths, with a bluff in E minor between."""

from __future__ import annotations

from typing import NamedTuple


class Part(NamedTuple):
    """Some bars: `chords` one or two per bar, `lead` and `second` melodies, how strong the parts are (0..1).

    `guitar`, `pad` (held strings) and `pulse` (high plucked notes off the beat) may be 0 for silent; `drone` names the
    notes that low strings hold all through the part."""

    chords: str
    lead: str = ""
    voice: str = "fiddle"
    second: str = ""
    guitar: float = 0.7
    pad: float = 0.0
    pulse: float = 0.0
    strength: float = 0.7
    drone: str = ""


class Tune(NamedTuple):
    """Eighths in a bar, beats (quarters) a minute, its parts in the order in which they are played."""

    bar: int
    pace: float
    parts: tuple[Part, ...]


RIDE = "Dm | G | Dm | C | Dm | F | G Am | Dm"
RIDE_LOW = "A4:3 G4:1 F4:2 D4:2 | G4:3 A4:1 B4:4 | A4:3 D5:1 C5:2 A4:2 | G4:6 -:2 | "
RIDE_LOW += "A4:3 G4:1 F4:2 A4:2 | C5:4 A4:2 F4:2 | G4:3~ B4:1 A4:2 E4:2 | D4:6 -:2"
RIDE_HIGH = "D5:3 C5:1 A4:2 F4:2 | G4:2~ B4:2 D5:4 | F5:3 E5:1 D5:2 A4:2 | C5:5 -:1 G4:1~ A4:1 | "
RIDE_HIGH += "D5:3 C5:1 A4:2 F4:2 | A4:3~ C5:1 F5:2 C5:2 | B4:2~ D5:2 C5:1 B4:1 A4:2 | D5:6 -:2"
HOPE = "F | C | Gm | Dm | Bb | F | C | Asus A"
HOPE_LEAD = "C5:2~ F5:4 E5:1 D5:1 | E5:3 D5:1 C5:2 G4:2 | Bb4:3 C5:1 D5:2 Bb4:2 | A4:6 -:2 | "
HOPE_LEAD += "D5:2~ F5:3 E5:1 D5:2 | C5:3 A4:1 F4:2 A4:2 | G4:2 A4:1~ C5:1 E5:2 D5:2 | E5:3 D5:1~ C#5:4"
HOPE_SECOND = "A4:8 | G4:4 E4:4 | G4:8 | F4:6 -:2 | F4:4 Bb4:4 | A4:4 C4:4 | E4:4 G4:4 | D4:4 E4:4"
DEEP = "A3:3 G3:1 F3:2 D3:2 | G3:3 A3:1 B3:4 | A3:3 D4:1 C4:2 A3:2 | G3:6 -:2 | "
DEEP += "A3:3 G3:1 F3:2 A3:2 | C4:4 A3:2 F3:2 | G3:3~ B3:1 A3:2 E3:2 | D3:6 -:2"
DEEP_ABOVE = "-:8 | -:4 D5:4 | F5:8 | E5:6 -:2 | -:8 | -:4 C5:4 | B4:4 C5:4 | A4:6 -:2"

HEIST = Tune(8, 80.0, (
    Part("Dm | G | Dm | Am", guitar=0.62, strength=0.55),
    Part(RIDE, RIDE_LOW, guitar=0.68, pad=0.35, strength=0.6),
    Part(RIDE, RIDE_HIGH, second="", guitar=0.72, pad=0.55, pulse=0.3, strength=0.75),
    Part(HOPE, HOPE_LEAD, second=HOPE_SECOND, guitar=0.78, pad=0.65, pulse=0.4, strength=0.85),
    Part(RIDE, DEEP, "cello", DEEP_ABOVE, guitar=0.66, pad=0.3, pulse=0.25, strength=0.7),
    Part("Dm | G | Dm | Am", guitar=0.58, pad=0.25, strength=0.5),
))

HOME = "D | D | G | D | C | G | D | Asus A | D | D | G | Bm | C | G | A | D"
HOME_LEAD = "A4:3 G4:1 F#4:2 | D4:6 | G4:3 A4:1 B4:2 | A4:6 | C5:3 B4:1 A4:2 | G4:2~ B4:2 D5:2 | "
HOME_LEAD += "A4:3 G4:1 F#4:2 | E4:6 | "
HOME_LEAD += "A4:3 G4:1 F#4:2 | D4:2 F#4:2~ A4:2 | B4:3 A4:1 B4:2 | D5:6 | E5:3 D5:1 C5:2 | B4:3 A4:1 G4:2 | "
HOME_LEAD += "A4:3 G4:1 E4:2 | D4:5 -:1"
FAR = "Bm | Bm | G | D | Em | A | D | D | G | A | F#m | Bm | C | G | Asus | A"
FAR_LEAD = "F#5:3 E5:1 D5:2 | B4:6 | D5:2 B4:2 G4:2 | A4:5 -:1 | G4:2 B4:2~ E5:2 | C#5:4 E5:2 | "
FAR_LEAD += "F#5:3 E5:1 D5:2 | A4:5 -:1 | "
FAR_LEAD += "B4:2 D5:2~ G5:2 | E5:4 C#5:2 | A4:2 C#5:2~ F#5:2 | D5:6 | E5:3 D5:1 C5:2 | D5:3 B4:1 G4:2 | "
FAR_LEAD += "A4:3 B4:1~ D5:2 | C#5:5 -:1"
LOW_HOME = "A3:3 G3:1 F#3:2 | D3:6 | G3:3 A3:1 B3:2 | A3:6 | C4:3 B3:1 A3:2 | G3:2~ B3:2 D4:2 | "
LOW_HOME += "A3:3 G3:1 F#3:2 | E3:6 | "
LOW_HOME += "A3:3 G3:1 F#3:2 | D3:2 F#3:2~ A3:2 | B3:3 A3:1 B3:2 | D4:6 | E4:3 D4:1 C4:2 | B3:3 A3:1 G3:2 | "
LOW_HOME += "A3:3 G3:1 E3:2 | D3:5 -:1"
LOW_ABOVE = "-:6 | F#5:6 | -:6 | F#5:4 D5:2 | -:6 | -:6 | D5:6 | D5:3~ C#5:3 | -:6 | A4:6 | D5:6 | F#5:5 -:1 | "
LOW_ABOVE += "G5:6 | D5:6 | C#5:6 | F#4:5 -:1"

TITLE = Tune(6, 84.0, (
    Part("D | G | D | A", guitar=0.55, strength=0.45),
    Part(HOME, HOME_LEAD, guitar=0.6, pad=0.35, strength=0.55),
    Part(FAR, FAR_LEAD, guitar=0.66, pad=0.55, strength=0.7),
    Part(HOME, LOW_HOME, "cello", LOW_ABOVE, guitar=0.6, pad=0.2, strength=0.6),
    Part("D | G | D | A", guitar=0.52, pad=0.2, strength=0.45),
))

SAIL = "G5 | G5 Em | C5 G5 | D5 | G5 | C5 G5 | Am D5 | G5"
SAIL_OUT = "D4:3~ G4:6 A4:2 B4:1 | D5:6 E5:2~ D5:1 B4:3 | A4:3 B4:2 G4:1 D4:6 | A4:9 -:3 | "
SAIL_HOME = "D4:3~ G4:6 A4:2 B4:1 | E5:3 G5:3 E5:2~ D5:1 B4:3 | A4:3 C5:2~ B4:1 A4:3 F#4:3 | G4:9 -:3"
WIDE = "C | G | Em | D5 | C | G | F | C D5"
WIDE_LEAD = "G4:3~ E5:5 D5:1 C5:3 | D5:5 E5:1~ D5:3 B4:3 | B4:3~ G5:6 F#5:2 E5:1 | F#5:5 E5:1~ D5:6 | "
WIDE_LEAD += "E5:3 G5:6~ A5:2 G5:1 | B5:5 A5:1 G5:3 D5:3 | C5:3~ F5:6 E5:2 C5:1 | E5:3 C5:3~ D5:6"
WIDE_SECOND = "E4:6 G4:6 | D4:6 G4:6 | G4:6 B4:6 | A4:9 -:3 | G4:6 E4:6 | G4:6 B4:6 | A4:6 F4:6 | G4:6 A4:6"
HOLD = "D3:3~ G3:6 A3:2 B3:1 | D4:6 E4:2~ D4:1 B3:3 | A3:3 B3:2 G3:1 D3:6 | A3:9 -:3 | "
HOLD += "D3:3~ G3:6 A3:2 B3:1 | E4:3 G4:3 E4:2~ D4:1 B3:3 | A3:3 C4:2~ B3:1 A3:3 F#3:3 | G3:9 -:3"
HOLD_ABOVE = "-:12 | -:6 G5:6 | E5:6 D5:6 | -:3 D5:3~ A5:6 | G5:9 -:3 | -:6 D5:6 | C5:6 A4:6 | -:3 G4:3~ D5:6"
HOME_ABOVE = "B4:9 D5:3 | G5:6 D5:6 | C5:6 A4:6 | B4:9 -:3"

VOYAGE = Tune(12, 96.0, (
    Part("G5 | C5 | G5 | D5", guitar=0.58, strength=0.5, drone="G2 D3"),
    Part(SAIL, SAIL_OUT + SAIL_HOME, guitar=0.62, pad=0.2, strength=0.6, drone="G2 D3"),
    Part(WIDE, WIDE_LEAD, second=WIDE_SECOND, guitar=0.72, pad=0.6, strength=0.8),
    Part(SAIL, HOLD, "cello", HOLD_ABOVE, guitar=0.64, pad=0.3, strength=0.68, drone="G2"),
    Part("G5 | C5 G5 | Am D5 | G5", SAIL_HOME, second=HOME_ABOVE, guitar=0.6, pad=0.3, strength=0.56, drone="G2 D3"),
))

RAILS = "Dm | Dm | C | C | Dm | F | G | Dm"
RAILS_LOW = "D5:4 C5:2 A4:2 C5:4 A4:4 | F4:4 G4:2 A4:2 D4:8 | E4:4 G4:2 A4:2 C5:4 G4:4 | E4:6 D4:2 C4:4 -:4 | "
RAILS_LOW += "D5:4 C5:2 A4:2 C5:4 D5:4 | F5:4 E5:2 C5:2 A4:8 | B4:4 D5:2~ B4:2 A4:4 G4:4 | A4:2 G4:2 F4:4 D4:6 -:2"
RAILS_HIGH = "A5:4 G5:2 F5:2 D5:8 | F5:4 G5:2 A5:2 D5:8 | G5:4 E5:2 C5:2 E5:4 G5:4 | E5:6 D5:2 C5:4 -:4 | "
RAILS_HIGH += "A5:4 G5:2 F5:2 D5:4 F5:4 | A5:4 G5:2 F5:2 C5:8 | B4:2 D5:2~ G5:4 F5:2 D5:2 B4:4 | D5:14 -:2"
BRIDGES = "Bb | F | C | Dm | Bb | F | Gm | A"
BRIDGES_LEAD = "D5:6 C5:2 Bb4:8 | C5:6 Bb4:2 A4:8 | G4:4 C5:4~ E5:4 D5:2 C5:2 | A4:14 -:2 | "
BRIDGES_LEAD += "F5:6 D5:2 Bb4:8 | A4:4 C5:4~ F5:4 E5:2 D5:2 | D5:6 Bb4:2 G4:8 | C#5:8 E5:6 -:2"
BRIDGES_SECOND = "F4:16 | F4:16 | E4:16 | F4:14 -:2 | D4:16 | F4:16 | G4:16 | A4:14 -:2"
RAILS_DEEP = "D4:4 C4:2 A3:2 C4:4 A3:4 | F3:4 G3:2 A3:2 D3:8 | E3:4 G3:2 A3:2 C4:4 G3:4 | E3:6 D3:2 C3:4 -:4 | "
RAILS_DEEP += "D4:4 C4:2 A3:2 C4:4 D4:4 | F4:4 E4:2 C4:2 A3:8 | B3:4 D4:2~ B3:2 A3:4 G3:4 | A3:2 G3:2 F3:4 D3:6 -:2"
RAILS_ABOVE = "-:16 | A4:16 | -:16 | G4:16 | -:16 | C5:16 | D5:16 | A4:14 -:2"

TRAIN = Tune(16, 168.0, (
    Part("Dm | Dm | C | Dm", guitar=0.6, strength=0.5),
    Part(RAILS, RAILS_LOW, guitar=0.66, pad=0.25, strength=0.62),
    Part(RAILS, RAILS_HIGH, guitar=0.7, pad=0.45, pulse=0.25, strength=0.74),
    Part(BRIDGES, BRIDGES_LEAD, second=BRIDGES_SECOND, guitar=0.74, pad=0.6, strength=0.82),
    Part(RAILS, RAILS_DEEP, "cello", RAILS_ABOVE, guitar=0.66, pad=0.3, strength=0.7),
    Part("Dm | Dm | C | C | G | Dm", guitar=0.58, pad=0.2, strength=0.5),
))

WARD = "Dm | Dm | Bb | Bb | Gm | Gm | A | A"
WARD_LEAD = "A4:6 F4:4 | D4:10 | F4:6~ D5:4 | Bb4:8 -:2 | G4:4 Bb4:2~ D5:4 | C5:6 Bb4:4 | A4:6 E4:4 | C#5:8 -:2"
HALLS = "F | C | Gm | Dm | Bb | F | Gm | Asus A"
HALLS_LEAD = "C5:6 A4:4 | G4:8 -:2 | Bb4:4~ D5:6 | A4:8 -:2 | D5:6~ F5:4 | C5:6 A4:4 | Bb4:4 A4:2 G4:4 | D5:5~ C#5:5"
HALLS_SECOND = "F4:10 | E4:10 | D4:10 | F4:8 -:2 | Bb4:10 | F4:10 | D4:10 | E4:8 -:2"
WARD_DEEP = "A3:6 F3:4 | D3:10 | F3:6~ D4:4 | Bb3:8 -:2 | G3:4 Bb3:2~ D4:4 | C4:6 Bb3:4 | A3:6 E3:4 | C#4:8 -:2"
WARD_ABOVE = "-:10 | F5:10 | -:10 | D5:8 -:2 | -:10 | D5:10 | -:10 | E5:8 -:2"
NIGHT = "-:10 | F5:10 | -:10 | E5:10 | -:10 | D5:10 | -:10 | D5:8 -:2"

HOSPITAL = Tune(10, 90.0, (
    Part("Dm | Dm | Bb | A", guitar=0.5, pulse=0.25, strength=0.45),
    Part(WARD, WARD_LEAD, guitar=0.54, pad=0.4, pulse=0.3, strength=0.58),
    Part(HALLS, HALLS_LEAD, second=HALLS_SECOND, guitar=0.6, pad=0.6, strength=0.74),
    Part(WARD, WARD_DEEP, "cello", WARD_ABOVE, guitar=0.54, pad=0.3, pulse=0.3, strength=0.62),
    Part("Dm | Bb | Gm | A | Dm | Bb | Asus A | Dm", NIGHT, guitar=0.5, pad=0.45, strength=0.5),
))

RAID = "Dm | C | Dm F | Gm A Dm Dm"
BROAD = "F C | Gm Dm | F C | Bb A"
FACING = "Bb F | C Dm | Gm Dm | Bb A"
RAID_LOW = "D4:2 A4:1 A4:2 G4:1 F4:2 G4:1 A4:3 | C5:2 G4:1 G4:2 F4:1 E4:2 F4:1 G4:3 | "
RAID_LOW += "D4:2 A4:1 A4:2 C5:1 D5:2 C5:1 A4:3 | Bb4:2 A4:1 G4:2 E4:1 D4:5 -:1"
RAID_HIGH = "D5:2 A5:1 A5:2 G5:1 F5:2 G5:1 A5:3 | G5:2 E5:1 E5:2 C5:1 E5:2 F5:1 G5:3 | "
RAID_HIGH += "D5:2 A5:1 A5:2 G5:1 F5:2 C5:1 A4:3 | Bb4:2 D5:1 C#5:2 E5:1 D5:5 -:1"
RAID_ROUND = "-:6 D4:6 | E4:6 C4:5 -:1 | F4:6 A4:5 -:1 | G4:3 E4:3 F4:5 -:1"
ANSWER = "-:6 -:6 | C4:2 D4:1 E4:2 G3:1 A3:5 -:1 | -:6 -:6 | Bb3:2 C4:1 D4:2 Bb3:1 A3:3~ C#4:3"
CALL = "D5:2 F5:1 F5:2 D5:1 C5:3~ A4:3 | -:6 -:6 | D5:2 Bb4:1 G4:2 Bb4:1 A4:3~ F5:3 | -:6 -:2 E5:1 A5:2 G5:1"
BROAD_LEAD = "A4:3~ C5:2 F5:1 E5:3 C5:2 G4:1 | Bb4:3~ D5:2 G5:1 F5:5 -:1 | "
BROAD_LEAD += "A5:3 G5:2 F5:1 E5:3~ G5:2 E5:1 | D5:3 F5:2 D5:1 E5:3~ C#5:3"
BROAD_SECOND = "F4:6 E4:6 | G4:6 A4:5 -:1 | C5:6 C5:6 | Bb4:6 A4:5 -:1"
RAID_DEEP = "D3:2 A3:1 A3:2 G3:1 F3:2 G3:1 A3:3 | C4:2 G3:1 G3:2 F3:1 E3:2 F3:1 G3:3 | "
RAID_DEEP += "D3:2 A3:1 A3:2 C4:1 D4:2 C4:1 A3:3 | Bb3:2 A3:1 G3:2 E3:1 D3:5 -:1"
RAID_ABOVE = "-:6 A4:6 | -:6 G4:6 | -:6 F5:6 | D5:3 C#5:3 D5:5 -:1"

PIRATES = Tune(12, 144.0, (
    Part("Dm | C Dm", guitar=0.62, strength=0.5, drone="D2 A2"),
    Part(RAID, RAID_LOW, guitar=0.66, pad=0.2, strength=0.62, drone="D2 A2"),
    Part(RAID, RAID_HIGH, guitar=0.7, pad=0.4, pulse=0.25, strength=0.72),
    Part(FACING, ANSWER, "cello", CALL, guitar=0.66, pad=0.35, strength=0.78),
    Part(BROAD, BROAD_LEAD, second=BROAD_SECOND, guitar=0.74, pad=0.6, strength=0.82),
    Part(RAID, RAID_DEEP, "cello", RAID_ABOVE, guitar=0.64, pad=0.25, strength=0.7, drone="D2"),
    Part(FACING, ANSWER, "cello", CALL, guitar=0.68, pad=0.45, pulse=0.25, strength=0.8),
    Part(BROAD, BROAD_LEAD, second=BROAD_SECOND, guitar=0.76, pad=0.65, pulse=0.3, strength=0.85),
    Part(RAID, RAID_HIGH, second=RAID_ROUND, guitar=0.7, pad=0.4, strength=0.72),
    Part(RAID, RAID_LOW, second=RAID_ROUND, guitar=0.62, pad=0.2, strength=0.58, drone="D2 A2"),
    Part("Dm | C Dm", guitar=0.58, pad=0.2, strength=0.5, drone="D2"),
))

DEAL = "G | E | A | D | G | E | A D | G"
DEAL_LEAD = "D5:1 B4:1 D5:2 E5:1 D5:1 B4:2 | G#4:1 B4:1 E5:2 D5:1 B4:1 G#4:2 | A4:1 C#5:1 E5:2 F#5:1 E5:1 C#5:2 | "
DEAL_LEAD += "D5:3 C5:1 A4:2 F#4:2 | D5:1 B4:1 D5:2 G5:2 F#5:1 E5:1 | D5:2 B4:1 G#4:1~ B4:3 -:1 | "
DEAL_LEAD += "C#5:2~ E5:2 D5:1 C5:1 A4:2 | B4:2 A4:1 G4:4 -:1"
DEAL_UNDER = "B4:8 | B4:4 G#4:4 | C#5:8 | A4:4 F#4:4 | B4:4 D5:4 | B4:6 -:2 | A4:4 F#4:4 | G4:6 -:2"
BLUFF = "Em | B | C | G | Em | A | D | Dsus D"
BLUFF_LEAD = "E4:3 G4:1 B4:3 A4:1 | F#4:3 A4:1 B4:4 | G4:3 E4:1 C5:3 B4:1 | D5:4~ B4:2 G4:2 | "
BLUFF_LEAD += "E5:3 D5:1 B4:2 G4:2 | A4:2~ C#5:2 E5:3 -:1 | F#5:3 E5:1 D5:2 C5:2 | A4:4~ F#4:3 -:1"
BLUFF_SECOND = "B4:8 | D#5:8 | E5:8 | D5:6 -:2 | G4:8 | E4:8 | A4:8 | G4:4~ F#4:3 -:1"
DEAL_LOW = "D4:1 B3:1 D4:2 E4:1 D4:1 B3:2 | G#3:1 B3:1 E4:2 D4:1 B3:1 G#3:2 | A3:1 C#4:1 E4:2 F#4:1 E4:1 C#4:2 | "
DEAL_LOW += "D4:3 C4:1 A3:2 F#3:2 | D4:1 B3:1 D4:2 G4:2 F#4:1 E4:1 | D4:2 B3:1 G#3:1~ B3:3 -:1 | "
DEAL_LOW += "C#4:2~ E4:2 D4:1 C4:1 A3:2 | B3:2 A3:1 G3:4 -:1"
DEAL_ABOVE = "-:8 | -:4 E5:4 | -:8 | -:4 D5:4 | G5:8 | E5:6 -:2 | -:4 A4:4 | G4:6 -:2"

CARDS = Tune(8, 92.0, (
    Part("G | E | A D | G", guitar=0.6, strength=0.5),
    Part(DEAL, DEAL_LEAD, guitar=0.68, strength=0.6),
    Part(DEAL, DEAL_LEAD, second=DEAL_UNDER, guitar=0.72, pad=0.25, pulse=0.3, strength=0.68),
    Part(BLUFF, BLUFF_LEAD, guitar=0.66, pad=0.45, strength=0.72),
    Part(DEAL, DEAL_LOW, "cello", DEAL_ABOVE, guitar=0.68, pad=0.2, strength=0.7),
    Part(BLUFF, BLUFF_LEAD, second=BLUFF_SECOND, guitar=0.74, pad=0.6, pulse=0.25, strength=0.8),
    Part("G | E | A D | G", guitar=0.62, pad=0.2, strength=0.5),
))
