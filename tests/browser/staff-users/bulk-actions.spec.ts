import { expect, type Page } from '@playwright/test';
import { expectAccessible, signInAs, test } from '#tests/support/browser/browser.ts';
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

/** Three users under one mark, named apart. */
async function threeUsers(mark: string) {
  const member = await listedUser({ mark, isVerified: false });
  const subscriber = await listedUser({ mark, role: 'subscriber', isVerified: false });
  const mod = await listedUser({ mark, role: 'mod', isVerified: false });
  return { member, subscriber, mod };
}

test('several users are verified with one press, and a list says who was', async ({ page }) => {
  const mark = newMark();
  const { member, subscriber, mod } = await threeUsers(mark);
  await signInAs(page, 'admin');
  await page.goto(`/admin/users?search=${mark}`);
  await select(page, [member, mod]);
  await expect(barOf(page).getByText('2 selected', { exact: true })).toBeVisible();
  /* What the bar half covers is too small a target for axe, wherever the page happens to stand. */
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);

  await barOf(page).getByRole('button', { name: 'Verify', exact: true }).click();

  const result = resultOf(page);
  await expect(result.getByRole('heading', { name: '2 users changed' })).toBeFocused();
  await result.getByText('Show', { exact: true }).click();
  await expect(result.getByRole('listitem')).toHaveText([member.name, mod.name]);
  await expect(barOf(page)).toHaveCount(0);
  expect(await storedUser(member)).toMatchObject({ email_verified: 1 });
  expect(await storedUser(mod)).toMatchObject({ email_verified: 1 });
  expect(await storedUser(subscriber)).toMatchObject({ email_verified: 0 });
  await expectAccessible(page);
  await result.getByRole('button', { name: 'Dismiss' }).click();
  await expect(result).toHaveCount(0);
});

test('who is refused is named with the server’s reason, and the others are changed', async ({
  page,
}) => {
  const mark = newMark();
  const { member, mod } = await threeUsers(mark);
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
  await expectAccessible(page);
});

test('the role is set for all, from the roles that fit each of them', async ({ page }) => {
  const mark = newMark();
  const { member, subscriber } = await threeUsers(mark);
  await signInAs(page, 'adminjr');
  await page.goto(`/admin/users?search=${mark}`);
  await select(page, [member, subscriber]);

  await barOf(page)
    .getByRole('button', { name: /^Set role…/ })
    .click();
  await expect(page.getByRole('menuitemradio', { name: 'Admin', exact: true })).toBeDisabled();
  await page.getByRole('menuitemradio', { name: 'Moderator', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Change 2 users?' });
  await expect(question).toContainText('These 2 users get the role Moderator.');
  await question.getByRole('button', { name: 'Change' }).click();

  await expect(resultOf(page).getByRole('heading', { name: '2 users changed' })).toBeVisible();
  expect(await storedUser(member)).toMatchObject({ role: 'mod' });
  expect(await storedUser(subscriber)).toMatchObject({ role: 'mod' });
});

test('Clear lets go of the selection and keeps the focus in the list', async ({ page }) => {
  const mark = newMark();
  const { member } = await threeUsers(mark);
  await signInAs(page, 'admin');
  await page.goto(`/admin/users?search=${mark}`);
  await select(page, [member]);

  await barOf(page).getByRole('button', { name: 'Clear', exact: true }).click();

  await expect(barOf(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Users', exact: true })).toBeFocused();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('moderators have the four flags for all, and no role', async ({ page }) => {
  const mark = newMark();
  const { member, subscriber } = await threeUsers(mark);
  await signInAs(page, 'mod');
  await page.goto(`/moderator?search=${mark}`);
  await select(page, [member, subscriber]);
  const names = ['Verify', 'Unverify', 'Make subscriber', 'Remove subscriber', 'Clear'];
  await expect(barOf(page).getByRole('button')).toHaveText(names);

  await barOf(page).getByRole('button', { name: 'Remove subscriber', exact: true }).click();

  await expect(
    resultOf(page).getByRole('heading', { name: '1 user changed, 1 unchanged' }),
  ).toBeVisible();
  expect(await storedUser(subscriber)).toMatchObject({ role: 'member', is_paid: 0 });
});

test.describe('a call that fails as a whole', () => {
  test.use({ expectedErrors: /status of 500/ });

  test('is said in the bar, and the selection stays', async ({ page }) => {
    const mark = newMark();
    const { member } = await threeUsers(mark);
    await signInAs(page, 'admin');
    await page.goto(`/admin/users?search=${mark}`);
    await select(page, [member]);
    await page.route('**/api/admin/users/bulk', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );

    await barOf(page).getByRole('button', { name: 'Verify', exact: true }).click();

    await expect(page.getByRole('alert')).toHaveText('Failed to update verification');
    await expect(barOf(page).getByText('1 selected', { exact: true })).toBeVisible();
    expect(await storedUser(member)).toMatchObject({ email_verified: 0 });
  });
});
