import { playGuitar, playBass, playFire, playWhistle } from './instruments.ts';
import { bassPart, guitarPart, songLength, whistlePart } from './score.ts';
import { sampleRate, seededRandom, soften } from './sound.ts';

/** Loudness left and right, from 0 to 1, and the share of it that the clearing gives back. */
interface Seat {
  track: Float32Array;
  left: number;
  right: number;
  echo: number;
}

/** The whole song as interleaved stereo samples: left, right, left, right. */
export function mixedSong(): Float32Array {
  const random = seededRandom(49);
  const track = () => new Float32Array(Math.round(songLength * sampleRate));
  const [guitar, bass, whistle, fire] = [track(), track(), track(), track()];
  playGuitar(guitar, guitarPart(random), random);
  playBass(bass, bassPart());
  playWhistle(whistle, whistlePart(), random);
  playFire(fire, random);
  const seats = [
    { track: guitar, left: 0.78, right: 0.66, echo: 0.28 },
    { track: bass, left: 0.7, right: 0.7, echo: 0.04 },
    { track: whistle, left: 0.64, right: 0.78, echo: 0.6 },
    { track: fire, left: 0.6, right: 0.8, echo: 0.1 },
  ];
  return interleaved(earOf(seats, 'left'), earOf(seats, 'right'));
}

function earOf(seats: Seat[], side: 'left' | 'right') {
  const length = Math.round(songLength * sampleRate);
  const [dry, sent] = [new Float32Array(length), new Float32Array(length)];
  for (const { track, echo, [side]: gain } of seats) {
    for (let index = 0; index < length; index += 1) {
      const sample = gain * (track[index] ?? 0);
      dry[index] = (dry[index] ?? 0) + sample;
      sent[index] = (sent[index] ?? 0) + echo * sample;
    }
  }
  const echoes = echoesOf(sent, side === 'left' ? 0 : 0.0023);
  return dry.map((sample, index) => edgeFade(index) * (sample + (echoes[index] ?? 0)));
}

/** Begins and ends in silence, so that the song can begin again after its last chord. */
function edgeFade(index: number) {
  const now = index / sampleRate;
  const ending = Math.min(1, (songLength - now) / 1.6);
  return Math.min(1, now / 0.01) * Math.sin((ending * Math.PI) / 2) ** 2;
}

function interleaved(left: Float32Array, right: Float32Array) {
  return Float32Array.from({ length: 2 * left.length }, (_, index) => {
    const ear = index % 2 === 0 ? left : right;
    return ear[index >> 1] ?? 0;
  });
}

/** Delays in seconds that have no common rhythm, so that the echoes blur. */
const combDelays = [0.0297, 0.0371, 0.0411, 0.0437, 0.0533, 0.0617];
const blurDelays = [0.005, 0.0017, 0.0081];

/** Echoes of a small clearing with trees around it (Schroeder, 1962). `spread` sets one ear apart from the other. */
function echoesOf(dry: Float32Array, spread: number) {
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
