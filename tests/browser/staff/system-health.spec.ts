import { debugHealth, type Diagnosis } from '@camp/contracts/staff/diagnostics';
import { expect, type Page } from '@playwright/test';
import { signInAs, test } from '#tests/support/browser/browser.ts';

const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });

const checkOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

async function openHealth(page: Page): Promise<void> {
  await signInAs(page, 'admin');
  await page.goto('/admin/health');
}

const unwell: Diagnosis = {
  ok: false,
  version: '1.3',
  checks: [
    { name: 'database', ok: true, ms: 1.2, detail: 'MariaDB 11.4.2' },
    {
      name: 'mail_server',
      ok: false,
      ms: 1_400,
      detail: 'It refuses our login.',
      fact: { key: 'mailSignInRefused' },
    },
    {
      name: 'mail_queue',
      ok: false,
      ms: 4,
      detail: '12 waiting, 3 given up.',
      fact: { key: 'mails', params: { waiting: 12, dead: 3 } },
    },
  ],
};

/** Answers in place of an unhealthy API. */
const fallIll = (page: Page) =>
  page.route('**/api/debug/health', (route) =>
    route.fulfill({ json: debugHealth.response.parse(unwell) }),
  );

/* The queue and the audit chain are left out: other tests of the run have mails and entries waiting. */
test('what the site leans on is well, each check in words, with the raw JSON open below [system-health-1]', async ({
  page,
}) => {
  await openHealth(page);

  for (const name of ['Database', 'Sessions', 'Mail server', 'Release', 'Read', 'Write']) {
    await expect(checkOf(page, name)).toContainText(/OK[\d.,]+\sms/);
    await expect(checkOf(page, name)).not.toContainText('Not OK');
  }
  for (const name of ['Mail queue', 'Audit chain']) await expect(checkOf(page, name)).toBeVisible();
  await expect(checkOf(page, 'Database')).toContainText('SQLite');
  await expect(card(page, 'DB Ping')).toContainText('All is well.');

  for (const [name, check] of [
    ['Debug Health', 'mail_server'],
    ['DB Ping', 'read'],
  ] as const) {
    const raw = card(page, name).getByRole('group', { name: `Raw JSON (${name})` });
    await expect(raw).toContainText(`"name": "${check}"`);
    await card(page, name).locator('summary').click();
    await expect(raw).toBeHidden();
  }
});

test('on a phone the raw JSON scrolls by itself, so that both cards are near [system-health-1]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await openHealth(page);
  const raw = card(page, 'Debug Health').locator('details');
  await expect(raw).toContainText('"release"');

  const { shown, all } = await raw.evaluate(({ clientHeight, scrollHeight }) => ({
    shown: clientHeight,
    all: scrollHeight,
  }));
  expect(shown).toBeLessThanOrEqual(320);
  expect(all).toBeGreaterThan(shown);
  await raw.locator('summary').focus();
  await page.keyboard.press('End');

  await expect(raw.getByText('"version"')).toBeInViewport();
});

test('what is not well says what to do next; once it is well, Check again finds out [system-health-2]', async ({
  page,
}) => {
  await fallIll(page);
  await openHealth(page);
  const health = card(page, 'Debug Health');
  await expect(health.getByRole('alert')).toContainText('2 of 3 checks need attention.');
  await expect(checkOf(page, 'Mail server')).toContainText('Not OK');
  await expect(checkOf(page, 'Mail server')).toContainText('It refuses our login.');
  await expect(checkOf(page, 'Mail server')).toContainText('SMTP_URL');
  await expect(checkOf(page, 'Mail queue').getByRole('link')).toHaveAttribute(
    'href',
    '/admin/email',
  );
  await page.unroute('**/api/debug/health');

  await health.getByRole('button', { name: 'Check again' }).click();

  await expect(checkOf(page, 'Mail server')).toContainText('It accepts email.');
  await expect(page.locator('main :focus')).toContainText('It accepts email.');
});

test.describe('while it cannot be loaded', () => {
  test.use({ expectedErrors: /status of (?:500|503)/ });

  test('each card says what the server says, or load failed, and tries again [errors-staff-pages-4]', async ({
    page,
  }) => {
    const refusal = { error: 'Something went wrong.', code: 'INTERNAL', requestId: 'a' };
    await page.route('**/api/debug/health', (route) =>
      route.fulfill({ status: 500, json: refusal }),
    );
    await page.route('**/api/debug/db-ping', (route) => route.fulfill({ status: 500, body: '' }));
    await openHealth(page);
    await expect(card(page, 'Debug Health').getByRole('alert')).toHaveText('Something went wrong.');
    await expect(card(page, 'DB Ping').getByRole('alert')).toHaveText('load failed');
    await page.unroute('**/api/debug/db-ping');

    await card(page, 'DB Ping').getByRole('button', { name: 'Retry' }).click();

    await expect(card(page, 'DB Ping')).toContainText('All is well.');
  });
});
