import type { Page } from '@playwright/test';
import { signInAs } from './browser.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Outbox' });

export const rowOf = (page: Page, { recipient }: { recipient: string }) =>
  table(page).getByRole('row').filter({ hasText: recipient });

export async function openOutbox(page: Page, search = ''): Promise<void> {
  await signInAs(page, 'admin');
  await page.goto(`/admin/email${search}`);
}
