import { expect, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import { buildUsers } from '#tests/support/people/build-user.ts';
import { markedUsers, newMark } from '#tests/support/browser/listed-user.ts';

/* The server reports a missing reason. */
test.use({ expectedErrors: /status of 422/ });

const report = (page: Page) => page.getByRole('region', { name: 'Change to many people' });

test('an admin changes all who match, sees how far it is after a reload, and takes it back [calls-staff-2]', async ({
  page,
}) => {
  const mark = newMark();
  const many = 30;
  await buildUsers(site, markedUsers(mark, many));
  await signInAs(page, 'admin');
  await page.goto(`/admin/users?search=${mark}`);

  await page.getByRole('button', { name: `Change all ${many} results…` }).click();
  const dialog = page.getByRole('dialog', { name: `Change all ${many} results` });
  await dialog.getByLabel('Action').selectOption('Set role');
  await dialog.getByLabel('Role').selectOption('Moderator');
  await expect(dialog.getByRole('status')).toContainText(`${many} people will be changed`);
  await dialog.getByRole('button', { name: `Change ${many} people` }).click();
  await expect(dialog.getByText('Enter a reason in a few words.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Summer team');
  await dialog.getByRole('button', { name: `Change ${many} people` }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();

  await expect(report(page).getByRole('status')).toHaveText(`Done: ${many} people changed.`);
  /* It may come later than the list, and must not move buttons from under the pointer. */
  await expect(report(page).locator('xpath=preceding::nav[@aria-label="Pages"]')).toBeVisible();
  await report(page).getByRole('button', { name: 'Undo' }).click();
  await expect(report(page).getByRole('status')).toHaveText(`Undone: ${many} people changed.`);
});
