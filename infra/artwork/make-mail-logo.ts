import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withBlankPage } from './artwork-page.ts';

/** Mails show it at 40 px: sharp on screens of twice the density and more. */
const size = 120;

const repository = join(import.meta.dirname, '../..');
const output = join(repository, 'services/edge/public/logo.png');
const drawing = await readFile(join(repository, 'packages/ui/src/artwork/favicon.svg'), 'utf8');

await withBlankPage({ width: size, height: size }, async (page) => {
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
  await page.screenshot({ path: output, omitBackground: true });
});
