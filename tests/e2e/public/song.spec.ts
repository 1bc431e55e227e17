import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '#tests/support/browser/browser.ts';

const player = (page: Page) => page.getByRole('region', { name: 'Theme song' });
const playButton = (page: Page) => page.getByRole('button', { name: 'Play the theme song' });
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause the theme song' });
const bar = (page: Page) => page.getByRole('slider', { name: 'Position in the song' });
const audio = (page: Page) => page.locator('audio');

const isPaused = (page: Page) => audio(page).evaluate((song: HTMLAudioElement) => song.paused);
const placeOf = (page: Page) => audio(page).evaluate((song: HTMLAudioElement) => song.currentTime);
const lengthOf = (page: Page) => audio(page).evaluate((song: HTMLAudioElement) => song.duration);

/** Plays until there is sound. */
async function play(page: Page) {
  await playButton(page).click();
  await expect(pauseButton(page)).toBeVisible();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0.2);
}

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** Scrolls until a number of pixels are left to the page's end. */
const scrollToEnd = (page: Page, left = 0) =>
  page.evaluate((pixels) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: scrollHeight - window.innerHeight - pixels, behavior: 'instant' });
  }, left);

async function openLongPage(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/regions');
  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

test('the song is not asked for before the visitor plays it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => /\.mp3/.test(request.url()) && asked.push(request.url()));
  await openLongPage(page);
  await scrollToEnd(page);
  await expect(player(page)).toContainText(/0:00 \/ \d:\d\d/);
  expect(asked).toEqual([]);
  expect(await isPaused(page)).toBe(true);

  await play(page);

  expect(asked.length).toBeGreaterThan(0);
});

test('the song plays and pauses, and its length is as was said before', async ({ page }) => {
  await openLongPage(page);
  const told = (await bar(page).getAttribute('aria-valuetext'))?.match(/\d:\d\d$/)?.[0] ?? '';

  await play(page);
  expect(await isPaused(page)).toBe(false);
  await pauseButton(page).click();
  await expect(playButton(page)).toBeVisible();

  expect(await isPaused(page)).toBe(true);
  expect(told).not.toBe('');
  await expect(bar(page)).toHaveAttribute('aria-valuetext', new RegExp(`of ${told}$`));
});

test('a click on the bar and the arrow keys go to any place in the song', async ({ page }) => {
  await openLongPage(page);
  await play(page);
  await pauseButton(page).click();
  const length = await lengthOf(page);

  /* The bar is shorter once nothing plays. */
  await expect(playButton(page)).toBeVisible();
  await bar(page).click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(length * 0.45);
  expect(await placeOf(page)).toBeLessThan(length * 0.55);

  const before = Number(await bar(page).inputValue());
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']) {
    await bar(page).press(key);
  }
  await expect(bar(page)).toHaveValue(String(before + 2));
  expect(Math.floor(await placeOf(page))).toBe(before + 2);
});

test('a place chosen before the first play is where the song starts', async ({ page }) => {
  await openLongPage(page);
  await bar(page).press('End');
  await bar(page).press('ArrowLeft');
  const chosen = Number(await bar(page).inputValue());

  await playButton(page).click();
  await pauseButton(page).click();

  expect(chosen).toBeGreaterThan(30);
  expect(await placeOf(page)).toBeGreaterThanOrEqual(chosen);
});

test('the song goes on while the visitor goes to another page', async ({ page }) => {
  await openLongPage(page);
  await play(page);
  const song = await audio(page).elementHandle();
  const before = await placeOf(page);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await expect.poll(() => placeOf(page)).toBeGreaterThan(before + 0.5);
  expect(await song?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await isPaused(page)).toBe(false);
});

test.describe('a song that cannot be loaded', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is said in words, and plays once it can be', async ({ page }) => {
    await page.route(/\.mp3/, (route) => route.abort());
    await openLongPage(page);
    await playButton(page).click();
    await expect(player(page).getByRole('alert')).toContainText('could not be loaded');
    await expect(playButton(page)).toBeVisible();
    await expectAccessible(page);

    await page.unroute(/\.mp3/);
    await play(page);

    await expect(player(page).getByRole('alert')).toBeHidden();
  });
});

test('the player lifts within 6 pixels of the page’s end, off the footer’s last line', async ({
  page,
}) => {
  await openLongPage(page);
  const top = async () => (await playButton(page).boundingBox())?.y ?? 0;
  const down = await top();

  await scrollToEnd(page, 20);
  expect(await top()).toBe(down);
  await scrollToEnd(page, 6);
  await expect.poll(top).toBeLessThan(down - 24);
  await scrollToEnd(page);
  const line = await page.getByText('Website Version 1.3').boundingBox();
  const pill = await player(page).boundingBox();
  expect((pill?.y ?? 0) + (pill?.height ?? 0)).toBeLessThanOrEqual(line?.y ?? 0);

  await scrollToEnd(page, 200);
  await expect.poll(top).toBe(down);
});

test('a taller window that reaches the page’s end lifts the player, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openLongPage(page);
  await scrollToEnd(page, 100);
  await expect(player(page)).toHaveAttribute('data-lifted', 'false');

  await page.setViewportSize({ width: 1280, height: 900 });

  await expect(player(page)).toHaveAttribute('data-lifted', 'true');
});

test('in a narrow window the player is a button and a line until it plays', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLongPage(page);
  const title = player(page).getByText('Campfire');
  await expect(playButton(page)).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await expect(title).toBeHidden();

  await play(page);

  await expect(title).toBeVisible();
  await scrollTo(page, 400);
  const pill = await player(page).boundingBox();
  const backToTop = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
  expect((pill?.x ?? 0) + (pill?.width ?? 0)).toBeLessThan(backToTop?.x ?? 0);
});

test('the button back to the top comes past 300 pixels and leads there, with the focus', async ({
  page,
}) => {
  await openLongPage(page);
  const button = page.getByRole('button', { name: 'Back to top' });
  await scrollTo(page, 301);
  await expect(button).toBeVisible();
  await scrollTo(page, 300);
  await expect(button).toHaveCount(0);

  await scrollToEnd(page);
  await expectAccessible(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await button.click();

  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(button).toHaveCount(0);
});
