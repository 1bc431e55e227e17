import { expect, type Locator } from '@playwright/test';
import { leaveTrail } from '#tests/support/browser/audit-trail.ts';
import { signInAs, test } from '#tests/support/browser/browser.ts';

test.use({ expectedErrors: /status of (404|500)/ });

const logs = '**/api/admin/audit-logs?*';
/** Red, green and blue of an element's text, as the browser draws it. */
const colourOf = (text: Locator) =>
  text.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  });

test('an entry that does not exist is said not to', async ({ page }) => {
  await signInAs(page, 'admin');

  for (const unknown of ['999999999', 'abc', '-1']) {
    await page.goto(`/admin/audit?entry=${unknown}`);
    const dialog = page.getByRole('dialog', { name: `Entry ${unknown}` });
    await expect(dialog).toContainText(`There is no entry ${unknown} in the log.`);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/admin/audit');
  }
});

test('entries stay on screen under the red banner when a refresh fails, and Retry tries again [audit-log-page-1]', async ({
  page,
}) => {
  const { mark } = await leaveTrail();
  const banner = page.getByRole('alert');
  const entries = page.getByRole('link', { name: /open entry/ });
  await signInAs(page, 'admin');
  await page.goto(`/admin/audit?q=${mark}`);
  await expect(entries).toHaveCount(3);
  await page.route(logs, (route) => route.fulfill({ status: 500, json: { error: 'No luck.' } }));

  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(banner).toContainText('No luck.');
  const [red = 0, green = 0, blue = 0] = await colourOf(banner);
  expect(red).toBeGreaterThan(Math.max(green, blue) + 50);
  await expect(entries).toHaveCount(3);
  await page.unroute(logs);
  await page.getByRole('button', { name: 'Retry' }).press('Enter');

  await expect(banner).toHaveCount(0);
  await expect(entries).toHaveCount(3);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
