import { expect, type Page } from '@playwright/test';
import { leaveTrail } from '#tests/support/browser/audit-trail.ts';
import { expectAccessible, signInAs, site, test } from '#tests/support/browser/browser.ts';
import { buildUsers } from '#tests/support/people/build-user.ts';
import { act, listedUser, markedUsers, newMark } from '#tests/support/browser/listed-user.ts';
import { signedInCamper } from '#tests/support/browser/new-camper.ts';

/* Pages as they are opened: tests/browser/quality/accessibility.spec.ts. */

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

async function openAsAdmin(page: Page, path: string): Promise<void> {
  await signInAs(page, 'admin');
  await page.goto(path);
}

const dialogs: Record<string, (page: Page) => Promise<void>> = {
  'deleting the own account': async (page) => {
    await signedInCamper(page);
    await page.goto('/settings');
    await press(page, 'Delete my account');
  },
  'deleting somebody': async (page) => {
    const user = await listedUser();
    await openAsAdmin(page, `/admin/users?search=${user.username}`);
    await act(page, user, 'Delete');
  },
  'the second factor of somebody': async (page) => {
    const user = await listedUser();
    await openAsAdmin(page, `/admin/users?search=${user.username}`);
    await act(page, user, 'MFA');
  },
  'suspending somebody': async (page) => {
    const user = await listedUser();
    await openAsAdmin(page, `/admin/users/${user.id}`);
    await press(page, 'Suspend');
  },
  'inviting somebody': async (page) => {
    await openAsAdmin(page, '/admin/users?search=campbc.example');
    await press(page, 'Invite');
  },
  'a change to many': async (page) => {
    const mark = newMark();
    await buildUsers(site, markedUsers(mark, 30));
    await openAsAdmin(page, `/admin/users?search=${mark}`);
    await press(page, 'Change all 30 results…');
  },
  'an entry of the audit log': async (page) => {
    const { mark } = await leaveTrail();
    await openAsAdmin(page, `/admin/audit?q=${mark}`);
    await page
      .getByRole('link', { name: /open entry/ })
      .first()
      .click();
  },
  'correcting a place': async (page) => {
    await openAsAdmin(page, '/campgrounds/staff/alice-lake-campground');
    await press(page, 'Correct Showers');
  },
};

for (const [name, open] of Object.entries(dialogs)) {
  test(`the open dialog for ${name} is accessible [every-page-1]`, async ({ page }) => {
    await open(page);

    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}
