import { expect } from '@playwright/test';
import { test, withMotion } from '#tests/support/browser/browser.ts';

test.use(withMotion);

test('a flame burns on the player while the song plays, and the song is heard on [frame-6]', async ({
  page,
}) => {
  const player = page.getByRole('region', { name: 'Theme song' });
  const flame = player.locator('[data-flame]');
  const place = () =>
    page
      .locator('audio')
      .evaluate(({ currentTime, muted }: HTMLAudioElement) => (muted ? 0 : currentTime));
  await page.goto('/about');
  await expect(flame).toHaveCount(0);

  await player.getByRole('button', { name: 'Play the theme song' }).click();
  await expect(flame).toBeVisible();
  const before = await place();
  await expect.poll(place).toBeGreaterThan(before + 0.5);
  await player.getByRole('button', { name: 'Pause the theme song' }).click();

  await expect(flame).toHaveCount(0);
});
