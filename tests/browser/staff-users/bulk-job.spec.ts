import { expect } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import { buildUsers } from '#tests/support/people/build-user.ts';
import { markedUsers, newMark } from '#tests/support/people/listed-user.ts';

/* A reason that is missing is said by the server. */
test.use({ expectedErrors: /status of 422/ });

test('an admin changes all who match, sees how far it is after a reload, and takes it back', async ({
  page,
}) => {
  const mark = newMark();
  const many = 30;
  await buildUsers(site, markedUsers(mark, many));
  await signInAs(page, 'admin');
  await page.goto(`/admin/users?search=${mark}`);

  await page.getByRole('button', { name: `Change all ${many} that match…` }).click();
  const dialog = page.getByRole('dialog', { name: `Change all ${many} that match` });
  await dialog.getByLabel('What to do').selectOption('Set role');
  await dialog.getByLabel('Role').selectOption('Moderator');
  await expect(dialog.getByRole('status')).toContainText(`${many} people will be changed`);
  await dialog.getByRole('button', { name: `Change ${many} people` }).click();
  await expect(dialog.getByText('Say why, in a few words.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Summer team');
  await dialog.getByRole('button', { name: `Change ${many} people` }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();

  const report = page.getByRole('region', { name: 'Change to many people' });
  await expect(report.getByRole('status')).toHaveText(`Done: ${many} people changed.`);
  await report.getByRole('button', { name: 'Undo' }).click();
  await expect(report.getByRole('status')).toHaveText(`Undone: ${many} people changed.`);
});
