import { expect, type Locator, type Page } from '@playwright/test';
import { signInAs } from './browser.ts';
import type { ListedCamper } from './listed-campers.ts';

/** Opens the admins' list at these parameters. */
export async function openList(page: Page, parameters: string, account = 'admin'): Promise<void> {
  await signInAs(page, account);
  await page.goto(`/admin/users?${parameters}`);
}

export const searchBox = (page: Page) => page.getByLabel('Search users');

export const list = (page: Page) => page.getByRole('region', { name: 'Users', exact: true });

/** A button that leads to another page of the list. */
export const pageButton = (page: Page, name: 'First' | 'Previous' | 'Next' | 'Last') =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name });

/** Expects the list to show exactly these campers, in this order. */
export async function expectShown(page: Page, campers: readonly (ListedCamper | undefined)[]) {
  await expect(page.getByRole('cell').getByRole('link', { name: /^@/ })).toHaveText(
    campers.map((camper) => `@${camper?.username}`),
  );
}

/** Presses Tab until something has the focus, up to so many times. */
export async function tabTo(page: Page, target: Locator, most = 250): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab does not lead there.');
}
