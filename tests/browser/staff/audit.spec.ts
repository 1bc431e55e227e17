import { readFile } from 'node:fs/promises';
import type { AuditEntry } from '@camp/contracts/staff/audit';
import { expect, type Page } from '@playwright/test';
import { leaveTrail, rows, updateProfile } from '#tests/support/browser/audit-trail.ts';
import { signInAs, test } from '#tests/support/browser/browser.ts';
import { listedUser } from '#tests/support/browser/listed-user.ts';
import { enterAs } from '#tests/support/browser/new-camper.ts';

const row = (page: Page, action: string) =>
  rows(page).filter({ has: page.getByRole('button', { name: `(${action}), show only these` }) });
const box = (page: Page) => page.getByPlaceholder('Filter logs…');

/** Opens the log as an admin, filtered by the address. */
async function openLog(page: Page, search = ''): Promise<void> {
  await signInAs(page, 'admin');
  await page.goto(`/admin/audit${search}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeVisible();
}

const asks = (url: string) => new URL(url).pathname === '/api/admin/audit-logs';

test('the log opens with its newest 50 entries, under the way to it [audit-log-page-1, audit-log-page-6]', async ({
  page,
}) => {
  const first = page.waitForRequest((request) => asks(request.url()));
  await openLog(page);

  expect(new URL((await first).url()).search).toBe('?limit=50');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Admin', 'Audit']);
  await expect(page.getByRole('columnheader')).toHaveText([
    'ID',
    'When',
    'Action',
    'Actor',
    'Target',
    'IP',
    'User-Agent',
    'Details',
  ]);
});

test('the heads that are seen share one row, and an entry is low on a phone [audit-log-page-1]', async ({
  page,
}) => {
  await openLog(page, '?q=auth.login');
  const heads = page.getByRole('columnheader');
  for (const [width, seen] of [
    [1280, 8],
    [1100, 7],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(heads).toHaveCount(8);
    const boxes = await heads.evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
    const tops = boxes.filter((each) => each.width > 1).map(({ y }) => Math.round(y));
    expect([tops.length, new Set(tops).size]).toEqual([seen, 1]);
  }

  await page.setViewportSize({ width: 360, height: 780 });
  const login = page.getByRole('row').filter({ hasText: 'Logged in' });
  expect((await login.first().boundingBox())?.height).toBeLessThanOrEqual(220);
});

test('details are formatted JSON at every width, until somebody collapses them for good [audit-log-page-1]', async ({
  page,
}) => {
  const { mark } = await leaveTrail({ updates: 1 });
  await enterAs(page, await listedUser({ role: 'admin', isWaived: true }));
  await page.goto(`/admin/audit?q=${mark}`);
  const update = row(page, 'account.update');
  const json = update.getByRole('group', { name: /^Details of entry/ });
  const names = ['IP', 'User-Agent', 'Details'];

  for (const width of [1440, 1000, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(json.getByText('"location"')).toBeVisible();
    expect(JSON.parse(await json.innerText())).toEqual({ fields: ['location'] });
    for (const name of names) {
      const heads = page.getByText(name, { exact: true }).filter({ visible: true });
      await expect(heads.first()).toBeVisible();
    }
  }
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/lists/audit/view')),
    page.getByRole('button', { name: 'Collapse details' }).click(),
  ]);
  await expect(json).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.reload();

  await expect(update).toContainText('fields: location');
  await expect(page.getByRole('button', { name: 'Expand details' })).toBeVisible();
  await expect(json).toHaveCount(0);
});

test('typing narrows the screen at once and asks the server 200 ms after the last key [audit-log-page-1]', async ({
  page,
}) => {
  const { mark } = await leaveTrail();
  await openLog(page, '?q=Trail/');
  await expect(rows(page).filter({ hasText: mark })).toHaveCount(3);
  const sent: string[] = [];
  page.on('request', (request) => asks(request.url()) && sent.push(request.url()));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  await box(page).fill(mark.slice(0, 10));
  await box(page).fill(mark.toUpperCase());

  await expect(rows(page)).toHaveCount(3);
  await page.clock.runFor(190);
  expect(sent).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(() => sent.length).toBe(1);
  await page.clock.resume();
  expect(new URL(sent[0] ?? '').searchParams.get('q')).toBe(mark.toUpperCase());
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(mark.toUpperCase())}`));
  await expect(rows(page)).toHaveCount(3);
});

