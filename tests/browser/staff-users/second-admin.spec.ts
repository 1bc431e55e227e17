import { manyPeople } from '@camp/contracts/staff/staff-acts';
import { expect, type Page } from '@playwright/test';
import { startTestSite, type TestSite } from '#infra/test-servers/test-site.ts';
import { test } from '#tests/support/browser/browser.ts';
import { type BuiltUser, buildUser, buildUsers } from '#tests/support/people/build-user.ts';
import { markedUsers, newMark } from '#tests/support/browser/listed-user.ts';
import { enterAs } from '#tests/support/browser/new-camper.ts';

/* A job that waits for a second admin is shown above the list of every admin, so it has a site of its own. */
let own: TestSite;

test.beforeAll(async () => {
  own = await startTestSite();
});

test.afterAll(() => own.stop());

const report = (page: Page) => page.getByRole('region', { name: 'Change to many people' });

/** Opens the list of people whom the mark finds, as an admin whom no one else in the run has made. */
async function openAsAdmin(page: Page, mark: string): Promise<BuiltUser> {
  const admin = await buildUser(own, { role: 'admin' });
  expect(await enterAs(page, admin, own)).toBe(200);
  const listening = page.waitForResponse(/\/events\?person=/);
  await page.goto(`${own.url}/admin/users?search=${mark}`);
  await expect(page.getByRole('table')).toBeVisible();
  await listening;
  return admin;
}

/** Asks for a change to so many people that a second admin has to approve it. */
async function ask(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Change all ${manyPeople} results…` }).click();
  const dialog = page.getByRole('dialog', { name: `Change all ${manyPeople} results` });
  await dialog.getByLabel('Action').selectOption('Unverify email');
  await expect(dialog.getByText('A second admin has to approve it')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Spring cleaning');
  await dialog.getByRole('button', { name: `Change ${manyPeople} people` }).click();
  await expect(report(page).getByRole('status')).toContainText(
    'is waiting for a second admin’s approval',
  );
}

test('an admin withdraws a change to a hundred people, and another who never leaves the list refuses and approves it [calls-staff-1]', async ({
  page,
  browser,
}) => {
  const mark = newMark();
  await buildUsers(own, markedUsers(mark, manyPeople));
  const asking = await openAsAdmin(page, mark);
  const other = await (await browser.newContext()).newPage();
  await openAsAdmin(other, mark);
  const stopped = `Stopped: 0 people changed, ${manyPeople} left as they were.`;
  const waits = `${asking.username} asks for this change to ${manyPeople} people: Unverify email.`;
  const said = (on: Page) => report(on).getByRole('status');
  const press = (on: Page, name: string) =>
    report(on).getByRole('button', { name, exact: true }).click();

  const tabs = [page, other];
  await ask(page);
  await expect(said(other)).toHaveText(waits);
  await press(page, 'Withdraw');
  for (const tab of tabs) await expect(said(tab)).toHaveText(stopped);

  await ask(page);
  await expect(said(other)).toHaveText(waits);
  await expect(report(other).locator('xpath=following::table')).toBeVisible();
  await press(other, 'Refuse');
  for (const tab of tabs) await expect(said(tab)).toHaveText(stopped);

  await ask(page);
  await press(other, 'Approve');
  await expect(said(page)).toHaveText(`Done: ${manyPeople} people changed.`);
  await other.context().close();
});
