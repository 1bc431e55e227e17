import { expect, type Locator, type Page } from '@playwright/test';
import { leaveTrail } from '#tests/support/browser/audit-trail.ts';
import { expectAccessible, signInAs, site, test } from '#tests/support/browser/browser.ts';

test.use({ expectedErrors: /status of (404|500|502)|net::ERR_FAILED/ });

const logs = '**/api/admin/audit-logs?*';
const banner = (page: Page) => page.getByRole('alert');
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

/** Red, green and blue of an element's text, as the browser draws it. */
const colourOf = (text: Locator) =>
  text.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });

test('each entry has a link of its own, which opens it over the log', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.url });
  const { mark, id, username } = await leaveTrail({ updates: 1 });
  await signInAs(page, 'admin');
  await page.goto(`/admin/audit?q=${mark}`);
  const link = page
    .getByRole('row', { name: /account\.update/ })
    .getByRole('link')
    .first();

  await link.press('Enter');

  const dialog = page.getByRole('dialog', { name: /^Entry \d+$/ });
  await expect(dialog.getByText('account.update')).toBeVisible();
  await expect(dialog.getByText(mark)).toBeVisible();
  await expect(dialog.getByRole('link', { name: username })).toHaveCount(2);
  await expect(dialog.getByText(`#${id}`).first()).toBeVisible();
  await expect(dialog.getByRole('group', { name: /^Details of entry/ })).toContainText(
    '"location"',
  );
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(`/admin/audit?q=${encodeURIComponent(mark)}`);

  await page.goto(copied);
  await expect(dialog.getByText(mark)).toBeVisible();
});

test('an open entry is accessible, and Back closes it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const { mark } = await leaveTrail();
  await signInAs(page, 'admin');
  await page.goto(`/admin/audit?q=${mark}`);
  await page
    .getByRole('link', { name: /open entry/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText(mark)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);

  await page.goBack();

  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /open entry/ })).toHaveCount(3);
});

for (const unknown of ['999999999', 'abc', '-1']) {
  test(`an entry that does not exist (${unknown}) is said not to`, async ({ page }) => {
    await signInAs(page, 'admin');
    await page.goto(`/admin/audit?entry=${unknown}`);

    const dialog = page.getByRole('dialog', { name: `Entry ${unknown}` });
    await expect(dialog).toContainText(`There is no entry ${unknown} in the log.`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/admin/audit');
  });
}

const failures = [
  {
    name: 'the server’s own sentence',
    body: { status: 500, json: { error: 'The log is being moved.', code: 'X', requestId: 'r' } },
    text: 'The log is being moved.',
  },
  { name: 'the status', body: { status: 502, body: '<h1>Bad gateway</h1>' }, text: 'HTTP 502' },
  { name: 'that it failed, without an answer', body: null, text: 'Failed to load logs' },
] as const;

for (const { name, body, text } of failures) {
  test(`a log that cannot be loaded says ${name}, and Retry tries again`, async ({ page }) => {
    await signInAs(page, 'admin');
    await page.route(logs, (route) => (body ? route.fulfill(body) : route.abort()));
    await page.goto('/admin/audit');
    await expect(banner(page)).toContainText(text);

    await page.unroute(logs);
    await retry(page).press('Enter');

    await expect(page.getByRole('link', { name: /open entry/ }).first()).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });
}

test('entries stay on screen under the red banner when a refresh fails', async ({ page }) => {
  const { mark } = await leaveTrail();
  await signInAs(page, 'admin');
  await page.goto(`/admin/audit?q=${mark}`);
  await expect(page.getByRole('link', { name: /open entry/ })).toHaveCount(3);
  await page.route(logs, (route) => route.fulfill({ status: 500, json: { error: 'No luck.' } }));

  await page.getByRole('button', { name: 'Refresh' }).click();

  await expect(banner(page)).toContainText('No luck.');
  const [red = 0, green = 0, blue = 0] = await colourOf(banner(page));
  expect(red).toBeGreaterThan(Math.max(green, blue) + 50);
  await expect(page.getByRole('link', { name: /open entry/ })).toHaveCount(3);
});
