import { existsSync } from 'node:fs';

/* Chromium without what only a window needs: a page costs it half the processor's time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The browser of the tests: the one in CHROMIUM, else the quickest that is installed. */
export const chromiumPath =
  process.env['CHROMIUM'] || (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium');
