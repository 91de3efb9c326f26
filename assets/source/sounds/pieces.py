"""Plays the tunes: a picked guitar, a fiddle, a cello, held strings and drones, in a wooden room, round and round.

Everything is laid on a ring, echo too: the end runs into the beginning without a seam."""

from __future__ import annotations

import functools
import re
from typing import NamedTuple

import numpy as np

from sounds.strings import CELLO, FIDDLE, bow, pluck
from sounds.tools import RATE, Wave, band, room
from sounds.tunes import CARDS, HEIST, HOSPITAL, PIRATES, TITLE, TRAIN, VOYAGE, Part, Tune

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SHAPES = {"": (0, 4, 7), "m": (0, 3, 7), "sus": (0, 5, 7), "5": (0, 7)}
TUNES = {
    "heist": HEIST,
    "title": TITLE,
    "voyage": VOYAGE,
    "train": TRAIN,
    "hospital": HOSPITAL,
    "pirates": PIRATES,
    "cards": CARDS,
}
REST = -1
PICKING = {  # which string of the chord on each eighth
    8: (0, 2, 4, 3, 1, 2, 4, 3),
    6: (0, 2, 3, 4, 3, 2),
    12: (0, REST, 2, 3, REST, 4, 1, REST, 3, 4, 3, 2),
    10: (0, REST, 3, REST, 2, REST, 4, REST, 3, REST),
    16: (0, 3, 2, 3, 1, 3, 2, 3, 0, 4, 2, 4, 1, 3, 2, 3),
}
ACCENT = {
    8: (1.0, 0.6, 0.72, 0.62, 0.86, 0.6, 0.7, 0.58),
    6: (1.0, 0.58, 0.7, 0.62, 0.7, 0.58),
    12: (1.0, 0.0, 0.6, 0.74, 0.0, 0.62, 0.86, 0.0, 0.6, 0.72, 0.58, 0.56),
    10: (1.0, 0.0, 0.62, 0.0, 0.7, 0.0, 0.86, 0.0, 0.6, 0.0),
    16: (1.0, 0.44, 0.62, 0.5, 0.84, 0.44, 0.62, 0.5, 0.94, 0.44, 0.62, 0.5, 0.84, 0.44, 0.6, 0.52),
}


class Note(NamedTuple):
    """A note of a score: when (eighths from the start), how long, MIDI key, tied over by the bow?"""

    at: float
    long: float
    key: int
    slur: bool


def hertz(key: float) -> float:
    """Hz of a MIDI key (69 = A4 = 440 Hz)."""
    return 440.0 * 2 ** ((key - 69) / 12)


def key_of(name: str) -> int:
    """The MIDI key of "Bb4"."""
    letter, sign, octave = re.fullmatch(r"([A-G])([#b]?)(\d)", name).groups()
    return STEPS[letter] + {"#": 1, "b": -1, "": 0}[sign] + 12 * (int(octave) + 1)


def melody(text: str, bar: int, start: int) -> list[Note]:
    """The notes of a melody that begins at bar `start`; each bar must be full."""
    notes = []
    for number, written in enumerate(text.split("|")):
        at = 0.0
        for name, long in re.findall(r"(\S+?):(\d+~?)", written):
            beats = int(long.rstrip("~"))
            if name != "-":
                notes.append(Note((start + number) * bar + at, beats, key_of(name), long.endswith("~")))
            at += beats
        if at != bar:
            raise ValueError(f"bar {number + 1} of {text[:20]!r} has {at} eighths")
    return notes


def chord(name: str) -> tuple[int, tuple[int, ...]]:
    """The root (0..11) and the steps over it of "F#m", "Asus", "G5"."""
    letter, sign, kind = re.fullmatch(r"([A-G])([#b]?)(m|sus|5|)", name).groups()
    return (STEPS[letter] + {"#": 1, "b": -1, "": 0}[sign]) % 12, SHAPES[kind]


