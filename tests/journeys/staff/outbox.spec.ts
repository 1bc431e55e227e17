import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { heldMail } from '#tests/support/browser/held-mail.ts';
import { openOutbox, rowOf } from '#tests/support/browser/outbox-page.ts';
import { mailAbout, mailsTo } from '#tests/support/people/mailbox.ts';

test('an admin sends a test mail, sees it leave, and finds it in the inbox [outbox-1]', async ({
  page,
}) => {
  const earlier = await mailsTo(site.inboxUrl, 'admin@campbc.example', 0);
  /* Mails of other tests may fill the first page meanwhile. */
  await openOutbox(page, '?search=A+test+email');

  await page.getByRole('button', { name: 'Send a test email' }).click();

  const said = page.getByText('A test email to admin@campbc.example is on its way.');
  await expect(said).toBeVisible();
  await expect(page.locator('main :focus')).toContainText('A test email to');
  const row = rowOf(page, { recipient: 'admin@campbc.example' }).filter({
    hasText: 'A test email',
  });
  await expect(row.first().getByText('Sent', { exact: true })).toBeVisible();
  /* The first row may be another test's mail until the list has this one. */
  await expect(async () => {
    const mail = await mailAbout(site.inboxUrl, 'admin@campbc.example', 'A test email from CampBC');
    expect(earlier.map(({ id }) => id)).not.toContain(mail.id);
  }).toPass();
});

test('a mail that was given up is read without its link, retried, and arrives [outbox-1, outbox-3]', async ({
  page,
}) => {
  const lastError = '451 The mailbox is on a hike.';
  const mail = await heldMail(page.request, { state: 'dead', attempts: 8, lastError });
  await openOutbox(page, '?state=dead');
  const row = rowOf(page, mail);
  await expect(row).toContainText(/Dead.*8/);
  await expect(row).toContainText(lastError);
  const preview = row.getByRole('button', { name: `Preview email ${mail.id}` });

  await preview.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`To ${mail.recipient}`);
  await expect(dialog).toContainText('[link hidden]');
  await expect(dialog).not.toContainText('token=');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(preview).toBeFocused();
  await row.getByRole('button', { name: `Retry email ${mail.id}` }).click();

  const said = `Email ${mail.id} to ${mail.recipient} is back in the queue.`;
  await expect(page.locator('main :focus')).toHaveText(said);
  await expect(row).toHaveCount(0);
  const [arrived] = await mailsTo(site.inboxUrl, mail.recipient);
  expect(arrived?.text).toContain('/verify-email?token=');
});
