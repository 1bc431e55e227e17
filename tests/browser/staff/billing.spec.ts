/*
 * The site of these tests runs without a payment key. How the page shows payments that are set up is
 * therefore tested against answers in the API's own contract; that the API gives such answers is
 * tested in tests/api/embedded/billing/billing.test.ts, where its real client talks to a stand-in of the provider.
 */
import { billingHealth, type CheckoutSession, recentSessions } from '@camp/contracts/staff/billing';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { expect, type Page } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';

const session = (given: Partial<CheckoutSession> & { id: string }): CheckoutSession => ({
  mode: 'payment',
  amount_total: 4_900,
  currency: 'cad',
  status: 'complete',
  created: 1_767_298_800,
  ...given,
});

const newest = [
  session({ id: 'cs_test_a' }),
  session({ id: 'cs_test_b', mode: 'setup', amount_total: null, currency: null, status: 'open' }),
];
const older = [session({ id: 'cs_test_c', amount_total: 1_200, currency: 'jpy', status: null })];

const healthy: CallResult<typeof billingHealth> = {
  ok: true,
  configured: true,
  mode: 'test',
  checks: [
    { name: 'payments', ok: true, ms: 182, detail: 'It answers.', fact: { key: 'answers' } },
  ],
  version: '1.3',
};

/** Answers in place of an API with payments set up; each answer is what the contract allows. */
async function setUpPayments(page: Page, health = healthy): Promise<void> {
  await page.route('**/api/billing/health', (route) =>
    route.fulfill({ json: billingHealth.response.parse(health) }),
  );
  await page.route('**/api/billing/recent-sessions?*', (route) => {
    const isFirst = !route.request().url().includes('cursor=cs_test_b');
    const page1 = { sessions: newest, next: 'cs_test_b' };
    const answer = isFirst ? page1 : { sessions: older, next: null };
    const json = recentSessions.response.parse({ ok: true, configured: true, ...answer });
    return route.fulfill({ json });
  });
}

async function openBilling(page: Page): Promise<void> {
  await signInAs(page, 'admin');
  await page.goto('/admin/billing');
}

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

const cellsOf = (page: Page, id: string) =>
  page.getByRole('row').filter({ hasText: id }).getByRole('cell');

test('with payments it tells mode and speed, and each session with its total [billing-1]', async ({
  page,
}) => {
  await setUpPayments(page);
  await openBilling(page);

  const provider = card(page, 'Payment provider');
  await expect(provider).toContainText('the provider answers in 182 ms');
  await expect(provider).toContainText('Test mode');
  const table = page.getByRole('table', { name: 'Recent Checkout Sessions' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'ID',
    'Mode',
    'Total',
    'Status',
    'Created',
  ]);
  await expect(cellsOf(page, 'cs_test_a').nth(2)).toContainText('CAD 49.00');
  await expect(cellsOf(page, 'cs_test_b').nth(2)).toHaveText(/—$/);
  const created = cellsOf(page, 'cs_test_a').locator('time');
  await expect(created).toHaveAttribute('datetime', '2026-01-01T20:20:00.000Z');
  await expect(page.getByText('Showing last 2 sessions.')).toBeVisible();

  await page.getByRole('button', { name: 'Load older' }).click();

  await expect(page.locator('main :focus')).toHaveText('Showing last 3 sessions.');
  await expect(cellsOf(page, 'cs_test_c').nth(2)).toContainText('JPY 1,200');
  await expect(cellsOf(page, 'cs_test_c').nth(3)).toHaveText(/—$/);
  await expect(page.getByRole('button', { name: 'Load older' })).toHaveCount(0);
});

test.describe('while nothing can be loaded', () => {
  test.use({ expectedErrors: /status of 503/ });

  test('the card quietly shows No data, until Refresh finds some [errors-staff-pages-4]', async ({
    page,
  }) => {
    const fail = { error: 'Not now.', code: 'UNAVAILABLE', requestId: 'a' };
    await page.route('**/api/billing/**', (route) => route.fulfill({ status: 503, json: fail }));
    await openBilling(page);
    await expect(page.getByText('No data')).toHaveCount(2);
    await expect(page.getByRole('main')).not.toContainText('Not now.');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await page.unroute('**/api/billing/**');
    await setUpPayments(page);

    await page.getByRole('button', { name: 'Refresh (Payment provider)' }).click();
    await expect(page.locator('main :focus')).toContainText('the provider answers in 182 ms');
    await page.getByRole('button', { name: 'Refresh (Recent Checkout Sessions)' }).click();

    await expect(page.locator('main :focus')).toContainText('Showing last 2 sessions.');
  });
});
