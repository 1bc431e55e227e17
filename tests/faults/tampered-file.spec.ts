import { readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '@camp/release/publish/publish';
import { expect, type Page } from '@playwright/test';
import { publisherOf } from '#infra/site/publisher.ts';
import { test } from '#tests/support/browser/browser.ts';
import { changedBuild } from '#tests/support/builds/changed-build.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';

/* A site of its own, because its published files are changed behind its back. */
let site: TestSite;

test.beforeAll(async () => {
  site = await startTestSite();
});

test.afterAll(async () => {
  await site.stop();
});

test.use({ expectedErrors: /status of 503|RemoteFailure|Loading chunk|strict MIME type checking/ });

const ways = {
  Reload: (page: Page) => page.getByRole('button', { name: 'Reload · Recharger' }).click(),
  'the next visit': (page: Page) => page.goto(`${site.url}/hub`),
};

for (const [way, heal] of Object.entries(ways))
  test(`a changed byte of the shell's own script never runs, and once it is mended ${way} has the right one [frame-28]`, async ({
    page,
  }) => {
    const changed = await tamper('shell', /^shell\..+\.js$/);
    await page.goto(`${site.url}/hub`);
    const stopped = page.getByRole('heading', { name: 'This page has stopped working' });
    await expect(stopped).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await changed.undo();

    await heal(page);

    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect(stopped).toHaveCount(0);
  });

test('of a remote with a changed file the release before is given, with the next document [frame-28]', async ({
  page,
}) => {
  const changed = await changedBuild('remote-account', { from: 'My Hub', to: 'My Camp' });
  const live = await publish(publisherOf(site.dataDir), { folders: [changed], by: 'tests' });
  const { version = '' } = live.remotes['account'] ?? {};
  await tamper('remote-account', /^login\..+\.js$/, version);
  await page.goto(`${site.url}/login`);
  const notice = page.getByText(/You can read this page|cannot be shown/);
  await expect(notice.first()).toBeVisible();
  await page.waitForFunction(() => document.cookie.includes('bad_hash'));
  await page.reload();

  await expect(page.locator('#release')).not.toContainText(`"version":"${version}"`);
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

/** Adds code to an app's published script, as an attacker with access to the store could. */
async function tamper(app: string, script: RegExp, version?: string) {
  const versions = join(site.dataDir, 'releases/files', app);
  const folder = join(versions, version ?? (await readdir(versions))[0] ?? '');
  const name = (await readdir(folder)).find((file) => script.test(file));
  const file = join(folder, name ?? '');
  const original = await readFile(file);
  const compressed = await Promise.all(
    ['.br', '.gz'].map(async (form) => ({ path: file + form, bytes: await readFile(file + form) })),
  );
  await writeFile(file, Buffer.concat([original, Buffer.from(';globalThis.tampered=true')]));
  await Promise.all(compressed.map(({ path }) => unlink(path)));
  return {
    async undo() {
      await writeFile(file, original);
      await Promise.all(compressed.map(({ path, bytes }) => writeFile(path, bytes)));
    },
  };
}
