import { expect, type Page } from '@playwright/test';
import { signInAs, site, test } from '#tests/support/browser/browser.ts';
import {
  act,
  type ListedUser,
  listedUser,
  newMark,
  rowOf,
} from '#tests/support/people/listed-user.ts';
import { newEnrolledMember } from '#tests/support/people/second-factor-journey.ts';

/** Opens somebody's panel; a camper who has registered is listed by the username. */
async function openPanel(page: Page, who: Pick<ListedUser, 'name' | 'username'>) {
  await page.goto(`/admin/users?search=${who.username}`);
  await act(page, who, 'MFA');
  const dialog = page.getByRole('dialog', { name: `Two-factor: ${who.name}` });
  await expect(dialog).toBeVisible();
  return { dialog, opener: rowOf(page, who).actions };
}

test('codes that nobody has kept are not closed over without one warning', async ({ page }) => {
  const { member } = await newEnrolledMember(page);
  await signInAs(page, 'admin');
  const { dialog, opener } = await openPanel(page, { ...member, name: member.username });
  await dialog.getByRole('button', { name: 'Regenerate recovery codes' }).click();
  await dialog.getByRole('button', { name: 'Yes, regenerate' }).click();
  await expect(
    dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10);

  await page.keyboard.press('Escape');

  await expect(dialog.getByRole('alert')).toContainText('neither copied nor downloaded');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await act(page, { ...member, name: member.username }, 'MFA');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('list', { name: 'Recovery codes' })).toHaveCount(0);
});

test('a reset asks once more, and leaves the member without authenticator and codes', async ({
  page,
}) => {
  const { member } = await newEnrolledMember(page);
  await signInAs(page, 'admin');
  const { dialog } = await openPanel(page, { ...member, name: member.username });
  const reset = dialog.getByRole('button', { name: 'Reset two-factor', exact: true });

  await reset.click();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(reset).toBeFocused();
  await expect(dialog.getByText(/^Enabled since /)).toBeVisible();
  await reset.click();
  await dialog.getByRole('button', { name: 'Yes, reset' }).click();

  await expect(dialog.getByText('Two-factor is reset.')).toBeVisible();
  await expect(dialog.getByText(/^Enabled since /)).toHaveCount(0);
  await expect(reset).toHaveCount(0);
  const signIn = await page.request.post('/api/auth/login', {
    headers: { origin: site.url },
    data: { identifier: member.email, password: member.password },
  });
  expect(await signIn.json()).not.toHaveProperty('twofa_token');
});

test('the override says until when and by whom, and is taken back', async ({ page }) => {
  const user = await listedUser({ mark: newMark(), role: 'mod' });
  await signInAs(page, 'admin');
  const { dialog } = await openPanel(page, user);

  await dialog.getByRole('button', { name: 'Turn override on' }).click();
  await dialog.getByRole('button', { name: 'Yes, turn it on' }).click();

  await expect(dialog.getByText(/^On until .+, set by admin$/)).toBeVisible();
  await expect(dialog.getByText('ends by itself after 7 days')).toBeVisible();
  const turnOff = dialog.getByRole('button', { name: 'Turn override off' });
  await expect(turnOff).toBeFocused();
  await turnOff.click();
  await expect(dialog.getByText(/^On until /)).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Turn override on' })).toBeFocused();
});
