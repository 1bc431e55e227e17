import { expect, type Page } from '@playwright/test';
import { expectAccessible, signInAs, test } from '#tests/support/browser/browser.ts';
import { coveredBySongPlayer } from '#tests/support/browser/every-look.ts';

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

const scrollToEnd = (page: Page, left = 0) =>
  page.evaluate((pixels) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: scrollHeight - window.innerHeight - pixels, behavior: 'instant' });
  }, left);

async function openLongPage(page: Page, path = '/regions') {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

test('the song is not asked for before the visitor plays it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => /\.mp3/.test(request.url()) && asked.push(request.url()));
  await openLongPage(page);
  await scrollToEnd(page);
  expect(asked).toEqual([]);
  expect(await isPaused(page)).toBe(true);

  await play(page);

  expect(asked.length).toBeGreaterThan(0);
});

/** Long enough to read what the page says before the song is there, in milliseconds. */
const songDelayMs = 500;

test('the song plays and pauses, and its length is as was said before', async ({ page }) => {
  await openLongPage(page);
  await page.route(/\.mp3/, (route) => setTimeout(() => void route.continue(), songDelayMs));
  await playButton(page).click();
  const told = (await bar(page).getAttribute('aria-valuetext'))?.match(/\d:\d\d$/)?.[0] ?? '';

  await expect.poll(() => placeOf(page)).toBeGreaterThan(0.2);
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

/** The footer's lines that the player lies on. */
const footerTextUnder = (page: Page) =>
  player(page).evaluate((element) => {
    const place = element.getBoundingClientRect();
    const texts = document.createTreeWalker(
      document.querySelector('footer') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const lines: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < place.right && right > place.left && top < place.bottom && bottom > place.top,
      );
      if (isUnder) lines.push(text.textContent ?? '');
    }
    return lines;
  });

test('the player lifts within 6 pixels of the page’s end, off the footer’s last line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1_440, height: 720 });
  await openLongPage(page);
  const top = async () => (await playButton(page).boundingBox())?.y ?? 0;
  const down = await top();

  await scrollToEnd(page, 20);
  expect(await top()).toBe(down);
  await scrollToEnd(page, 6);
  await expect.poll(top).toBeLessThan(down - 24);
  await scrollToEnd(page);
  for (const width of [320, 360, 390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 720 });
    await scrollToEnd(page);
    await expect(player(page)).toHaveAttribute('data-lifted', 'true');
    await expect.poll(() => footerTextUnder(page), `at ${width} px`).toEqual([]);
  }

  await page.setViewportSize({ width: 1_440, height: 720 });
  await scrollToEnd(page, 200);
  await expect.poll(top).toBe(down);
});

test('a taller window that reaches the page’s end lifts the player, too', async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 500 });
  await openLongPage(page);
  await scrollToEnd(page, 100);
  await expect(player(page)).toHaveAttribute('data-lifted', 'false');

  await page.setViewportSize({ width: 1_440, height: 900 });

  await expect(player(page)).toHaveAttribute('data-lifted', 'true');
});

test('the player is a round button of 40 pixels, opens with its first press and docks again', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await openLongPage(page, '/about');
    await scrollToEnd(page);
    const docked = await player(page).boundingBox();
    expect([docked?.width, docked?.height]).toEqual([40, 40]);
    await play(page);
    await expect(bar(page)).toBeVisible();
    await scrollTo(page, 400);
    const open = await player(page).boundingBox();
    const backToTop = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
    expect((open?.x ?? 0) + (open?.width ?? 0)).toBeLessThan(backToTop?.x ?? 0);

    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerdown');
    await expect(bar(page)).toHaveCount(0);
    await expect(pauseButton(page)).toBeVisible();
  }
});

test('no focused element lies under the player, to the last of the page', async ({ page }) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').focus();
    do {
      await page.keyboard.press('Tab');
      await expect.poll(() => focusUnderPlayer(page), `at ${width} px`).toBe('');
    } while (await page.evaluate(() => document.activeElement?.closest('main, footer') !== null));
  }
});

/** The focused link or button of the page, where the player lies on it. */
const focusUnderPlayer = async (page: Page) => {
  const covered = await coveredBySongPlayer(page);
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '');
  return covered.includes(focused) ? focused : '';
};

test('who puts the player away has it back by the footer’s switch, also after a reload', async ({
  page,
}) => {
  await openLongPage(page);
  const choice = page.getByRole('contentinfo').getByRole('switch', { name: 'Song player' });
  await play(page);
  await player(page).getByRole('button', { name: 'Put the song player away' }).click();
  await expect(player(page)).toHaveCount(0);
  await expect(page.getByText('The song player is put away.')).toBeVisible();

  await page.reload();
  await expect(choice).toHaveAttribute('aria-checked', 'false');
  await expect(player(page)).toHaveCount(0);
  await choice.click();

  await expect(player(page)).toBeVisible();
});

test('the player leaves forms and staff pages alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(player(page)).toBeHidden();

  await signInAs(page, 'admin');
  await page.goto('/admin');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(player(page)).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Song player' })).toHaveCount(0);
});
