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

test.use({ expectedErrors: /valid digest|integrity checks failed/ });

test("a changed byte of the shell's own script never runs, and Reload fetches it past the cache", async ({
  page,
}) => {
  const changed = await tamper();
  await page.goto(`${site.url}/hub`);
  const stopped = page.getByRole('heading', { name: 'This page has stopped working' });
  await expect(stopped).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await changed.undo();

  await page.getByRole('button', { name: 'Reload · Recharger' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await expect(stopped).toHaveCount(0);
});

/** Adds code to the shell's published script, as somebody with access to the store could. */
async function tamper() {
  const versions = join(site.dataDir, 'releases/files/shell');
  const [version = ''] = await readdir(versions);
  const folder = join(versions, version);
  const name = (await readdir(folder)).find((file) => /^shell\..+\.js$/.test(file));
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
