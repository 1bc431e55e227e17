import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

test('nobody can fetch a source map [calls-account-2]', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');

  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    expect((await request.get(`${script}.map`)).status(), script).toBe(404);
    expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL');
  }
});
