import { type Role, roles } from '@camp/contracts/site/roles';
import { expect, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import {
  act,
  type ListedUser,
  listedUser,
  newMark,
  rowOf,
  storedUser,
} from '#tests/support/browser/listed-user.ts';
import { waiveSecondFactor } from '#tests/support/people/build-user.ts';
import { enterAs } from '#tests/support/browser/new-camper.ts';

/*
 * docs/decisions/staff.md#0020 once for each role;
 * tests/api/embedded/staff-users/permission-matrix.test.ts proves it for every call and every pair of roles.
 */

interface Cast {
  mark: string;
  self: ListedUser;
  /** One user of each role. */
  targets: ListedUser[];
}

/** Signs in as a new user of a role, who finds a user of each role by a mark. */
async function enterWith(page: Page, role: Role): Promise<Cast> {
  const mark = newMark();
  const self = await listedUser({ mark, role, isWaived: true });
  const targets = await Promise.all(
    roles.map((of) => listedUser({ mark, role: of, isVerified: false })),
  );
  expect(await enterAs(page, self)).toBe(200);
  return { mark, self, targets };
}

async function chooseOwn(page: Page, { name }: ListedUser, item: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

interface Menus {
  items: readonly (string | RegExp)[];
  over: readonly Role[];
  /** Number of roles to choose from; `mayGive` is how many of them may be given. */
  choices: number;
  mayGive: number;
}

/** Expects the list's menus to be enabled for these roles, and disabled for all others and for the user's own row. */
async function expectMenus(page: Page, { self, targets }: Cast, menus: Menus): Promise<void> {
  const menu = page.getByRole('menu');
  for (const user of [self, ...targets]) {
    const isOpen = user !== self && menus.over.includes(user.role);
    await rowOf(page, user).actions.click();
    await expect(menu.getByRole('menuitem')).toHaveText([...menus.items]);
    await expect(menu.getByRole('menuitem', { disabled: false })).toHaveCount(
      isOpen ? menus.items.length : 0,
    );
    await expect(menu.getByRole('menuitemradio')).toHaveCount(menus.choices);
    await expect(menu.getByRole('menuitemradio', { disabled: false })).toHaveCount(
      isOpen ? menus.mayGive : 0,
    );
    if (user === self) await expect(menu).toContainText('Your own account');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  }
}

const subscription = /^(Make|Remove) Subscriber$/;
const adminItems = ['MFA', /^(V|Unv)erify Email$/, subscription, 'Delete'];
const moderatorItems = ['Two-factor', /^(V|Unv)erify email$/, subscription];

for (const { role, over, mayGive } of [
  { role: 'admin', over: roles, mayGive: roles.length },
  { role: 'admin_jr', over: ['member', 'subscriber', 'mod'], mayGive: 3 },
] as const) {
  test(`${role} acts on ${over.join(', ')} alone in both lists, and may give ${mayGive} roles [people-roles-3, people-roles-6, people-roles-7, addresses-1]`, async ({
    page,
  }) => {
    const cast = await enterWith(page, role);
    await chooseOwn(page, cast.self, 'Admin Dashboard');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Users/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await page.goto(`/admin/users?search=${cast.mark}`);

    await expectMenus(page, cast, { items: adminItems, over, choices: roles.length, mayGive });

    await page.goto(`/moderator?search=${cast.mark}`);
    const few = { ...cast, targets: cast.targets.slice(-2) };
    await expectMenus(page, few, { items: moderatorItems, over, choices: 0, mayGive: 0 });

    await page.goto(`/admin/users/${cast.self.id}`);
    await expect(page.getByText('Your own account: another admin has to act on it.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'History' })).toHaveCount(0);
  });
}

test('a moderator verifies and subscribes those below by the moderators’ calls, and neither deletes nor gives roles [people-roles-8, addresses-1, frame-2, moderator-page-1, moderator-page-2, people-roles-5]', async ({
  page,
}) => {
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  const cast = await enterWith(page, 'mod');
  const [member] = cast.targets as [ListedUser];
  await chooseOwn(page, cast.self, 'Moderator Dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Moderator Dashboard' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Mod', { exact: true })).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Moderator Dashboard']);
  await page.goto(`/moderator?search=${cast.mark}`);
  const below = ['member', 'subscriber'] as const;
  await expectMenus(page, cast, { items: moderatorItems, over: below, choices: 0, mayGive: 0 });

  await act(page, member, 'Verify email');
  await expect(page.getByText(`The email of ${member.name} is verified.`)).toBeVisible();
  await act(page, member, 'Make Subscriber');
  await expect(page.getByText(`${member.name} is a subscriber.`)).toBeVisible();
  expect(await storedUser(member)).toEqual({
    role: 'subscriber',
    is_paid: 1,
    is_subscriber: 1,
    email_verified: 1,
  });

  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  const bar = page.getByRole('group', { name: 'Selected users' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await expect(page.getByRole('cell').getByRole('checkbox')).toHaveCount(below.length);
  const names = ['Verify', 'Unverify', 'Make subscriber', 'Remove subscriber', 'Clear'];
  await expect(bar.getByRole('button')).toHaveText(names);
  expect(called).toContain(`/api/mod/users/${member.id}`);
  expect(called.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
  await page.goto('/admin/users');
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByText('Admins only.')).toBeVisible();
});

test('a member is sent home from every staff page, and sees no way in [guards-3, guards-4]', async ({
  page,
}) => {
  await signInAs(page, 'member');

  for (const [path, sentence] of [
    ['/admin/users', 'Admins only.'],
    ['/moderator', 'You must be a moderator or admin to view this page.'],
    ['/admin/places', 'You must be a moderator or admin to view this page.'],
    ['/campgrounds/staff/feeds', 'You must be a moderator or admin to view this page.'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  await page.getByRole('banner').getByRole('button', { name: 'Kim Member' }).click();
  await expect(page.getByRole('menuitem', { name: 'My Hub' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Dashboard/ })).toHaveCount(0);
});

test('an anonymous visitor is sent to login, and back after signing in [guards-2, guards-4, guards-6]', async ({
  page,
  context,
}) => {
  await waiveSecondFactor(site, 'admin');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/admin/users?search=mod');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Log in to open that page.')).toBeVisible();
  expect(fetched.filter((url) => url.includes('/r/remote-admin/'))).toEqual([]);

  await page.getByLabel('Username or email').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(process.env['DEMO_PASSWORD'] ?? '');
  await page.getByRole('button', { name: /log ?in/i }).click();

  await expect(page).toHaveURL(/\/admin\/users\?search=mod$/);
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === 'campbc_signed_in')).toBe(true);
});
