import type { OutboxMail } from '@camp/contracts/staff/outbox';
import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { heldMail, letGo } from '#tests/support/browser/held-mail.ts';
import { openOutbox, rowOf } from '#tests/support/browser/outbox-page.ts';

test('a mail on its way is followed without a reload, and the focus stays where it is', async ({
  page,
}) => {
  const mail = await heldMail(page.request, { state: 'queued' });
  await openOutbox(page);
  const row = rowOf(page, mail);
  await expect(row.getByText('Queued', { exact: true })).toBeVisible();
  const preview = row.getByRole('button', { name: `Preview email ${mail.id}` });
  await preview.focus();

  await letGo(mail);

  await expect(row.getByText('Sent', { exact: true })).toBeVisible();
  await expect(preview).toBeFocused();
});

/** A mail as the API describes it, for states that the running site cannot be brought to. */
const madeUp = (id: number): OutboxMail => ({
  id,
  user_id: null,
  recipient: `camper${id}@mail.example`,
  subject: 'Confirm your email address',
  state: 'failed',
  attempts: 3,
  next_attempt_at: '2026-05-04T19:00:00.000Z',
  last_error: `connect ECONNREFUSED ${'and so on '.repeat(30)}`,
  created_at: '2026-05-04T18:00:00.000Z',
  sent_at: null,
});

const counts = { queued: 0, sending: 0, sent: 0, failed: 3, dead: 0 };

test('older mails are loaded on request, and the focus goes to how many are shown', async ({
  page,
}) => {
  await page.route(/\/api\/admin\/outbox\?/, (route) => {
    const isFirst = !route.request().url().includes('cursor=');
    const mails = isFirst ? [madeUp(9), madeUp(8)] : [madeUp(7)];
    return route.fulfill({ json: { mails, next: isFirst ? 8 : null, counts } });
  });
  await openOutbox(page, '?state=failed');
  await expect(page.getByText('Showing 2 of 3 emails.')).toBeVisible();

  await page.getByRole('button', { name: 'Load older' }).click();

  await expect(page.locator('main :focus')).toHaveText('Showing 3 of 3 emails.');
  await expect(page.getByRole('button', { name: 'Load older' })).toHaveCount(0);
});

test.describe('refusals', () => {
  test.use({ expectedErrors: /status of (?:409|429|500)/ });

  test('a refused test mail and a refused retry say why', async ({ page }) => {
    const refuse = (status: number, error: string) => ({
      status,
      json: { error, code: status === 429 ? 'RATE_LIMITED' : 'CONFLICT', requestId: 'a' },
    });
    await page.route(/\/api\/admin\/outbox\?/, (route) =>
      route.fulfill({ json: { mails: [madeUp(9)], next: null, counts } }),
    );
    await page.route('**/api/admin/outbox/test', (route) =>
      route.fulfill(refuse(429, 'Too many test mails. Please try again in 10 minutes.')),
    );
    await page.route('**/api/admin/outbox/9/retry', (route) =>
      route.fulfill(refuse(409, 'This email has already been sent.')),
    );
    await openOutbox(page);

    await page.getByRole('button', { name: 'Send a test email' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Too many test mails. Please try again in 10 minutes.',
    );
    await page.getByRole('button', { name: 'Retry email 9' }).click();
    await expect(page.getByRole('alert')).toHaveText('This email has already been sent.');
  });
});
