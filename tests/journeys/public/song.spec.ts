import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import {
  audio,
  bar,
  isPaused,
  openLongPage,
  pauseButton,
  placeOf,
  playButton,
} from '#tests/support/browser/song-player.ts';

test('the song plays as long as was said, goes on while the visitor goes to another page, and pauses [frame-6, frame-7]', async ({
  page,
}) => {
  await openLongPage(page);
  const mayCome = Promise.withResolvers<void>();
  await page.route(/\.mp3/, async (route) => {
    await mayCome.promise;
    await route.continue();
  });
  await playButton(page).click();
  const told = (await bar(page).getAttribute('aria-valuetext'))?.match(/\d:\d\d$/)?.[0] ?? '';

  mayCome.resolve();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0.2);
  expect(told).not.toBe('');
  await expect(bar(page)).toHaveAttribute('aria-valuetext', new RegExp(`of ${told}$`));
  const song = await audio(page).elementHandle();
  const before = await placeOf(page);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await expect.poll(() => placeOf(page)).toBeGreaterThan(before + 0.5);
  expect(await song?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await isPaused(page)).toBe(false);
  await pauseButton(page).click();
  await expect(playButton(page)).toBeVisible();
  expect(await isPaused(page)).toBe(true);
});
