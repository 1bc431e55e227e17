import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { showFrame, withArtworkPage } from './artwork-page.ts';
import { runFfmpeg, withoutMetadata } from './ffmpeg.ts';

const output = join(import.meta.dirname, '../remote-public/src/features/home/film/camp.avif');

/* Every visitor of the home page loads it before the film: as small as the sky's shades allow. */
const asStill = '-c:v libaom-av1 -still-picture 1 -crf 24 -cpu-used 2 -pix_fmt yuv420p'.split(' ');
const colours =
  '-vf scale=out_color_matrix=bt709:out_range=pc -color_range pc -colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1';

const frame = join(tmpdir(), `campbc-poster-${process.pid}.png`);
try {
  await withArtworkPage({ file: 'film.html', width: 1280, height: 720 }, async (page) => {
    await showFrame(page, 0);
    await page.screenshot({ path: frame });
  });
  await runFfmpeg(['-i', frame, ...colours.split(' '), ...asStill, ...withoutMetadata, output]);
} finally {
  await rm(frame, { force: true });
}
