import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible, signInAs, site, test } from '#tests/support/browser/browser.ts';
import { copyProject } from '#tests/support/builds/project-copy.ts';

/* One bundler for the file, since starting one takes seconds: its tests go one after the other. */
test.describe.configure({ mode: 'serial' });

const badge = (page: Page) => page.getByRole('complementary', { name: 'Local version' });
const backToLive = (page: Page) => page.getByRole('button', { name: 'Back to the live site' });

type Project = Awaited<ReturnType<typeof copyProject>>;
let project: Project;
let bundler: Awaited<ReturnType<Project['developRemote']>>;

test.beforeAll(async () => {
  project = await copyProject();
  await project.edit('remote-account/src/features/login/en.json', {
    from: 'Welcome back to the campfire.',
    to: 'The kettle is on.',
  });
  bundler = await project.developRemote('account', '--shell', site.url);
});

test.afterAll(() => bundler.stop());

/** Opens what the command prints, and agrees. */
async function useIt(page: Page) {
  await page.goto(`${bundler.url}override`);
  await expect(page).toHaveURL(/\/admin\/override#/);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(badge(page)).toBeVisible();
}

async function loginLead(browser: Browser) {
  const page = await browser.newPage();
  await page.goto(`${site.url}/login`);
  const lead = page.getByText('Welcome back to the campfire.');
  await expect(lead).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  await page.close();
}

test('an admin sees a remote from a local bundler in the live site, alone, until going back [addresses-2]', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'admin');
  await page.goto(`${bundler.url}override`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use a local version');
  await expect(page.getByText(bundler.url, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${site.url}/?remote=account&url=${bundler.url}`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(badge(page)).toHaveCount(0);

  await useIt(page);
  await page.goto(`${site.url}/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(badge(page)).toContainText(`remote-account comes from ${new URL(bundler.url).host}`);
  await expect(badge(page)).toContainText(/Until [^.]+\.m\., and only for admin\./);
  await project.edit('remote-account/src/features/settings/SettingsPage.tsx', {
    from: 'title={texts.title}',
    to: 'title="A local page"',
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A local page');
  await loginLead(browser);

  await backToLive(page).click();
  await expect(badge(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('the badge is read in French, in the dark and on a small screen', async ({ page }) => {
  await signInAs(page, 'admin');
  await useIt(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${site.url}/hub?lang=fr`);

  const french = page.getByRole('complementary', { name: 'Version locale' });
  await expect(french).toContainText('Pour admin seulement, jusqu’à');
  await expect(page.getByRole('button', { name: 'Revenir au site en ligne' })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(page);
});

test.describe('a bundler that has gone', () => {
  test.use({ expectedErrors: /ERR_CONNECTION_REFUSED|rspack-dev-server|could not be loaded/ });

  test('is given up after two failed starts in a row, and the visitor is told', async ({
    page,
  }) => {
    await signInAs(page, 'admin');
    await useIt(page);
    await bundler.stop();

    await page.goto(`${site.url}/settings`);
    await expect(page.getByText('The account area cannot be shown right now')).toBeVisible();
    await expect(badge(page)).toBeVisible();
    await page.reload();

    await expect(
      page.getByText('Your version of remote-account did not start twice'),
    ).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  });
});
