import type { AuditVerification } from '@camp/contracts/staff/audit-verification';
import { expect, type Page } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';

test.use({ expectedErrors: /status of 503/ });

const path = '**/api/admin/audit-logs/verify?*';
const head = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const answer: AuditVerification = {
  ok: true,
  checked: 20_000,
  sealed: 1_000_000,
  unsealed: 3,
  next: 20_000,
  broken: null,
  head,
};

const verify = (page: Page) => page.getByRole('button', { name: 'Verify', exact: true });
const panel = (page: Page) => page.getByRole('region', { name: 'Verification' });

/** Opens the log with a search that finds nothing: the whole log is verified all the same. */
async function openAudit(page: Page): Promise<void> {
  await signInAs(page, 'admin');
  await page.goto('/admin/audit?q=nothing+in+the+log+says+this');
}

test('a long log is checked stretch by stretch, after a failure and a cancel from where it stopped', async ({
  page,
}) => {
  const asked: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(path, async (route) => {
    const after = new URL(route.request().url()).searchParams.get('cursor') ?? '';
    asked.push(after);
    if (after === '0') return route.fulfill({ json: answer });
    if (asked.length === 2) await held;
    if (asked.length === 3)
      return route.fulfill({ status: 503, json: { error: 'Back in a minute.' } });
    return route.fulfill({ json: { ...answer, checked: 1_000_000, next: null } });
  });
  await openAudit(page);

  await verify(page).click();
  await expect(panel(page)).toContainText('Checked 20,000 of 1,000,000 entries…');
  await expect(panel(page).getByRole('progressbar')).toHaveAttribute('value', '20000');
  await expect(verify(page)).toBeDisabled();
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  letGo();

  await expect(panel(page)).toContainText('Stopped after 20,000 entries.');
  await panel(page).getByRole('button', { name: 'Continue' }).click();
  await expect(panel(page).getByRole('alert')).toContainText('Back in a minute.');
  await panel(page).getByRole('button', { name: 'Retry' }).click();
  await expect(panel(page)).toContainText('All 1,000,000 entries are unaltered.');
  await expect(panel(page)).toContainText('The newest entries (3) are not counted');
  await expect(panel(page).getByText('9f86d081884c…b0f00a08')).toBeVisible();
  expect(asked).toEqual(['0', '20000', '20000', '20000']);
});
