import { eventsPath } from '@camp/contracts/site/page-events';
import { publish } from '@camp/release/publish/publish';
import { type Browser, expect } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { expectAccessible, test } from '#tests/support/browser/browser.ts';
import { changedBuild } from '#tests/support/builds/changed-build.ts';
import { waiveSecondFactor } from '#tests/support/people/build-user.ts';
import { signInAt } from '#tests/support/browser/sign-in-at.ts';

let site: TestSite;

test.beforeAll(async () => {
  site = await startTestSite({
    RELEASE_COMMIT_URL: 'https://git.example/campbc/commit/{commit}',
  });
});

test.afterAll(() => site.stop());

async function visit(browser: Browser): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const told = page.waitForResponse(/telemetry\/boot/);
  await page.goto(`${site.url}/login`);
  await told;
  await context.close();
}

test('on a phone, the open page follows a publish, a visit and a refusal by events alone, and the keyboard reads why [console-3, console-5]', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  /* Nothing is asked at intervals. */
  await page.addInitScript(() => void Object.assign(globalThis, { setInterval: () => 0 }));
  await waiveSecondFactor(site, 'admin');
  await signInAt(site, page, 'admin');
  const events = page.waitForResponse((response) => response.url().includes(eventsPath));
  await page.goto(`${site.url}/admin/releases`);
  await events;
  const lane = page.getByRole('list', { name: 'Public' });
  await expect(page.getByRole('heading', { name: 'Live: generation 1' })).toBeVisible();
  await expect(lane).toHaveCount(0);
  const publisher = publisherOf(site.dataDir);
  const folder = await changedBuild('remote-public', { from: 'campfire', to: 'woodstove' });

  const sources = { 'remote-public': { commit: '0123456789', isDirty: false } };
  await publish(publisher, { folders: [folder], by: 'bo', sources });
  await expect(page.getByRole('heading', { name: 'Live: generation 2' })).toBeVisible();

  await visit(browser);
  const newest = page.getByRole('table', { name: 'History' }).getByRole('row').nth(1);
  await expect(newest).toContainText(/0 of [1-9]/);

  const other = await changedBuild('remote-public', { from: 'campfire', to: 'lakeside' });
  const gate = { allow: [], api: 'unknown' as const };
  await publish(publisher, { folders: [other], by: 'bo', sources, gate }).catch(() => null);
  const refused = lane.getByRole('listitem').first();
  await expect(refused).toContainText('Refused');
  await expect(lane.getByRole('link', { name: /^commit 01234567/ })).toHaveCount(2);

  await lane.focus();
  for (const _ of ['its commit', 'its reasons']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(refused.getByText('API_UNKNOWN')).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
