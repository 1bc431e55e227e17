import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { showFrame, withArtworkPage } from './artwork-page.ts';
import { runFfmpeg, withoutMetadata } from './ffmpeg.ts';

const seconds = 12;
const framesPerSecond = 24;
const frameCount = seconds * framesPerSecond;

const folder = join(import.meta.dirname, '../remote-public/src/features/home/film');

const videoColours =
  '-vf scale=out_color_matrix=bt709:out_range=tv,format=yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -an';

const workplace = await mkdtemp(join(tmpdir(), 'campbc-film-'));
try {
  await mkdir(folder, { recursive: true });
  const original = join(workplace, 'film.mkv');
  await withArtworkPage({ file: 'film.html', width: 1280, height: 720 }, (page) =>
    record(page, original),
  );
  await writeMp4(original);
  await writeWebm(original);
} finally {
  await rm(workplace, { recursive: true });
}

/** Every frame, without loss. */
async function record(page: Page, file: string) {
  const source = `-f image2pipe -c:v png -framerate ${framesPerSecond} -i -`.split(' ');
  const lossless = '-c:v libx264rgb -qp 0 -preset ultrafast'.split(' ');
  await runFfmpeg([...source, ...lossless, file], framesOf(page));
}

async function* framesOf(page: Page) {
  for (let frame = 0; frame < frameCount; frame += 1) {
    await showFrame(page, frame / frameCount);
    const picture = await page.evaluate(
      () => document.querySelector('canvas')?.toDataURL('image/png') ?? '',
    );
    yield Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
  }
}

async function writeMp4(original: string) {
  const quality = '-c:v libx264 -preset slower -crf 20 -maxrate 620k -bufsize 1200k'.split(' ');
  const tuning = '-tune animation -aq-mode 3 -bsf:v filter_units=remove_types=6'.split(' ');
  const options = [...videoColours.split(' '), ...quality, ...tuning];
  const tagged = join(workplace, 'tagged.mp4');
  await runFfmpeg(['-i', original, ...options, tagged]);
  await copyUntagged(tagged, 'camp.mp4');
}

/** In two passes: the first only looks. */
async function writeWebm(original: string) {
  const quality = '-c:v libvpx-vp9 -b:v 420k -crf 29 -g 288'.split(' ');
  const tuning = '-row-mt 1 -threads 2 -auto-alt-ref 1 -lag-in-frames 25'.split(' ');
  const notes = ['-passlogfile', join(workplace, 'vp9')];
  const options = ['-i', original, ...videoColours.split(' '), ...quality, ...tuning, ...notes];
  await runFfmpeg([...options, '-pass', '1', '-cpu-used', '4', '-f', 'null', '-']);
  const tagged = join(workplace, 'tagged.webm');
  await runFfmpeg([...options, '-pass', '2', '-cpu-used', '2', tagged]);
  await copyUntagged(tagged, 'camp.webm');
}

/** The encoders sign their work; a plain copy leaves that behind. */
async function copyUntagged(tagged: string, name: string) {
  const options = ['-map_metadata:s:v', '-1', '-c', 'copy', '-movflags', '+faststart'];
  await runFfmpeg(['-i', tagged, ...withoutMetadata, ...options, join(folder, name)]);
}
