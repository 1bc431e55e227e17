import { expect } from '@playwright/test';
import { maxCounted } from '@camp/contracts/staff/staff-users';
import { site, test } from '#tests/support/browser/browser.ts';
import { queryDatabase } from '#tests/support/people/database.ts';
import { buildUsers } from '#tests/support/people/build-user.ts';
import { markedUsers, newMark } from '#tests/support/browser/listed-user.ts';
import { openList } from '#tests/support/browser/users-screen.ts';

const many = maxCounted + 60;
/** As many rows as fit one statement. */
const atOnce = 1_500;

const mark = newMark();

test.beforeAll(async () => {
  const names = markedUsers(mark, many);
  for (let at = 0; at < many; at += atOnce) await buildUsers(site, names.slice(at, at + atOnce));
});

test.afterAll(() => queryDatabase(site, 'DELETE FROM users WHERE username LIKE ?', [`${mark}.%`]));

test('a change to all of very many names no number before it has counted, and is refused [user-management-12]', async ({
  page,
}) => {
  await openList(page, `search=${mark}&dir=desc`);

  await page.getByRole('button', { name: 'Change all results…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change all results' });
  await dialog.getByLabel('Action').selectOption('Make subscriber');

  await expect(dialog.getByRole('status')).toContainText('At most 10000 people');
  await expect(dialog.getByRole('button', { name: /^Change / })).toBeDisabled();
});
