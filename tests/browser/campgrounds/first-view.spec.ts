import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';

const maxFirstBytes = 130_000;
const maxMapBytes = 300_000;

test.use({ viewport: { width: 360, height: 740 } });

/** Bytes on the wire, with headers, of all scripts so far, and of those asked for before the document had loaded. */
function scriptBytes(page: Page) {
  return page.evaluate(() => {
    const timings = performance.getEntries() as PerformanceNavigationTiming[];
    const loadedAt = timings.find(({ entryType }) => entryType === 'navigation')?.loadEventStart;
    const scripts = timings.filter(
      ({ entryType, name }) => entryType === 'resource' && new URL(name).pathname.endsWith('.js'),
    );
    const sum = (entries: typeof scripts) =>
      entries.reduce((bytes, { transferSize }) => bytes + transferSize, 0);
    const first = scripts.filter(({ startTime }) => startTime < (loadedAt ?? 0));
    return { first: sum(first), all: sum(scripts) };
  });
}

const isAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__react')),
  );

test('the first view of the list needs at most 130 kB of scripts, and a map at most 300 kB more [public-pages-10]', async ({
  browser,
}) => {
  /* From the second visit on the edge has compressed its files as well as it can. */
  for (const isMeasured of [false, true]) {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/campgrounds');
    await isAlive(page);
    await page.waitForLoadState('networkidle');
    const { first, all } = await scriptBytes(page);
    await page.getByRole('button', { name: 'Show map' }).click();
    await expect(page.getByRole('button', { name: 'Zoom in', exact: true })).toBeVisible();
    const withMap = await scriptBytes(page);
    await context.close();

    if (!isMeasured) continue;
    expect(first).toBeGreaterThan(100_000);
    expect(first).toBeLessThanOrEqual(maxFirstBytes);
    expect(withMap.all - all).toBeGreaterThan(maxMapBytes / 10);
    expect(withMap.all - all).toBeLessThanOrEqual(maxMapBytes);
  }
});

/** Holds back the code of the list's page until it is released. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/remote-campgrounds\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.describe('code that comes late', () => {
  /* Where typing takes longer than the shell waits, it reports that and tries again. */
  test.use({ expectedErrors: /The campgrounds area .* could not be loaded/ });

  test('what is typed and chosen before the list is alive counts once it is [public-pages-10]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const letGo = await holdCode(page);
    await page.goto('/campgrounds');
    await page.getByRole('searchbox').pressSequentially('lake');
    await page.getByText('Region', { exact: true }).and(page.locator('summary')).click();
    await page.getByRole('checkbox', { name: 'Northern BC' }).check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('region');
    await page.getByLabel('First day').fill('2026-07-01');
    await page.getByLabel('Last day').fill('2026-07-04');

    letGo();

    await expect(page).toHaveURL(
      /\/campgrounds\?q=lake&region=northern-bc&from=2026-07-01&to=2026-07-04&sort=region$/,
    );
    await expect(page.getByRole('searchbox')).toHaveValue('lake');
    await expect(page.getByRole('checkbox', { name: 'Northern BC' })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('region');
  });

  test('what is pressed before the list is alive happens once it is [public-pages-10]', async ({
    page,
  }) => {
    const letGo = await holdCode(page);
    await page.goto('/campgrounds');
    await page.getByRole('button', { name: 'Filters' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    letGo();

    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  });

  test('a page whose language changes while it comes to life is drawn again, without an error [public-pages-10]', async ({
    page,
  }) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(() => {
      const isTaken = (element?: Element | null) =>
        Object.keys(element ?? {}).some((key) => key.startsWith('__reactFiber'));
      const timer = setInterval(() => {
        if (!isTaken(document.querySelector('main h1'))) return;
        clearInterval(timer);
        const isHalfAlive = !isTaken([...document.querySelectorAll('main [data-item]')].at(-1));
        document.documentElement.dataset['halfAlive'] = `${isHalfAlive}`;
        document.documentElement.lang = 'fr';
        dispatchEvent(new Event('campbc:language-changed'));
      });
    });
    const changedHalfWay = async () => {
      await page.goto('/campgrounds');
      return page.locator('html[data-half-alive]').getAttribute('data-half-alive');
    };

    /* Where the browser takes the list over in one piece, it is tried again. */
    await expect.poll(changedHalfWay).toBe('true');

    await expect(page.locator('[data-first-page]')).toHaveCount(0);
  });
});

test('an address with a filter does not wait for rest, and is never the whole list once alive [public-pages-11]', async ({
  page,
}) => {
  await page.goto('/campgrounds?region=northern-bc');

  await expect(
    page.getByRole('region', { name: 'Campgrounds', exact: true }).getByRole('status'),
  ).toHaveText('59 campgrounds');
});

test('a list that was answered anew, and has lost all items to the edge, comes to life without an error [frame-29]', async ({
  page,
}) => {
  const newer = await fetch(`${site.url}/api/places/campgrounds?region=northern-bc`);
  const json: unknown = await newer.json();
  await page.route(/\/api\/places\/campgrounds(?:\?|$)/, (route) => route.fulfill({ json }));
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      for (const item of document.querySelectorAll('li[data-item]')) item.remove();
    });
  });

  await page.goto('/campgrounds');

  await expect(
    page.getByRole('region', { name: 'Campgrounds', exact: true }).getByRole('status'),
  ).toHaveText('59 campgrounds');
});
