import { expect, type Locator, type Page } from '@playwright/test';
import { test, withMotion } from '#tests/support/browser/browser.ts';

test.use(withMotion);

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const barLink = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const menuButton = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });

test('the bar folds into a menu at 991 pixels, and not at 992 [frame-2, limits-times-9]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto('/regions');
  await expect(barLink(page, 'About')).toBeVisible();
  await expect(menuButton(page)).toBeHidden();

  await page.setViewportSize({ width: 991, height: 800 });

  await expect(barLink(page, 'About')).toBeHidden();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the menu takes 0.3 s to open and to close, which a press outside and Escape do [numbers-letter-1, numbers-letter-2]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/regions');
  await expect(barLink(page, 'About')).toBeHidden();

  const opening = heightMotion(menuButton(page));
  await menuButton(page).click();
  expect(await opening).toBe(0.3);
  await expect(barLink(page, 'About')).toBeVisible();
  const closing = heightMotion(menuButton(page));
  await page.getByRole('heading', { level: 1 }).click();
  expect(await closing).toBe(0.3);
  await expect(barLink(page, 'About')).toBeHidden();

  await menuButton(page).click();
  await expect(barLink(page, 'About')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(barLink(page, 'About')).toBeHidden();
});

/** Returns the time that the menu of a button takes to its next height, in seconds. */
const heightMotion = (button: Locator) =>
  button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const menu = document.getElementById(element.getAttribute('aria-controls') ?? '');
        menu?.addEventListener('transitionend', ({ propertyName, elapsedTime }) => {
          if (propertyName === 'grid-template-rows') resolve(elapsedTime);
        });
      }),
  );
