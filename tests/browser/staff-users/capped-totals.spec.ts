import { expect } from '@playwright/test';
import { mostCounted } from '@camp/contracts/staff/staff-users';
import { site, test } from '#tests/support/browser/browser.ts';
import { queryDatabase } from '#tests/support/api/database.ts';
import { buildUsers } from '#tests/support/people/build-user.ts';
import { newMark } from '#tests/support/people/listed-user.ts';
import { openList, pageButton } from '#tests/support/browser/users-screen.ts';

const many = mostCounted + 60;
/** As many rows as fit one statement. */
const atOnce = 1_500;

const mark = newMark();

test.beforeAll(async () => {
  const names = Array.from({ length: many }, (_, at) => ({ username: `${mark}.${at}` }));
  for (let at = 0; at < many; at += atOnce) await buildUsers(site, names.slice(at, at + atOnce));
});

test.afterAll(() => queryDatabase(site, 'DELETE FROM users WHERE username LIKE ?', [`${mark}.%`]));

test('a list of very many says that there are more, counts them when asked, and knows its end', async ({
  page,
}) => {
  const counted = page.getByRole('search').getByRole('status');
  const countAll = page.getByRole('button', { name: 'Count all' });
  await openList(page, `search=${mark}`);
  await expect(counted).toHaveText('1–25 of 10,000+ users, 10,000+ in all');

  await pageButton(page, 'Last').click();
  await expect(counted).toHaveText('1–25 from the end of 10,000+ users, 10,000+ in all');
  await pageButton(page, 'Previous').click();
  await expect(counted).toHaveText('26–50 from the end of 10,000+ users, 10,000+ in all');
  await countAll.focus();
  await page.keyboard.press('Enter');

  await expect(counted).toHaveText(/^10,011–10,035 of 10,060 users, \d\d,\d{3} in all$/);
  await expect(counted).toBeFocused();
  await expect(countAll).toHaveCount(0);
  await pageButton(page, 'Next').click();
  await expect(counted).toHaveText(/^10,036–10,060 of 10,060 users/);
  await expect(pageButton(page, 'Next')).toBeDisabled();
});

test('a change to all of very many names no number before it has counted, and is refused', async ({
  page,
}) => {
  await openList(page, `search=${mark}&dir=desc`);

  await page.getByRole('button', { name: 'Change all that match…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change all that match' });
  await dialog.getByLabel('What to do').selectOption('Make subscriber');

  await expect(dialog.getByRole('status')).toContainText('At most 10000 people');
  await expect(dialog.getByRole('button', { name: /^Change / })).toBeDisabled();
});
