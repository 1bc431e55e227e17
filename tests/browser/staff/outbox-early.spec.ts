import { expect } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';

test('a test mail is in the list, though the list was asked for before it was sent', async ({
  page,
}) => {
  let answer = () => undefined as void;
  let before: number | undefined;
  const isSent = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/admin/outbox?*', async (route) => {
    const response = await route.fetch();
    const { counts } = (await response.json()) as { counts: Record<string, number> };
    before ??= Object.values(counts).reduce((sum, count) => sum + count, 0);
    await isSent;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await signInAs(page, 'admin');
  await page.goto('/admin/email?search=A+test+email');

  await page.getByRole('button', { name: 'Send a test email' }).click();
  await expect(page.getByText('A test email to admin@campbc.example is on its way.')).toBeVisible();
  answer();

  const all = page.getByRole('navigation', { name: 'Emails by state' }).getByRole('link').first();
  await expect(all).toHaveText(/^All/);
  await expect(all).not.toHaveText(`All ${before}`);
});
