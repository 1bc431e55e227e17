import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { holdMs } from '#tests/support/browser/interactions.ts';
import { signedInCamper } from '#tests/support/browser/new-camper.ts';

test('the account menu opens once the button is let go; held down, it chooses the item one lets go over', async ({
  page,
}) => {
  const { username } = await signedInCamper(page);
  await page.goto('/hub');
  const button = page.getByRole('banner').getByRole('button', { name: username });
  const settings = page.getByRole('menuitem', { name: 'Settings' });
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
  await expect(settings).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset['open'])).toBe('false');

  await page.keyboard.press('Escape');
  await expect(settings).toHaveCount(0);
  await button.hover();
  await page.mouse.down();
  await settings.hover();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/settings$/);
});
