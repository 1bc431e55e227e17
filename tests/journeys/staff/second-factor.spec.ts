import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import { act, type ListedUser, listedUser } from '#tests/support/browser/listed-user.ts';
import { type Camper } from '#tests/support/browser/new-camper.ts';
import { newEnrolledMember } from '#tests/support/browser/second-factor-journey.ts';

const codeShape = /^[A-Z2-9]{5}-[A-Z2-9]{5}$/;

/** Opens a user's panel; a camper who has registered is listed by the username. */
async function openPanel(page: Page, who: Pick<ListedUser, 'name' | 'username'>) {
  await page.goto(`/admin/users?search=${who.username}`);
  await act(page, who, 'MFA');
  const dialog = page.getByRole('dialog', { name: `Two-factor: ${who.name}` });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** True if a recovery code signs in, tried outside the page with cookies of its own. */
async function signsInWith({ email, password }: Camper, recovery: string): Promise<boolean> {
  const headers = { origin: site.url, 'content-type': 'application/json' };
  const send = (path: string, body: object) =>
    fetch(site.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const step = await send('/api/auth/login', { identifier: email, password });
  const { twofa_token: token } = (await step.json()) as { twofa_token: string };
  const answer = await send('/api/auth/2fa/challenge', { twofa_token: token, code: recovery });
  return answer.ok;
}

test('an admin makes a member new recovery codes, which work, while the old ones do not [user-management-6, staff-second-factor-1, numbers-letter-1]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { member, recoveryCodes: old } = await newEnrolledMember(page);
  await signInAs(page, 'admin');
  const dialog = await openPanel(page, { ...member, name: member.username });
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

  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${shown.join('\n')}\n`);
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

test('a moderator’s panel makes new recovery codes, and nothing else [people-roles-8, moderator-page-1, staff-second-factor-6]', async ({
  page,
}) => {
  const { member } = await newEnrolledMember(page);
  const without = await listedUser();
  const dialog = page.getByRole('dialog');
  await signInAs(page, 'mod');
  await page.goto(`/moderator?search=${without.username}`);
  await act(page, without, 'Two-factor');
  await expect(dialog.getByText('Two-factor is off, so there are no codes')).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveText(['']);
  await page.goto(`/moderator?search=${member.username}`);

  await act(page, { username: member.username, name: member.username }, 'Two-factor');
  await expect(dialog.getByRole('button')).toHaveText(['Regenerate recovery codes', '']);
  await dialog.getByRole('button', { name: 'Regenerate recovery codes' }).click();
  await dialog.getByRole('button', { name: 'Yes, regenerate' }).click();

  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  expect(await signsInWith(member, await codes.first().innerText())).toBe(true);
});
