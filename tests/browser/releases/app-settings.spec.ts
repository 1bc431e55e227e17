import { expect, type Page } from '@playwright/test';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { expectAccessible, test } from '#tests/support/browser/browser.ts';
import { waiveSecondFactor } from '#tests/support/people/build-user.ts';
import { signInAt } from '#tests/support/browser/sign-in-at.ts';

/* One after the other: each changes what is live on the same site. */
test.describe.configure({ mode: 'default' });
/* The document of a page that is switched off, and a value that is refused. */
test.use({ expectedErrors: /status of (422|503)/ });

let site: TestSite;

test.beforeAll(async () => {
  site = await startTestSite();
  await waiveSecondFactor(site, 'admin');
});

test.afterAll(() => site.stop());

const settings = (page: Page) => page.getByRole('table', { name: 'Settings and switches' });
const off = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page is switched off for now' });
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Sets a value as an admin does, on the page of releases. */
async function set(
  page: Page,
  { setting, value, whom }: Record<'setting' | 'value' | 'whom', string>,
) {
  await page.getByRole('button', { name: 'Set or switch off…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set or switch off…' });
  await dialog.getByLabel('Setting or switch').selectOption({ label: setting });
  const field = dialog.getByLabel('Value', { exact: true });
  if (value === 'On' || value === 'Off') await field.selectOption(value);
  else await field.fill(value);
  await dialog.getByLabel('For', { exact: true }).selectOption(whom);
  await dialog.getByLabel('Reason, for the audit log').fill('It hangs.');
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The setting is live.')).toBeVisible();
}

async function takeBack(page: Page, row: string): Promise<void> {
  const shown = settings(page).getByRole('row', { name: row });
  await shown.getByRole('button', { name: /^Take back/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Take back' });
  await dialog.getByRole('textbox').fill('Mended.');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(shown).toHaveCount(0);
}

/** Returns to a tab, which asks at once. */
const lookAgain = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test('an admin switches a page off for herself, then for everyone, and open tabs follow without a reload [app-settings-1, app-settings-2, app-settings-4]', async ({
  page,
  browser,
}) => {
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${site.url}/about`);
  const title = await visitor.getByRole('heading', { level: 1 }).textContent();
  await visitor.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
  await signInAt(site, page, 'admin');
  await page.goto(`${site.url}/admin/releases#app-settings`);
  const about = { setting: 'Public: Page about', value: 'Off' };

  await set(page, { ...about, whom: 'Me alone' });
  await expectAccessible(page);
  await page.goto(`${site.url}/about`);
  await expect(off(page)).toBeVisible();
  expect((await visitor.request.get(`${site.url}/about`)).status()).toBe(200);

  await page.goto(`${site.url}/admin/releases#app-settings`);
  await set(page, { ...about, whom: 'Everyone' });
  await lookAgain(visitor);
  await expect(off(visitor)).toBeVisible();
  expect(await visitor.evaluate(() => 'isMarked' in globalThis)).toBe(true);
  await expectAccessible(visitor);
  expect((await visitor.request.get(`${site.url}/about`)).status()).toBe(503);

  await takeBack(page, 'Page about · Public Off Everyone');
  await lookAgain(visitor);
  await expect(heading(visitor, title ?? '')).toBeVisible();
  expect(await visitor.evaluate(() => 'isMarked' in globalThis)).toBe(true);
  await takeBack(page, 'Page about · Public Off admin');
  await visitor.context().close();
});

test('an extension is switched off, and a setting changes what a remote draws [app-settings-1, app-settings-4]', async ({
  page,
  browser,
}) => {
  const member = await (await browser.newContext()).newPage();
  await signInAt(site, member, 'member');
  await member.goto(`${site.url}/hub`);
  const card = member.getByRole('heading', { name: 'Saved places' });
  await expect(card).toBeVisible();
  await signInAt(site, page, 'admin');
  await page.goto(`${site.url}/admin/releases#app-settings`);
  await expect(settings(page).getByRole('row', { name: /Offer Near me/ })).toContainText(
    'As built',
  );

  await set(page, { setting: 'Campgrounds: Extension hub-card', value: 'Off', whom: 'Everyone' });
  await lookAgain(member);
  await expect(card).toHaveCount(0);
  await expect(heading(member, 'My Hub')).toBeVisible();

  await set(page, {
    setting: 'Campgrounds: Offer Near me in the list',
    value: 'Off',
    whom: 'Everyone',
  });
  await member.goto(`${site.url}/campgrounds`);
  await expect(heading(member, 'Campgrounds')).toBeVisible();
  await expect(member.getByLabel('A town')).toBeVisible();
  await expect(member.getByRole('button', { name: 'Near me' })).toHaveCount(0);
  await member.context().close();

  await page.getByRole('button', { name: 'Set Saved places on the card of the hub' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved places on the card of the hub' });
  await dialog.getByLabel('Value', { exact: true }).fill('many');
  await dialog.getByLabel('Reason, for the audit log').fill('It hangs.');
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(dialog).toContainText(
    'The live build of remote-campgrounds takes these values for hub-places: 0–10.',
  );
});
