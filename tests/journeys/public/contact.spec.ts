import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

const selector = (page: Page) => page.getByRole('combobox', { name: 'Advertising region' });

/** Addresses of all mail links on the page, including bar and footer, in the order of the page. */
const mailboxes = (page: Page) =>
  page
    .locator('a[href^="mailto:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test('an advertiser who chooses British Columbia gets its mailbox, and nothing else changes [public-pages-16]', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.getByRole('link', { name: 'ads@campbc.example', exact: true })).toBeVisible();
  const before = await mailboxes(page);
  const general = 'mailto:ads@campbc.example';
  const ofBritishColumbia = 'mailto:bc.ads@campbc.example';

  await selector(page).selectOption('British Columbia');

  await expect(page.getByRole('link', { name: 'bc.ads@campbc.example' })).toBeVisible();
  expect(before.filter((address) => address === general)).toHaveLength(1);
  const after = before.map((address) => (address === general ? ofBritishColumbia : address));
  expect(await mailboxes(page)).toEqual(after);

  await selector(page).selectOption('General');
  await expect(page.getByRole('link', { name: 'ads@campbc.example', exact: true })).toBeVisible();
  expect(await mailboxes(page)).toEqual(before);
});
