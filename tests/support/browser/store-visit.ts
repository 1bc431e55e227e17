import type { Page } from '@playwright/test';
import { type AnotherEdge, startStoreSite } from '#tests/support/servers/another-edge.ts';
import { site, test as guarded } from './browser.ts';
import { products, startStoreScript, type StoreScript } from './store-script.ts';

interface Provider {
  /** The store's provider; it answers normally until a test changes that. */
  script: StoreScript;
}

interface Shop {
  /** One for all tests of a worker, which run one after another. */
  provider: StoreScript;
  /** A site with a store; that of `npm test` has none. */
  store: AnotherEdge;
}

export const test = guarded.extend<Provider, Shop>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed.
    async ({}, use) => {
      const script = await startStoreScript();
      await use(script);
      await script.stop();
    },
    { scope: 'worker' },
  ],
  store: [
    async ({ provider }, use) => {
      const store = await startStoreSite(site, { scriptUrl: provider.url });
      await use(store);
      await store.stop();
    },
    { scope: 'worker' },
  ],
  script: async ({ provider }, use) => {
    provider.answerFromNow('normal');
    await use(provider);
  },
});

/** The call that draws the store's site with the provider's script, as the provider documents it. */
export const draws =
  'xProductBrowser("categoriesPerRow=3","views=grid(20,3) list(60) table(60)","categoryView=grid","searchView=list","id=my-store-1003")';

export const product = (page: Page) =>
  page.frameLocator('iframe').getByRole('heading', { name: products[0] ?? '' });

export const scriptTags = (page: Page, script: StoreScript) =>
  page.frameLocator('iframe').locator(`script[src^="${script.origin}"]`);
