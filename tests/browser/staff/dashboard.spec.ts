import { usersExportPaths } from '@camp/contracts/staff/staff-users';
import { expect } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';

test('the dashboard says how things stand, and what happened last [user-management-1]', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  /* Other tests act, too, and only eight entries are shown: this one is made right before they are asked for. */
  await page.route('**/api/admin/audit-logs?*', async (route) => {
    await page.request.get(usersExportPaths.admin);
    await route.continue();
  });
  await page.goto('/admin');
  const main = page.getByRole('main');

  await expect(main.getByText(/new campers? this week/)).toBeVisible();
  await expect(main.getByRole('link', { name: /^Users \d[\d,]* people, \d+/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Billing Payments are/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Places \d+ shown, \d+ corrected$/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Last entries' })).toBeVisible();
  await expect(main.getByText('admin · Exported the users').first()).toBeVisible();
});

test('from each staff page a tab leads to each other, in a frame without the public bar [frame-15]', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/audit');
  const bar = page.getByRole('navigation', { name: 'Main' });

  await expect(bar.getByRole('link', { name: 'Audit' })).toHaveAttribute('aria-current', 'page');
  await expect(bar.getByRole('listitem')).toHaveText([
    'Dashboard',
    'Users',
    'Audit',
    'Billing',
    'Health',
    'Email',
    'Releases',
    'Places',
  ]);
  await expect(page.getByText('British Columbia, Canada')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveText(/^Website Version 1\.3/);
  await bar.getByRole('link', { name: 'Health' }).click();

  await expect(page).toHaveURL('/admin/health');
  await expect(bar.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 56 });
});

/** Files that may come late, with a page of the remote that has them and one of another remote. */
const lateFiles = [
  { files: '**/palette.*.js', path: '/admin/users' },
  { files: '**/go-to.*.js', path: '/campgrounds/staff' },
];

for (const { files, path } of lateFiles) {
  test(`what is typed right after Ctrl K at ${path} is in its field, though ${files} comes late [user-management-39, slots-8]`, async ({
    page,
  }) => {
    await signInAs(page, 'admin');
    const late = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await late.promise;
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const field = page.getByRole('combobox', { name: 'A page or a person' });

    await page.keyboard.press('Control+K');
    await page.keyboard.type('j xhe');
    for (const _ of 'j xhe') await page.keyboard.press('Backspace');
    await page.keyboard.type('hex');
    await page.keyboard.press('Backspace');
    late.resolve();
    await expect(field).toBeFocused();
    await page.keyboard.type('al');

    await expect(field).toHaveValue('heal');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeFocused();
  });
}

test('the palette says where there is no earlier version to roll back to [user-management-39]', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('dialog', { name: 'Go to' });
  await expect(palette.getByRole('combobox')).toBeFocused();

  await page.keyboard.type('roll back shell');

  await expect(palette.getByRole('status')).toHaveText('No earlier version to roll back to.');
});

test.describe('without the search', () => {
  test.use({ expectedErrors: /net::ERR_|RemoteFailure/ });

  test('the bar and the pages of staff are as they were [slots-8]', async ({ page }) => {
    await signInAs(page, 'admin');
    await page.route('**/go-to.*.js', (route) => route.abort());
    await page.goto('/campgrounds/staff');
    const bar = page.getByRole('navigation', { name: 'Main' });

    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(bar.locator('[data-remote="admin"]')).toHaveCount(0);
    await bar.getByRole('link', { name: 'Audit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Audit' })).toBeFocused();
  });
});
