import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { card } from '#tests/support/browser/campground-list.ts';
import { MariaDb } from '#infra/test-servers/mariadb.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';

let database: MariaDb;
let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(90_000);
  database = await MariaDb.start();
  site = await startTestSite({
    DATABASE_URL: await database.createDatabase('down'),
    REQUIRE_EMAIL_VERIFICATION: 'false',
  });
});

test.afterAll(async () => {
  await database.stop();
  await site.stop();
});

test.use({ expectedErrors: /status of 503/ });

test('with the database down people are told so, public pages work, and all comes back by itself [guards-7, calls-account-1]', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.request.post(`${site.url}/api/auth/register`, {
    headers: { origin: site.url },
    data: { username: 'camper.down', email: 'down@mail.example', password: 'Sturdy7-tent-pole' },
  });
  await page.goto(`${site.url}/campgrounds?q=bear`);
  const found = card(page, 'Bear Creek Campground');
  await expect(found).toBeVisible();
  await page.goto(`${site.url}/hub`);
  await expect(page.getByRole('heading', { name: 'My Hub' })).toBeVisible();

  await database.pause();
  await page.goto(`${site.url}/campgrounds?q=bear`);

  await expect(found).toBeVisible();
  await expect(page.getByText('Accounts are unavailable for the moment.')).toBeVisible();
  await page.goto(`${site.url}/hub`);

  await expect(
    page.getByRole('heading', { name: 'We can’t reach your account right now' }),
  ).toBeVisible();
  const ready = async () => (await page.request.get(`${site.url}/readyz`)).status();
  /* The answer from before counts for a second. */
  await expect.poll(ready).toBe(503);
  expect((await page.request.get(`${site.url}/healthz`)).status()).toBe(200);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Regions' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible();
  await expect(page.getByText('Accounts are unavailable for the moment.')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Login / Register')).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
  await expect(
    page.getByRole('heading', { name: 'We can’t reach your account right now' }),
  ).toBeVisible();

  await database.resume();

  await expect(page.getByText('Accounts are unavailable for the moment.')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'camper.down' })).toBeVisible();
});
