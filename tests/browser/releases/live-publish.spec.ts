import type { ReleaseDocument } from '@camp/release/document/release-document';
import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { copyProject } from '#tests/support/builds/project-copy.ts';
import { startTestSite } from '#infra/test-servers/test-site.ts';

interface InlinedRelease {
  generation: number;
  shell: { version: string };
  remotes: Record<'public' | 'account' | 'admin', { version: string }>;
}

test('one remote is rebuilt and published while the site runs, and only it changes; then it is rolled back', async ({
  page,
}) => {
  const own = await startTestSite();
  const project = await copyProject();
  const inlined = async () =>
    JSON.parse((await page.locator('#release').textContent()) ?? '') as InlinedRelease;
  const lead = page.getByText('Welcome back to the campfire.');
  const newLead = page.getByText('The kettle is on.');
  await page.goto(`${own.url}/login`);
  await expect(lead).toBeVisible();
  const before = await inlined();

  await project.edit('remote-account/src/features/login/en.json', {
    from: 'Welcome back to the campfire.',
    to: 'The kettle is on.',
  });
  const published = (await project.release(
    own,
    'publish',
    'remote-account',
    '--without-browser',
  )) as ReleaseDocument;
  await page.reload();

  expect(published.smoke?.browser).toBeNull();
  await expect(newLead).toBeVisible();
  const after = await inlined();
  expect(after.generation).toBe(before.generation + 1);
  expect(after.remotes.account.version).toBe(published.remotes.account?.version);
  expect(after.remotes.account.version).not.toBe(before.remotes.account.version);
  expect([after.shell, after.remotes.public, after.remotes.admin]).toEqual([
    before.shell,
    before.remotes.public,
    before.remotes.admin,
  ]);

  await project.release(own, 'rollback', String(before.generation));
  await page.reload();
  await expect(lead).toBeVisible();
  /* An open page keeps asking for newer versions. */
  await page.goto('about:blank');
  await own.stop();
});

test('the shell’s own files name no remote: remotes come from the release document alone', async ({
  request,
}) => {
  const html = await (await request.get(site.url)).text();
  const { shell } = JSON.parse(
    /id="release">(.*?)<\/script>/s.exec(html)?.[1] ?? '',
  ) as ReleaseDocument;

  for (const file of Object.keys(shell.files).filter((name) => name.endsWith('.js'))) {
    const code = await (await request.get(site.url + shell.url + file)).text();
    expect(code).not.toMatch(/remote[-_](public|account|admin)/);
  }
});
