import { expect, type Page } from '@playwright/test';
import { test, withMotion } from '#tests/support/browser/browser.ts';

test.use(withMotion);

/** Moments of one day in spring, by the hour that they are at the lake. */
const hours = {
  dawn: '2026-03-20T07:13-07:00',
  day: '2026-03-20T13:00-07:00',
  dusk: '2026-03-20T19:23-07:00',
  night: '2026-03-20T23:30-07:00',
};

const hero = (page: Page) => page.locator('[data-hour]');

/** Returns the places of the words, and hides the words, all at once: what comes at rest takes the place of others. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const words = document.querySelectorAll<HTMLElement>(
      '[data-hour] :is(h1, p, a:not([href="/regions"]))',
    );
    return [...words].map((each) => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const { x, y, width, height } = range.getBoundingClientRect();
      each.style.visibility = 'hidden';
      return { x, y, width, height };
    });
  });

/** The greatest relative luminance (WCAG 2.2) in places of a picture, found by another page's canvas. */
async function brightest(page: Page, places: Awaited<ReturnType<typeof placesOf>>) {
  const picture = (await page.screenshot()).toString('base64');
  const painter = await page.context().newPage();
  const found = await painter.evaluate(
    async ([source, areas]) => {
      const image = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!canvas) throw new Error('This browser draws nothing.');
      canvas.drawImage(image, 0, 0);
      const linear = (byte: number) =>
        byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
      const luminanceOf = ([red = 255, green = 255, blue = 255]: Uint8ClampedArray) =>
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
      let most = 0;
      for (const { x, y, width, height } of areas) {
        const { data } = canvas.getImageData(x, y, width, height);
        for (let at = 0; at < data.length; at += 4) {
          most = Math.max(most, luminanceOf(data.subarray(at, at + 4)));
        }
      }
      return most;
    },
    [`data:image/png;base64,${picture}`, places] as const,
  );
  await painter.close();
  return found;
}

/** Relative luminance of the words, `--sun` by day. */
const sun = 0.922;

/** Returns the contrast of the words with the brightest point behind any of them. */
async function lowestContrast(page: Page): Promise<number> {
  const places = await placesOf(page);
  return (sun + 0.05) / ((await brightest(page, places)) + 0.05);
}

test('at every hour the sky is that of British Columbia, and the welcome is read in windows of any width [public-pages-1]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  for (const [hour, at] of Object.entries(hours)) {
    await test.step(hour, async () => {
      await page.clock.setFixedTime(at);
      await page.goto('/');
      await expect(hero(page)).toHaveAttribute('data-hour', hour);
      await expect(hero(page).locator('[data-alerts]').first()).toBeVisible();

      /* At 992 px the words begin to stand on the film, and reach furthest into it. */
      for (const width of [360, 992]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => lowestContrast(page), `${width} wide`).toBeGreaterThanOrEqual(4.5);
      }
    });
  }
});

test('in the dark theme the sun is down: it goes within a second, or at once under reduced motion [public-pages-1]', async ({
  page,
}) => {
  await page.clock.setFixedTime(hours.day);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(hero(page)).toHaveAttribute('data-hour', 'day');
  const ground = () => hero(page).evaluate((element) => getComputedStyle(element).backgroundColor);
  const seconds = () =>
    hero(page).evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).transitionDuration),
    );
  await expect.poll(ground).toBe('rgb(18, 57, 74)');

  await page.getByRole('button', { name: 'Switch to the dark theme' }).click();

  expect(await seconds()).toBe(1);
  await expect.poll(ground).toBe('rgb(12, 18, 32)');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await seconds()).toBeLessThan(0.001);
});

/** Relative luminance (WCAG 2.2) of an opaque colour as browsers compute it, `rgb(18, 57, 74)`. */
function luminanceOfText(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+/g)].map(([byte]) => {
    const part = Number(byte) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what is typed into the search over the lake is read in the ${colorScheme} theme [public-pages-1]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');

    const letters = await page
      .getByRole('searchbox', { name: 'Park, campground or town' })
      .evaluate((field) => {
        const { color, backgroundColor } = getComputedStyle(field);
        return [color, backgroundColor];
      });

    const [darker = 0, lighter = 0] = letters.map(luminanceOfText).toSorted((a, b) => a - b);
    expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
}
