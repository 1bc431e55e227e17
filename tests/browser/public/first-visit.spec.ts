import { expect } from '@playwright/test';
import { test } from '#tests/support/browser/browser.ts';

test('a visitor who never signed in causes no call to the API but reports [session-2]', async ({
  page,
}) => {
  const calls: string[] = [];
  /* A film comes in parts. */
  page.on('request', (request) => {
    if (request.resourceType() !== 'media') calls.push(new URL(request.url()).pathname);
  });

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Login / Register' })).toBeVisible();

  const isReport = (path: string) => path.startsWith('/api/telemetry/');
  const asked = calls.filter((path) => !isReport(path));
  expect(asked.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(new Set(asked).size).toBe(asked.length);
});
