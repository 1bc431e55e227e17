import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { site, test } from '#tests/support/browser/browser.ts';

const readLog = () => readFile(join(site.dataDir, 'logs/api.log'), 'utf8');

test.describe('when a page throws', () => {
  test.use({ expectedErrors: /No film today/ });

  test('the log names the line of its source, and not what the error says', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => {
        throw new RangeError('No film today');
      };
    });

    await page.goto('/');

    await expect
      .poll(readLog)
      .toMatch(/remote-public\/src\/features\/home\/usePlayback\.ts:\d+:\d+/);
    const line = (await readLog()).split('\n').find((text) => text.includes('usePlayback.ts'));
    expect(line).toContain('a remote threw in a browser');
    expect(line).toContain('"RangeError"');
    expect(await readLog()).not.toContain('No film today');
  });
});

test('nobody can fetch a source map', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');

  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    expect((await request.get(`${script}.map`)).status(), script).toBe(404);
    expect(await (await request.get(script)).text()).not.toContain('sourceMappingURL');
  }
});
