import { expect, type Page } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';
import { pages } from '#tests/support/browser/prerendered-pages.ts';
import { goWithinDocument } from '#tests/support/browser/within-document.ts';

/* The table of docs/specification.md#addresses, walked row by row. */

const britishColumbia = '/regions/british-columbia';
const futureHome = 'Welcome to the future home of everything...';

/** Pages that anyone may open and that are not rendered ahead, with their headings. */
const onTheWay = [
  { path: '/campgrounds/alice-lake-campground', heading: 'Alice Lake Campground' },
  { path: `${britishColumbia}/any/page/below`, heading: futureHome },
  { path: '/u/member', heading: 'Kim Member' },
  { path: '/verify-email', heading: 'Verify your email' },
  { path: '/saved/unsubscribe', heading: 'Emails about saved places' },
];

/** All pages, in an order in which neighbours differ, so that none is taken for the one before. */
const publicPages = [
  ...pages.map(({ path, en }) => ({ path, heading: en })),
  ...onTheWay.toReversed(),
  { path: `${britishColumbia}/social`, heading: futureHome },
];

/** Other addresses of a page: where they lead, and the heading there. */
const aliases = [
  { from: '/verify', to: '/verify-email', heading: 'Verify your email' },
  { from: '/regions/britishcolumbia', to: britishColumbia, heading: futureHome },
  { from: '/regions/britishcolumbia/x', to: britishColumbia, heading: futureHome },
  { from: '/Regions/BritishColumbia/x', to: britishColumbia, heading: futureHome },
  { from: '/Regions/British%20Columbia/x', to: britishColumbia, heading: futureHome },
  { from: '/Regions/British%20Columbia/x/y', to: britishColumbia, heading: futureHome },
];

/** Other addresses of a page that only signed-in users may open. */
const guardedAliases = [
  { from: '/account', to: '/hub' },
  { from: '/dashboard', to: '/hub' },
];

const unknown = [
  '/nowhere',
  '/nowhere?page=2',
  '/about/us',
  '/u',
  '/u/member/photos',
  '/regions/atlantis',
  '/regions/british-columbia-park',
  '/hub/nowhere',
  '/index.html',
  '/%E0%A4%A',
];

test.use({ expectedErrors: /status of (404|422)/ });

const headingOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Signs in as another tab would; the page notices when it is looked at again. */
async function signInElsewhere(page: Page, account: string): Promise<void> {
  await signInAs(page, account);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await expect(headingOf(page, 'Welcome to CampBC')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
}

const isAt = (expected: string) => (url: URL) => url.pathname + url.search === expected;

/** Expects that Back leads from an alias's target to the page before it, in one step. */
async function expectBackIsHome(page: Page, visited: number): Promise<void> {
  expect(await page.evaluate(() => history.length)).toBe(visited + 1);
  await page.goBack();
  await expect(page).toHaveURL(isAt('/'));
  await expect(headingOf(page, 'Welcome to CampBC')).toBeVisible();
}

/* tests/browser/public/prerendered.spec.ts opens the others. */
test('public pages open for everyone, at their own addresses [people-roles-3, addresses-1]', async ({
  page,
}) => {
  for (const { path, heading } of onTheWay) {
    await test.step(path, async () => {
      const response = await page.goto(path);

      expect.soft(response?.status()).toBe(200);
      await expect.soft(headingOf(page, heading)).toBeVisible();
      await expect.soft(page).toHaveURL(isAt(path));
    });
  }
});

test('public pages open from a link in the page, at their own addresses [addresses-1]', async ({
  page,
}) => {
  await openHome(page);
  for (const { path, heading } of publicPages) {
    await test.step(path, async () => {
      await goWithinDocument(page, path);

      await expect.soft(headingOf(page, heading)).toBeVisible();
      await expect.soft(page).toHaveURL(isAt(path));
    });
  }
});

test('other addresses of a page lead to it when they are the first asked for [addresses-3, addresses-4]', async ({
  page,
  request,
}) => {
  await openHome(page);
  const visited = await page.evaluate(() => history.length);
  for (const { from, to, heading } of aliases) {
    await test.step(from, async () => {
      const answer = await request.get(`${from}?from=mail&n=2`, { maxRedirects: 0 });
      expect.soft(answer.status()).toBe(301);
      expect.soft(answer.headers()['location']).toBe(`${to}?from=mail&n=2`);

      await page.goto(`${from}?from=mail&n=2`);

      await expect.soft(page).toHaveURL(isAt(`${to}?from=mail&n=2`));
      await expect.soft(headingOf(page, heading)).toBeVisible();
      await expectBackIsHome(page, visited);
    });
  }
});

test('other addresses of a page lead to it from a link in the page [addresses-3, addresses-4]', async ({
  page,
}) => {
  await openHome(page);
  const visited = await page.evaluate(() => history.length);
  for (const { from, to, heading } of aliases) {
    await test.step(from, async () => {
      await goWithinDocument(page, `${from}?from=mail&n=2`);

      await expect.soft(headingOf(page, heading)).toBeVisible();
      await expect.soft(page).toHaveURL(isAt(`${to}?from=mail&n=2`));
      await expectBackIsHome(page, visited);
    });
  }
});

test('other addresses of the hub are answered by the edge with its own and the query [addresses-3]', async ({
  request,
}) => {
  for (const { from, to } of guardedAliases) {
    const answer = await request.get(`${from}?card=2`, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()['location']).toBe(`${to}?card=2`);
  }
});

for (const way of ['asked for first', 'a link in the page'] as const) {
  test(`other addresses of the hub, ${way}, lead the signed-out to /login and, signed in, to it [addresses-3]`, async ({
    page,
  }) => {
    for (const { from, to } of guardedAliases) {
      await test.step(from, async () => {
        await page.context().clearCookies();
        /* A tab of its own: Back leaves entries behind, which the next one would not add to. */
        const tab = await page.context().newPage();
        await openHome(tab);
        const visited = await tab.evaluate(() => history.length);

        if (way === 'asked for first') await tab.goto(`${from}?card=2`);
        else await goWithinDocument(tab, `${from}?card=2`);
        await expect(tab).toHaveURL(isAt('/login'));
        await expect(headingOf(tab, 'Login')).toBeVisible();
        await signInElsewhere(tab, 'member');

        await expect(tab).toHaveURL(isAt(`${to}?card=2`));
        await expect(headingOf(tab, 'My Hub')).toBeVisible();
        await expectBackIsHome(tab, visited);
        await tab.close();
      });
    }
  });
}

test('staff pages send members and moderators home [guards-4]', async ({ page }) => {
  for (const account of ['member', 'mod']) {
    await signInAs(page, account);
    for (const path of ['/admin', '/admin/users']) {
      await page.goto(path);

      await expect(page).toHaveURL(isAt('/'));
      await expect(headingOf(page, 'Welcome to CampBC')).toBeVisible();
    }
  }
});

test('what is unknown is nothing: status 404 and the not-found page [addresses-1]', async ({
  page,
}) => {
  for (const path of unknown) {
    await test.step(path, async () => {
      const response = await page.goto(path);

      expect.soft(response?.status()).toBe(404);
      await expect.soft(headingOf(page, '404 File Not Found')).toBeVisible();
      await expect.soft(page).toHaveTitle('404 File Not Found · CampBC');
    });
  }
});

test('what is unknown is the not-found page from a link in the page, too [addresses-1]', async ({
  page,
}) => {
  await openHome(page);
  for (const path of unknown) {
    await test.step(path, async () => {
      await goWithinDocument(page, path);

      await expect.soft(headingOf(page, '404 File Not Found')).toBeVisible();
      await expect.soft(page).toHaveURL(isAt(path));
      await page.goBack();
      await expect(headingOf(page, 'Welcome to CampBC')).toBeVisible();
    });
  }
});

test('an anchor that no page can have does no harm', async ({ page }) => {
  await page.goto('/about#100%');

  await expect(headingOf(page, 'About')).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(headingOf(page, 'À propos')).toBeVisible();
});
