import type { Page } from '@playwright/test';

/**
 * Goes to an address as a link of the site does: through the router, without loading a document. Nothing is
 * clicked: layout shifts right after a click would not count.
 */
export async function goWithinDocument(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    const state = { usr: null, key: crypto.randomUUID().slice(0, 8), idx: idx + 1 };
    history.pushState(state, '', to);
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}
