import { expect } from '@playwright/test';
import { expectAccessible, test } from '#tests/support/browser/browser.ts';
import { copyProject, copyUninstalled } from '#tests/support/builds/project-copy.ts';
import { startTestSite } from '#infra/test-servers/test-site.ts';

/** Time limit: the test installs, checks, builds and publishes, on a machine that may be busy. */
const longestMs = 600_000;

test('a new remote passes the checks and the gate at once, and has its place in the site [public-pages-32]', async ({
  page,
}) => {
  test.setTimeout(longestMs);
  const [project, own] = [await copyUninstalled(), await startTestSite()];
  const made = await project.run(['infra/bootstrap/main.mjs', 'new-remote', 'day-trips']);
  expect(made.stdout).toContain('npm run release -- publish remote-day-trips');

  await project.runTool('oxfmt', '--check', 'remote-day-trips');
  await project.runTool('oxlint', '--type-aware', '--deny-warnings', 'remote-day-trips');
  await project.runTool('tsc', '-p', 'remote-day-trips/tsconfig.json');
  await project.runTool('knip');
  const unitTests = ['remote-day-trips', 'tests/unit/links'];
  await project.run(['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', ...unitTests]);
  const published = await project.release(own, 'publish', 'remote-day-trips');
  expect(published).toMatchObject({
    smoke: { browser: expect.stringMatching('Chromium'), pages: 1 },
  });

  await page.goto(own.url);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link', { name: 'Day trips' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Day trips' }).click();
  await expect(page).toHaveURL(`${own.url}/day-trips`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Day trips');
  await expectAccessible(page);
  const html = await (await page.request.get(`${own.url}/day-trips?lang=fr`)).text();
  expect(html).toContain('Une nouvelle partie du site');
  /* An open page keeps asking for newer versions. */
  await page.goto('about:blank');
  await own.stop();
});

test('a name that is none, is taken, or whose address is taken, makes nothing', async () => {
  const project = await copyProject();
  const refused = (name: string) => project.run(['infra/new-remote/main.ts', name]).catch(String);

  expect(await refused('Day_Trips')).toContain('small letters');
  expect(await refused('account')).toContain('There is a folder remote-account already.');
  expect(await refused('login')).toContain('/login is taken: remote-account has it.');
  expect(await refused('api')).toContain('/api is taken');
});
