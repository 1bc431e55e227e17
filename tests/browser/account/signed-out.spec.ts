import { expect } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import { signedInCamper } from '#tests/support/people/new-camper.ts';
import { logOut } from '#tests/support/people/second-factor-journey.ts';

test('four hours without activity log out, here and on the server, and the page says why', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signInAs(page, 'member');
  await page.goto('/hub');
  await expect(page.getByRole('heading', { level: 1, name: 'My Hub' })).toBeVisible();

  await page.clock.runFor('03:59:00');
  await expect(page.getByRole('heading', { level: 1, name: 'My Hub' })).toBeVisible();
  /* Not further than the hour strikes: a call that takes 15 s by this clock is given up. */
  await page.clock.runFor('00:01:00');

  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText('You were logged out after four hours without activity.'),
  ).toBeVisible();
  const cookieNames = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(cookieNames).not.toContain('campbc_signed_in');
  /* The page says so before the server has answered. */
  const statusOfMe = async () => (await page.request.get(`${site.url}/api/auth/me`)).status();
  await expect.poll(statusOfMe).toBe(401);
});

test.describe('without a network', () => {
  test.use({ expectedErrors: /status of 401|ERR_FAILED/ });

  test('a logout without a network lasts, and ends the session as soon as there is one', async ({
    page,
    context,
  }) => {
    const camper = await signedInCamper(page);
    await page.goto('/about');
    const { cookies } = await context.storageState();
    await page.getByRole('banner').getByRole('button', { name: camper.username }).waitFor();
    await page.route('**/api/auth/logout', (route) => route.abort());

    await logOut(page, camper);

    await expect(page.getByText('our servers did not answer')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
    await page.unroute('**/api/auth/logout');
    await page.reload();
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .not.toContain('campbc_refresh');
    await context.addCookies(cookies);
    expect((await page.request.get(`${site.url}/api/auth/me`)).status()).toBe(401);
  });
});
