import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

const html = (page: Page) => page.locator('html');
const toFrench = (page: Page) => page.getByRole('button', { name: 'Français', exact: true });
const toEnglish = (page: Page) => page.getByRole('button', { name: 'English', exact: true });
const loginLink = (page: Page) => page.getByRole('link', { name: 'Login / Register' });
const frenchLoginLink = (page: Page) => page.getByRole('link', { name: 'Connexion / Inscription' });

async function expectFrench(page: Page): Promise<void> {
  await expect(html(page)).toHaveAttribute('lang', 'fr');
  await expect(frenchLoginLink(page)).toBeVisible();
  await expect(loginLink(page)).toHaveCount(0);
}

async function expectEnglish(page: Page): Promise<void> {
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect(loginLink(page)).toBeVisible();
  await expect(frenchLoginLink(page)).toHaveCount(0);
}

/** Leaves a mark in the document that only a reload takes away. */
const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isTheSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isTheSameDocument' in globalThis);

test.describe('a visitor whose browser speaks French', () => {
  test.use({ locale: 'fr-CA' });

  test('reads French: title, bar, page and footer; English, once chosen, wins over the browser [product-3]', async ({
    page,
  }) => {
    const response = await page.goto('/regions');
    expect(response?.headers()['content-language']).toBe('fr');
    await expectFrench(page);
    await expect(page).toHaveTitle('Régions · CampBC');
    const bar = page.getByRole('navigation', { name: 'Principale' });
    await expect(bar.getByRole('link', { name: 'Nous joindre' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Régions' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('Version du site 1.3')).toBeVisible();

    await toEnglish(page).click();
    await expectEnglish(page);
    await page.reload();

    await expectEnglish(page);
    await expect(page).toHaveTitle('Regions · CampBC');
  });
});

test.describe('a visitor whose browser speaks German', () => {
  test.use({ locale: 'de-DE' });

  test('reads English, also where the address asks for German [product-3]', async ({ page }) => {
    const response = await page.goto('/regions?lang=de');

    expect(response?.headers()['content-language']).toBe('en');
    await expectEnglish(page);
    await expect(page).toHaveTitle('Regions · CampBC');
  });
});

test('the switch changes the page at once, in the same document, and says it in its lang [product-3]', async ({
  page,
}) => {
  await page.goto('/regions');
  await markDocument(page);

  await expect(toFrench(page)).toHaveAttribute('lang', 'fr');
  await toFrench(page).click();

  await expectFrench(page);
  await expect(page).toHaveTitle('Régions · CampBC');
  await expect(page.getByRole('heading', { level: 1, name: 'Régions' })).toBeVisible();
  await expect(toEnglish(page)).toBeFocused();
  await expect(toEnglish(page)).toHaveAttribute('lang', 'en');
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator('head > title')).toHaveCount(1);
});

test('what the visitor has chosen, typed or set to play stays when the language changes [product-4]', async ({
  page,
}) => {
  await page.goto('/contact');
  await markDocument(page);
  const song = page.locator('audio');
  const place = () => song.evaluate((audio: HTMLAudioElement) => audio.currentTime);
  const selector = page.getByRole('main').getByRole('combobox');
  await page.getByRole('button', { name: 'Play the theme song' }).click();
  await expect.poll(place).toBeGreaterThan(0.2);
  await selector.selectOption('British Columbia');
  await expect(page.getByText('bc.ads@campbc.example')).toBeVisible();
  const before = await place();

  await toFrench(page).click();
  await expectFrench(page);
  await expect.poll(place).toBeGreaterThan(before);
  expect(await song.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false);
  await expect(selector.getByRole('option', { selected: true })).toHaveText('Colombie-Britannique');
  await expect(page.getByText('bc.ads@campbc.example')).toBeVisible();

  await frenchLoginLink(page).click();
  const fields = page.getByRole('main').getByRole('textbox');
  await fields.first().fill('kim@mail.example');
  await toEnglish(page).click();
  await expectEnglish(page);
  await expect(fields.first()).toHaveValue('kim@mail.example');
  expect(await isMarked(page)).toBe(true);
});

test('the choice lasts over a reload and onto other pages, in both languages [product-3]', async ({
  page,
}) => {
  await page.goto('/regions');
  await toFrench(page).click();
  await expectFrench(page);

  await page.reload();
  await expectFrench(page);
  await page.getByRole('link', { name: 'À propos' }).first().click();
  await expect(page).toHaveTitle('À propos · CampBC');
  await expectFrench(page);
  await page.goto('/contact');
  await expect(page).toHaveTitle('Nous joindre · CampBC');

  await toEnglish(page).click();
  await page.goto('/about');
  await expect(page).toHaveTitle('About · CampBC');
  await expectEnglish(page);
});

test('?lang=fr wins over an earlier choice onto the next pages; who switches back loses it alone [product-3]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'campbc_language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/regions?from=mail&lang=fr#main');
  await expectFrench(page);
  await expect(page).toHaveTitle('Régions · CampBC');

  await page.getByRole('link', { name: 'Nous joindre' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expectFrench(page);
  await page.goto('/about');
  await expectFrench(page);

  await page.goto('/regions?from=mail&lang=fr#main');
  await markDocument(page);
  const visited = await page.evaluate(() => history.length);
  await toEnglish(page).click();
  await expectEnglish(page);
  await expect(page).toHaveURL(/\/regions\?from=mail(#main)?$/);
  expect(await page.evaluate(() => history.length)).toBe(visited);
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await expectEnglish(page);
});

test.describe('without a network in the end', () => {
  /* The line over which the page hears of changes breaks, too. */
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('a browser gets the texts of one language, and those of the other once the pointer is at the switch [product-3]', async ({
    page,
    context,
  }) => {
    /* A file that was preloaded is asked for once more, and comes from the browser's cache. */
    const texts = { en: new Set(), fr: new Set() };
    page.on('request', (request) => {
      const [, language] = /\.(en|fr)\.json$/.exec(request.url()) ?? [];
      if (language === 'en' || language === 'fr') texts[language].add(request.url());
    });
    await page.goto('/contact');
    await expectEnglish(page);
    await page.waitForLoadState('networkidle');
    expect(texts.en.size).toBeGreaterThan(1);
    expect(texts.fr.size).toBe(0);

    await toFrench(page).hover();
    await expect.poll(() => texts.fr.size).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await toFrench(page).click();

    await expectFrench(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Nous joindre' })).toBeVisible();
  });
});

test.describe('texts that do not come', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('the page says so, stays in its language, and tries again when asked to [product-3]', async ({
    page,
  }) => {
    await page.goto('/contact');
    await page.route(/\.fr\.json$/, (route) => route.abort());
    await toFrench(page).click();
    await expect(
      page.getByText('The other language could not be loaded. Please try again.'),
    ).toBeVisible();
    await expectEnglish(page);

    await page.unroute(/\.fr\.json$/);
    await toFrench(page).click();
    await expectFrench(page);
  });
});
