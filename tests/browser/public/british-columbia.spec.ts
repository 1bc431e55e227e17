import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { goWithinDocument } from '#tests/support/browser/within-document.ts';

const home = '/regions/british-columbia';
const paths = [
  home,
  `${home}/`,
  '/Regions/British-Columbia',
  `${home}/bc_emergency_alerts`,
  `${home}/services`,
  `${home}/social`,
  `${home}/any/page/below`,
];
const elsewhere = ['/', '/regions', '/contact', '/login', '/regions/british-columbia-park'];

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const localLinks = (page: Page) => bar(page).getByRole('list', { name: 'British Columbia' });
const socialMedia = (page: Page) => bar(page).getByRole('button', { name: 'Social Media' });
const channels = (page: Page) => bar(page).getByRole('link', { name: 'All our channels' });

test.use({ expectedErrors: /status of 404/ });

test('British Columbia’s own links stand in the bar of its pages, and in no other bar [frame-2]', async ({
  page,
}) => {
  const targets = {
    'Emergencies/Alerts': `${home}/bc_emergency_alerts`,
    Services: `${home}/services`,
    'Return Home': '/',
  };
  await page.goto('/about');

  for (const path of paths) {
    await test.step(path, async () => {
      await goWithinDocument(page, path);

      await expect(socialMedia(page)).toBeVisible();
      await expect(socialMedia(page)).toHaveAttribute('aria-expanded', 'false');
      for (const [name, target] of Object.entries(targets)) {
        const link = localLinks(page).getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', target);
      }
    });
  }

  for (const path of elsewhere) {
    await test.step(path, async () => {
      await goWithinDocument(page, path);

      await expect(socialMedia(page)).toHaveCount(0);
      await expect(bar(page).getByRole('link', { name: 'Regions' })).toBeVisible();
      await expect(localLinks(page)).toHaveCount(0);
      await expect(bar(page).getByRole('link', { name: 'Return Home' })).toHaveCount(0);
      await goWithinDocument(page, home);
      await expect(socialMedia(page)).toBeVisible();
    });
  }
});

test('the Social Media menu opens and closes by click, by keyboard, and when the focus leaves it [frame-2]', async ({
  page,
}) => {
  await page.goto(home);
  await expect(channels(page)).toBeHidden();

  await socialMedia(page).click();
  await expect(channels(page)).toBeVisible();
  await expect(socialMedia(page)).toHaveAttribute('aria-expanded', 'true');
  for (const name of [/^Social group/, /^Video channel/]) {
    const link = bar(page).getByRole('link', { name });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:/);
  }
  await socialMedia(page).click();
  await expect(channels(page)).toBeHidden();
  await expect(socialMedia(page)).toHaveAttribute('aria-expanded', 'false');

  for (const key of ['Enter', 'Space']) {
    await socialMedia(page).focus();
    await page.keyboard.press(key);
    await expect(channels(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(channels(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(channels(page)).toBeHidden();
    await expect(socialMedia(page)).toBeFocused();
  }

  await socialMedia(page).click();
  await expect(channels(page)).toBeVisible();
  for (const link of [channels(page), bar(page).getByRole('link', { name: /^Social group/ })]) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(localLinks(page).getByRole('link', { name: 'Emergencies/Alerts' })).toBeFocused();
  await expect(channels(page)).toBeHidden();
});

test('on a small screen the same links stand in the opened menu [frame-2]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 760 });
  await page.goto(home);
  await expect(socialMedia(page)).toBeHidden();

  await page.getByRole('button', { name: 'Menu' }).click();
  await socialMedia(page).click();
  await channels(page).click();

  await expect(page).toHaveURL(`${home}/social#instagram`);
  await expect(channels(page)).toBeHidden();
});

test('each part of the province leads to its campgrounds, and four kinds of services to those that have them [public-pages-47]', async ({
  page,
}) => {
  const parts = [
    'Vancouver Island',
    'Vancouver, Coast & Mountains',
    'Thompson Okanagan',
    'Kootenay Rockies',
    'Cariboo Chilcotin Coast',
    'Northern BC',
  ];
  await page.goto(home);
  const byRegion = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Campgrounds by region' }) });
  await expect(byRegion.getByRole('link')).toHaveText(parts);

  await byRegion.getByRole('link', { name: 'Kootenay Rockies' }).click();

  await expect(page).toHaveURL('/campgrounds?region=kootenay-rockies');
  await expect(page.getByRole('checkbox', { name: /^Kootenay Rockies/ })).toBeChecked();

  await page.goto(`${home}/services`);
  await expect(page.getByRole('main').getByRole('link', { name: /^Campgrounds with/ })).toHaveCount(
    4,
  );
  await page.getByRole('link', { name: 'Campgrounds with a boat launch' }).click();

  await expect(page).toHaveURL('/campgrounds?amenity=boatLaunch');
  await expect(page.getByRole('checkbox', { name: /^Boat launch/ })).toBeChecked();
});

test('the regions’ names are on the map, each apart from the others, in both languages [public-pages-47]', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    for (const language of ['en', 'fr']) {
      await page.goto(`${home}?lang=${language}`);
      const map = page.getByRole('main').locator('div:has(> [role="img"])');
      const links = map.getByRole('link');
      await expect(links).toHaveCount(6);
      const frame = await boxOf(map);
      const boxes = await Promise.all((await links.all()).map(boxOf));

      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(frame.left);
        expect(box.right).toBeLessThanOrEqual(frame.right);
        expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
      }
    }
  }
});

const boxOf = (element: Locator) =>
  element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { left, right, top, bottom };
  });

type Box = Awaited<ReturnType<typeof boxOf>>;

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

test('in forced colours, too, the bar marks the current page [frame-3]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/about');
  const lineOf = (name: string) => bar(page).getByRole('link', { name, exact: true });

  await expect(lineOf('About')).toHaveCSS('text-decoration-line', 'underline');
  await expect(lineOf('Regions')).toHaveCSS('text-decoration-line', 'none');
});

const partHeading = (page: Page) => page.locator('#instagram').getByRole('heading', { level: 2 });

/** Pixels between the bar, which stays in the window, and the social media heading below it. */
async function gapBelowBar(page: Page): Promise<number> {
  const top = await partHeading(page).evaluate((element) => element.getBoundingClientRect().top);
  const edge = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
  return top - edge;
}

test('each address of the social media shows the page at them, and so does the menu from elsewhere [addresses-1, frame-22]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  for (const address of [`${home}/social`, `${home}/social#instagram`, `${home}#instagram`]) {
    await test.step(address, async () => {
      await page.goto(`${home}/services`);
      await page.goto(address);

      await expect.poll(() => gapBelowBar(page)).toBeLessThan(100);
      expect(await gapBelowBar(page)).toBeGreaterThanOrEqual(0);
      await expect(partHeading(page)).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
      await expect(page.locator('#instagram')).toBeFocused();
    });
  }

  await localLinks(page).getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services for campers');
  await socialMedia(page).click();
  await channels(page).click();

  await expect(page).toHaveURL(`${home}/social#instagram`);
  await expect(partHeading(page)).toBeInViewport();
  await expect(page.locator('#instagram')).toBeFocused();
});
