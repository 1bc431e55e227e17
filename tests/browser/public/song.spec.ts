import { expect, type Page } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';
import { coveredBySongPlayer } from '#tests/support/browser/every-look.ts';
import {
  bar,
  openLongPage,
  pauseButton,
  play,
  playButton,
  player,
  scrollTo,
  scrollToEnd,
} from '#tests/support/browser/song-player.ts';

/** Lines of the footer under the player. */
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

test('the player lifts within 6 pixels of the page’s end, also in a window made taller, off the footer’s last line [frame-6]', async ({
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
    /* Another width changes the height of the page, one frame later. */
    const liftedAtEnd = async () => {
      await scrollToEnd(page);
      return player(page).getAttribute('data-lifted');
    };
    await expect.poll(liftedAtEnd).toBe('true');
    await expect.poll(() => footerTextUnder(page), `at ${width} px`).toEqual([]);
  }

  await page.setViewportSize({ width: 1_440, height: 720 });
  await scrollToEnd(page, 200);
  await expect.poll(top).toBe(down);

  await page.setViewportSize({ width: 1_440, height: 500 });
  await scrollToEnd(page, 100);
  await expect(player(page)).toHaveAttribute('data-lifted', 'false');
  await page.setViewportSize({ width: 1_440, height: 900 });
  await expect(player(page)).toHaveAttribute('data-lifted', 'true');
});

test('the player is a round button of 40 pixels, opens with its first press and docks again [frame-8]', async ({
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

test('no focused element lies under the player, to the last of the page [frame-6]', async ({
  page,
}) => {
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

/** The focused link or button of the page, if the player lies on it. */
const focusUnderPlayer = async (page: Page) => {
  const covered = await coveredBySongPlayer(page);
  const focused = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '');
  return covered.includes(focused) ? focused : '';
};

test('on a phone the footer’s links begin where its text does, free of the player and the button back to the top [frame-6]', async ({
  page,
}) => {
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await scrollToEnd(page);
    await expect(player(page)).toHaveAttribute('data-lifted', 'true');
    await expect(player(page)).toBeVisible();
    const footer = page.getByRole('contentinfo');
    const first = await footer.getByRole('link', { name: 'Privacy' }).boundingBox();
    const { x: left = 0 } = (await footer.locator('h2').first().boundingBox()) ?? {};

    expect(first?.x, `at ${width} px`).toBe(left);
    expect(await coveredBySongPlayer(page)).toEqual([]);
  }
});

test('the player leaves forms and staff pages alone [frame-6, frame-15]', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(player(page)).toBeHidden();

  await signInAs(page, 'admin');
  await page.goto('/admin');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(player(page)).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Song player' })).toHaveCount(0);
});
