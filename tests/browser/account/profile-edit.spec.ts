import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '#tests/support/browser/browser.ts';
import { signedInCamper } from '#tests/support/people/new-camper.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' }).click();

/** The body of the next change that the page sends. */
async function nextChange(page: Page): Promise<unknown> {
  const request = await page.waitForRequest((sent) => sent.method() === 'PATCH');
  return request.postDataJSON() as unknown;
}

test('a changed name is in the navbar at once, in the other tab, and on the public profile; a field is removed', async ({
  page,
  context,
}) => {
  const { username } = await signedInCamper(page);
  const other = await context.newPage();
  await other.goto('/about');
  await page.goto('/profile');
  await page.getByLabel('Display name').fill('  Marmot of Hope ');
  await page.getByLabel('Location').fill('Hope');
  await page.getByLabel('About you').fill('Sleeps late.\nWhistles early.');

  await save(page);

  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  const name = { name: 'Marmot of Hope' };
  await expect(page.getByRole('banner').getByRole('button', name)).toBeVisible();
  await expect(other.getByRole('banner').getByRole('button', name)).toBeVisible();
  await page.getByRole('link', { name: 'View your public profile' }).click();
  await expect(page).toHaveURL(new RegExp(`/u/${username}$`));
  await expect(heading(page)).toHaveText('Marmot of Hope');
  await expect(page.getByRole('main').getByText('Hope', { exact: true })).toBeVisible();
  await expect(page.getByText('Whistles early.')).toBeVisible();

  await page.goto('/profile');
  await page.getByLabel('Location', { exact: true }).fill('Hope, BC');
  await page.getByRole('button', { name: 'Remove: About you' }).click();
  const question = page.getByRole('dialog', { name: 'Remove “About you” from your profile?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remove' }).click();

  await expect(page.getByText('“About you” is removed from your profile.')).toBeVisible();
  await expect(page.getByLabel('About you', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('About you', { exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove: About you' })).toHaveCount(0);
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Hope, BC');
  await save(page);
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page.goto(`/u/${username}`);
  await expect(page.getByText('Hope, BC')).toBeVisible();
  await expect(page.getByText('Whistles early.')).toHaveCount(0);
});

test('only fields that hold something are sent, trimmed', async ({ page }) => {
  await signedInCamper(page);
  await page.goto('/profile');
  await page.getByLabel('Location').fill('  Tofino ');
  await page.getByLabel('About you').fill('   ');

  const [body] = await Promise.all([nextChange(page), save(page)]);

  expect(body).toEqual({ location: 'Tofino' });
});

test('with nothing filled in nothing is sent, and it is said kindly', async ({ page }) => {
  await signedInCamper(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && sent.push(request.url()));
  await page.goto('/profile');

  await save(page);

  await expect(page.getByText('Nothing to save yet: fill in at least one field')).toBeVisible();
  expect(sent).toEqual([]);
});

test('the placeholder is 96 pixels square, and the preview follows the fields', async ({
  page,
}) => {
  const { username } = await signedInCamper(page);
  await page.goto('/profile');
  const preview = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Preview' }) });
  const placeholder = preview.locator('img');
  await expect(placeholder).toBeVisible();
  expect(await placeholder.boundingBox()).toMatchObject({ width: 96, height: 96 });
  await expect(preview.getByText(`@${username}`)).toBeVisible();

  await page.getByLabel('Display name').fill('Heron');

  await expect(preview.getByText('Heron')).toBeVisible();
  await expect(page.getByText('5 of 50 characters')).toHaveCount(0);
  await page.getByLabel('Display name').fill('Heron'.repeat(8));
  await expect(page.getByText('40 of 50 characters')).toBeVisible();
});

test('what is too long or not https is said at its field and not sent', async ({ page }) => {
  await signedInCamper(page);
  await page.goto('/profile');
  await page.getByLabel('Picture address').fill('http://pictures.example/kim.jpg');
  await page.getByLabel('Location').fill('k'.repeat(81));

  await save(page);

  await expect(page.getByLabel('Picture address')).toBeFocused();
  await expect(page.getByText('Use an address that starts with https://')).toBeVisible();
  await expect(page.getByText('At most 80 characters.')).toBeVisible();
});

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: /status of (422|500)/ });

  test('its field errors land on the fields, and anything else stands above them', async ({
    page,
  }) => {
    await signedInCamper(page);
    await page.goto('/profile');
    const refused = { error: 'Check.', code: 'VALIDATION', requestId: 'r' };
    const path = '**/api/users/*';
    const fields = { display_name: 'This name is taken by a bear.' };
    await page.route(path, (route) => route.fulfill({ status: 422, json: { ...refused, fields } }));
    await page.getByLabel('Display name').fill('Bear');
    await save(page);
    await expect(page.getByText('This name is taken by a bear.')).toBeVisible();

    await page.unroute(path);
    await page.route(path, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByLabel('Display name').fill('Otter');
    await save(page);

    await expect(page.getByRole('alert')).toHaveText(
      'Could not save your profile. Please try again.',
    );
  });
});

test('whoever is not signed in is sent to login, and back to the profile afterwards', async ({
  page,
}) => {
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);

  await page.getByLabel('Username or email').fill('member');
  await page.getByLabel('Password', { exact: true }).fill(process.env['DEMO_PASSWORD'] ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();

  await expect(page).toHaveURL(/\/profile$/);
  await expect(heading(page)).toHaveText('Profile');
});

test('the hub leads to profile, settings and the public profile', async ({ page }) => {
  const { username } = await signedInCamper(page);
  await page.goto('/hub');
  await expect(heading(page)).toHaveText('My Hub');
  const main = page.getByRole('main');

  for (const [name, path] of [
    ['Edit your profile', '/profile'],
    ['Open settings', '/settings'],
    ['View your public profile', `/u/${username}`],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', path);
  }
  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['My Hub', 'Profile', 'Settings', 'Logout']);
});
