import type { InlinedRelease } from '@camp/release/document/release-document';
import { expect, type Page } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';

async function openReleases(page: Page): Promise<void> {
  await signInAs(page, 'admin');
  await page.goto('/admin/releases');
}

test('what is live is what the page itself was built from', async ({ page }) => {
  await openReleases(page);
  const inlined = await page.locator('#release').textContent();
  const { generation: number, shell, remotes } = JSON.parse(inlined ?? '') as InlinedRelease;
  const versions = [shell, remotes.public, remotes.account, remotes.admin].map(
    (build) => build?.version ?? '',
  );

  const heading = page.getByRole('heading', { level: 2, name: `Live: generation ${number}` });
  await expect(heading).toBeVisible();
  await expect(page.getByText('published by tests')).toBeVisible();
  const apps = page.getByRole('table', { name: 'Live apps' }).getByRole('row');
  for (const version of versions) await expect(apps.filter({ hasText: version })).toBeVisible();
  const row = page.getByRole('table', { name: 'History' }).getByRole('row').nth(1);
  for (const version of versions) await expect(row).toContainText(version);
  await expect(row).toContainText(`${number}Live`);
});
