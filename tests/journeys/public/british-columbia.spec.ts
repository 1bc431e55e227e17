import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

const home = '/regions/british-columbia';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('a visitor walks through British Columbia by its bar, and returns home [addresses-1]', async ({
  page,
}) => {
  const localLinks = bar(page).getByRole('list', { name: 'British Columbia' });
  await page.goto(home);

  await localLinks.getByRole('link', { name: 'Emergencies/Alerts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergencies & Alerts');
  await localLinks.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services for campers');
  await localLinks.getByRole('link', { name: 'Return Home' }).click();

  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(localLinks).toHaveCount(0);
});
