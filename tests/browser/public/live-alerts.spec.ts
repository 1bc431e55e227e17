import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

const address = '/regions/british-columbia/bc_emergency_alerts';

test('under the cards stands what feeds say, each sample marked as one', async ({ page }) => {
  await page.goto(address);

  const live = page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { level: 2, name: 'What they say now' }),
  });
  await expect(live.getByRole('heading', { level: 3 })).toHaveText([
    'Parks and recreation sites',
    'Wildfires',
    'Fire bans',
    'Roads',
    'Weather',
  ]);
  await expect(live.getByText('Nothing below is true today.')).toBeVisible();
  await expect(live.getByText('sample recorded on October 2, 2026')).toBeVisible();
  const items = live.getByRole('listitem').filter({ has: page.getByText('Official page') });
  await expect(items.filter({ hasText: 'Sample' })).toHaveCount(await items.count());

  await live.getByRole('button', { name: 'Show all 8 wildfires' }).click();
  await expect(
    live.getByText('Wildfire Felker Fire (C21127), under control').first(),
  ).toBeVisible();
});

test('in French what a feed has in English only is said to be English', async ({ page }) => {
  await page.goto(`${address}?lang=fr`);

  const main = page.getByRole('main');
  await expect(main.getByText(/^Feu de forêt G92299, hors de contrôle$/).first()).toBeVisible();
  const road = main.getByText(/^Quesnel-Hixon Road/).first();
  await expect(road).toHaveAttribute('lang', 'en');
});

test('a campground says in both languages how near a fire is, and that it is a sample', async ({
  page,
}) => {
  await page.goto('/campgrounds/kokanee-creek-redfish-campground?lang=fr');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: /Feu de forêt N71251, maîtrisé, à environ 9\skm$/ }),
  ).toBeVisible();
  await expect(main.getByText('Un exemple enregistré, pas un avis actuel.').first()).toBeVisible();

  await page.goto('/campgrounds/kokanee-creek-redfish-campground?lang=en');

  await expect(
    main.getByRole('heading', { name: 'Wildfire N71251, under control, about 9 km away' }),
  ).toBeVisible();
});
