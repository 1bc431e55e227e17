import { expect, type Page } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';
import {
  giveRole,
  type ListedUser,
  listedUser,
  newMark,
  storedUser,
} from '#tests/support/people/listed-user.ts';

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