def strings_of(name: str) -> tuple[int, ...]:
    """Five strings of a guitar for a chord: bass, second bass, then three notes close together around D4."""
    root, steps = chord(name)
    bass = root + 36 + (12 if root < 4 else 0)  # E2 to Eb3
    fifth = bass + 7 if bass + 7 <= 52 else bass - 5
    top = 68 if len(steps) > 2 else 73  # open fifths lie further apart
    upper = sorted(key for key in range(54, top) if (key - root) % 12 in steps)
    best = min(range(len(upper) - 2), key=lambda i: abs(upper[i + 1] - 61))
    return (bass, fifth, *upper[best : best + 3])


def bars(part: Part) -> list[list[str]]:
    """The chords of each bar."""
    return [bar.split() for bar in part.chords.split("|")]


class Ring:
    """A stereo tape of fixed length whose end is its beginning."""

    def __init__(self, seconds: float) -> None:
        self.tape = np.zeros((round(seconds * RATE), 2))

    def lay(self, x: Wave, at: float, pan: float, gain: float) -> None:
        """Add a mono sound at second `at`; `pan` -1 left to 1 right."""
        angle = (pan + 1) * np.pi / 4
        start = round(at * RATE) % len(self.tape)
        for side, share in enumerate((np.cos(angle), np.sin(angle))):
            first = min(len(x), len(self.tape) - start)
            self.tape[start : start + first, side] += gain * share * x[:first]
            self.tape[: len(x) - first, side] += gain * share * x[first:]

    def echo(self, response: Wave, wet: float) -> None:
        """Put everything in a room."""
        n = len(self.tape)
        for side in range(2):
            seen = np.fft.rfft(self.tape[:, side])
            self.tape[:, side] += wet * np.fft.irfft(seen * np.fft.rfft(response[:, side], n), n)


@functools.lru_cache(4096)
def plucked(key: int, velocity: float, seed: int) -> Wave:
    return pluck(hertz(key), 3.4, velocity, bright=0.6, t60=3.0, seed=seed)


@functools.lru_cache(512)
def pinged(key: int, velocity: float) -> Wave:
    return pluck(hertz(key), 1.1, velocity, bright=0.75, t60=0.9, where=0.12, seed=9)


