import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runFfmpeg, withoutMetadata } from './ffmpeg.ts';
import { loudnessCurve } from './song/loudness.ts';
import { mixedSong } from './song/mix.ts';
import { sampleRate } from './song/sound.ts';

/** Loudness in LUFS (EBU R 128) before the limiter, which takes some of it: about -16 is left. */
const wantedLoudness = -15.7;

const folder = join(import.meta.dirname, '../shell/src/features/theme-song');
const output = join(folder, 'campfire.mp3');

const workplace = await mkdtemp(join(tmpdir(), 'campbc-song-'));
try {
  await mkdir(dirname(output), { recursive: true });
  const raw = join(workplace, 'song.raw');
  const song = mixedSong();
  await writeFile(raw, new Uint8Array(song.buffer));
  await writeFile(join(folder, 'loudness.ts'), loudnessModule(loudnessCurve(song)));
  const source = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '2', '-i', raw];
  const gain = wantedLoudness - (await loudnessOf(source));
  await runFfmpeg([...source, ...encoding(gain), output]);
} finally {
  await rm(workplace, { recursive: true });
}

/** Returns the text of the module with the loudness that the flame next to the player follows. */
function loudnessModule(curve: string): string {
  return [
    '/** Loudness of the theme song, eight values a second, from 0 to 9. Made by artwork/make-song.ts. */',
    `export const loudness =\n  '${curve}';\n`,
  ].join('\n');
}

async function loudnessOf(source: string[]) {
  const log = await runFfmpeg([...source, '-af', 'ebur128', '-f', 'null', '-']);
  const loudness = /Integrated loudness:\s+I:\s+(?<value>-?[\d.]+) LUFS/.exec(log)?.groups?.[
    'value'
  ];
  if (loudness === undefined) throw new Error('ffmpeg told no loudness.');
  return Number(loudness);
}

function encoding(gain: number) {
  const filters = [
    'highpass=f=32',
    `volume=${gain.toFixed(2)}dB`,
    'alimiter=limit=0.82:attack=4:release=80:level=disabled',
    'aresample=32000',
  ];
  const format = '-c:a libmp3lame -abr 1 -b:a 72k -joint_stereo 1 -id3v2_version 3'.split(' ');
  const tags = [
    '-flags:a',
    '+bitexact',
    '-metadata',
    'title=Campfire',
    '-metadata',
    'artist=CampBC',
  ];
  return ['-af', filters.join(','), ...withoutMetadata, ...tags, ...format];
}
