import { join } from 'node:path';
import { folderOf } from '@camp/build/apps';
import { publish } from '@camp/release/publish/publish';
import { expect, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { test } from '#tests/support/browser/browser.ts';
import { waiveSecondFactor } from '#tests/support/people/build-user.ts';
import { FilesHost } from '#tests/support/servers/files-host.ts';
import { submitPassword } from '#tests/support/browser/second-factor-journey.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';

/* One site for the whole file, whose remotes each come from a host of their own. */
test.describe.configure({ mode: 'default' });

const remotes = ['public', 'account', 'admin'] as const;

let site: TestSite;
const hosts: Partial<Record<(typeof remotes)[number], FilesHost>> = {};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startTestSite();
  const publisher = publisherOf(site.dataDir);
  for (const remote of remotes) {
    const member = `remote-${remote}` as const;
    const host = await FilesHost.start(join(site.dataDir, 'releases/files'), member);
    hosts[remote] = host;
    const folders = [join(folderOf(member), 'dist')];
    await publish({ ...publisher, filesUrl: `${host.origin}/` }, { folders, by: 'tests' });
  }
});

test.afterAll(async () => {
  await site.stop();
  for (const host of Object.values(hosts)) await host.stop();
});

/** Notes every file of a remote that the page asks for, as `<origin> <remote>`. */
function watchFiles(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    const remote = /\/remote-(\w+)\//.exec(pathname)?.[1];
    if (remote) asked.add(`${origin} ${remote}`);
  });
  return asked;
}

/**
 * Returns scripts and stylesheets of other origins that stand in the page without a hash. Files preloaded for
 * `fetch` have none: browsers do not support that, and the code that fetches them names the hash.
 */
const unhashed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link')]
      /* Browsers compare no hash of these. */
      .filter(
        (tag) =>
          !['icon', 'apple-touch-icon', 'manifest', 'alternate', 'canonical'].includes(
            tag.getAttribute('rel') ?? '',
          ),
      )
      .filter((tag) => !tag.integrity && !tag.matches('[rel=preload][as=fetch]'))
      .map((tag) => tag.outerHTML),
  );

test('a visit through three remotes from three origins works, with every hash and no violation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const asked = watchFiles(page);
  await page.goto(site.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to CampBC' })).toBeVisible();
  await expect(page.locator('video')).toHaveJSProperty('readyState', 4);
  await page.getByRole('banner').getByRole('link', { name: 'Login / Register' }).click();
  await waiveSecondFactor(site, 'admin');
  await submitPassword(page, {
    username: 'admin',
    email: 'admin@campbc.example',
    password: site.demoPassword,
  });
  await expect(page.getByRole('button', { name: /Robin Admin/ })).toBeVisible();
  await page.goto(`${site.url}/admin/users`);

  await expect(page.getByRole('cell', { name: 'Robin Admin @admin' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'CampBC home' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Regions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Regions' })).toBeVisible();

  /* The welcome leads to the campgrounds, whose code the shell may fetch ahead. */
  const visited = new Set([...asked].filter((files) => !files.endsWith(' campgrounds')));
  expect(visited).toEqual(new Set(remotes.map((remote) => `${hosts[remote]?.origin} ${remote}`)));
  expect(await unhashed(page)).toEqual([]);
});

test('a page rendered ahead has its pictures and styles from there, before any script', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(`${hosts.public?.origin}`)) answers.push(response.status());
  });
  await page.goto(site.url);

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to CampBC' })).toBeVisible();
  await expect(page.locator('main [data-remote]')).toHaveAttribute('data-remote', 'public');
  expect(answers.length).toBeGreaterThan(1);
  expect(answers.filter((status) => status >= 400)).toEqual([]);
  await context.close();
});

test('the policy names these origins and no other', async ({ request }) => {
  const policy = (await request.get(site.url)).headers()['content-security-policy'];

  const named = [...(policy ?? '').matchAll(/http:\/\/[^ ;]+/g)].map(([origin]) => origin);
  expect(new Set(named)).toEqual(new Set(remotes.map((remote) => hosts[remote]?.origin)));
});
