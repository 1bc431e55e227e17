import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';
import { addressIn } from '#tests/support/browser/prerendered-pages.ts';

const inEnglish = 'Version 1, from November 28, 2026.';
const inFrench = 'Version 1, en vigueur depuis le 28 novembre 2026.';

const promises = [
  { link: 'Privacy', en: 'Privacy', fr: 'Confidentialité', path: '/privacy' },
  { link: 'Terms', en: 'Terms of use', fr: 'Conditions d’utilisation', path: '/terms' },
  { link: 'Rules', en: 'Rules of conduct', fr: 'Règles de conduite', path: '/rules' },
];

/* Where the evening before has begun already, the day stays the one that was said. */
test.use({ timezoneId: 'America/Vancouver' });

for (const { link, path, en, fr } of promises) {
  test(`the footer leads to “${en}”, which says its version and its first day in both languages [frame-33, public-pages-21, public-pages-24]`, async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();

    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: en })).toBeFocused();
    await expect(page.getByText(inEnglish)).toBeVisible();

    await page.goto(addressIn('fr', path));

    await expect(page.getByRole('heading', { level: 1, name: fr })).toBeVisible();
    await expect(page.getByText(inFrench)).toBeVisible();
  });
}

test('the page on privacy names its officer by role, a mailbox, and whom to turn to next [public-pages-23]', async ({
  page,
}) => {
  await page.goto('/privacy');

  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Privacy Officer' })).toBeVisible();
  await expect(main.getByText('Write to the Privacy Officer, CampBC: hello@')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Privacy Commissioner' })).toHaveAttribute(
    'href',
    'https://www.oipc.bc.ca/',
  );
});

test('who registers can read terms and rules beside the form, which keeps what is typed [registration-10]', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByLabel('Username').fill('kim.reads');
  const opened = page.waitForEvent('popup');

  await page.getByRole('main').getByRole('link', { name: 'terms of use' }).click();

  const terms = await opened;
  await expect(terms.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('kim.reads');
  const rules = page.getByRole('main').getByRole('link', { name: 'rules of conduct' });
  await expect(rules).toHaveAttribute('href', '/rules');
});
