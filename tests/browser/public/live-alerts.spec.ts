import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

const address = '/regions/british-columbia/bc_emergency_alerts';

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
