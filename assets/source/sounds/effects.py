"""The effects of the table, each from what is heard there: walnut, felt, brass, paper, dice, a plucked string."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sounds.strings import CELLO, bow, pluck
from sounds.tools import RATE, Mode, Wave, add, band, clock, decay, hiss, in_room, room, silence, strike, swell

WOOD: tuple[Mode, ...] = (
    (228, 0.12, 0.6), (447, 0.1, 1.0), (792, 0.075, 0.9), (1310, 0.05, 0.7), (2150, 0.035, 0.45), (3300, 0.02, 0.2))
DISC: tuple[Mode, ...] = ((560, 0.07, 0.5), (1010, 0.06, 1.0), (1730, 0.045, 0.8), (2680, 0.03, 0.45))
DIE: tuple[Mode, ...] = ((1480, 0.034, 0.6), (2390, 0.03, 1.0), (3420, 0.022, 0.6), (4600, 0.012, 0.2))
FELT: tuple[Mode, ...] = ((152, 0.07, 0.8), (262, 0.06, 1.0), (438, 0.045, 0.6))
BRASS: tuple[Mode, ...] = ((1660, 0.5, 0.6), (2490, 0.42, 1.0), (3340, 0.3, 0.6), (4420, 0.2, 0.3), (5600, 0.12, 0.1))
BELL = ((0.5, 1.6, 0.5), (1.0, 1.4, 1.0), (1.2, 1.0, 0.5), (1.5, 0.8, 0.25), (2.0, 0.7, 0.5), (3.01, 0.3, 0.12))
ROOM = room(0.34, 7, 4500.0)


def tuned(modes: tuple[Mode, ...], factor: float, longer: float = 1.0) -> list[Mode]:
    """The modes of the same body in another size."""
    return [(f * factor, t60 * longer, strength) for f, t60, strength in modes]


def note(key: int) -> float:
    """Hz of a MIDI key (69 = A4 = 440 Hz)."""
    return 440.0 * 2 ** ((key - 69) / 12)


def press(luck: np.random.Generator) -> Wave:
    """A brass button goes down into its wooden seat."""
    x = silence(0.16)
    add(x, strike(tuned(BRASS, 0.62, 0.16), 0.5, 0.1, luck), 0.0, 0.3)
    add(x, strike(tuned(WOOD, 1.7, 0.7), 0.7, 0.12, luck), 0.006, 1.0)
    add(x, hiss(0.012, 700, 3200, luck) * swell(0.012, 0.2), 0.0, 0.02)
    return x


def pick(luck: np.random.Generator) -> Wave:
    """A doll is taken off the board: its foot brushes felt and lets go."""
    x = silence(0.2)
    add(x, hiss(0.13, 350, 2000, luck) * swell(0.13, 0.6), 0.0, 0.22)
    add(x, strike(tuned(DISC, 0.8, 0.8), 1.2, 0.1, luck), 0.085, 1.0)
    return x


def place(luck: np.random.Generator) -> Wave:
    """A doll is put down: a knock on board and table, and the smallest second touch."""
    x = silence(0.3)
    add(x, strike(tuned(WOOD, 1.15), 0.8, 0.25, luck), 0.0)
    add(x, strike(tuned(FELT, 0.9), 3.0, 0.2, luck), 0.0, 0.35)
    add(x, strike(tuned(WOOD, 1.12, 0.7), 1.1, 0.15, luck), 0.052, 0.16)
    return x


def step(luck: np.random.Generator) -> Wave:
    """A hop from space to space."""
    x = silence(0.18)
    add(x, strike(tuned(WOOD, luck.uniform(1.6, 1.85), 0.75), 0.9, 0.14, luck), 0.0)
    add(x, strike(FELT, 2.4, 0.14, luck), 0.0, 0.15)
    return x


def card(luck: np.random.Generator) -> Wave:
    """A card slides off its deck and is laid down."""
    x = silence(0.36)
    slide = hiss(0.2, 900, 4600, luck) * swell(0.2, 0.55, 1.6)
    rough = 0.65 + 0.35 * np.abs(band(luck.standard_normal(len(slide)), 20, 140)) * 6
    add(x, slide * np.clip(rough, 0, 1.6), 0.0, 0.2)
    add(x, hiss(0.03, 500, 3400, luck) * decay(clock(0.03), 0.03), 0.205, 0.2)
    add(x, strike(FELT, 2.0, 0.12, luck), 0.207, 0.45)
    return x


def flip(luck: np.random.Generator) -> Wave:
    """A wooden token is tipped on its edge and falls on its back."""
    x = silence(0.34)
    add(x, strike(tuned(DISC, 1.22, 0.7), 0.7, 0.1, luck), 0.0, 0.4)
    for at, gain in ((0.105, 1.0), (0.152, 0.3), (0.181, 0.14)):
        add(x, strike(DISC, 0.8, 0.14, luck), at, gain)
        add(x, strike(FELT, 2.0, 0.12, luck), at, 0.3 * gain)
    return x


def coin(luck: np.random.Generator) -> Wave:
    """A few brass coins drop on a small heap."""
    x = silence(0.75)
    for at, gain in ((0.0, 0.8), (0.068, 1.0), (0.121, 0.55), (0.214, 0.7), (0.283, 0.25)):
        add(x, strike(tuned(BRASS, luck.uniform(0.86, 1.08)), 0.32, 0.45, luck), at, gain)
        add(x, strike(tuned(WOOD, 1.3, 0.6), 1.2, 0.1, luck), at, gain * 0.3)
    return x


def dice(luck: np.random.Generator) -> Wave:
    """Dice rattle out of the hand into the tray."""
    x = silence(0.62)
    at, gap = 0.0, 0.022
    while at < 0.5:
        gain = luck.uniform(0.35, 1.0) * (1 - at / 0.75)
        add(x, strike(tuned(DIE, luck.uniform(0.8, 1.05)), 0.45, 0.06, luck), at, gain)
        add(x, strike(tuned(FELT, luck.uniform(1.1, 1.6)), 1.8, 0.1, luck), at, 0.4 * gain)
        gap *= luck.uniform(1.04, 1.24)
        at += gap * luck.uniform(0.7, 1.3)
    return x


def die(luck: np.random.Generator) -> Wave:
    """A die tips over once more and lies still."""
    x = silence(0.26)
    for at, gain in ((0.0, 1.0), (0.062, 0.42), (0.095, 0.15)):
        add(x, strike(tuned(DIE, 0.78), 0.5, 0.08, luck), at, gain)
        add(x, strike(tuned(FELT, 1.2), 1.9, 0.14, luck), at, gain * 0.5)
    return x


def refuse(luck: np.random.Generator) -> Wave:
    """Two soft knuckles on the table: not so."""
    x = silence(0.36)
    add(x, strike(tuned(WOOD, 1.0), 2.0, 0.2, luck), 0.0)
    add(x, strike(tuned(WOOD, 0.83), 2.1, 0.22, luck), 0.125, 0.9)
    return x


def alarm(luck: np.random.Generator) -> Wave:
    """The Timer goes on: a ratchet's tick-tock, and a low brass bell."""
    x = silence(1.4)
    for at, factor in ((0.0, 2.1), (0.14, 1.75)):
        add(x, strike(tuned(WOOD, factor, 0.5), 0.6, 0.08, luck), at, 0.8)
    bell = strike([(note(62) * f, t60, s) for f, t60, s in BELL], 0.7, 1.4)
    add(x, bell, 0.27, 0.8)
    return x


