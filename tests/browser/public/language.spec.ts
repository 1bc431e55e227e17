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

  test('reads French: title, bar, page and footer', async ({ page }) => {
    const response = await page.goto('/regions');

    expect(response?.headers()['content-language']).toBe('fr');
    await expectFrench(page);
    await expect(page).toHaveTitle('Régions · CampBC');
    const bar = page.getByRole('navigation', { name: 'Principale' });
    await expect(bar.getByRole('link', { name: 'Nous joindre' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Régions' })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByText('Version du site 1.3')).toBeVisible();
  });

  test('may choose English, which then wins over the browser', async ({ page }) => {
    await page.goto('/regions');

    await toEnglish(page).click();
    await expectEnglish(page);
    await page.reload();

    await expectEnglish(page);
    await expect(page).toHaveTitle('Regions · CampBC');
  });
});

for (const locale of ['en-CA', 'de-DE']) {
  test.describe(`a visitor whose browser speaks ${locale}`, () => {
    test.use({ locale });

    test('reads English', async ({ page }) => {
      const response = await page.goto('/regions');

      expect(response?.headers()['content-language']).toBe('en');
      await expectEnglish(page);
      await expect(page).toHaveTitle('Regions · CampBC');
    });
  });
}

test('the switch changes the page at once, in the same document, and says it in its lang', async ({
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

test('what the visitor has typed stays when the language changes', async ({ page }) => {
  await page.goto('/login');
  const fields = page.getByRole('main').getByRole('textbox');
  await fields.first().fill('kim@mail.example');
  await markDocument(page);

  await toFrench(page).click();

  await expectFrench(page);
  await expect(fields.first()).toHaveValue('kim@mail.example');
  expect(await isMarked(page)).toBe(true);
});

test('what the visitor has chosen stays when the language changes', async ({ page }) => {
  await page.goto('/contact');
  const selector = page.getByRole('main').getByRole('combobox');
  await expect(toFrench(page)).toBeVisible();
  await selector.selectOption('British Columbia');
  await expect(page.getByText('bc.ads@campbc.example')).toBeVisible();

  await toFrench(page).click();

  await expectFrench(page);
  await expect(selector.getByRole('option', { selected: true })).toHaveText('Colombie-Britannique');
  await expect(page.getByText('bc.ads@campbc.example')).toBeVisible();
});

test('the song plays on when the language changes', async ({ page }) => {
  await page.goto('/regions');
  await page.getByRole('button', { name: 'Play the theme song' }).click();
  const song = page.locator('audio');
  const place = () => song.evaluate((audio: HTMLAudioElement) => audio.currentTime);
  await expect.poll(place).toBeGreaterThan(0.2);
  const before = await place();

  await toFrench(page).click();

  await expectFrench(page);
  await expect.poll(place).toBeGreaterThan(before);
  expect(await song.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(false);
});

test('the choice lasts over a reload and onto other pages, in both languages', async ({ page }) => {
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

test('?lang=fr wins over the browser and an earlier choice, and the pages after it stay French', async ({
  page,
  context,
  baseURL,
}) => {
  const choice = { name: 'campbc_language', value: 'en', url: baseURL ?? '' };
  await context.addCookies([choice]);

  await page.goto('/regions?lang=fr');
  await expectFrench(page);
  await expect(page).toHaveTitle('Régions · CampBC');

  await page.getByRole('link', { name: 'Nous joindre' }).first().click();
  await expect(page).toHaveURL(/\/contact$/);
  await expectFrench(page);
  await page.goto('/about');
  await expectFrench(page);
});

test('whoever switches back loses ?lang from the address, and nothing else of it', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/regions?from=mail&lang=fr#main');
  await expectFrench(page);
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

test('a language that the site does not speak is passed over', async ({ page }) => {
  await page.goto('/regions?lang=de');

  await expectEnglish(page);
  await expect(page).toHaveTitle('Regions · CampBC');
});
