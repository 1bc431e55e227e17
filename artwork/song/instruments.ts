import type { Note, Pluck } from './score.ts';
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

/** A soft upright bass: a few harmonics that fade one after the other. */
export function playBass(track: Float32Array, notes: Note[]) {
  for (const { time, length, pitch, strength } of notes) {
    const turn = (2 * Math.PI * frequencyOf(pitch)) / sampleRate;
    const sound = Float32Array.from(
      { length: Math.ceil((length + 0.12) * sampleRate) },
      (_, index) => {
        const now = index / sampleRate;
        const edge =
          Math.min(1, now / 0.012) * Math.min(1, Math.max(0, (length + 0.12 - now) / 0.12));
        const angle = index * turn;
        const tone =
          Math.sin(angle) * Math.exp(-now * 0.9) +
          0.45 * Math.sin(2 * angle) * Math.exp(-now * 2.2) +
          0.16 * Math.sin(3 * angle) * Math.exp(-now * 4);
        return edge * tone;
      },
    );
    mixInto(track, sound, { time, gain: 0.135 * strength });
  }
}

/** A low whistle: nearly a pure tone, with breath at its edges and a vibrato that comes late. */
export function playWhistle(track: Float32Array, notes: Note[], random: () => number) {
  for (const note of notes) {
    mixInto(track, whistled(note, random), { time: note.time, gain: 0.078 * note.strength });
  }
  soften(track, 5200);
}

function whistled({ pitch, length, strength }: Note, random: () => number) {
  const fall = 0.09;
  const frequency = frequencyOf(pitch);
  let [angle, breath] = [0, 0];
  return Float32Array.from({ length: Math.ceil((length + fall) * sampleRate) }, (_, index) => {
    const now = index / sampleRate;
    const settled = Math.min(1, Math.max(0, (now - 0.35) / 0.5));
    const vibrato = 0.0045 * settled * Math.sin(2 * Math.PI * 5.1 * now);
    const scoop = -0.012 * Math.exp(-now / 0.03);
    angle += (2 * Math.PI * frequency * (1 + vibrato + scoop)) / sampleRate;
    breath += 0.22 * (random() * 2 - 1 - breath);
    const rise = 1 - Math.exp(-now / 0.035);
    const edge = rise * Math.min(1, Math.max(0, (length + fall - now) / fall));
    const pulse = 1 + 0.08 * settled * Math.sin(2 * Math.PI * 5.1 * now + 0.6);
    const tone =
      Math.sin(angle) + (0.14 + 0.06 * strength) * Math.sin(2 * angle) + 0.07 * Math.sin(3 * angle);
    const air = breath * (0.09 + 0.35 * Math.exp(-now / 0.025));
    return edge * pulse * (tone + air);
  });
}

/** The fire itself: a breath of warm noise, and now and then a twig that snaps. */
export function playFire(track: Float32Array, random: () => number) {
  let level = 0;
  for (let index = 0; index < track.length; index += 1) {
    level += 0.03 * (random() * 2 - 1 - level);
    track[index] = (track[index] ?? 0) + 0.016 * level;
  }
  const seconds = track.length / sampleRate;
  for (let time = 0.4; time < seconds - 0.4; time += 0.05 + 0.9 * random() ** 2) {
    mixInto(track, snap(random), { time, gain: 0.02 + 0.09 * random() ** 3 });
  }
}

function snap(random: () => number) {
  const fade = 0.0015 + 0.005 * random();
  const sound = Float32Array.from({ length: Math.ceil(0.03 * sampleRate) }, (_, index) => {
    return (random() * 2 - 1) * Math.exp(-index / sampleRate / fade);
  });
  soften(sound, 2200 + 2500 * random());
  return sound;
}
