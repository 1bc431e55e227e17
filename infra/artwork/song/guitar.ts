import type { Pluck } from './score.ts';
import { frequencyOf, mixInto, resonate, sampleRate, soften } from './sound.ts';

/** Seconds a finger takes to quiet a string before it plucks it again. */
const release = 0.05;

/** A nylon-strung guitar: one vibrating string for each pluck, then the wooden body around them all. */
export function playGuitar(track: Float32Array, plucks: Pluck[], random: () => number) {
  for (const pluck of plucks) {
    mixInto(track, pluckedString(pluck, random), { time: pluck.time, gain: 0.5 * pluck.strength });
  }
  resonate(track, 105, 4, 1.4);
  resonate(track, 210, 3, 1.6);
  resonate(track, 420, -2.5, 1);
  resonate(track, 2600, 3, 0.8);
  soften(track, 7500);
}

/** A string by Karplus and Strong (1983), tuned by an all-pass (Jaffe and Smith, 1983). */
function pluckedString({ pitch, length, strength }: Pluck, random: () => number) {
  const frequency = frequencyOf(pitch);
  const damping = 0.42;
  const period = sampleRate / frequency - damping;
  const whole = Math.floor(period - 0.2);
  const part = period - whole;
  const tuning = (1 - part) / (1 + part);
  const ringTime = 5.2 * (110 / frequency) ** 0.4;
  const loss = 10 ** (-3 / (frequency * ringTime));
  const line = excitation(whole, strength, random);
  const sound = new Float32Array(Math.ceil((length + release) * sampleRate));
  let [before, tunedFrom, tunedTo] = [0, 0, 0];
  for (let index = 0; index < sound.length; index += 1) {
    const place = index % whole;
    const sample = line[place] ?? 0;
    const damped = loss * ((1 - damping) * sample + damping * before);
    const tuned = tuning * damped + tunedFrom - tuning * tunedTo;
    [before, tunedFrom, tunedTo] = [sample, damped, tuned];
    line[place] = tuned;
    sound[index] = sample * envelope(index / sampleRate, length);
  }
  return sound;
}

function envelope(time: number, length: number) {
  const attack = Math.min(1, time / 0.002);
  return attack * Math.min(1, Math.max(0, (length + release - time) / release));
}

/** One period of noise: rounder when plucked softly, hollow where the finger stands on the string. */
function excitation(size: number, strength: number, random: () => number) {
  const noise = Float32Array.from({ length: size }, () => random() * 2 - 1);
  const follow = 0.2 + 0.28 * strength;
  let level = 0;
  for (let pass = 0; pass < 2; pass += 1) {
    for (let index = 0; index < size; index += 1) {
      level += follow * ((noise[index] ?? 0) - level);
      noise[index] = level;
    }
  }
  const finger = Math.max(1, Math.round(size * 0.22));
  const plucked = noise.map((sample, index) => sample - (noise[(index + finger) % size] ?? 0));
  const mean = plucked.reduce((sum, sample) => sum + sample, 0) / size;
  const power = plucked.reduce((sum, sample) => sum + (sample - mean) ** 2, 0) / size;
  return plucked.map((sample) => (0.3 * (sample - mean)) / Math.sqrt(power));
}
