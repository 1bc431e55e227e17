import { expect, type Page } from '@playwright/test';
import { site } from './browser.ts';
import { queryDatabase } from '#tests/support/people/database.ts';
import { type Camper, enroll, signedInCamper } from './new-camper.ts';
import { Authenticator } from '#tests/support/people/totp.ts';

/** Makes a user staff, as an admin would. */
export async function promote({ username }: Camper, role: 'mod' | 'admin'): Promise<void> {
  const sql = 'UPDATE users SET role = ? WHERE username = ?';
  await queryDatabase(site, sql, [role, username]);
}

/** Makes every unfinished sign-in of an account too old. */
export async function expireSignIns({ username }: Camper): Promise<void> {
  const sql =
    "UPDATE sign_in_tokens SET expires_at = '2020-01-01 00:00:00.000 +00:00' WHERE user_id = (SELECT id FROM users WHERE username = ?)";
  await queryDatabase(site, sql, [username]);
}

/** Leaves a user only so many of their recovery codes, the first ones. */
export async function keepFewCodes({ username }: Camper, count: number): Promise<void> {
  const own = 'user_id = (SELECT id FROM users WHERE username = ?)';
  const first = `SELECT rowid FROM recovery_codes WHERE ${own} ORDER BY rowid LIMIT ?`;
  const sql = `DELETE FROM recovery_codes WHERE ${own} AND rowid NOT IN (${first})`;
  await queryDatabase(site, sql, [username, username, count]);
}

/** Makes the user's last proof of identity too old. */
export async function outliveConfirmation({ username }: Pick<Camper, 'username'>): Promise<void> {
  const longAgo = "'2020-01-01 00:00:00.000 +00:00'";
  const owner = '(SELECT id FROM users WHERE username = ?)';
  const sql = `UPDATE device_sessions SET proved_at = ${longAgo}, second_factor_at = CASE
    WHEN second_factor_at IS NULL THEN NULL ELSE ${longAgo} END WHERE user_id = ${owner}`;
  await queryDatabase(site, sql, [username]);
}

/** Fills in the first step of the login page and sends it. */
export async function submitPassword(page: Page, { email, password }: Camper): Promise<void> {
  await page.getByLabel('Username or email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

export async function submitCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code);
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
}

/** Goes through the enrollment page from its picture to its codes. */
export async function enrollHere(page: Page) {
  await page.getByRole('button', { name: 'Show setup key' }).click();
  const secret = await page.getByRole('definition').innerText();
  const authenticator = new Authenticator(secret);
  await page.getByLabel('6-digit code from the app').fill(await authenticator.freshCode());
  await page.getByRole('button', { name: 'Verify and turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return { authenticator, recoveryCodes: await codes.allInnerTexts() };
}

/** Makes a member with an authenticator over the API; the browser is signed out afterwards. */
export async function newEnrolledMember(page: Page) {
  const member = await signedInCamper(page);
  const enrollment = await enroll(page);
  await page.context().clearCookies();
  return { member, ...enrollment };
}

/** Signs out through the account menu. */
export async function logOut(page: Page, { username }: Camper): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: username }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
}
