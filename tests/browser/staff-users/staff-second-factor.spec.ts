import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, signInAs, site, test } from '#tests/support/browser/browser.ts';
import { buildRememberedDevice } from '#tests/support/people/build-device.ts';
import {
  act,
  giveRole,
  type ListedUser,
  listedUser,
  newMark,
  rowOf,
} from '#tests/support/people/listed-user.ts';
import { type Camper, enterAs } from '#tests/support/people/new-camper.ts';
import { newEnrolledMember } from '#tests/support/people/second-factor-journey.ts';

const codeShape = /^[A-Z2-9]{5}(-[A-Z2-9]{5}){2}$/;

/** Opens somebody's panel; a camper who has registered is listed by the username. */
async function openPanel(page: Page, who: Pick<ListedUser, 'name' | 'username'>) {
  await page.goto(`/admin/users?search=${who.username}`);
  await act(page, who, 'MFA');
  const dialog = page.getByRole('dialog', { name: `Two-factor: ${who.name}` });
  await expect(dialog).toBeVisible();
  return { dialog, opener: rowOf(page, who).actions };
}

/** Whether a recovery code is let in, asked beside the page with cookies of its own. */
async function signsInWith({ email, password }: Camper, recovery: string): Promise<boolean> {
  const headers = { origin: site.url, 'content-type': 'application/json' };
  const send = (path: string, body: object) =>
    fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const step = await send('/api/auth/login', { identifier: email, password });
  const { twofa_token: token } = (await step.json()) as { twofa_token: string };
  const answer = await send('/api/auth/2fa/challenge', { twofa_token: token, code: recovery });
  return answer.ok;
}

