"""What every sound is made with: clocks, noise, filters, resonating bodies, a room, and a careful last polish.

A sound is a float array of samples at RATE, mono (n,) or stereo (n, 2), full scale at 1."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Mode = tuple[float, float, float]  # frequency in Hz, seconds until 60 dB quieter, strength

RATE = 44100


def clock(seconds: float) -> Wave:
    """The times of the samples in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def silence(seconds: float) -> Wave:
    return np.zeros(round(seconds * RATE))


def add(dst: Wave, part: Wave, at: float, gain: float = 1.0) -> None:
    """Lay a part into a sound from second `at`; what does not fit is cut off."""
    start = round(at * RATE)
    n = min(len(part), len(dst) - start)
    if n > 0:
        dst[start : start + n] += gain * part[:n]


def decay(t: Wave, t60: float) -> Wave:
    """An exponential that is 60 dB down after `t60` seconds."""
    return np.exp(-6.908 * t / t60)


def band(x: Wave, low: float, high: float, slope: float = 2.0) -> Wave:
    """Let through what lies between two frequencies; `slope` in multiples of 12 dB per octave, without delay."""
    size = 1 << int(np.ceil(np.log2(len(x) + RATE // 10)))
    f = np.fft.rfftfreq(size, 1 / RATE)
    gain = np.ones_like(f)
    if low > 0:
        gain /= 1 + (low / np.maximum(f, 1e-3)) ** (2 * slope)
    if high > 0:
        gain /= 1 + (f / high) ** (2 * slope)
    return np.fft.irfft(np.fft.rfft(x, size) * gain, size)[: len(x)]


def convolve(x: Wave, y: Wave) -> Wave:
    """The full convolution of two mono waves."""
    size = 1 << int(np.ceil(np.log2(len(x) + len(y))))
    return np.fft.irfft(np.fft.rfft(x, size) * np.fft.rfft(y, size), size)[: len(x) + len(y) - 1]


def strike(modes: Sequence[Mode], contact_ms: float, seconds: float, luck: np.random.Generator | None = None) -> Wave:
    """A body that rings in its modes after a blow of `contact_ms`: short is hard and bright, long is soft and dull.

    The loudest sample is 1."""
    t = clock(seconds)
    ring = np.zeros_like(t)
    for f, t60, strength in modes:
        if luck is not None:
            f, strength = f * luck.uniform(0.97, 1.03), strength * luck.uniform(0.85, 1.15)
        ring += strength * np.sin(2 * np.pi * f * t) * decay(t, t60)
    n = max(3, round(contact_ms / 1000 * RATE))
    blow = np.hanning(n + 2)[1:-1]
    x = convolve(ring, blow)[: len(t)]
    x /= np.max(np.abs(x))
    if luck is not None:
        grit = hiss(0.006, 1000, 4200, luck) * decay(clock(0.006), 0.005)
        add(x, grit, 0.0, 0.07 / contact_ms)
    return x / np.max(np.abs(x))


def hiss(seconds: float, low: float, high: float, luck: np.random.Generator) -> Wave:
    """Noise between two frequencies with a root mean square of 1."""
    x = band(luck.standard_normal(round(seconds * RATE)), low, high)
    return x / np.sqrt(np.mean(x**2))


def swell(seconds: float, peak: float, sharp: float = 2.0) -> Wave:
    """An envelope that rises until `peak` (share of its time) and falls to nothing."""
    t = clock(seconds) / seconds
    up = np.clip(t / max(peak, 1e-3), 0, 1) ** sharp
    return up * np.clip((1 - t) / (1 - peak), 0, 1) ** sharp


def room(seconds: float, seed: int, bright: float = 5000.0, before: float = 0.004) -> Wave:
    """A stereo impulse response of a wooden room (n, 2) with energy 1 per side: high notes die first."""
    luck = np.random.default_rng(seed)
    t = clock(seconds * 1.1)
    sides = []
    for _ in range(2):
        side = np.zeros_like(t)
        edges = (90.0, 300.0, 900.0, 2200.0, bright)
        for low, high in zip(edges, edges[1:]):
            t60 = seconds * (1.0 - 0.16 * np.log2(max(high, 300.0) / 300.0))
            side += hiss(len(t) / RATE, low, high, luck)[: len(t)] * decay(t, t60) * (low / 300.0) ** -0.25
        side *= np.clip(t / 0.012, 0, 1)
        delayed = np.concatenate([np.zeros(round(before * RATE)), side])[: len(t)]
        for gap in luck.uniform(0.006, 0.038, 7):
            delayed[round(gap * RATE)] += luck.choice((-1, 1)) * 9.0 * (1 - gap / 0.05)
        sides.append(delayed / np.sqrt(np.sum(delayed**2)))
    return np.stack(sides, axis=1)


def in_room(x: Wave, response: Wave, wet: float) -> Wave:
    """A mono sound in a room, mixed down to mono, as long as it was."""
    return x + wet * convolve(x, response[:, 0])[: len(x)]


def fade(x: Wave, come: float, go: float) -> Wave:
    """Ease in and out at the ends, seconds each."""
    y = x.copy()
    for n, where in ((round(come * RATE), slice(None, None, 1)), (round(go * RATE), slice(None, None, -1))):
        if n > 0:
            ramp = 0.5 - 0.5 * np.cos(np.pi * np.arange(n) / n)
            part = y[where]
            part[:n] *= ramp[:, None] if y.ndim == 2 else ramp
    return y


def soften(x: Wave, ceiling: float) -> Wave:
    """Round off what reaches above half the ceiling so that nothing passes it."""
    knee = 0.5 * ceiling
    over = np.abs(x) > knee
    y = x.copy()
    y[over] = np.sign(x[over]) * (knee + (ceiling - knee) * np.tanh((np.abs(x[over]) - knee) / (ceiling - knee)))
    return y
