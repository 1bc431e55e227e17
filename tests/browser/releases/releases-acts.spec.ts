import type { InlinedRelease } from '@camp/release/document/release-document';
import { visitorWhere } from '@camp/release/document/visitor.fixture';
import { publish } from '@camp/release/publish/publish';
import { type Browser, expect, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { expectAccessible, test } from '#tests/support/browser/browser.ts';
import { countingHand } from '#tests/support/browser/counted-presses.ts';
import { changedBuild } from '#tests/support/builds/changed-build.ts';
import { queryDatabase } from '#tests/support/people/database.ts';
import { waiveSecondFactor } from '#tests/support/people/build-user.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { signInAt } from '#tests/support/browser/sign-in-at.ts';

let own: TestSite;

test.beforeAll(async () => {
  own = await startTestSite();
});

test.afterAll(() => own.stop());

const rows = (sql: string) => queryDatabase(own, sql);

async function openReleases(page: Page): Promise<void> {
  await waiveSecondFactor(own, 'admin');
  await signInAt(own, page, 'admin');
  await page.goto(`${own.url}/admin/releases`);
}

/** Opens the site in a browser of its own. An id puts the visitor in the canary or outside it. */
async function visit(browser: Browser, visitor?: string): Promise<Page> {
  const context = await browser.newContext();
  if (visitor) {
    await context.addCookies([{ name: 'campbc_visitor', value: visitor, url: own.url }]);
  }
  const page = await context.newPage();
  await page.goto(`${own.url}/login`);
  return page;
}

async function countedLoads(): Promise<number> {
  const loaded = await rows("SELECT times FROM release_signals WHERE kind = 'loaded'");
  return loaded.reduce((sum, { times }) => sum + Number(times), 0);
}

/** The account remote that a new visitor is given. */
async function versionForNewVisitors(): Promise<string> {
  const html = await (await fetch(`${own.url}/login`)).text();
  const text = /id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  return (JSON.parse(text) as InlinedRelease).remotes['account']?.version ?? '';
}

test('an admin sees how a canary fares, promotes it, and rolls back; new page loads follow', async ({
  page,
  browser,
}) => {
  const usual = await versionForNewVisitors();
  const folder = await changedBuild('remote-account', {
    from: 'Welcome back to the campfire.',
    to: 'The kettle is on.',
  });
  const publisher = publisherOf(own.dataDir);
  const live = await publish(publisher, { folders: [folder], by: 'bo', canary: 50 });
  const [canary] = live.canaries ?? [];
  if (!canary) throw new Error('There is no canary.');
  const tried = canary.remotes['account']?.version ?? '';
  for (const isIn of [true, false]) {
    const id = visitorWhere([canary, (bucket) => bucket < 50 === isIn]);
    const before = await countedLoads();
    const visitor = await visit(browser, id);
    await expect.poll(countedLoads).toBeGreaterThan(before);
    await visitor.context().close();
  }

  /* Both were here before the canary. */
  await rows('UPDATE visit_outcomes SET first_fine = 0');
  /* The person who looks is a visitor, too. */
  const outside = visitorWhere([canary, (bucket) => bucket >= 50]);
  await page.context().addCookies([{ name: 'campbc_visitor', value: outside, url: own.url }]);
  await openReleases(page);
  const figures = page.getByRole('table', {
    name: 'The canary of Account compared with everyone else',
  });
  await expect(figures.getByRole('row').nth(1)).toContainText('Canary');
  await expect(figures.getByRole('row').nth(1).getByRole('cell').nth(1)).toContainText('1');
  await expect(page.getByText('Too few visitors to tell')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Promote' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Every visitor gets the canary of Account now.');
  await dialog.getByRole('button', { name: 'Promote' }).click();

  await expect(page.getByText('Everyone gets the canary of Account now.')).toBeVisible();
  await expect.poll(versionForNewVisitors).toBe(tried);
  await expect(page.getByRole('heading', { name: 'Live: generation 3' })).toBeVisible();
  await expect(page.locator('main :focus')).toHaveText('Releases');

  await page.getByRole('button', { name: 'Roll back to generation 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();

  await expect(page.getByText('Rolled back to generation 1.')).toBeVisible();
  await expect.poll(versionForNewVisitors).toBe(usual);
  await expect(page.getByRole('heading', { name: 'Live: generation 4' })).toBeVisible();
});

test('one app is rolled back in four presses from the dashboard, by its name [releases-3, user-management-39]', async ({
  page,
}) => {
  const folder = await changedBuild('remote-public', { from: 'campfire', to: 'woodstove' });
  const { generation } = await publish(publisherOf(own.dataDir), { folders: [folder], by: 'bo' });
  await openReleases(page);
  await page.goto(`${own.url}/admin`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { press, fill, click, presses } = countingHand(page);

  await press('Control+K');
  await expect(page.getByRole('combobox')).toBeFocused();
  await fill('roll back pub');
  const option = page.getByRole('option');
  await expect(option).toHaveCount(1);
  await expect(option).toContainText('Roll back Public…');
  await press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Roll back?' });
  await click(dialog.getByRole('button', { name: /^Roll back/ }));

  await expect(page.getByText('Rolled back: Public.')).toBeVisible();
  await expect(
    page.getByRole('heading', { name: `Live: generation ${generation + 1}` }),
  ).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(4);
});

test('an admin tries an earlier build alone, sees why it is drawn, and goes back [inspector-3]', async ({
  page,
}) => {
  const usual = await versionForNewVisitors();
  const folder = await changedBuild('remote-account', { from: 'campfire', to: 'lantern' });
  await publish(publisherOf(own.dataDir), { folders: [folder], by: 'bo' });
  const live = await versionForNewVisitors();
  await openReleases(page);
  const badge = page.getByRole('complementary', { name: 'Another version' });

  await page
    .getByRole('button', { name: `Try it alone (Account ${usual})` })
    .first()
    .click();

  await expect(badge).toContainText(`remote-account is version ${usual}`);
  await page.goto(`${own.url}/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.keyboard.press('Control+.');
  const panel = page.getByRole('complementary', { name: 'What drew what' });
  await expect(panel).toContainText(`${usual} · for admin alone, until`);
  expect(await versionForNewVisitors()).toBe(live);

  await badge.getByRole('button', { name: 'Back to the live site' }).click();
  await expect(badge).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.keyboard.press('Control+.');
  await expect(panel).toContainText(`${live} · live`);
});

test.describe('when somebody else was faster', () => {
  test.use({ expectedErrors: /status of 409/ });

  test('the page says so, and what it shows next is what is live [releases-1]', async ({
    page,
  }) => {
    const publisher = publisherOf(own.dataDir);
    const earlier = await changedBuild('remote-public', { from: 'campfire', to: 'lakeside' });
    await publish(publisher, { folders: [earlier], by: 'bo' });
    await openReleases(page);
    const heading = page.getByRole('heading', { name: /^Live: generation/ });
    await expect(heading).toBeVisible();
    await page.getByRole('button', { name: 'Roll back to generation 1' }).click();
    const { generation } = await publish(publisher, {
      folders: [await changedBuild('remote-public', { from: 'campfire', to: 'fireside' })],
      by: 'cy',
    });

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Roll back' }).click();

    await expect(dialog.getByRole('alert')).toContainText(
      'Another release has gone live in the meantime.',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(heading).toHaveText(`Live: generation ${generation}`);
  });
});

test('what a visitor’s browser keeps out is told beside the release', async ({ page, browser }) => {
  const visitor = await visit(browser);
  await visitor.evaluate(() => {
    const image = new Image();
    image.src = 'http://pictures.example/bear.png';
    document.body.append(image);
  });
  const violations = () => rows("SELECT * FROM release_signals WHERE kind = 'violation'");
  await expect.poll(async () => (await violations()).length).toBeGreaterThan(0);
  await visitor.context().close();

  await openReleases(page);

  await expect(page.getByText('Policy violations we can’t attribute')).toBeVisible();
  expect(JSON.stringify(await violations())).not.toContain('pictures.example');
});
