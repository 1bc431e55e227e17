import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '#tests/support/servers/chromium.ts';

/** Started by `npm test`, which also starts the site and tells its address in SITE_URL. */
export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: true,
  /* What passes only at the second try is named at the end of the run (infra/test/report/summary.ts). */
  retries: 1,
  /* Limits end what hangs, and measure nothing: a machine may have a fraction of this one's speed. */
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['./infra/test/progress/playwright-progress.ts'], ['json']],
  projects: [
    /* Each run empties its own folder alone. */
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', outputDir: 'test-results/journeys' },
    { name: 'browser', testMatch: 'browser/**/*.spec.ts', outputDir: 'test-results/browser' },
    {
      name: 'faults',
      testMatch: 'faults/**/*.spec.ts',
      outputDir: 'test-results/faults',
      fullyParallel: false,
    },
    /* Looked at and measured by hand: `tests/look`. */
    { name: 'look', testMatch: 'look/*.look.ts', outputDir: 'test-results/look', retries: 0 },
  ],
  /* The same names on every system: only the browser of the tests draws these. */
  updateSnapshots: process.env['UPDATE_PICTURES'] ? 'all' : 'none',
  snapshotPathTemplate: '{testDir}/browser/quality/pictures/{arg}{ext}',
  use: {
    baseURL: process.env['SITE_URL'],
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    /* Tests of motion ask for it: what moves keeps a core busy that another test waits for. */
    contextOptions: { reducedMotion: 'reduce' },
    /* What a service worker asks for, no test can answer: those of the worker itself allow it. */
    serviceWorkers: 'block',
    launchOptions: chromiumOptions,
  },
});
