import { manyPeople } from '@camp/contracts/staff/staff-acts';
import { expect, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import { buildUsers } from '#tests/support/people/build-user.ts';
import { markedUsers, newMark } from '#tests/support/people/listed-user.ts';

/* A reason that is missing is said by the server. */
test.use({ expectedErrors: /status of 422/ });

const report = (page: Page) => page.getByRole('region', { name: 'Change to many people' });

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

  await expect(report(page).getByRole('status')).toHaveText(`Done: ${many} people changed.`);
  await report(page).getByRole('button', { name: 'Undo' }).click();
  await expect(report(page).getByRole('status')).toHaveText(`Undone: ${many} people changed.`);
});

/** Asks for a change to so many people that a second admin has to approve it. */
async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Change all ${manyPeople} that match…` }).click();
  const dialog = page.getByRole('dialog', { name: `Change all ${manyPeople} that match` });
  await dialog.getByLabel('What to do').selectOption('Unverify email');
  await expect(dialog.getByText('A second admin has to approve it')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Spring cleaning');
  await dialog.getByRole('button', { name: `Change ${manyPeople} people` }).click();
  await expect(report(page).getByRole('status')).toContainText('waits for the approval');
}

test('one admin asks for a change to a hundred people and withdraws it, another refuses and approves it', async ({
  page,
  browser,
}) => {
  const mark = newMark();
  await buildUsers(site, markedUsers(mark, manyPeople));
  const address = `/admin/users?search=${mark}`;
  await signInAs(page, 'admin');
  await page.goto(address);
  const context = await browser.newContext({ baseURL: site.url });
  const other = await context.newPage();
  await signInAs(other, 'adminjr');
  const press = (on: Page, name: string) =>
    report(on).getByRole('button', { name, exact: true }).click();

  await ask(page);
  await press(page, 'Withdraw');
  await expect(report(page).getByRole('status')).toHaveText(
    `Stopped: 0 people changed, ${manyPeople} left as they were.`,
  );

  await ask(page);
  await other.goto(address);
  await expect(report(other).getByRole('status')).toHaveText(
    /asks for this change to 100 people: Unverify email\.$/,
  );
  await press(other, 'Refuse');
  await expect(report(other)).toHaveCount(0);
  await expect(report(page).getByRole('status')).toContainText('Stopped: 0 people changed');

  await ask(page);
  await other.reload();
  await press(other, 'Approve');

  await expect(report(page).getByRole('status')).toHaveText(`Done: ${manyPeople} people changed.`);
  await context.close();
});
