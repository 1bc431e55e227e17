import { expect, type Page } from '@playwright/test';
import { signInAs, site } from '#tests/support/browser/browser.ts';
import { hostileScript } from '#tests/support/browser/hostile-store.ts';
import { storeFrame } from '#tests/support/browser/store-script.ts';
import { product, test } from '#tests/support/browser/store-visit.ts';
import { type AnotherEdge, startStoreSite } from '#tests/support/servers/another-edge.ts';

/* Harm that the provider's script can do to the site; in order, for the tests share a second site. */
test.describe.configure({ mode: 'default' });

const contained = 'in a frame without an origin';
const elsewhere = 'in a frame on a host of its own';

let sites: Record<string, AnotherEdge> = {};

test.beforeAll(async ({ store, provider }) => {
  const scriptUrl = provider.url;
  const ownHost = await startStoreSite(site, { scriptUrl, hasOwnHost: true });
  sites = { [contained]: store, [elsewhere]: ownHost };
});

test.afterAll(() => sites[elsewhere]?.stop());

async function open(page: Page, place: string): Promise<string> {
  const { url = '' } = sites[place] ?? {};
  await page.goto(`${url}/store`);
  await expect(product(page)).toBeVisible();
  return url;
}

/** Collects the cookies in calls of the API that none of our pages has made. */
function cookiesOfFrames(page: Page) {
  const seen: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.frame() === page.mainFrame() || !request.url().includes('/api/')) return;
    void request.allHeaders().then(({ cookie }) => seen.push(cookie));
  });
  return seen;
}

/** Runs in the browser. */
function isOutOfReach(): boolean {
  try {
    return globalThis.__opened?.document === undefined;
  } catch {
    return true;
  }
}

test.describe('a provider that turns against the site', () => {
  test.use({ expectedErrors: /./, expectedViolations: /./ });

  for (const place of [contained, elsewhere]) {
    test(`reads nothing, calls nothing and leads nowhere ${place} [public-pages-3]`, async ({
      page,
      context,
      script,
    }) => {
      await signInAs(page, 'member');
      const cookies = cookiesOfFrames(page);
      await page.addInitScript(() => {
        if (globalThis.self === globalThis.top) localStorage.setItem('note', 'secret');
      });
      script.answerFromNow({ alsoRun: hostileScript(sites[place]?.url ?? '') });

      const url = await open(page, place);
      const frame = storeFrame(page);
      await frame.waitForFunction(() => globalThis.__tried !== undefined);

      const tried = (await frame.evaluate(() => globalThis.__tried)) ?? {};
      expect(Object.keys(tried).length).toBeGreaterThan(8);
      expect(Object.entries(tried).filter(([, outcome]) => outcome !== 'failed')).toEqual([]);
      expect(page.url()).toBe(`${url}/store`);
      expect(await page.evaluate(() => 'isOurs' in globalThis)).toBe(false);
      await expect(product(page)).toBeVisible();

      const popup = context.waitForEvent('page');
      await product(page).click();
      await (await popup).waitForLoadState();
      expect(await frame.evaluate(isOutOfReach)).toBe(true);

      await frame.evaluate((to) => void (location.href = to), `${url}/api/auth/me`);
      await expect(product(page)).toHaveCount(0);
      /* On a host of its own the frame is not even let there. */
      await expect.poll(() => cookies).toEqual(place === contained ? [undefined] : []);
      expect((await page.request.get(`${url}/api/auth/me`)).status()).toBe(200);
    });
  }
});

for (const place of [contained, elsewhere]) {
  test(`a cart ${place} is there on the next visit [public-pages-46]`, async ({
    page,
    script: _script,
  }) => {
    await open(page, place);
    const cart = () => storeFrame(page).evaluate(() => localStorage.getItem('cart'));
    await storeFrame(page).evaluate(() => localStorage.setItem('cart', 'mug'));
    expect(await cart()).toBe('mug');

    await open(page, place);

    expect(await cart()).toBe('mug');
    expect(await page.evaluate(() => localStorage.getItem('cart'))).toBeNull();
  });
}
