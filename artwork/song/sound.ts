/** Samples per second. */
export const sampleRate = 44_100;

/** Frequency in hertz of a MIDI pitch. */
export function frequencyOf(pitch: number) {
  return 440 * 2 ** ((pitch - 69) / 12);
}

/** The same sequence of numbers from 0 to 1 for the same seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Placing {
  /** In seconds. */
  time: number;
  gain: number;
}

/** Adds a sound to a track; the part beyond the track's end is left out. */
export function mixInto(track: Float32Array, sound: Float32Array, { time, gain }: Placing) {
  const start = Math.round(time * sampleRate);
  const end = Math.min(sound.length, track.length - start);
  for (let index = 0; index < end; index += 1) {
    track[start + index] = (track[start + index] ?? 0) + gain * (sound[index] ?? 0);
  }
}

/** A bell or dip at one frequency, in place (Audio EQ Cookbook, peaking filter). */
export function resonate(track: Float32Array, frequency: number, decibels: number, width: number) {
  const amplitude = 10 ** (decibels / 40);
  const angle = (2 * Math.PI * frequency) / sampleRate;
  const alpha = Math.sin(angle) / (2 * width);
  const turn = -2 * Math.cos(angle);
  const scale = 1 + alpha / amplitude;
  const [ahead, behind] = [1 + alpha * amplitude, 1 - alpha * amplitude];
  const feedback = 1 - alpha / amplitude;
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  for (let index = 0; index < track.length; index += 1) {
    const input = track[index] ?? 0;
    const output =
      (ahead * input + turn * in1 + behind * in2 - turn * out1 - feedback * out2) / scale;
    [in2, in1, out2, out1] = [in1, input, out1, output];
    track[index] = output;
  }
}

/** Takes away what lies above (roughly) one frequency, in place. */
export function soften(track: Float32Array, frequency: number) {
  const follow = 1 - Math.exp((-2 * Math.PI * frequency) / sampleRate);
  let level = 0;
  for (let index = 0; index < track.length; index += 1) {
    level += follow * ((track[index] ?? 0) - level);
    track[index] = level;
  }
}
