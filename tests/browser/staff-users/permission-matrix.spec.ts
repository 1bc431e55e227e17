import { type Role, roles } from '@camp/contracts/site/roles';
import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, signInAs, test } from '#tests/support/browser/browser.ts';
import { listedUser, newMark, rowOf } from '#tests/support/people/listed-user.ts';
import { enterAs } from '#tests/support/people/new-camper.ts';

/*
 * docs/decisions/0020-staff-permissions.md once more, so that the page is not measured by
 * its own code: an admin acts on anyone but self, a junior admin and a moderator on strictly
 * lower ranks, nobody on self.
 */
const mayActOn: Record<'admin' | 'admin_jr' | 'mod', readonly Role[]> = {
  admin: ['member', 'subscriber', 'mod', 'admin_jr', 'admin'],
  admin_jr: ['member', 'subscriber', 'mod'],
  mod: ['member', 'subscriber'],
};

const adminActions = ['MFA', 'Unverify Email', /^(Make|Remove) Subscriber$/, 'Delete'] as const;
const moderatorActions = ['Two-factor', 'Unverify email', /^(Make|Remove) Subscriber$/] as const;

const pages = [
  { actor: 'admin', path: '/admin/users', actions: adminActions },
  { actor: 'admin_jr', path: '/admin/users', actions: adminActions },
  { actor: 'admin', path: '/moderator', actions: moderatorActions },
  { actor: 'admin_jr', path: '/moderator', actions: moderatorActions },
  { actor: 'mod', path: '/moderator', actions: moderatorActions },
] as const;

/** The menu of a row has these items and, for admins, a choice of roles, all open or none. */
async function expectItems(
  actions: Locator,
  { names, isOpen }: { names: readonly (string | RegExp)[]; isOpen: boolean },
): Promise<void> {
  const page = actions.page();
  await actions.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem')).toHaveCount(names.length);
  for (const name of names) {
    const item = menu.getByRole('menuitem', { name, exact: true });
    if (isOpen) await expect(item).toBeEnabled();
    else await expect(item).toBeDisabled();
  }
  const roleChoices = menu.getByRole('group', { name: 'Set role' }).getByRole('menuitemradio');
  const mayGiveRoles = names.includes('Delete');
  await expect(roleChoices).toHaveCount(mayGiveRoles ? roles.length : 0);
  if (mayGiveRoles && isOpen) await expect(roleChoices.first()).toBeEnabled();
  if (mayGiveRoles && !isOpen) await expect(roleChoices.first()).toBeDisabled();
}

async function closeMenu(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
}

for (const { actor, path, actions: names } of pages) {
  test(`on ${path} the menu of ${actor} is open exactly over ${mayActOn[actor].join(', ')}`, async ({
    page,
  }) => {
    const mark = newMark();
    const self = await listedUser({ mark, role: actor, isWaived: true });
    const targets = await Promise.all(
      roles.map(async (role) => ({ role, user: await listedUser({ mark, role }) })),
    );
    expect(await enterAs(page, self)).toBe(200);

    await page.goto(`${path}?search=${mark}`);

    for (const { role, user } of targets) {
      const isOpen = mayActOn[actor].includes(role);
      await expectItems(rowOf(page, user).actions, { names, isOpen });
      await closeMenu(page);
    }
    await expectItems(rowOf(page, self).actions, { names, isOpen: false });
    await expect(page.getByRole('menu')).toContainText('Your own account');
  });
}

test('an admin may give every role, a junior admin those up to moderator', async ({ page }) => {
  const mark = newMark();
  const target = await listedUser({ mark });
  for (const [account, assignable] of [
    ['admin', roles.length],
    ['adminjr', 3],
  ] as const) {
    await signInAs(page, account);
    await page.goto(`/admin/users?search=${mark}`);

    await rowOf(page, target).actions.click();

    const choices = page.getByRole('menuitemradio');
    await expect(choices).toHaveCount(roles.length);
    await expect(choices.and(page.locator(':not([aria-disabled="true"])'))).toHaveCount(assignable);
    await expect(choices.filter({ hasText: 'Junior admin' })).toBeEnabled({
      enabled: account === 'admin',
    });
    await expectAccessible(page);
  }
});
