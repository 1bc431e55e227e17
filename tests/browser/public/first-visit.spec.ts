import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

test('a visitor who never signed in causes no call to the API but reports and what is public [session-2]', async ({
  page,
}) => {
  const calls: string[] = [];
  /* A film comes in parts. */
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') calls.push(new URL(request.url()).pathname);
  });

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();
  /* The last that the page asks for: three places that are open today. */
  await expect.poll(() => calls).toContain('/api/places/campgrounds');

  const isReport = (path: string) => path.startsWith('/api/telemetry/');
  const asked = calls.filter((path) => !isReport(path));
  expect(asked.filter((path) => path.startsWith('/api')).toSorted()).toEqual([
    '/api/places/alerts',
    '/api/places/campgrounds',
  ]);
  expect(new Set(asked).size).toBe(asked.length);
});
