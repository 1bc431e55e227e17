import { expect } from '@playwright/test';
import { site as running, test } from '#tests/support/browser/browser.ts';
import { copyProject } from '#tests/support/builds/project-copy.ts';

/* An API that restarts, a sign-in that is wrong, and a bundler that has been stopped. */
test.use({ expectedErrors: /status of (401|404|503)|WebSocket|rspack-dev-server/ });

test('in development a changed remote, shell or API shows at once, and what was typed stays', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const project = await copyProject();
  const site = await project.develop();
  await page.goto(`${site.url}/login`);
  const identifier = page.getByLabel('Username or email');
  await identifier.fill('half typed');

  await project.edit('remote-account/src/features/login/LoginPage.tsx', {
    from: 'lead={texts.lead}',
    to: 'lead="A remote changed."',
  });
  await expect(page.getByText('A remote changed.')).toBeVisible();
  await project.edit('shell/src/layout/Footer.tsx', {
    from: '{text.headOffice}',
    to: 'A shell changed',
  });
  await expect(page.getByText('A shell changed')).toBeVisible();
  await expect(identifier).toHaveValue('half typed');

  /* So large that a bundler which splits by size would move it to another file: that needs whole files again. */
  const wholeFiles: string[] = [];
  page.on(
    'request',
    (request) => request.url().endsWith('.full.js') && wholeFiles.push(request.url()),
  );
  await project.edit('remote-account/src/features/sign-in-redirect/destination.ts', {
    from: 'export function destinationOf',
    to: `document.body.id = '${'x'.repeat(40_000)}';\nexport function destinationOf`,
  });
  await expect.poll(() => page.evaluate(() => document.body.id.length)).toBe(40_000);
  await expect(identifier).toHaveValue('half typed');
  expect(wholeFiles).toEqual([]);

  await project.edit('services/api/src/errors/api-error.ts', {
    from: "'INVALID_CREDENTIALS', 'wrongCredentials'",
    to: "'INVALID_CREDENTIALS', 'noSuchPasskey'",
  });
  const changed = 'There is no such passkey on your account.';
  await expect(async () => {
    await identifier.fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill('nothing');
    const answer = page.waitForResponse('**/api/auth/login');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    expect(await (await answer).text()).toContain(changed);
  }).toPass();
  await expect(page.getByText(changed)).toBeVisible();
  await page.goto('about:blank');
  await site.stop();
});

test('a remote by itself is hot, too, signed out, or signed in at the API that it is given', async ({
  page,
}) => {
  const project = await copyProject();
  const alone = await project.developRemote('account');
  await page.goto(alone.url);
  await expect(page).toHaveURL(`${alone.url}login`);
  await expect(page.getByText('There is no API, so everyone is logged out.')).toBeVisible();
  const identifier = page.getByLabel('Username or email');
  await identifier.fill('member@campbc.example');
  await project.edit('remote-account/src/features/login/LoginPage.tsx', {
    from: 'lead={texts.lead}',
    to: 'lead="A remote changed."',
  });
  await expect(page.getByText('A remote changed.')).toBeVisible();
  await expect(identifier).toHaveValue('member@campbc.example');
  await page.getByRole('link', { name: '/hub' }).click();
  await expect(page).toHaveURL(`${alone.url}login`);
  /* A page with hot reload keeps asking for its server while it is open. */
  await page.goto('about:blank');
  await alone.stop();

  const withApi = await project.developRemote('account', '--api', running.url);
  await page.goto(`${withApi.url}hub`);
  await identifier.fill('member@campbc.example');
  await page.getByLabel('Password', { exact: true }).fill(running.demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${withApi.url}hub`);
  await page.goto('about:blank');
  await withApi.stop();
});
