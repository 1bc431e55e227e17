import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site.ts';

/* A site of its own, because its published files are taken away. */
let site: TestSite;

test.beforeAll(async () => {
  site = await startTestSite();
});

test.afterAll(async () => {
  await site.stop();
});

test.use({ expectedErrors: /status of 404|RemoteFailure|Refused to (apply|execute)/ });

const areas = [
  {
    remote: 'public',
    path: '/regions',
    heading: 'Regions',
    fallback: /public pages cannot be shown/,
    elsewhere: '/login',
  },
  {
    remote: 'account',
    path: '/login',
    heading: 'Login',
    fallback: /account area cannot be shown/,
    elsewhere: '/regions',
  },
] as const;

for (const { remote, path, heading, fallback, elsewhere } of areas) {
  test(`with the files of remote-${remote} gone its area says so, the rest works, and Try again recovers`, async ({
    page,
  }) => {
    const files = join(site.dataDir, 'releases/files', `remote-${remote}`);
    await rename(files, `${files}.away`);
    const startedAt = Date.now();
    await page.goto(site.url + path);

    await expect(page.getByRole('heading', { name: fallback })).toBeVisible();
    expect(Date.now() - startedAt).toBeLessThan(3_000);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    const link = elsewhere === '/login' ? 'Login / Register' : 'Regions';
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`${elsewhere}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', { name: fallback })).toBeVisible();
    await rename(`${files}.away`, files);
    await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
    await page.getByRole('button', { name: 'Try again' }).click();

    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
  });
}
