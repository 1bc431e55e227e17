import { expect } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';
import { act, rowOf } from '#tests/support/people/listed-user.ts';
import { newEnrolledMember } from '#tests/support/people/second-factor-journey.ts';

test('codes that nobody has kept are not closed over without one warning', async ({ page }) => {
  const { member } = await newEnrolledMember(page);
  await signInAs(page, 'admin');
  const who = { ...member, name: member.username };
  await page.goto(`/admin/users?search=${member.username}`);
  await act(page, who, 'MFA');
  const dialog = page.getByRole('dialog', { name: `Two-factor: ${member.username}` });
  await dialog.getByRole('button', { name: 'Regenerate recovery codes' }).click();
  await dialog.getByRole('button', { name: 'Yes, regenerate' }).click();
  await expect(
    dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem'),
  ).toHaveCount(10);

  await page.keyboard.press('Escape');

  await expect(dialog.getByRole('alert')).toContainText('neither copied nor downloaded');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page, who).actions).toBeFocused();
  await act(page, who, 'MFA');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByRole('list', { name: 'Recovery codes' })).toHaveCount(0);
});
