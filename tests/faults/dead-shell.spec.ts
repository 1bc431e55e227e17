import { publish } from '@camp/release/publish/publish';
import { rollback } from '@camp/release/publish/rollback';
import { liveDocument } from '@camp/release/store/verified-documents';
import { type Browser, expect, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { queryDatabase } from '#tests/support/people/database.ts';
import { test } from '#tests/support/browser/browser.ts';
import { buildOfDeadShell } from '#tests/support/builds/faulty-build.ts';

/* A shell that does not start cannot say so: the document does. One after the other, on one site. */
test.describe.configure({ mode: 'default' });

let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startTestSite({ RELEASE_BUDGET_MS: '300' });
});

test.afterAll(() => site.stop());

test.use({ expectedErrors: /A fault at start/ });

/** Visits as a new visitor, or with this id; returns the state of the shell that the browser reports. */
async function visit(browser: Browser, visitor?: string): Promise<string> {
  const context = await browser.newContext();
  if (visitor) {
    await context.addCookies([{ name: 'campbc_visitor', value: visitor, url: site.url }]);
  }
  const page = await context.newPage();
  const told = page.waitForRequest(
    (request) => request.url().endsWith('/api/telemetry/boot') && !isServed(request.postData()),
  );
  await page.goto(`${site.url}/login`, { waitUntil: 'commit' });
  const { state } = (await told).postDataJSON() as { state: string };
  await context.close();
  return state;
}

const liveNow = async () => {
  const { store, keys } = publisherOf(site.dataDir);
  const live = await liveDocument(store, keys);
  if (!live) throw new Error('Nothing is live.');
  return live;
};

const isServed = (body: string | null) => body?.includes('"state":"served"') ?? false;

const shellOutcomes = () =>
  queryDatabase(site, "SELECT state FROM visit_outcomes WHERE app = 'shell' ORDER BY id DESC");

const lastPage = (page: Page) =>
  page.getByRole('heading', { name: 'This page has stopped working' });

test('a document tells that the shell has started in it', async ({ browser }) => {
  expect(await visit(browser)).toBe('alive');

  await expect.poll(shellOutcomes).toEqual([{ state: 'fine' }]);
});

test('a document tells that the shell did not start, and shows a way on', async ({
  browser,
  page,
}) => {
  const publisher = publisherOf(site.dataDir);
  const good = await liveNow();
  await publish(publisher, { folders: [await buildOfDeadShell('throws')], by: 'tests' });

  await page.goto(`${site.url}/login`);
  await expect(lastPage(page)).toBeVisible();

  expect(await visit(browser)).toBe('failed');
  await expect
    .poll(async () => (await shellOutcomes()).map(({ state }) => state))
    .toEqual(['failed', 'failed', 'fine']);
  await rollback(publisher, { generation: good.generation, by: 'tests' });
});