test('an admin makes a member new recovery codes, which work, while the old ones do not', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { member, recoveryCodes: old } = await newEnrolledMember(page);
  await signInAs(page, 'admin');
  const { dialog } = await openPanel(page, { ...member, name: member.username });
  await expect(dialog.getByText(/^Enabled since /)).toBeVisible();

  await dialog.getByRole('button', { name: 'Regenerate recovery codes' }).click();
  await dialog.getByRole('button', { name: 'Yes, regenerate' }).click();

  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const shown = await codes.allInnerTexts();
  for (const code of shown) expect(code).toMatch(codeShape);
  /* Two columns, numbered downwards. */
  const [first, second, sixth] = await Promise.all(
    [0, 1, 5].map((n) => codes.nth(n).boundingBox()),
  );
  expect(sixth?.y).toBe(first?.y);
  expect(second?.x).toBe(first?.x);
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shown.join('\n')}\n`);
  await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(
    /^recovery-codes-user-\d+-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.txt$/,
  );
  expect(await readFile(await download.path(), 'utf8')).toBe(`${shown.join('\n')}\n`);

  expect(await signsInWith(member, old[0] ?? '')).toBe(false);
  expect(await signsInWith(member, shown[0] ?? '')).toBe(true);
});

test('codes that nobody has kept are not closed over without one warning', async ({ page }) => {
  const { member } = await newEnrolledMember(page);
  await signInAs(page, 'admin');
  const { dialog, opener } = await openPanel(page, { ...member, name: member.username });
  await dialog.getByRole('button', { name: 'Regenerate recovery codes' }).click();
  await dialog.getByRole('button', { name: 'Yes, regenerate' }).click();
  await expect(
    dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10);

  await page.keyboard.press('Escape');

  await expect(dialog.getByRole('alert')).toContainText('neither copied nor downloaded');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await act(page, { ...member, name: member.username }, 'MFA');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('list', { name: 'Recovery codes' })).toHaveCount(0);
});

test('a reset asks once more, and leaves the member without authenticator and codes', async ({
  page,
}) => {
  const { member } = await newEnrolledMember(page);
  await signInAs(page, 'admin');
  const { dialog } = await openPanel(page, { ...member, name: member.username });
  const reset = dialog.getByRole('button', { name: 'Reset two-factor', exact: true });

  await reset.click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(reset).toBeFocused();
  await expect(dialog.getByText(/^Enabled since /)).toBeVisible();
  await reset.click();
  await dialog.getByRole('button', { name: 'Yes, reset' }).click();

  await expect(dialog.getByText('Two-factor is reset.')).toBeVisible();
  await expect(dialog.getByText(/^Enabled since /)).toHaveCount(0);
  await expect(reset).toHaveCount(0);
  const signIn = await page.request.post('/api/auth/login', {
    headers: { origin: site.url },
    data: { identifier: member.email, password: member.password },
  });
  expect(await signIn.json()).not.toHaveProperty('twofa_token');
});

test('the override says until when and by whom, and is taken back', async ({ page }) => {
  const user = await listedUser({ mark: newMark(), role: 'mod' });
  await signInAs(page, 'admin');
  const { dialog } = await openPanel(page, user);

  await dialog.getByRole('button', { name: 'Turn override on' }).click();
  await dialog.getByRole('button', { name: 'Yes, turn it on' }).click();

  await expect(dialog.getByText(/^On until .+, set by admin$/)).toBeVisible();
  await expect(dialog.getByText('ends by itself after 7 days')).toBeVisible();
  const turnOff = dialog.getByRole('button', { name: 'Turn override off' });
  await expect(turnOff).toBeFocused();
  await turnOff.click();
  await expect(dialog.getByText(/^On until /)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Turn override on' })).toBeFocused();
});

test.describe('when the API fails', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('the panel says what failed in the words of the specification', async ({ page }) => {
    const { member } = await newEnrolledMember(page);
    const user = { ...member, name: member.username };
    await signInAs(page, 'admin');
    await page.route('**/2fa/**', (route) => route.fulfill({ status: 500, body: '' }));
    const { dialog } = await openPanel(page, user);
    const alert = dialog.getByRole('alert');
    await expect(alert).toContainText('Failed to load MFA status');

    await page.unroute('**/2fa/**');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByRole('button', { name: 'Turn override on' })).toBeVisible();
    await page.route('**/2fa/**', (route) => route.fulfill({ status: 500, body: '' }));

    await dialog.getByRole('button', { name: 'Regenerate recovery codes' }).click();
    await dialog.getByRole('button', { name: 'Yes, regenerate' }).click();
    await expect(alert.filter({ hasText: 'Regenerate failed' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Turn override on' }).click();
    await dialog.getByRole('button', { name: 'Yes, turn it on' }).click();
    await expect(alert.filter({ hasText: 'Override toggle failed' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Reset two-factor', exact: true }).click();
    await dialog.getByRole('button', { name: 'Yes, reset' }).click();
    await expect(alert.filter({ hasText: 'Reset failed' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a moderator’s panel makes new recovery codes, and nothing else', async ({ page }) => {
  const { member } = await newEnrolledMember(page);
  await signInAs(page, 'mod');
  await page.goto(`/moderator?search=${member.username}`);

  await act(page, { username: member.username, name: member.username }, 'Two-factor');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button')).toHaveText(['', 'Regenerate recovery codes']);
  await dialog.getByRole('button', { name: 'Regenerate recovery codes' }).click();
  await dialog.getByRole('button', { name: 'Yes, regenerate' }).click();

  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  expect(await signsInWith(member, await codes.first().innerText())).toBe(true);
});

test.describe('behind the back of who looks', () => {
  test.use({ expectedErrors: /status of 412/ });

  test('a panel over somebody promoted meanwhile tells the server’s reason', async ({ page }) => {
    const user = await listedUser({ mark: newMark() });
    await signInAs(page, 'mod');
    await page.goto(`/moderator?search=${user.username}`);
    await act(page, user, 'Two-factor');
    await giveRole(user, 'admin');

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Regenerate recovery codes' }).click();
    await dialog.getByRole('button', { name: 'Yes, regenerate' }).click();

    await expect(dialog.getByRole('alert')).toHaveText(/^Regenerate failed.+the role is now Admin/);
  });
});

test('an admin logs a member out, and has a remembered device forgotten', async ({
  page,
  browser,
}) => {
  const member = await listedUser();
  await buildRememberedDevice(site, member.id);
  const elsewhere = await browser.newContext();
  await enterAs(await elsewhere.newPage(), member);
  await signInAs(page, 'admin');
  const { dialog } = await openPanel(page, member);
  const sessions = dialog.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveText(/^Chrome.*127\.0\.0\.1.*by password/);
  await expectAccessible(page);

  await sessions.getByRole('button', { name: /^Log out/ }).click();
  await dialog.getByRole('button', { name: 'Yes, log out' }).click();

  await expect(dialog.locator(':focus')).toHaveText('1 session is logged out.');
  await expect(dialog.getByText('They are not logged in anywhere.')).toBeVisible();
  expect((await elsewhere.request.get(`${site.url}/api/auth/me`)).status()).toBe(401);
  await dialog.getByRole('button', { name: 'Forget Unknown browser' }).click();
  await dialog.getByRole('button', { name: 'Yes, forget' }).click();
  await expect(dialog.locator(':focus')).toHaveText('The device is forgotten.');
  await expect(dialog.getByRole('list', { name: 'Remembered devices' })).toHaveCount(0);
  await elsewhere.close();
});