def enemy(luck: np.random.Generator) -> Wave:
    """An enemy steps out: a low drum twice, and a bow that growls."""
    x = silence(1.25)
    t = clock(0.7)
    skin = np.sin(2 * np.pi * (73.4 * t + 1.6 * (1 - np.exp(-t / 0.05)))) * decay(t, 0.5)
    shell = strike([(168, 0.2, 1), (251, 0.16, 0.9), (397, 0.12, 0.7), (610, 0.08, 0.4)], 1.8, 0.7, luck)
    for at, gain in ((0.0, 0.64), (0.19, 0.8)):
        add(x, 0.6 * skin + shell, at, gain)
    t = clock(0.95)
    growl = sum(np.sin(2 * np.pi * 73.42 * k * t + 0.3 * k) / k**1.15 for k in range(2, 13))
    rough = 1 + 0.35 * band(luck.standard_normal(len(t)), 10, 60) * 8
    add(x, growl * np.clip(rough, 0.2, 2) * swell(0.95, 0.35, 1.5), 0.2, 0.3)
    return x


def blow(luck: np.random.Generator) -> Wave:
    """Health is lost: a dull thump in the chest and a low string that buzzes after it."""
    x = silence(0.8)
    t = clock(0.4)
    add(x, np.sin(2 * np.pi * (78 * t + 2.2 * (1 - np.exp(-t / 0.03)))) * decay(t, 0.3), 0.0, 0.6)
    add(x, strike(tuned(FELT, 1.3, 1.6), 1.2, 0.2, luck), 0.0, 0.9)
    add(x, hiss(0.09, 160, 1500, luck) * decay(clock(0.09), 0.08), 0.0, 0.2)
    add(x, pluck(note(38), 0.7, 0.9, bright=0.55, t60=0.8), 0.012, 0.55)
    add(x, pluck(note(39), 0.5, 0.9, bright=0.5, t60=0.5), 0.016, 0.25)
    return x


