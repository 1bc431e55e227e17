import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { showFrame, withArtworkPage } from './artwork-page.ts';

/** The moment of the film, from 0 to 1. */
const moment = 0.06;

const output = join(import.meta.dirname, '../services/edge/public/share.jpg');

await mkdir(dirname(output), { recursive: true });
await withArtworkPage({ file: 'share.html', width: 1200, height: 630 }, async (page) => {
  await showFrame(page, moment);
  await page.screenshot({ path: output, type: 'jpeg', quality: 86 });
});
