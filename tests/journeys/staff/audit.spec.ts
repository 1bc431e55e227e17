import { expect } from '@playwright/test';
import { chip, openTrail, rows } from '#tests/support/browser/audit-trail.ts';
import { test } from '#tests/support/browser/browser.ts';

test('a press on a value of a row narrows the log to its like [audit-log-page-1]', async ({
  page,
}) => {
  const { id } = await openTrail(page);
  const login = rows(page).filter({ hasText: 'Logged in' });

  await login
    .getByRole('button', { name: `#${id}, show only these` })
    .first()
    .click();
  await expect(chip(page, `Actor: ${id}`)).toBeVisible();
  await page
    .getByRole('button', { name: /^127\.0\.0\.1|^::/ })
    .first()
    .click();
  await expect(chip(page, /^IP: /)).toBeVisible();
  await login.getByRole('button', { name: 'Logged in (auth.login), show only these' }).click();

  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`actor=${id}&ip=.+&action=auth.login`));
  await page.goBack();
  await page.goBack();
  await expect(chip(page, /^IP: /)).toHaveCount(0);
  await expect(chip(page, `Actor: ${id}`)).toBeVisible();
});
