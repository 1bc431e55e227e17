import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { chromium, type Page, type Route } from '@playwright/test';
import type { DrawFrame } from './scene/frame.ts';

const repository = join(import.meta.dirname, '..');
/** Answered by this process; nothing goes over the network. */
const origin = 'http://artwork.invalid';

interface Sheet {
  /** A file in this folder. */
  file: string;
  width: number;
  height: number;
}

/** Opens one page of this folder in Chromium, with TypeScript made readable to it, and closes it after `use`. */
export async function withArtworkPage(
  { file, ...size }: Sheet,
  use: (page: Page) => Promise<void>,
) {
  await withBlankPage(size, async (page) => {
    await page.goto(`${origin}/artwork/${file}`);
    await page.waitForFunction('"drawFrame" in window && document.fonts.status === "loaded"');
    await use(page);
  });
}

/** Opens an empty page that finds the repository's files under {@link origin}, and closes it after `use`. */
export async function withBlankPage(
  viewport: Omit<Sheet, 'file'>,
  use: (page: Page) => Promise<void>,
) {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] || '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const page = await browser.newPage({ viewport });
    await page.route(`${origin}/**`, answer);
    await use(page);
  } finally {
    await browser.close();
  }
}

/** Shows the film at `time`, from 0 to 1. */
export async function showFrame(page: Page, time: number) {
  await page.evaluate((moment) => {
    const draw: DrawFrame = window.drawFrame;
    draw(moment);
  }, time);
}

async function answer(route: Route) {
  const path = join(repository, new URL(route.request().url()).pathname);
  if (!path.endsWith('.ts')) return route.fulfill({ path });
  const body = stripTypeScriptTypes(await readFile(path, 'utf8'));
  return route.fulfill({ contentType: 'text/javascript', body });
}
