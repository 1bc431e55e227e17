import { expect, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import { buildUsers } from '#tests/support/people/build-user.ts';
import {
  giveRole,
  type ListedUser,
  listedUser,
  newMark,
  storedUser,
} from '#tests/support/people/listed-user.ts';

/* A reason that is missing is said by the server. */
test.use({ expectedErrors: /status of 422/ });

const barOf = (page: Page) => page.getByRole('group', { name: 'Selected users' });
const resultOf = (page: Page) => page.getByRole('region', { name: 'Results' });

async function select(page: Page, users: readonly ListedUser[]): Promise<void> {
  for (const { name } of users) {
    await page
      .getByRole('checkbox', { name: `Select ${name}`, exact: true })
      .first()
      .check();
  }
}

test('who is refused is named with the server’s reason, and the others are changed', async ({
  page,
}) => {
  const mark = newMark();
  const member = await listedUser({ mark });
  const mod = await listedUser({ mark, role: 'mod' });
  await signInAs(page, 'adminjr');
  await page.goto(`/admin/users?search=${mark}`);
  await select(page, [member, mod]);
  /* Behind the back of who looks at the list. */
  await giveRole(mod, 'admin');

  await barOf(page).getByRole('button', { name: 'Make subscriber', exact: true }).click();

  const result = resultOf(page);
  await expect(result.getByRole('heading', { name: '1 user changed, 1 refused' })).toBeFocused();
  const refused = result.getByRole('list', { name: '1 refused' }).getByRole('listitem');
  await expect(refused).toHaveText(new RegExp(`^Refused${mod.name}\\S.+\\.$`));
  const changed = result.getByRole('list', { name: '1 user changed' }).getByRole('listitem');
  await expect(changed).toHaveText(member.name);
  expect(await storedUser(member)).toMatchObject({ role: 'subscriber', is_paid: 1 });
  expect(await storedUser(mod)).toMatchObject({ role: 'admin', is_paid: 0 });
});

test('an admin changes all who match, sees how far it is after a reload, and takes it back', async ({
  page,
}) => {
  const mark = newMark();
  const many = 30;
  await buildUsers(
    site,
    Array.from({ length: many }, (_, index) => ({ username: `${mark}.${index}` })),
  );
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
