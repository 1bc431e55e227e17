import { type BulkJob, listBulkJobs } from '@camp/contracts/staff/bulk-jobs';
import { manyPeople } from '@camp/contracts/staff/staff-acts';
import { expect, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import { type BuiltUser, buildUser, buildUsers } from '#tests/support/people/build-user.ts';
import { markedUsers, newMark } from '#tests/support/people/listed-user.ts';
import { enterAs } from '#tests/support/people/new-camper.ts';

/* A job that waits for a second admin is shown to each admin before their own finished job. */
test.describe.configure({ mode: 'default' });
/* The server reports a missing reason. */
test.use({ expectedErrors: /status of 422/ });

/* A job that still waits after a failure would be shown to the admins of other tests. */
test.afterEach(async ({ page }) => {
  const { path } = listBulkJobs.admin;
  const listed = await page.request.get(path);
  const { jobs } = (await listed.json()) as { jobs: BulkJob[] };
  for (const { id } of jobs.filter(({ state }) => state === 'waiting'))
    await page.request.post(`${path}/${id}/stop`, { headers: { origin: site.url }, data: {} });
});

const report = (page: Page) => page.getByRole('region', { name: 'Change to many people' });

test('an admin changes all who match, sees how far it is after a reload, and takes it back [calls-staff-2]', async ({
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

/** Opens the list of people whom the mark finds, as an admin whom no one else in the run has made. */
async function openAsAdmin(page: Page, mark: string): Promise<BuiltUser> {
  const admin = await buildUser(site, { role: 'admin' });
  expect(await enterAs(page, admin)).toBe(200);
  const listening = page.waitForResponse(/\/events\?person=/);
  await page.goto(`/admin/users?search=${mark}`);
  await expect(page.getByRole('table')).toBeVisible();
  await listening;
  return admin;
}

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

test('an admin withdraws a change to a hundred people, and another who never leaves the list refuses and approves it [calls-staff-1]', async ({
  page,
  browser,
}) => {
  const mark = newMark();
  await buildUsers(site, markedUsers(mark, manyPeople));
  const asking = await openAsAdmin(page, mark);
  const other = await (await browser.newContext({ baseURL: site.url })).newPage();
  await openAsAdmin(other, mark);
  const stopped = `Stopped: 0 people changed, ${manyPeople} left as they were.`;
  const waits = `${asking.username} asks for this change to ${manyPeople} people: Unverify email.`;
  const said = (on: Page) => report(on).getByRole('status');
  const press = (on: Page, name: string) =>
    report(on).getByRole('button', { name, exact: true }).click();

  await ask(page);
  await press(page, 'Withdraw');
  await expect(said(page)).toHaveText(stopped);

  await ask(page);
  await expect(said(other)).toHaveText(waits);
  await expect(report(other).locator('xpath=following::table')).toBeVisible();
  await press(other, 'Refuse');
  for (const tab of [page, other]) await expect(said(tab)).toHaveText(stopped);

  await ask(page);
  await press(other, 'Approve');
  await expect(said(page)).toHaveText(`Done: ${manyPeople} people changed.`);
  await other.context().close();
});
