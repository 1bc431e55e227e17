import { expect, type Page } from '@playwright/test';

interface DemoSite {
  url: string;
  demoPassword: string;
}

/** Signs a demo account in over the API, into the page's own cookies; a second factor has to be waived before. */
export async function signInAt(site: DemoSite, page: Page, account: string): Promise<void> {
  const response = await page.request.post(`${site.url}/api/auth/login`, {
    headers: { origin: site.url },
    data: { identifier: `${account}@campbc.example`, password: site.demoPassword },
  });
  expect(response.status()).toBe(200);
}
