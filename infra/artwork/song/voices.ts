import type { Note } from './score.ts';
import { frequencyOf, mixInto, sampleRate, soften } from './sound.ts';

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
