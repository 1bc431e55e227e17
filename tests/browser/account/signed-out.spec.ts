import { expect } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';

test('four hours without activity log out, here and on the server, and the page says why [session-13]', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signInAs(page, 'member');
  await page.goto('/hub');
  await expect(page.getByRole('heading', { level: 1, name: 'My Hub' })).toBeVisible();
  /* Code that is on its way counts as late once the clock runs. */
  await expect(page.getByRole('heading', { name: 'Saved places' })).toBeVisible();

  await page.clock.runFor('03:59:00');
  await expect(page.getByRole('heading', { level: 1, name: 'My Hub' })).toBeVisible();
  /* Only up to the full hour: a call that takes 15 s by this clock is given up. */
  await page.clock.runFor('00:01:00');

  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText('You were logged out after four hours without activity.'),
  ).toBeVisible();
  const cookieNames = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(cookieNames).not.toContain('campbc_signed_in');
  /* The page shows it before the server has answered. */
  const statusOfMe = async () => (await page.request.get(`${site.url}/api/auth/me`)).status();
  await expect.poll(statusOfMe).toBe(401);
});
