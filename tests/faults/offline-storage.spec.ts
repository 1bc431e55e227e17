import { expect, type Page } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';
import { signedInCamper } from '#tests/support/browser/new-camper.ts';
import { aliceLake, place, saveElsewhere } from '#tests/support/browser/waiting-camper.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50[34]/,
});

/** Gives the site less room than its files need. */
async function fillDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 200_000 });
}

test('on a full device the page says that nothing could be saved, and nothing half saved passes for it [offline-12]', async ({
  page,
  context,
}) => {
  await signedInCamper(page);
  await saveElsewhere(page);
  await fillDevice(page);

  await page.goto('/saved');
  await expect(page.getByText(/^This device is out of space\. .*: 0 places\./)).toBeVisible();
  await page.goto('/hub');
  await page.goto('/saved');
  await expect(page.getByText(/^This device is out of space/)).toBeVisible();
  await expect(page.getByText(/^Saved for offline/)).toHaveCount(0);
  await expect(place(page)).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'There is no connection' })).toBeVisible();
});

for (const { state, block } of [
  {
    state: 'has no service workers and no caches',
    block: () => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      Reflect.deleteProperty(globalThis, 'caches');
    },
  },
  {
    state: 'refuses every store',
    block: () => {
      const refuse = () => Promise.reject(new DOMException('Not here.', 'SecurityError'));
      CacheStorage.prototype.open = refuse;
      CacheStorage.prototype.has = refuse;
      ServiceWorkerContainer.prototype.register = refuse;
      Storage.prototype.setItem = () => {
        throw new DOMException('Not here.', 'QuotaExceededError');
      };
    },
  },
]) {
  test(`in a window that ${state} the page works, and says that nothing is saved for offline [offline-12]`, async ({
    page,
    context,
  }) => {
    await page.addInitScript(block);
    await signedInCamper(page);
    await saveElsewhere(page);

    await page.goto('/saved');
    await expect(page.getByText(/^This browser can’t save places for offline/)).toBeVisible();
    await expect(place(page)).toBeVisible();
    if (!state.startsWith('refuses')) return;

    await context.setOffline(true);
    await page.getByRole('button', { name: `Remove ${aliceLake}` }).click();
    await expect(page.getByText('Network error. Please try again.')).toBeVisible();
    await expect(page.getByText(/^Waiting for a connection/)).toHaveCount(0);
    await expect(place(page)).toBeVisible();
  });
}
