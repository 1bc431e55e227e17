import { expect, type Page } from '@playwright/test';

export const player = (page: Page) => page.getByRole('region', { name: 'Theme song' });
export const playButton = (page: Page) => page.getByRole('button', { name: 'Play the theme song' });
export const pauseButton = (page: Page) =>
  page.getByRole('button', { name: 'Pause the theme song' });
export const bar = (page: Page) => page.getByRole('slider', { name: 'Position in the song' });
export const audio = (page: Page) => page.locator('audio');

export const isPaused = (page: Page) =>
  audio(page).evaluate((song: HTMLAudioElement) => song.paused);
export const placeOf = (page: Page) =>
  audio(page).evaluate((song: HTMLAudioElement) => song.currentTime);

/** Plays the song until there is sound. */
export async function play(page: Page) {
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0.2);
}

export const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

export const scrollToEnd = (page: Page, left = 0) =>
  page.evaluate((pixels) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: scrollHeight - window.innerHeight - pixels, behavior: 'instant' });
  }, left);

export async function openLongPage(page: Page, path = '/regions') {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
