import { readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';

/* A site of its own, because its published files are changed behind its back. */
let site: TestSite;

test.beforeAll(async () => {
  site = await startTestSite();
});

test.afterAll(async () => {
  await site.stop();
});

test.use({ expectedErrors: /valid digest|integrity checks failed|RemoteFailure|status of 404/ });

for (const kind of ['entry', 'remote', 'login'] as const) {
  test(`a changed byte in the ${kind} script of remote-account never runs`, async ({ page }) => {
    const changed = await tamper(`${kind}.`);
    await page.goto(`${site.url}/login`);

    await expect(page.getByText('You can read this page')).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await changed.undo();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });
}

test('a stylesheet with a changed byte is not applied', async ({ page }) => {
  const changed = await tamper('login.', { end: '.css', addition: 'main{display:none!important}' });
  await page.goto(`${site.url}/login`);

  await expect(page.getByText('You can read this page')).toBeVisible();
  await changed.undo();
});

test("a changed byte of the shell's own script never runs, and Reload fetches it past the cache", async ({
  page,
}) => {
  const changed = await tamper('shell.', { app: 'shell' });
  await page.goto(`${site.url}/hub`);
  const stopped = page.getByRole('heading', { name: 'This page has stopped working' });
  await expect(stopped).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await changed.undo();

  await page.getByRole('button', { name: 'Reload · Recharger' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(stopped).toHaveCount(0);
});

interface Tampering {
  end?: string;
  addition?: string;
  app?: string;
}

/** Adds code to a published file, as somebody with access to the store could. */
async function tamper(start: string, options: Tampering = {}) {
  const { end = '.js', addition = ';globalThis.tampered=true', app = 'remote-account' } = options;
  const versions = join(site.dataDir, 'releases/files', app);
  const [version = ''] = await readdir(versions);
  const folder = join(versions, version);
  const name = (await readdir(folder)).find((file) => file.startsWith(start) && file.endsWith(end));
  const file = join(folder, name ?? '');
  const original = await readFile(file);
  const compressed = await Promise.all(
    ['.br', '.gz'].map(async (form) => ({ path: file + form, bytes: await readFile(file + form) })),
  );
  await writeFile(file, Buffer.concat([original, Buffer.from(addition)]));
  await Promise.all(compressed.map(({ path }) => unlink(path)));
  return {
    async undo() {
      await writeFile(file, original);
      await Promise.all(compressed.map(({ path, bytes }) => writeFile(path, bytes)));
    },
  };
}
