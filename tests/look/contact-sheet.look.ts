import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { siteCookies } from '@camp/contracts/site/cookies';
import { site, test } from '#tests/support/browser/browser.ts';
import { type KeyState, keyStates, openState } from '#tests/support/browser/key-states.ts';

/* Every page and state in every look, on one HTML page, for people to look at. */

const folder = 'test-results/contact-sheet';

interface Look {
  name: string;
  width: number;
  language?: 'en' | 'fr';
  media?: Parameters<Page['emulateMedia']>[0];
}

const dark = { colorScheme: 'dark' } as const;

/** With 200 % zoom a window of 1280 px has room for 640. */
const widths = [360, 768, 1280, 1920];
const looks: readonly Look[] = [
  ...widths.map((width) => ({ name: `${width}`, width })),
  ...widths.map((width) => ({ name: `${width} dark`, width, media: dark })),
  ...widths.map((width) => ({ name: `${width} French`, width, language: 'fr' as const })),
  ...widths.map((width) => ({
    name: `${width} French dark`,
    width,
    language: 'fr' as const,
    media: dark,
  })),
  { name: '320', width: 320 },
  { name: '200 %', width: 640 },
  { name: 'forced colours', width: 1280, media: { forcedColors: 'active' } },
  { name: 'print', width: 720, media: { media: 'print' } },
];

const fileOf = (state: KeyState, look: Look) =>
  `${state.name}-${look.name.replaceAll(/\W+/g, '-')}.jpg`;

const plainMedia = { colorScheme: 'light', forcedColors: 'none', media: 'screen' } as const;

test.use({ expectedErrors: /./ });
test.setTimeout(300_000);

for (const state of keyStates) {
  test(state.name, async ({ page, context }) => {
    for (const look of looks) {
      const language = { name: siteCookies.language, value: look.language ?? 'en', url: site.url };
      await context.addCookies([language]);
      await page.emulateMedia({ ...plainMedia, reducedMotion: 'reduce', ...look.media });
      await page.setViewportSize({ width: look.width, height: 900 });
      /* Opened parts have English names. */
      if (look.language === 'fr' && state.open) continue;
      await openState(page, state);
      /* Waits for what comes after the first paint, such as the lake next to a form. */
      await page.waitForLoadState('networkidle');
      await page.screenshot({
        path: join(folder, fileOf(state, look)),
        fullPage: !state.open,
        type: 'jpeg',
        quality: 60,
      });
    }
  });
}

test.beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  const rows = keyStates.map(
    (state) =>
      `<h2>${state.name}</h2><div>${looks.map((look) => figure(state, look)).join('')}</div>`,
  );
  writeFileSync(join(folder, 'index.html'), `${head}${rows.join('\n')}`);
});

const figure = (state: KeyState, look: Look) =>
  `<figure><a href="${fileOf(state, look)}"><img loading="lazy" alt="" src="${fileOf(state, look)}"></a><figcaption>${look.name}</figcaption></figure>`;

const head = `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>div{display:flex;gap:1rem;overflow-x:auto;align-items:start}figure{margin:0}img{inline-size:18rem}</style>
`;
