import { expect } from '@playwright/test';
import { secretsFor } from '#infra/site/secrets.ts';
import { site, test } from '#tests/support/browser/browser.ts';
import { unsubscribeTokenOf } from '#tests/support/people/unsubscribe-token.ts';

test.use({ expectedErrors: /status of (400|410)/ });

const secret = secretsFor(site.dataDir, {}).SECRETS_KEY;
const yearsAgo = Date.now() - 2 * 365 * 86_400_000;

test('a link cut off or two years old says so, and where else the mails are turned off; one without a token has nothing to press', async ({
  page,
}) => {
  const stop = page.getByRole('button', { name: 'Stop these emails' });
  for (const [what, token] of [
    ['cut off', unsubscribeTokenOf(1, { secret }).slice(0, -4)],
    ['two years old', unsubscribeTokenOf(1, { secret, at: yearsAgo })],
  ] as const) {
    await test.step(what, async () => {
      await page.goto(`/saved/unsubscribe?token=${token}`);
      await stop.click();

      await expect(page.getByRole('alert')).toContainText('This link is cut off or too old.');
      await expect(stop).toHaveCount(0);
      await page.getByRole('main').getByRole('link', { name: 'Saved places' }).click();
      await expect(page).toHaveURL('/login');
    });
  }

  await page.goto('/saved/unsubscribe');
  await expect(page.getByRole('alert')).toContainText('This link is not whole.');
  await expect(stop).toHaveCount(0);
});
