import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { newCamper } from '#tests/support/people/new-camper.ts';
import { logOut, submitPassword } from '#tests/support/people/second-factor-journey.ts';

test.use({ expectedErrors: /status of (400|401|403|422)/ });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('logging out leads home, however slow the machine is', async ({ page }) => {
  const member = await newCamper();
  /* Home's code is there already: on a slow machine it may not come in time, which is another story. */
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await page.getByRole('link', { name: 'Login / Register' }).click();
  await submitPassword(page, member);
  await page.getByRole('banner').getByRole('button', { name: member.username }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(heading(page)).toHaveText('Settings');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 });

  await logOut(page, member);

  await expect(page).toHaveURL(`${site.url}/`);
});

test('a browser without the passkey says that none was used, and the form still works', async ({
  page,
}) => {
  const member = await newCamper();
  await page.goto('/login');
  await page.evaluate(() => {
    navigator.credentials.get = () =>
      Promise.reject(new DOMException('The request was dismissed.', 'NotAllowedError'));
  });

  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The passkey was not used. Please try again, or log in another way.',
  );
  await submitPassword(page, member);

  await expect(page).toHaveURL(/\/hub$/);
});

test('the code for passkeys is loaded only by whoever uses one', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));

  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible();

  expect(loaded.filter((url) => /passkeys\./.test(url))).toEqual([]);
});