test('a request that a newer one makes needless is dropped without a word [errors-staff-pages-3]', async ({
  page,
}) => {
  const { mark } = await leaveTrail();
  await openLog(page);
  let drop = () => {};
  const dropped = new Promise<void>((resolve) => (drop = resolve));
  await page.route(
    (url) => url.searchParams.get('q') === 'something slow',
    async (route) => {
      await dropped;
      await route.abort();
    },
  );
  const isAsked = page.waitForRequest(/something/);
  await box(page).fill('something slow');
  await isAsked;

  const isAborted = page.waitForEvent('requestfailed', (request) =>
    /something/.test(request.url()),
  );
  await box(page).fill(mark);
  expect((await isAborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  drop();
  await expect(rows(page)).toHaveCount(3);

  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Refresh says that it works, keeps what is there meanwhile, and brings what is new [audit-log-page-1]', async ({
  page,
}) => {
  const trail = await leaveTrail();
  await openLog(page, `?q=${trail.mark}`);
  await expect(rows(page)).toHaveCount(3);
  await updateProfile(trail, 'Tofino');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/admin/audit-logs?*', async (route) => {
    await held;
    await route.continue();
  });

  await page.getByRole('button', { name: 'Refresh' }).press('Enter');

  const busy = page.getByRole('button', { name: 'Refreshing…' });
  await expect(busy).toBeDisabled();
  await expect(busy).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
  letGo();
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeFocused();
});

test('the export holds what fits the filter, also what is not on screen; Load older goes on until the log ends [audit-log-page-1, audit-log-page-6]', async ({
  page,
}) => {
  const { mark } = await leaveTrail({ updates: 52 });
  await openLog(page, `?q=${mark}`);
  await expect(rows(page)).toHaveCount(50);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export JSON' }).click(),
  ]);

  expect(download.suggestedFilename()).toMatch(
    /^audit-logs_\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.json$/,
  );
  const text = await readFile(await download.path(), 'utf8');
  const entries = JSON.parse(text) as AuditEntry[];
  expect(entries).toHaveLength(55);
  expect(entries.filter((entry) => entry.user_agent !== mark)).toEqual([]);
  expect(text.trimEnd()).toBe(JSON.stringify(entries, null, 2));

  await page.getByRole('button', { name: 'Load older' }).press('Enter');
  await expect(rows(page)).toHaveCount(55);
  await expect(page.getByRole('button', { name: 'Load older' })).toHaveCount(0);
  const facts = page.getByRole('status').filter({ hasText: 'Entries on screen: 55' });
  await expect(facts).toBeFocused();
  await box(page).fill('nothing in the log says this');
  await expect(page.getByRole('heading', { name: 'No logs' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export JSON' })).toBeDisabled();
});

test('a search goes on until it finds something, and says how far back it looked', async ({
  page,
}) => {
  const { mark } = await leaveTrail({ updates: 1 });
  const answer = { logs: [], next: 'further', searched_back_to: '2026-11-03T10:00:00.000Z' };
  let left = 3;
  await page.route('**/api/admin/audit-logs?*', (route) => {
    left -= 1;
    const first = route.request().url().replace('&cursor=further', '');
    return left < 0 ? route.continue({ url: first }) : route.fulfill({ json: answer });
  });

  await openLog(page, `?q=${mark}`);
  await expect(rows(page)).toHaveCount(4);
  left = Infinity;
  await box(page).fill('rare');

  await expect(page.getByRole('heading', { name: 'No logs' })).toBeVisible();
  await expect(page.getByText(/Searched back to Nov 3, 2026/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Load older' })).toBeEnabled();
});
