import { expect } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';

test('without payments the page says so, how to set them up, and what the API answered [billing-1]', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/billing');

  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText([/Home/, /Admin/, /Billing/]);
  const heading = page.getByRole('heading', { level: 2, name: 'Payment provider' });
  const provider = page.locator('section').filter({ has: heading });
  await expect(provider).toContainText('Payments are not set up yet.');
  await expect(provider).toContainText('STRIPE_SECRET_KEY');
  await expect(provider).toContainText('STRIPE_API_BASE');
  await expect(page.getByRole('heading', { name: 'No recent sessions' })).toBeVisible();
  await expect(provider.getByText('"configured": false')).toBeVisible();
});