class Band:
    """Everybody who plays a tune; `bar` eighths in a bar, `eighth` seconds each."""

    def __init__(self, tune: Tune, seed: int) -> None:
        self.tune, self.bar, self.eighth = tune, tune.bar, 30.0 / tune.pace
        self.luck = np.random.default_rng(seed)
        length = sum(len(bars(part)) for part in tune.parts)
        self.dry, self.held = Ring(length * self.bar * self.eighth), Ring(length * self.bar * self.eighth)

    def play(self) -> Wave:
        """The whole tune as a stereo sound that may be repeated without a seam."""
        start = 0
        for part in self.tune.parts:
            self.guitar(part, start)
            self.pad(part, start)
            self.drone(part, start)
            if part.lead:
                self.bowed(melody(part.lead, self.bar, start), part.voice, part.strength, 0.22, 0.62)
            if part.second:
                self.bowed(melody(part.second, self.bar, start), "fiddle", part.strength * 0.75, -0.35, 0.34)
            start += len(bars(part))
        self.dry.echo(room(1.5, 11, 6500.0, 0.012), 0.30)
        self.held.echo(room(2.2, 12, 5500.0, 0.02), 0.55)
        both = self.dry.tape + self.held.tape
        return np.stack([_ringed(both[:, 0]), _ringed(both[:, 1])], axis=1)

    def loose(self, spread: float) -> float:
        """A hand is never quite in time: seconds."""
        return float(np.clip(self.luck.normal(0, spread), -2 * spread, 2 * spread))

    def guitar(self, part: Part, start: int) -> None:
        """Broken chords, the bass on the strong beats, and high notes off the beat where the part has a pulse."""
        for number, names in enumerate(bars(part)):
            swell = 0.92 + 0.1 * np.sin(np.pi * ((number % 4) + 0.5) / 4)
            for i, string in enumerate(PICKING[self.bar]):
                if string == REST:
                    continue
                strings = strings_of(names[i * len(names) // self.bar])
                at = ((start + number) * self.bar + i) * self.eighth + self.loose(0.006)
                force = part.guitar * ACCENT[self.bar][i] * swell * self.luck.uniform(0.93, 1.07)
                force = round(min(1.0, force) * 20) / 20
                self.dry.lay(plucked(strings[string], force, int(self.luck.integers(3))), at, -0.18, 0.85)
                if part.pulse and i % 2 == 1 and (i + number) % 4 != 1:
                    high = strings[2 + (i + number) % 3] + 12
                    self.dry.lay(pinged(high, round(part.pulse * 20) / 20), at + 0.012, 0.4, 0.42)

    def pad(self, part: Part, start: int) -> None:
        """Held strings: the root below, and two tones of the chord that move as little as they can."""
        if not part.pad:
            return
        last = (57, 62)
        for number, names in enumerate(bars(part)):
            each = self.bar // len(names)
            for i, name in enumerate(names):
                root, steps = chord(name)
                tones = [key for key in range(52, 68) if (key - root) % 12 in steps]
                last = tuple(min(tones, key=lambda key, was=was: abs(key - was)) for was in last)
                at = ((start + number) * self.bar + i * each) * self.eighth - 0.06
                long = each * self.eighth
                bass = root + 36 + (12 if root < 4 else 0)
                for key, body, pan, gain in ((bass, CELLO, 0.1, 0.27), (last[0], CELLO, -0.5, 0.19),
                                             (last[1], FIDDLE, 0.5, 0.17)):
                    x = bow(hertz(key) * 2 ** (self.luck.normal(0, 2.5) / 1200), long, part.pad, body=body, attack=0.5,
                            release=0.7, vibrato=0.3, bright=0.22, seed=int(self.luck.integers(99)))
                    self.held.lay(x, at, pan, gain)

    def drone(self, part: Part, start: int) -> None:
        """Open strings under the tune, each drawn for two bars; no two of them change the bow together."""
        long = 2 * self.bar * self.eighth
        for i, name in enumerate(part.drone.split()):
            for number in range(0, len(bars(part)), 2):
                x = bow(hertz(key_of(name)), long, part.strength, body=CELLO, attack=1.1, release=1.3, vibrato=0.1,
                        bright=0.2, seed=7 * i + number)
                self.held.lay(x, (start + number) * self.bar * self.eighth + i * long / 4, -0.35 * i, 0.13)

    def bowed(self, notes: list[Note], voice: str, strength: float, pan: float, gain: float) -> None:
        """A melody under the bow: phrases swell to their long notes, slurred notes run into each other."""
        body, bright = (CELLO, 0.42) if voice == "cello" else (FIDDLE, 0.4)
        tied = False
        for i, note in enumerate(notes):
            after = notes[i + 1] if i + 1 < len(notes) else None
            joins = after is not None and after.at == note.at + note.long
            turn = (note.at / self.bar) % 4 / 4  # where in a phrase of four bars
            force = strength * (0.82 + 0.2 * np.sin(np.pi * min(1.0, turn * 1.15))) * (1.05 if note.long >= 4 else 0.97)
            long = note.long * self.eighth - (0.0 if joins else 0.14 * self.eighth)
            x = bow(hertz(note.key), long + (0.05 if note.slur else 0.0), min(1.0, force), body=body, bright=bright,
                    attack=0.05 if tied else 0.14, release=0.12 if joins else 0.34,
                    vibrato=0.75 if note.long >= 3 else 0.25, glide=0.35 if tied else 0.0, seed=i)
            self.held.lay(x, note.at * self.eighth + self.loose(0.008) - 0.03, pan,
                          gain * (0.9 if voice == "cello" else 1.0))
            tied = note.slur


def _ringed(x: Wave) -> Wave:
    """Without rumble and hiss; filtered on the ring so that there is no seam."""
    n = RATE
    return band(np.concatenate([x[-n:], x, x[:n]]), 45, 9000)[n:-n]


def render(record: tuple[str, int]) -> Wave:
    """The recipe of the catalogue: tune and seed."""
    name, seed = record
    return Band(TUNES[name], seed).play()
