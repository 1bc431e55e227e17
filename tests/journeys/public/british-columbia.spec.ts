import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

const home = '/regions/british-columbia';
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const officialHosts = [
  'www.emergencyinfobc.gov.bc.ca',
  'www.drivebc.ca',
  'weather.gc.ca',
  'wildfiresituation.nrs.gov.bc.ca',
  'weather.gc.ca',
  'www.youtube.com',
];

test('a visitor walks through British Columbia by its bar, and returns home', async ({ page }) => {
  const localLinks = bar(page).getByRole('list', { name: 'British Columbia' });
  await page.goto(home);

  await localLinks.getByRole('link', { name: 'Emergencies/Alerts' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emergencies & Alerts');
  await localLinks.getByRole('link', { name: 'Services' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Services for campers');
  await localLinks.getByRole('link', { name: 'Return Home' }).click();

  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(localLinks).toHaveCount(0);
});

test('emergencies are six https pages of the authorities, and below what feeds say, each sample marked', async ({
  page,
}) => {
  await page.goto(`${home}/bc_emergency_alerts`);

  const links = page.getByRole('main').getByRole('link', { name: /^(?:Open|Search for) / });
  await expect(links).toHaveCount(6);
  const hosts: string[] = [];
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
    const { protocol, host } = new URL((await link.getAttribute('href')) ?? '');
    expect(protocol).toBe('https:');
    hosts.push(host);
  }
  expect(hosts).toEqual(officialHosts);

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
