import { expect } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';
import { submitPassword } from '#tests/support/browser/second-factor-journey.ts';
import { listedUser, newMark } from '#tests/support/browser/listed-user.ts';

test.use({ expectedErrors: /status of (403|422)/ });

test('an admin suspends somebody, who reads why at the login, and lifts it again [one-person-2, sign-in-17]', async ({
  page,
  browser,
}) => {
  const user = await listedUser();
  await signInAs(page, 'admin');
  await page.goto(`/admin/users/${user.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.name);

  await page.getByRole('button', { name: 'Suspend', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Suspend ${user.name}?` });
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog.getByText('Enter a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Advertising in the profile');
  await dialog.getByLabel('For how long').selectOption('Until staff lift it');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/login');
  await submitPassword(elsewhere, user);
  await expect(elsewhere.getByRole('alert')).toHaveText(
    'This account is suspended, for this reason: “Advertising in the profile”',
  );

  await page.getByRole('button', { name: 'Lift suspension' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lift suspension' }).click();
  await expect(page.getByText('Not suspended.')).toBeVisible();
  await page.getByRole('link', { name: 'History' }).click();
  const latest = page.getByRole('region', { name: 'History' }).getByRole('listitem').first();
  await expect(latest).toContainText('Suspension lifted');
  await elsewhere.context().close();
});

test('a moderator helps and leaves a note, without mails and deletion [user-management-2, people-roles-8, one-person-1]', async ({
  page,
}) => {
  const user = await listedUser({ isVerified: false });
  await signInAs(page, 'mod');
  await page.goto('/moderator');
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  /* Found, helped and seen in three presses, and the name. */
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(user.username);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send verification email' }).click();
  await expect(
    page.getByText(`The verification email is on its way to ${user.name}.`),
  ).toBeVisible();
  await expect(page).toHaveURL(`/moderator/users/${user.id}`);
  await expect(page.getByRole('link', { name: 'Emails' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden();
  await page.getByRole('link', { name: 'Notes' }).click();
  await page.getByLabel('New note').fill('Called about the mail.\nIt was in the spam folder.');
  await page.getByRole('button', { name: 'Add note' }).click();

  const notes = page.getByRole('list', { name: 'Notes, newest first' });
  await expect(notes.getByRole('listitem')).toHaveText(/^Called about the mail\.\sIt was/);
  await expect(page.getByLabel('New note')).toHaveValue('');
  await page.getByRole('link', { name: 'Two-factor and sessions' }).click();
  await expect(page.getByText('Two-factor is off, so there are no codes')).toBeVisible();
});

test('an admin invites somebody, and corrects the address [one-person-2, calls-staff-1]', async ({
  page,
}) => {
  const mark = newMark();
  await signInAs(page, 'admin');
  await page.goto('/admin/users');

  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('Email', { exact: true }).fill('nobody');
  await dialog.getByLabel('Username').fill(mark);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible();
  await dialog.getByLabel('Email', { exact: true }).fill(`${mark}@mail.example`);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(mark);

  await page.getByRole('button', { name: 'Edit details' }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${mark}` });
  await edit.getByLabel('Email').fill(`${mark}@post.example`);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit).toBeHidden();
  await expect(page.getByText(`${mark}@post.example`)).toBeVisible();
  await page.getByRole('link', { name: 'Emails' }).click();
  const mails = page.getByRole('list', { name: 'Emails, newest first' }).getByRole('listitem');
  await expect(mails).toHaveCount(3);
});
