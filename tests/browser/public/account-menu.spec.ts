import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { holdMs } from '#tests/support/browser/interactions.ts';
import { signedInCamper } from '#tests/support/people/new-camper.ts';

const menuButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name });

test('the account menu opens once the button is let go, so that letting go waits for nothing', async ({
  page,
}) => {
  const { username } = await signedInCamper(page);
  await page.goto('/hub');
  const button = menuButton(page, username);
  await page.evaluate(() => {
    addEventListener(
      'pointerup',
      () => {
        document.body.dataset['open'] = String(document.querySelector('[role=menu]') !== null);
      },
      { capture: true, once: true },
    );
  });

  await button.click({ delay: holdMs });

  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset['open'])).toBe('false');
});

test('who holds the button down chooses by letting go over an item', async ({ page }) => {
  const { username } = await signedInCamper(page);
  await page.goto('/hub');
  await menuButton(page, username).hover();

  await page.mouse.down();
  await page.getByRole('menuitem', { name: 'Settings' }).hover();
  await page.mouse.up();

  await expect(page).toHaveURL(/\/settings$/);
});
