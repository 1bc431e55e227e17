import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { enterAs, signedInCamper } from '#tests/support/browser/new-camper.ts';
import { plugInAuthenticator } from '#tests/support/people/virtual-authenticator.ts';

/** One card of the page, by its heading. */
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

/** The focused element: the message, where the pressed button is gone (WCAG 2.4.3). */
const focused = (page: Page) => page.locator('main :focus');

const sessions = (page: Page) => page.getByRole('list', { name: 'Sessions' });

test('a passkey is added under a name, listed and removed [settings-1, settings-3]', async ({
  page,
}) => {
  await plugInAuthenticator(page);
  await signedInCamper(page);
  await page.goto('/settings');
  const section = card(page, 'Passkeys');
  await expect(section.getByText('No passkeys yet.')).toBeVisible();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByLabel('Name of the passkey')).toBeFocused();
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('Give it a name.')).toBeVisible();

  await section.getByLabel('Name of the passkey').fill('My phone');
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(section.getByText('The passkey “My phone” is ready to use.')).toBeVisible();
  await expect(section.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText(
    /My phone.*Added .* never used/,
  );

  await section.getByRole('button', { name: 'Remove My phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove passkey' }).click();
  await expect(section.getByText('The passkey “My phone” is removed.')).toBeVisible();
  await expect(focused(page)).toContainText('is removed.');
  await expect(section.getByText('No passkeys yet.')).toBeVisible();
});

test.describe('with refusals on the way', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('signing out the others really ends them, and keeps this one [settings-4]', async ({
    page,
    browser,
  }) => {
    const camper = await signedInCamper(page);
    const other = await (await browser.newContext()).newPage();
    await enterAs(other, camper);
    await other.goto('/hub');
    await page.goto('/settings');
    await expect(sessions(page).getByRole('listitem')).toHaveCount(2);
    const own = sessions(page).getByRole('listitem').first();
    await expect(own).toContainText(/Chrom\w+.* on Linux.*This device.*active now/);

    await page.getByRole('button', { name: 'Log out all others' }).click();
    const question = page.getByRole('dialog', { name: 'Log out all other devices?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    expect((await other.request.get(`${site.url}/api/auth/me`)).status()).toBe(200);
    await page.getByRole('button', { name: 'Log out all others' }).click();
    await question.getByRole('button', { name: 'Log out all others' }).click();

    const done = page.getByText('1 other session is logged out.');
    await expect(done).toBeVisible();
    await expect(focused(page)).toContainText('1 other session is logged out.');
    await expect(sessions(page).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Log out all others' })).toHaveCount(0);
    await other.goto('/hub');
    await expect(other).toHaveURL(/\/login$/);
    await page.reload();
    await expect(page).toHaveURL(/\/settings$/);
    await other.context().close();
  });
});
