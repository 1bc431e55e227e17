import { expect, type Page } from '@playwright/test';
import { site } from './browser.ts';
import { type Camper, signedInCamper } from './new-camper.ts';

export const aliceLake = 'Alice Lake Campground';
const slug = 'alice-lake-campground';

/** Calls the API for the person of a page, as another device of theirs would: with a network. */
export async function elsewhere(
  page: Page,
  [method, path, data]: ['PUT' | 'POST' | 'DELETE', path: string, data?: object],
): Promise<unknown> {
  const address = `${site.url}/api/places/lists${path}`;
  const headers = { origin: site.url };
  const response = await page.request.fetch(address, { method, headers, data: data ?? {} });
  expect(response.ok()).toBe(true);
  return response.json();
}

export const saveElsewhere = (page: Page, data: { note?: string } = {}) =>
  elsewhere(page, ['PUT', `/own/places/${slug}`, data]);

/** Places of a person's list as the API has them, with their notes. */
export async function storedIn(page: Page): Promise<Record<string, string>> {
  const found = await page.request.get(`${site.url}/api/places/lists/own`);
  const { list } = (await found.json()) as { list: { entries: { slug: string; note: string }[] } };
  return Object.fromEntries(list.entries.map((entry) => [entry.slug, entry.note]));
}

/** Signs a new camper in, with one saved place, and waits until all is saved for offline. */
export async function savedCamper(page: Page): Promise<Camper> {
  const camper = await signedInCamper(page);
  await saveElsewhere(page);
  await page.goto('/saved');
  await expect(page.getByText(/^Saved for offline: 1 place,/)).toBeVisible();
  return camper;
}

/** Writes a note of the only place on the page. */
export async function writeNote(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /(?:Add a|Edit) note/ }).click();
  await page.getByLabel('Note').fill(text);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('button', { name: 'Edit note' })).toBeVisible();
}

/** Makes another list, and returns its id. */
export async function newListElsewhere(page: Page): Promise<number> {
  const made = (await elsewhere(page, ['POST', '', { name: 'Summer' }])) as {
    list: { id: number };
  };
  return made.list.id;
}

export const place = (page: Page) => page.getByRole('article', { name: aliceLake });
export const waiting = (page: Page) => page.getByText(/^Waiting for a connection: /);