def won(luck: np.random.Generator) -> Wave:
    """A fight is won: two plucked notes up to the keynote, the second with its fifth."""
    x = silence(1.3)
    add(x, pluck(note(57), 1.0, 0.8, bright=0.8, t60=1.2), 0.0, 0.9)
    add(x, pluck(note(62), 1.2, 1.0, bright=0.85, t60=1.5), 0.125)
    add(x, pluck(note(69), 1.1, 0.8, bright=0.7, t60=1.3), 0.14, 0.6)
    return x


def lost(luck: np.random.Generator) -> Wave:
    """A fight is lost: two muted notes down."""
    x = silence(0.9)
    add(x, pluck(note(53), 0.6, 0.8, bright=0.5, t60=0.6), 0.0)
    add(x, pluck(note(50), 0.8, 0.9, bright=0.45, t60=0.8), 0.16)
    add(x, strike(tuned(WOOD, 0.7), 4.5, 0.2, luck), 0.16, 0.35)
    return x


def turn(luck: np.random.Generator) -> Wave:
    """The next player's turn: a tap, and two harmonics of a string."""
    x = silence(1.4)
    add(x, strike(tuned(WOOD, 1.3, 0.6), 2.4, 0.1, luck), 0.0, 0.5)
    for key, at, gain in ((69, 0.03, 0.8), (74, 0.15, 1.0)):
        f = note(key)
        add(x, strike([(f, 1.1, 1.0), (2.001 * f, 0.6, 0.2), (3.003 * f, 0.3, 0.05)], 1.2, 1.2), at, gain)
    return x


def lock(luck: np.random.Generator) -> Wave:
    """A lock gives way: a pick feels for the pins, then the bolt slides home."""
    x = silence(0.75)
    for at, gain in ((0.0, 0.3), (0.085, 0.22), (0.15, 0.34), (0.235, 0.26)):
        add(x, strike(tuned(BRASS, luck.uniform(0.86, 1.05), 0.12), 0.3, 0.06, luck), at, gain)
    add(x, hiss(0.07, 600, 2600, luck) * swell(0.07, 0.7), 0.30, 0.10)
    add(x, strike(tuned(BRASS, 0.42, 0.3), 0.8, 0.2, luck), 0.365, 0.6)
    add(x, strike(tuned(WOOD, 0.82), 1.4, 0.2, luck), 0.37, 1.0)
    return x


def shot(luck: np.random.Generator) -> Wave:
    """A door is shot open: a flat bang, and its plate that rings on."""
    x = silence(1.0)
    t = clock(0.35)
    add(x, hiss(0.16, 120, 2400, luck) * decay(clock(0.16), 0.09), 0.0, 0.7)
    add(x, np.sin(2 * np.pi * (96 * t + 3.0 * (1 - np.exp(-t / 0.02)))) * decay(t, 0.24), 0.0, 0.8)
    add(x, strike([(214, 0.7, 0.7), (389, 0.6, 1.0), (611, 0.45, 0.8), (1010, 0.3, 0.4)], 1.0, 0.8, luck), 0.015, 0.4)
    add(x, strike(tuned(BRASS, 0.5, 0.3), 0.6, 0.2, luck), 0.19, 0.25)
    return x


def siren(luck: np.random.Generator) -> Wave:
    """The alarm: a clapper on a brass bell, as fast as a hand can crank it."""
    x = silence(1.55)
    shell = [(note(74) * f, 0.34 * t60, s) for f, t60, s in BELL]
    for k in range(13):
        gain = 0.55 + 0.45 * np.sin(np.pi * (k + 1) / 14)
        add(x, strike(shell, 0.6, 0.5), k * 0.088 + luck.uniform(-0.004, 0.004), gain)
        add(x, strike(tuned(BRASS, 0.45, 0.2), 0.6, 0.1, luck), k * 0.088, 0.12 * gain)
    return x


def whistle(luck: np.random.Generator) -> Wave:
    """The train goes on: two ticks of the Timer, and far ahead its whistle, three pipes and their steam."""
    x = silence(1.7)
    for at, factor in ((0.0, 2.1), (0.14, 1.75)):
        add(x, strike(tuned(WOOD, factor, 0.5), 0.6, 0.08, luck), at, 0.7)
    for at, seconds, gain in ((0.27, 0.28, 0.75), (0.62, 0.85, 1.0)):
        t = clock(seconds)
        shape = swell(seconds, 0.14, 1.2)
        for key, share in ((65, 1.0), (69, 0.8), (72, 0.6)):
            f = note(key) * (1 - 0.035 * np.exp(-t / 0.05) - 0.03 * np.clip(t - seconds + 0.18, 0, 1))
            phase = 2 * np.pi * np.cumsum(f) / RATE
            add(x, (np.sin(phase) + 0.22 * np.sin(2 * phase)) * shape, at, 0.16 * gain * share)
        add(x, hiss(seconds, 500, 2600, luck) * shape, at, 0.035 * gain)
    return x


