import { oneClickPath } from '@camp/contracts/places/closure-mails';
import { expect, type Page } from '@playwright/test';
import { secretsFor } from '#infra/site/secrets.ts';
import { site, test } from '#tests/support/browser/browser.ts';
import { buildUser } from '#tests/support/people/build-user.ts';
import { enterAs } from '#tests/support/browser/new-camper.ts';
import { unsubscribeTokenOf } from '#tests/support/people/unsubscribe-token.ts';

test.use({ expectedErrors: /status of (400|410)/ });

const secret = secretsFor(site.dataDir, {}).SECRETS_KEY;

const box = (page: Page) =>
  page.getByRole('checkbox', { name: 'Email me when a saved place closes or opens again' });

/** Resolves when a change is saved; the page shows it before. */
const changeOf = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());

/** Signs in a user who gets the mails, on the page that shows that. */
async function subscriber(page: Page) {
  const camper = await buildUser(site);
  expect(await enterAs(page, camper)).toBe(200);
  await page.goto('/saved');
  const kept = changeOf(page);
  /* Not `check`, which looks at once: the page shows a change a moment later. */
  await box(page).click();
  await expect(box(page)).toBeChecked();
  await kept;
  return { ...camper, token: unsubscribeTokenOf(camper.id, { secret }) };
}

const isOn = async (page: Page) => {
  await page.goto('/saved');
  await expect(box(page)).toBeVisible();
  return box(page).isChecked();
};

test('a member turns the mails on and off, and reads that samples cause none [mails-about-saved-places-1, mails-about-saved-places-4]', async ({
  page,
}) => {
  await subscriber(page);
  await expect(page.getByText('Closures are not live here, so no emails are sent.')).toBeVisible();
  expect(await isOn(page)).toBe(true);

  await box(page).focus();
  const kept = changeOf(page);
  await page.keyboard.press('Space');
  await expect(box(page)).not.toBeChecked();
  await expect(box(page)).toBeFocused();
  await kept;

  expect(await isOn(page)).toBe(false);
});

test('the link of a mail asks, and one press ends the mails for somebody signed out [mails-about-saved-places-4]', async ({
  page,
  browser,
}) => {
  const { token } = await subscriber(page);
  const context = await browser.newContext({ baseURL: site.url });
  const reader = await context.newPage();

  await reader.goto(`${oneClickPath}?token=${token}`);
  await expect(reader).toHaveURL(`/saved/unsubscribe?token=${token}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Emails about saved places');
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await isOn(page)).toBe(true);
  await reader.getByRole('button', { name: 'Stop these emails' }).click();

  const done = reader.getByRole('status').filter({ hasText: 'Done: we no longer write to you' });
  await expect(done).toBeVisible();
  await expect(done.locator('..')).toBeFocused();
  expect(await isOn(page)).toBe(false);
  await context.close();
});

test('a mail program ends the mails through the edge, by a form from elsewhere [calls-saved-places-1]', async ({
  page,
}) => {
  const { token } = await subscriber(page);

  const { status } = await fetch(`${site.url}${oneClickPath}?token=${token}`, {
    method: 'POST',
    headers: { origin: 'https://mail.example' },
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  });

  expect(status).toBe(204);
  expect(await isOn(page)).toBe(false);
});
