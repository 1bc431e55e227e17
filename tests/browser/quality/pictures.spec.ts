import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { keyStates, openState } from '#tests/support/browser/key-states.ts';
import { queryDatabase } from '#tests/support/people/database.ts';

/* The first view of sixteen states, compared with the pictures here. UPDATE_PICTURES=1 makes them again. */

const phone = { width: 390, height: 740 };
const desk = { width: 1280, height: 720 };

/** The states, each with its window size, and with the look where it is a special one. */
const shown: [name: string, size: typeof phone, look?: 'dark' | 'forced'][] = [
  ['home', phone],
  ['about', desk],
  ['store', phone],
  ['regions', desk],
  ['british-columbia', desk],
  ['emergencies', desk, 'dark'],
  ['public-profile', phone],
  ['not-found', phone],
  ['login', phone],
  ['login', desk, 'forced'],
  ['login-wrong', phone],
  ['register', desk, 'dark'],
  ['challenge', phone, 'dark'],
  ['hub', phone],
  ['admin', desk],
  ['song-open', phone],
];

test.use({ expectedErrors: /status of 4\d\d/ });

/** Parts that differ from run to run. */
const changing = (page: Page) => [
  page.locator('time'),
  page.getByText('Website Version'),
  page.getByText(/live since/),
  page.getByRole('region', { name: 'Today in British Columbia' }),
];

for (const [name, size, look] of shown) {
  const picture = [name, size.width, look].filter(Boolean).join('-');

  test(`${picture} looks as it did [every-page-16]`, async ({ page }) => {
    const state = keyStates.find((each) => each.name === name);
    if (!state) throw new Error(`There is no state ${name}.`);
    await page.emulateMedia({
      reducedMotion: 'reduce',
      colorScheme: look === 'dark' ? 'dark' : 'light',
      forcedColors: look === 'forced' ? 'active' : 'none',
    });
    await page.setViewportSize(size);

    /* The sky over the home page’s lake depends on the hour. */
    if (name === 'home') await page.clock.setFixedTime('2026-06-21T12:00-07:00');

    /* Tests that break pages, or leave them at once, make the release look as if it failed. */
    if (name === 'admin') await queryDatabase(site, 'DELETE FROM visit_outcomes');

    await openState(page, state);
    /* Parts that come at rest belong to the picture. */
    await page.waitForLoadState('networkidle');

    await expect(page).toHaveScreenshot(`${picture}.png`, {
      animations: 'disabled',
      caret: 'hide',
      mask: changing(page),
      maxDiffPixelRatio: 0.03,
      threshold: 0.3,
    });
  });
}