def lift(luck: np.random.Generator) -> Wave:
    """A people mover: a hum that rises, and two soft bells when it is there."""
    x = silence(1.25)
    t = clock(0.42)
    hum = np.sin(2 * np.pi * (98 * t + 40 * t * t)) + 0.4 * np.sin(2 * np.pi * 2 * (98 * t + 40 * t * t))
    add(x, hum * swell(0.42, 0.6), 0.0, 0.25)
    for key, at, gain in ((78, 0.36, 0.8), (74, 0.56, 1.0)):
        f = note(key)
        add(x, strike([(f, 0.7, 1.0), (2.76 * f, 0.3, 0.16)], 1.0, 0.7), at, gain)
    return x


def hands(luck: np.random.Generator) -> Wave:
    """The Hands of Blue: the rims of two glasses, not quite in tune, and a pulse below."""
    x = silence(1.7)
    t = clock(1.5)
    for key, off, gain in ((81, 0.0, 1.0), (82, 0.08, 0.7), (69, 0.0, 0.35)):
        f = note(key)
        shiver = 1 + 0.3 * np.sin(2 * np.pi * 6.3 * t + key)
        add(x, np.sin(2 * np.pi * f * t) * shiver * swell(1.5, 0.4, 1.4), off, 0.3 * gain)
    low = clock(0.3)
    for at in (0.05, 0.55, 1.05):
        add(x, np.sin(2 * np.pi * 61 * low) * decay(low, 0.22), at, 0.55)
    return x


def roll(x: Wave, keys: tuple[int, ...], at: float, gain: float, gap: float = 0.035) -> None:
    """A thumb over the strings of a guitar, lowest first."""
    for i, key in enumerate(keys):
        add(x, pluck(note(key), 2.6, 0.8, bright=0.65, t60=2.4), at + i * gap, gain)


def victory(luck: np.random.Generator) -> Wave:
    """The heist is won: three chords home in D, the fiddle up to the third."""
    x = silence(4.2)
    roll(x, (43, 50, 55, 59, 62), 0.0, 0.5)
    roll(x, (45, 52, 57, 61, 64), 0.5, 0.55)
    roll(x, (38, 45, 57, 62, 66), 1.0, 0.7)
    for key, at, seconds in ((71, 0.05, 0.42), (73, 0.55, 0.22), (76, 0.8, 0.18), (78, 1.05, 1.5)):
        add(x, bow(note(key), seconds, 0.7, attack=0.07, release=0.5 if seconds > 1 else 0.1, vibrato=0.6), at, 0.42)
    add(x, bow(note(62), 1.6, 0.6, body=CELLO, attack=0.2, release=0.6), 1.0, 0.3)
    return x


def bridge(luck: np.random.Generator) -> Wave:
    """A wide open D, neither major nor minor, that leads from any piece into any other."""
    x = silence(3.6)
    roll(x, (38, 45, 50, 57, 62), 0.05, 0.7, 0.09)
    add(x, bow(note(50), 2.2, 0.5, body=CELLO, attack=0.6, release=0.9, vibrato=0.2), 0.1, 0.3)
    return x


def defeat(luck: np.random.Generator) -> Wave:
    """The heist is lost: a cello goes down to the keynote over two dark chords."""
    x = silence(4.6)
    roll(x, (46, 53, 58, 62), 0.0, 0.5, 0.06)
    roll(x, (38, 45, 53, 57), 1.45, 0.6, 0.07)
    for key, at, seconds in ((58, 0.08, 0.6), (57, 0.7, 0.3), (53, 1.02, 0.42), (50, 1.5, 1.7)):
        add(x, bow(note(key), seconds, 0.65, body=CELLO, attack=0.14, release=0.8 if seconds > 1 else 0.12), at, 0.5)
    return x


RECIPES: dict[str, Callable[[np.random.Generator], Wave]] = {
    f.__name__: f
    for f in (press, pick, place, step, card, flip, coin, dice, die, refuse, alarm, enemy, blow, won, lost, turn,
              lock, shot, siren, whistle, lift, hands, victory, defeat, bridge)
}


def effect(name: str, seed: int) -> Wave:
    """An effect in the small room of the table, mono."""
    dry = RECIPES[name](np.random.default_rng(seed))
    return in_room(np.concatenate([dry, np.zeros(round(0.12 * RATE))]), ROOM, 0.16)


def render(record: tuple[str, int]) -> Wave:
    """The recipe of the catalogue: effect and variant."""
    return effect(*record)
