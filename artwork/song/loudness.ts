import { sampleRate } from './sound.ts';

/** Digits in a second. */
const digitsPerSecond = 8;

/** Share of the song that reaches the loudest level; the rest is softer. */
const loudShare = 0.02;

/** Returns the loudness of a song of two interleaved channels: eight digits from 0 to 9 for each second. */
export function loudnessCurve(samples: Float32Array): string {
  const size = (2 * sampleRate) / digitsPerSecond;
  const levels: number[] = [];
  for (let from = 0; from + size <= samples.length; from += size) {
    const part = samples.subarray(from, from + size);
    levels.push(Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / size));
  }
  const loud = levels.toSorted((a, b) => b - a)[Math.floor(levels.length * loudShare)] ?? 1;
  return levels.map((level) => Math.round(9 * Math.min(1, level / loud))).join('');
}
