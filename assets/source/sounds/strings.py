"""Strings as sums of partials: always in tune, each partial with its own strength, decay and start.

`pluck` is a guitar or, shorter and brighter, a banjo; `bow` is a fiddle, a viola or a cello by its `body`."""

from __future__ import annotations

import numpy as np

from sounds.tools import RATE, Wave, band, clock, decay

TOP = 7500.0  # no partial above this: nothing here ever hisses
GUITAR = ((98.0, 26.0, 1.2), (196.0, 50.0, 1.0), (390.0, 110.0, 0.6), (820.0, 300.0, 0.4), (2300.0, 1100.0, 0.8))
FIDDLE = ((285.0, 70.0, 1.0), (470.0, 110.0, 1.2), (640.0, 160.0, 0.8), (1150.0, 400.0, 0.6), (2500.0, 1100.0, 1.3))
CELLO = ((104.0, 40.0, 1.0), (190.0, 60.0, 1.2), (330.0, 110.0, 0.8), (640.0, 240.0, 0.6), (1500.0, 700.0, 0.8))
Body = tuple[tuple[float, float, float], ...]  # resonances: frequency, width in Hz, strength


def colour(f: Wave | float, body: Body) -> Wave:
    """How much a body carries at frequencies `f`: its resonances over an even floor."""
    f = np.asarray(f, dtype=float)
    return 0.45 + sum(s / (1 + ((f - at) / width) ** 2) for at, width, s in body)


def pluck(freq: float, seconds: float, velocity: float = 0.8, *, bright: float = 0.7, t60: float = 2.4,
          where: float = 0.21, body: Body = GUITAR, seed: int = 0) -> Wave:
    """A plucked note: `bright` 0..1, `t60` of the first partial, `where` on the string (share) it is plucked."""
    luck = np.random.default_rng(seed + round(freq * 16))
    t = clock(seconds)
    stiff = 0.00006 * (freq / 110.0) ** 0.5
    k = np.arange(1, max(2, int(TOP / freq)) + 1)
    f = freq * k * np.sqrt(1 + stiff * k**2) / np.sqrt(1 + stiff)
    soft = 900.0 + 5000.0 * bright * (0.35 + 0.65 * velocity)
    strength = np.sin(np.pi * k * where) / k**0.75 / (1 + (f / soft) ** 2) * colour(f, body)
    last = t60 * (220.0 / max(freq, 60.0)) ** 0.3 / (1 + (f / 1500.0) ** 1.1 + 0.02 * k)
    x = np.zeros_like(t)
    for fk, sk, tk in zip(f, strength, last):
        beat = luck.uniform(0.15, 0.5)  # the two planes in which a string swings differ a little
        heard = t[: round(1.3 * tk * RATE)]
        x[: len(heard)] += sk * np.sin(2 * np.pi * fk * heard) * decay(heard, tk)
        heard = t[: round(2.0 * tk * RATE)]
        x[: len(heard)] += 0.3 * sk * np.sin(2 * np.pi * (fk + beat) * heard) * decay(heard, 1.7 * tk)
    n = min(len(t), round(0.03 * RATE))
    thumb = band(luck.standard_normal(n), 180, 900 + 1400 * bright) * decay(clock(n / RATE)[:n], 0.02)
    x[:n] += 0.22 * velocity * thumb
    return velocity * x * np.clip(t / 0.0015, 0, 1) * np.clip((seconds - t) / 0.04, 0, 1)


def bow(freq: float, seconds: float, velocity: float = 0.6, *, body: Body = FIDDLE, attack: float = 0.12,
        release: float = 0.22, vibrato: float = 0.5, bright: float = 0.5, seed: int = 0,
        glide: float = 0.0) -> Wave:
    """A bowed note that goes on ringing for `release` seconds after its `seconds`.

    `vibrato` 0..1 comes late and grows; `glide` is how many semitones below it slides in."""
    luck = np.random.default_rng(seed + round(freq * 16))
    t = clock(seconds + release)
    late = np.clip((t - 0.28) / 0.5, 0, 1) ** 1.5
    rate = 5.1 + luck.uniform(-0.3, 0.3)
    drift = band(luck.standard_normal(len(t)), 0.5, 6, 1.0)
    drift /= max(1e-9, float(np.max(np.abs(drift))))
    cents = 15 * vibrato * late * np.sin(2 * np.pi * rate * t + luck.uniform(0, 6)) + 3.0 * drift
    cents -= 100 * glide * np.exp(-t / 0.05)
    phase = 2 * np.pi * np.cumsum(freq * 2 ** (cents / 1200)) / RATE
    rise = 1 - np.exp(-t / (attack / 2.3))
    fall = np.clip((seconds + release - t) / release, 0, 1) ** 1.6
    shape = rise * fall * (1 + 0.10 * late * np.sin(2 * np.pi * rate * t) + 0.07 * drift)
    arch = 0.86 + 0.14 * np.sin(np.pi * np.clip(t / max(seconds, 0.1), 0, 1))
    soft = 1300.0 + 4600.0 * bright * (0.4 + 0.6 * velocity)
    turn = np.exp(1j * phase)
    spin = np.ones_like(turn)
    x = np.zeros_like(t)
    for k in range(1, max(2, int(TOP / freq)) + 1):
        fk = freq * k
        strength = 1 / k**0.85 / (1 + (fk / soft) ** 2)
        spin *= turn
        wobble = colour(fk * (1 + cents / 1731.0), body)  # vibrato moves each partial over the body's resonances
        x += strength * wobble * rise ** (0.4 * (k - 1) ** 0.5) * (spin * np.exp(1j * luck.uniform(0, 6.28))).imag
    hair = band(luck.standard_normal(len(t)), freq * 1.5, min(3600.0, freq * 9)) * 0.035
    return 0.55 * velocity * shape * arch * (x + hair * (1 + 1.2 * np.exp(-t / 0.08)))
