import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { signedInCamper } from '#tests/support/browser/new-camper.ts';

test('a changed name is in the navbar at once, in the other tab, and on the public profile; a field is removed [public-pages-18, profile-1, session-1]', async ({
  page,
  context,
}) => {
  const { username } = await signedInCamper(page);
  const other = await context.newPage();
  await other.goto('/about');
  const save = page.getByRole('button', { name: 'Save profile' });
  await page.goto('/profile');
  await page.getByLabel('Display name').fill('  Marmot of Hope ');
  await page.getByLabel('Location').fill('Hope');
  await page.getByLabel('About you').fill('Sleeps late.\nWhistles early.');

  await save.click();

  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  const name = { name: 'Marmot of Hope' };
  await expect(page.getByRole('banner').getByRole('button', name)).toBeVisible();
  await expect(other.getByRole('banner').getByRole('button', name)).toBeVisible();
  await page.getByRole('link', { name: 'View your public profile' }).click();
  await expect(page).toHaveURL(new RegExp(`/u/${username}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marmot of Hope');
  await expect(page.getByRole('main').getByText('Hope', { exact: true })).toBeVisible();
  await expect(page.getByText('Whistles early.')).toBeVisible();

  await page.goto('/profile');
  await page.getByLabel('Location', { exact: true }).fill('Hope, BC');
  await page.getByRole('button', { name: 'Remove: About you' }).click();
  const question = page.getByRole('dialog', { name: 'Remove “About you” from your profile?' });
  await question.getByRole('button', { name: 'Remove' }).click();

  await expect(page.getByText('“About you” is removed from your profile.')).toBeVisible();
  await expect(page.getByLabel('About you', { exact: true })).toHaveValue('');
  await expect(page.getByLabel('About you', { exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Remove: About you' })).toHaveCount(0);
  await expect(page.getByLabel('Location', { exact: true })).toHaveValue('Hope, BC');
  await save.click();
  await expect(page.getByText('Your profile is saved.')).toBeVisible();
  await page.goto(`/u/${username}`);
  await expect(page.getByText('Hope, BC')).toBeVisible();
  await expect(page.getByText('Whistles early.')).toHaveCount(0);
});
