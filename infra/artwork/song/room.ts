import { sampleRate, soften } from './sound.ts';

/** Delays in seconds that have no common rhythm, so that the echoes blur. */
const combDelays = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617];
const blurDelays = [0.005, 0.0017, 0.0081];

/** Echoes of a small clearing with trees around it (Schroeder, 1962). `spread` sets one ear apart from the other. */
export function echoesOf(dry: Float32Array, spread: number) {
  const sum = new Float32Array(dry.length);
  for (const delay of combDelays) addComb(sum, dry, delay + spread);
  for (const delay of blurDelays) blur(sum, delay + spread / 3);
  soften(sum, 3800);
  return sum;
}

function addComb(sum: Float32Array, dry: Float32Array, delay: number) {
  const size = Math.round(delay * sampleRate);
  const line = new Float32Array(size);
  const feedback = 10 ** ((-3 * delay) / 1.5);
  let level = 0;
  for (let index = 0; index < dry.length; index += 1) {
    const place = index % size;
    const echo = line[place] ?? 0;
    level += 0.55 * (echo - level);
    line[place] = (dry[index] ?? 0) + feedback * level;
    sum[index] = (sum[index] ?? 0) + echo / combDelays.length;
  }
}

function blur(track: Float32Array, delay: number) {
  const size = Math.round(delay * sampleRate);
  const line = new Float32Array(size);
  for (let index = 0; index < track.length; index += 1) {
    const place = index % size;
    const [input, old] = [track[index] ?? 0, line[place] ?? 0];
    line[place] = input + 0.6 * old;
    track[index] = old - 0.6 * (line[place] ?? 0);
  }
}
