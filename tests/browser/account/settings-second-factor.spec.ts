import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '#tests/support/browser/browser.ts';
import { enroll, signedInCamper } from '#tests/support/people/new-camper.ts';

/** The card of the page that is about the second factor. */
const factorCard = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Two-factor authentication' }) });

test('the set-up of an authenticator starts from the settings', async ({ page }) => {
  await signedInCamper(page);
  await page.goto('/settings');
  const section = factorCard(page);
  await expect(section.getByText('Off', { exact: true })).toBeVisible();

  await section.getByRole('button', { name: 'Set up authenticator' }).click();

  await expect(page).toHaveURL(/\/2fa\/enroll/);
});

test('recovery codes are made anew after asking, copied and downloaded', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedInCamper(page);
  await enroll(page);
  await page.goto('/settings');
  const section = factorCard(page);
  await expect(section.getByText('10 recovery codes left.')).toBeVisible();

  await section.getByRole('button', { name: 'New recovery codes' }).click();
  const question = page.getByRole('dialog', { name: 'Make new recovery codes?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Make new codes' }).click();

  const codes = section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const shown = await codes.allTextContents();
  for (const code of shown) expect(code).toMatch(/^[A-Z2-9]{5}(-[A-Z2-9]{5}){2}$/);
  await section.getByRole('button', { name: 'Copy codes' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shown.join('\n')}\n`);
  await expect(section.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Copy codes' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Download codes' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('campbc_recovery_codes.txt');
  await expectAccessible(page);
});

test.describe('turning two-factor authentication off', () => {
  test.use({ expectedErrors: /status of (400|422)/ });

  test('takes password and code', async ({ page }) => {
    const camper = await signedInCamper(page);
    const { authenticator } = await enroll(page);
    await page.goto('/settings');
    const section = factorCard(page);
    await section.getByRole('button', { name: 'Turn off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Turn off two-factor authentication?' });
    await dialog.getByLabel('Your password', { exact: true }).fill(camper.password);
    const code = dialog.getByLabel('Authenticator or recovery code');
    await code.fill('ABCDE-FGHJK');
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('aria-invalid', 'true');

    await code.fill(await authenticator.freshCode());
    await dialog.getByRole('button', { name: 'Turn off' }).click();

    await expect(section.getByText('Two-factor authentication is off.')).toBeVisible();
    await expect(page.locator('main :focus')).toContainText('Two-factor authentication is off.');
    await expect(section.getByRole('button', { name: 'Set up authenticator' })).toBeVisible();
  });
});

test('staff are told why they cannot turn their second factor off', async ({ page }) => {
  await signedInCamper(page);
  const enrolled = '2026-05-03T19:00:00.000Z';
  const methods = ['totp'];
  const json = { enabled: true, methods, enrolled_at: enrolled, recovery_left: 2, required: true };
  await page.route('**/api/security/2fa/status', (route) => route.fulfill({ json }));
  await page.goto('/settings');
  const section = factorCard(page);

  await expect(section.getByText('Enabled since May 3, 2026.')).toBeVisible();
  await expect(section.getByText('You’re running low.')).toBeVisible();
  await expect(section.getByText('Your role requires two-factor authentication')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
});

test.describe('when the API fails', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('set-up and recovery codes fail in the words of the specification', async ({ page }) => {
    await signedInCamper(page);
    await page.route('**/api/security/2fa/enroll/start', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Set up authenticator' }).click();
    await expect(page.getByRole('alert')).toHaveText('Could not start authenticator setup');

    await page.unroute('**/api/security/2fa/enroll/start');
    await enroll(page);
    await page.reload();
    await page.route('**/api/security/2fa/recovery-codes', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page.getByRole('button', { name: 'New recovery codes' }).click();
    await page.getByRole('button', { name: 'Make new codes' }).click();
    const alert = page.getByRole('alert');
    await expect(alert).toHaveText('Could not generate recovery codes');
  });
});
