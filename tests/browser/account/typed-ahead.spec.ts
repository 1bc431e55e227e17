import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { plugInAuthenticator } from '#tests/support/people/virtual-authenticator.ts';

/** Holds back all scripts except the first until released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/r\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Opens a page whose scripts, except the first, are held back until released. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const letScriptsGo = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return letScriptsGo;
}

test.describe('a sign-in that is refused', () => {
  test.use({ expectedErrors: /status of 401/ });

  test('what is typed into the login page before its code is there is kept, and the press is answered [every-page-9]', async ({
    page,
  }) => {
    const letScriptsGo = await openBeforeScripts(page, '/login');
    await page.getByLabel('Username or email').fill('nobody-here');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();

    const answered = page.waitForResponse('**/api/auth/login');
    letScriptsGo();

    expect((await answered).status()).toBe(401);
    await expect(page.getByRole('alert')).toBeVisible();
    /* If the browser itself had answered the press, the form would have been sent and emptied. */
    await expect(page).toHaveURL(`${site.url}/login`);
    await expect(page.getByLabel('Username or email')).toHaveValue('nobody-here');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
  });
});

test('what is typed ahead into the registration counts in its checks [every-page-9]', async ({
  page,
}) => {
  const letScriptsGo = await openBeforeScripts(page, '/register');
  await page.getByLabel('Password', { exact: true }).pressSequentially('Abcdefg1');
  letScriptsGo();

  await expect(page.getByRole('list', { name: 'Password checklist' })).toContainText('done');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Abcdefg1');
});

test('a link that is pressed early still leads those who were sent to log in back to their page [every-page-9]', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor();
  const letScriptsGo = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  const link = page.getByRole('main').getByRole('link', { name: /^log ?in$/i });
  await link.click({ noWaitAfter: true });
  letScriptsGo();

  await page.getByLabel('Username or email').fill('member@campbc.example');
  await page.getByLabel('Password', { exact: true }).fill(site.demoPassword);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();

  await expect(page).toHaveURL(`${site.url}/settings`);
});

test('a visitor in a field of the login page before its code is there is offered their passkeys [sign-in-4]', async ({
  page,
}) => {
  await plugInAuthenticator(page);
  const letScriptsGo = await openBeforeScripts(page, '/login');
  const challenge = page.waitForResponse('**/api/auth/passkey/options');
  await page.getByLabel('Username or email').focus();

  letScriptsGo();

  expect((await challenge).status()).toBe(200);
});

test('each form is there without any script, sends nothing in its address, and says so [every-page-10]', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  const notice = page.locator('noscript');

  for (const path of ['/login', '/register', '/forgot-password']) {
    await page.goto(path);

    expect(await notice.textContent()).toBe('CampBC needs JavaScript for this page.');
    await expect(notice).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('form')).toHaveAttribute('method', 'post');
    await page.locator('form button[type=submit]').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was sent');
    await page.getByRole('link', { name: 'Open the page again' }).click();
    await expect(page.locator('form')).toBeVisible();
  }
  await context.close();
});
