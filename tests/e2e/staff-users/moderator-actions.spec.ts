import { languageCookie } from '@camp/contracts/sentences/language';
import { expect, type Page } from '@playwright/test';
import { expectAccessible, signInAs, site, test } from '#tests/support/browser/browser.ts';
import {
  giveRole,
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
  const buttons = ['Two-factor', 'Verify email', 'Make Subscriber'];
  await expect(actions.getByRole('button')).toHaveText(buttons);

  await actions.getByRole('button', { name: 'Verify email', exact: true }).click();
  await actions.getByRole('button', { name: 'Unverify email', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unverify email' }).click();
  await expect(actions.getByRole('button', { name: 'Verify email', exact: true })).toBeVisible();
  await actions.getByRole('button', { name: 'Make Subscriber', exact: true }).click();
  await expect(
    actions.getByRole('button', { name: 'Remove Subscriber', exact: true }),
  ).toBeVisible();

  await expect
    .poll(() => storedUser(user))
    .toEqual({ role: 'subscriber', is_paid: 1, is_subscriber: 1, email_verified: 0 });
  expect(changed).toEqual(Array.from({ length: 3 }, () => `/api/mod/users/${user.id}`));
  await expectAccessible(page);
});

test('in French, buttons, questions, notices and reasons are French', async ({ page, context }) => {
  const mark = newMark();
  const user = await listedUser({ mark });
  await context.addCookies([{ name: languageCookie, value: 'fr', url: site.url }]);
  await signInAs(page, 'admin');
  await page.goto(`/admin/users?search=${mark}`);
  const actions = page.getByRole('group', { name: `Actions : ${user.name}`, exact: true });
  await expect(actions.getByRole('button')).toHaveText([
    'AMF',
    'Annuler la vérification',
    'Abonner',
    'Définir le rôle',
    'Supprimer',
  ]);

  await actions.getByRole('button', { name: 'Annuler la vérification' }).click();
  const first = page.getByRole('dialog', { name: 'Annuler la vérification' });
  await first.getByRole('button', { name: 'Annuler la vérification' }).click();
  await expect(page.getByText('n’est plus vérifié')).toBeVisible();
  await actions.getByRole('button', { name: 'Supprimer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Supprimer le compte' });
  const question = `Supprimer le compte de ${user.name} (ID ${user.id}) ? C’est définitif.`;
  await expect(dialog.getByText(question, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await actions.getByRole('button', { name: 'AMF' }).click();
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
  return { user, row, actions };
}

test.describe('behind the back of who looks', () => {
  test.use({ expectedErrors: /status of (403|404)/ });

  test('somebody promoted meanwhile is left alone, and their buttons go off', async ({ page }) => {
    const { user, row, actions } = await lookAtSomebody(page);
    await giveRole(user, 'admin');

    await actions.getByRole('button', { name: 'Unverify email', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unverify email' }).click();

    await expect(actions.getByRole('alert')).toContainText('Failed to update verification');
    await expect(row.getByText('Admin', { exact: true })).toBeVisible();
    await expect(
      actions.getByRole('button', { name: 'Unverify email', exact: true }),
    ).toBeDisabled();
    await expect(actions).toContainText('Their role is not below yours.');
    expect(await storedUser(user)).toMatchObject({ email_verified: 1 });
  });

  test('somebody deleted meanwhile leaves the list, and a notice says why', async ({ page }) => {
    const { user, row, actions } = await lookAtSomebody(page);
    await removeUser(user);

    await actions.getByRole('button', { name: 'Make Subscriber', exact: true }).click();

    await expect(row).toHaveCount(0);
    const failed = `Failed to update subscriber flag (${user.name}).`;
    await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  });
});
