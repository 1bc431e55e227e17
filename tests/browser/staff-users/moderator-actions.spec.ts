import { siteCookies } from '@camp/contracts/site/cookies';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, signInAs, site, test } from '#tests/support/browser/browser.ts';
import {
  act,
  giveRole,
  itemOf,
  listedUser,
  newMark,
  removeUser,
  rowOf,
  storedUser,
} from '#tests/support/people/listed-user.ts';

test('a moderator verifies and subscribes by the moderators’ calls, and neither deletes nor sets roles', async ({
  page,
}) => {
  const mark = newMark();
  const user = await listedUser({ mark, isVerified: false });
  await signInAs(page, 'mod');
  await page.goto(`/moderator?search=${mark}`);
  const { actions } = rowOf(page, user);
  const changed: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') changed.push(new URL(request.url()).pathname);
  });
  await actions.click();
  await expect(page.getByRole('menu').getByRole('menuitem')).toHaveText([
    'Two-factor',
    'Verify email',
    'Make Subscriber',
  ]);
  await expect(page.getByRole('menuitemradio')).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Verify email' }).click();
  await expect(page.getByText(`The email of ${user.name} is verified.`)).toBeVisible();
  await act(page, user, 'Make Subscriber');
  await expect(page.getByText(`${user.name} is a subscriber.`)).toBeVisible();

  await expect
    .poll(() => storedUser(user))
    .toEqual({ role: 'subscriber', is_paid: 1, is_subscriber: 1, email_verified: 1 });
  expect(changed).toEqual(Array.from({ length: 2 }, () => `/api/mod/users/${user.id}`));
  await expectAccessible(page);
});

test('in French, buttons, questions, notices and reasons are French', async ({ page, context }) => {
  const mark = newMark();
  const user = await listedUser({ mark });
  await context.addCookies([{ name: siteCookies.language, value: 'fr', url: site.url }]);
  await signInAs(page, 'admin');
  await page.goto(`/admin/users?search=${mark}`);
  const actions = page.getByRole('button', { name: `Actions : ${user.name}`, exact: true });
  const item = (name: string) => page.getByRole('menu').getByRole('menuitem', { name });
  await actions.click();
  await expect(page.getByRole('menu').getByRole('menuitem')).toHaveText([
    'AMF',
    'Annuler la vérification',
    'Abonner',
    'Supprimer',
  ]);
  await expect(page.getByRole('group', { name: 'Définir le rôle' })).toBeVisible();

  await item('Annuler la vérification').click();
  await expect(page.getByText('ne sera plus vérifié')).toBeVisible();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await actions.click();
  await item('Supprimer').click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer le compte' });
  const question = `Supprimer le compte de ${user.name} (ID ${user.id})? C’est définitif.`;
  await expect(dialog.getByText(question, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await actions.click();
  await item('AMF').click();
  const panel = page.getByRole('dialog', { name: `Deux facteurs : ${user.name}` });
  await expect(panel.getByRole('button', { name: 'Accorder la dérogation' })).toBeVisible();
  await expectAccessible(page);
});

/** A moderator has somebody on the screen. */
async function lookAtSomebody(page: Page) {
  const mark = newMark();
  const user = await listedUser({ mark });
  await signInAs(page, 'mod');
  await page.goto(`/moderator?search=${mark}`);
  const { row, actions } = rowOf(page, user);
  await expect(actions).toBeVisible();
  return { user, row };
}

test.describe('behind the back of who looks', () => {
  test.use({ expectedErrors: /status of (404|412)/ });

  test('somebody promoted meanwhile is left alone, and their menu goes off', async ({ page }) => {
    const { user, row } = await lookAtSomebody(page);
    await giveRole(user, 'admin');

    await act(page, user, 'Make Subscriber');

    await expect(row.getByRole('alert')).toContainText('Failed to update subscriber flag');
    await expect(row.getByRole('alert')).toContainText('the role is now Admin');
    await expect(row.getByText('Admin', { exact: true })).toBeVisible();
    await expect(await itemOf(page, user, 'Unverify email')).toBeDisabled();
    await expect(page.getByRole('menu')).toContainText('Their role is not below yours.');
    expect(await storedUser(user)).toMatchObject({ role: 'admin', is_paid: 0 });
  });

  test('somebody deleted meanwhile leaves the list, and a notice says why', async ({ page }) => {
    const { user, row } = await lookAtSomebody(page);
    await removeUser(user);

    await act(page, user, 'Make Subscriber');

    await expect(row).toHaveCount(0);
    const failed = `Failed to update subscriber flag (${user.name}).`;
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  });
});
