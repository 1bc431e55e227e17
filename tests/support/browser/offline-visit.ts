import { expect, type Page } from '@playwright/test';
import type { TestSite } from '#infra/test-servers/test-site.ts';
import { signInAt } from '#tests/support/browser/sign-in-at.ts';

type Site = Pick<TestSite, 'url' | 'demoPassword'>;

/** Console errors of pages without a network, or without a site. */
export const offlineErrors =
  /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|status of 50[34]|RemoteFailure/;

const countOfPlaces = 2;

/** Signs the demo member in, with two saved places. */
export async function signIn(page: Page, site: Site): Promise<void> {
  const call = { headers: { origin: site.url } };
  const { request } = page;
  await signInAt(site, page, 'member');
  for (const slug of await placesOf(page, site)) {
    const saved = `${site.url}/api/places/lists/own/places/${slug}`;
    expect((await request.put(saved, { ...call, data: {} })).status()).toBe(200);
  }
}

async function placesOf(page: Page, site: Site): Promise<string[]> {
  const found = await page.request.get(`${site.url}/api/places/campgrounds`);
  const { campgrounds } = (await found.json()) as { campgrounds: { slug: string }[] };
  return campgrounds.slice(0, countOfPlaces).map(({ slug }) => slug);
}

/** Signs the demo member in, and waits until everything is saved, as the page says. */
export async function signInAndSave(page: Page, site: Site): Promise<void> {
  await signIn(page, site);
  await page.goto(`${site.url}/saved`);
  await expect(page.getByText(/^Saved for offline: 2 places, [\d.]+ [kM]B, as of /)).toBeVisible();
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const noConnection = (page: Page) =>
  page.getByText(/^No connection\. This page was saved on /);

export const keptOf = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    const copies = await caches.open(name);
    return (await copies.keys()).map(({ url }) => new URL(url).pathname);
  }, cache);
