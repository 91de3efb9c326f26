"""How loud and how sharp a sound is: peak, loudness after ITU-R BS.1770, share above 5 kHz, crest."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from sounds.tools import RATE, Wave


class Measured(NamedTuple):
    """Peak in dBFS, loudness and loudest 50 ms in LUFS, energy above 5 kHz in percent, crest in dB, seconds."""

    peak: float
    loudness: float
    loudest: float
    high: float
    crest: float
    seconds: float


def k_gain(f: Wave) -> Wave:
    """The power by which BS.1770 weights a frequency (shelf for the head, high-pass for the ear)."""
    z = np.exp(-2j * np.pi * f / RATE)
    out = np.ones_like(f)
    for b, a in (_shelf(1681.974, 0.7071752, 3.99984), _high_pass(38.13547, 0.5003270)):
        out *= np.abs((b[0] + b[1] * z + b[2] * z**2) / (a[0] + a[1] * z + a[2] * z**2)) ** 2
    return out


def _shelf(at: float, q: float, gain: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    k, v = np.tan(np.pi * at / RATE), 10 ** (gain / 20)
    vb = v**0.499666774155
    a0 = 1 + k / q + k * k
    return ((v + vb * k / q + k * k) / a0, 2 * (k * k - v) / a0, (v - vb * k / q + k * k) / a0), (
        1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0)


def _high_pass(at: float, q: float) -> tuple[tuple[float, ...], tuple[float, ...]]:
    k = np.tan(np.pi * at / RATE)
    a0 = 1 + k / q + k * k
    return (1.0, -2.0, 1.0), (1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0)


def weighted(x: Wave) -> Wave:
    """The K-weighted power of each sample, sides summed (mono counts once, as it comes out of one speaker pair)."""
    y = x[:, None] if x.ndim == 1 else x
    size = 1 << int(np.ceil(np.log2(len(y) + RATE // 4)))
    gain = np.sqrt(k_gain(np.fft.rfftfreq(size, 1 / RATE)))
    return sum(np.fft.irfft(np.fft.rfft(y[:, i], size) * gain, size)[: len(y)] ** 2 for i in range(y.shape[1]))


def _blocks(power: Wave, seconds: float, hop: float) -> Wave:
    n, step = round(seconds * RATE), round(hop * RATE)
    total = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, max(1, len(power) - n + 1), step)
    return (total[np.minimum(starts + n, len(power))] - total[starts]) / n


def lufs(power: Wave | float) -> Wave:
    return -0.691 + 10 * np.log10(np.maximum(power, 1e-12))


def loudness(x: Wave) -> float:
    """Integrated loudness with both gates; sounds shorter than a block count as one block of 400 ms."""
    blocks = _blocks(weighted(x), 0.4, 0.1)
    kept = blocks[lufs(blocks) > -70]
    if not len(kept):
        return -120.0
    kept = kept[lufs(kept) > float(lufs(np.mean(kept))) - 10]
    return float(lufs(np.mean(kept)))


def measure(x: Wave) -> Measured:
    """All figures of a sound."""
    flat = x if x.ndim == 1 else x.mean(axis=1)
    spectrum = np.abs(np.fft.rfft(flat)) ** 2
    f = np.fft.rfftfreq(len(flat), 1 / RATE)
    peak = 20 * np.log10(max(1e-9, float(np.max(np.abs(x)))))
    loudest = float(np.max(lufs(_blocks(weighted(x), 0.05, 0.01))))
    rms = 10 * np.log10(max(1e-12, float(np.mean(flat**2))))
    return Measured(peak, loudness(x), loudest, 100 * float(spectrum[f > 5000].sum() / spectrum.sum()), peak - rms,
                    len(flat) / RATE)
