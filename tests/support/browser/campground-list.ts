import { expect, type Page } from '@playwright/test';

const list = (page: Page) => page.getByRole('region', { name: 'Campgrounds', exact: true });

export const cards = (page: Page) => list(page).getByRole('article');
export const count = (page: Page) => list(page).getByRole('status');
export const filters = (page: Page) => page.getByRole('complementary');
/* Cards below those in view are a frame late, and may be earlier ones (`Results.tsx`). */
export const card = (page: Page, name: string) =>
  page.locator('ol[aria-busy=false]').getByRole('article', { name, exact: true });
export const isAt = (expected: string) => (url: URL) => url.pathname + url.search === expected;

export async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(`/campgrounds${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Campgrounds' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

export const map = (page: Page) => page.getByRole('region', { name: 'Map of campgrounds' });
export const markers = (page: Page) => map(page).getByRole('button', { name: /: zoom in|place/ });

/** Presses the marker of three campgrounds at one point, once it has stopped moving. */
export async function openMarker(page: Page): Promise<void> {
  const marker = map(page).getByRole('button', { name: /^3 campgrounds/ });
  await marker.hover();
  await marker.press('Enter');
  await expect(map(page).getByText('3 campgrounds at this point')).toBeVisible();
}
