import { expect } from '@playwright/test';
import { expectAccessible, signInAs, test } from '#tests/support/browser/browser.ts';

test('staff see which build drew what, beside a page that goes on working [inspector-1, inspector-2]', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/hub');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'What drew what' });
  const part = (text: RegExp) => panel.getByRole('listitem').filter({ hasText: text });

  await page.keyboard.press('Control+.');

  await expect(part(/shell · Bar, footer and frame/)).toContainText(/\d+\.\d+\.\d+-\w+ · live/);
  await expect(part(/remote-account · Page hub/)).toContainText(
    /\d+ files, .*(from the cache|over the network in \d+)/,
  );
  await expect(part(/remote-campgrounds · Extension hub-card/)).toBeVisible();
  await expect(part(/^react 19/)).toContainText('from');
  await expect(page.locator('[data-module="hub-card"]')).toHaveCSS('outline-style', 'dashed');

  await page.getByRole('link', { name: 'Edit your profile' }).click();
  await expect(part(/remote-account · Page profile/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('heading', { name: 'What drew what' }).click();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-inspected');
});

test('for members the keys do nothing [inspector-1]', async ({ page }) => {
  await signInAs(page, 'member');
  await page.goto('/hub');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Control+.');
  await page.getByRole('link', { name: 'Edit your profile' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'What drew what' })).toHaveCount(0);
});

test.describe('of a page that throws', () => {
  test.use({ expectedErrors: /No printer/ });

  test('moderators see the line of its source [inspector-4]', async ({ page }) => {
    await signInAs(page, 'mod');
    await page.addInitScript(() => {
      globalThis.print = () => {
        document.documentElement.dataset['printed'] = 'once';
        throw new TypeError('No printer.');
      };
    });
    await page.goto('/campgrounds/kokanee-creek-redfish-campground');
    const panel = page.getByRole('complementary', { name: 'What drew what' });

    await page.getByRole('button', { name: 'Print' }).click();
    /* A button pressed early is pressed again once the page is alive; keys are not. */
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('button', { name: 'mod' })).toBeVisible();
    await page.keyboard.press('Control+.');

    const error = panel.getByRole('listitem').filter({ hasText: 'TypeError' });
    await expect(error).toContainText(
      /remote-campgrounds\/src\/features\/campground\/Actions\.tsx:\d+:\d+/,
    );
    await expect(error).not.toContainText('No printer');
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('the search of staff pages opens it, and it stays on other pages [inspector-5]', async ({
    page,
  }) => {
    await signInAs(page, 'mod');
    await page.goto('/moderator');
    const panel = page.getByRole('complementary', { name: 'What drew what' });

    await page.getByRole('button', { name: 'Go to a page or a person' }).tap();
    await page.getByRole('option', { name: 'What drew what' }).tap();
    await expect(panel.getByRole('heading', { name: 'What drew what' })).toBeFocused();
    await page.getByRole('link', { name: 'Home', exact: true }).tap();

    await expect(panel.getByText(/^remote-public · Page home/)).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).tap();
    await expect(panel).toHaveCount(0);
  });
});
