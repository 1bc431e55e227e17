import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { withBlankPage } from './artwork-page.ts';

const repository = join(import.meta.dirname, '..');
const output = (name: string) => join(repository, 'services/edge/public', name);
const drawing = await readFile(join(repository, 'packages/ui/src/artwork/favicon.svg'), 'utf8');

/** Mails show it at 40 px: sharp on screens of twice the density and more. */
await withDrawing(120, 'transparent', (page) =>
  page.screenshot({ path: output('logo.png'), omitBackground: true }),
);

/** On home screens, which cut their own corners and fill what is transparent with black. */
await withDrawing(180, '#17402f', (page) =>
  page.screenshot({ path: output('apple-touch-icon.png') }),
);

/** Sizes in pixels of the icons of the installed site, and of those for iPads (services/edge/src/install.routes.ts). */
const sizes = { any: [48, 96, 144, 192, 256, 384, 512], maskable: [192, 512], apple: [152, 167] };
const ground = '#17402f';

for (const size of sizes.any) {
  await withDrawing(size, 'transparent', (page) =>
    page.screenshot({ path: output(`icons/any-${size}.png`), omitBackground: true }),
  );
}
/* Platforms cut any form out of these; a circle of 80 % stays whole (W3C Web Application Manifest). */
for (const size of sizes.maskable) {
  await withDrawing(
    size,
    ground,
    (page) => page.screenshot({ path: output(`icons/maskable-${size}.png`) }),
    0.8,
  );
}
for (const size of sizes.apple) {
  await withDrawing(size, ground, (page) =>
    page.screenshot({ path: output(`icons/apple-${size}.png`) }),
  );
}

/** For browsers that draw no SVG, and for programs that ask for nothing else. */
await withDrawing(32, 'transparent', async (page) => {
  await writeFile(output('favicon.ico'), iconOf(await page.screenshot({ omitBackground: true })));
});

async function withDrawing(
  size: number,
  color: string,
  use: (page: Page) => Promise<unknown>,
  share = 1,
) {
  await withBlankPage({ width: size, height: size }, async (page) => {
    await page.setContent(
      `<style>body{margin:0;background:${color}}svg{display:block;margin:${((1 - share) / 2) * 100}vw;inline-size:${share * 100}vw}</style>${drawing}`,
    );
    await use(page);
  });
}

/** An icon of one picture of 32 points, in PNG, as every browser since 2009 reads it. */
function iconOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
