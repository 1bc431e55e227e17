import { sampleRate } from './sound.ts';

/** Digits in a second. */
const digitsPerSecond = 8;

/** What counts as loud: all but this share of the song is softer. */
const loudShare = 0.02;

/** How loud a song of two interleaved channels is, eight times a second: a digit from 0 to 9 each. */
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
