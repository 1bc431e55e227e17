import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

const style = (page: Page, selector: string, property: string, part?: '::after') =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, asked) => getComputedStyle(element, asked.part).getPropertyValue(asked.property),
      { property, part },
    );

test('the emergency page prints black on white, with addresses and large numbers, and nothing else [every-page-15]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/regions/british-columbia/bc_emergency_alerts');
  await expect(page.getByRole('region', { name: 'Theme song' })).toBeVisible();

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });

  for (const role of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Theme song' })).toHaveCount(0);
  expect(await style(page, 'body', 'background-color')).toBe('rgb(255, 255, 255)');
  expect(await style(page, 'main p', 'color')).toBe('rgb(0, 0, 0)');
  const link = page.locator('main a[target="_blank"]').first();
  const address = (await link.getAttribute('href')) ?? '';
  expect(await style(page, 'main a[target="_blank"]', 'content', '::after')).toContain(address);
  const number = Number.parseFloat(await style(page, 'main a[href^="tel:"]', 'font-size'));
  const text = Number.parseFloat(await style(page, 'main section p', 'font-size'));
  expect(number).toBeGreaterThanOrEqual(text * 1.5);
});

test('a campground prints those nearby, and the home page each line of a tile below the other [every-page-15]', async ({
  page,
}) => {
  await page.goto('/campgrounds/alice-lake-campground');
  await page.emulateMedia({ media: 'print' });

  const nearby = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Others nearby' }) });
  await expect(nearby.getByRole('link').first()).toBeVisible();

  await page.goto('/');

  const tile = page.getByRole('listitem').filter({ hasText: 'Mailboxes for questions' });
  const title = await tile.getByRole('link').boundingBox();
  const text = await tile.getByText('Mailboxes for questions').boundingBox();
  expect(text?.y).toBeGreaterThan((title?.y ?? 0) + 10);
});
