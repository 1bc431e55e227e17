import { quietBrowser } from '#infra/release/smoke-start/browser-flags.ts';

/** Options with which the tests start their browser: the one in CHROMIUM, or Debian's headless shell. */
export const chromiumOptions = {
  executablePath: process.env['CHROMIUM'] || '/usr/lib/chromium/chromium-headless-shell',
  args: quietBrowser,
};
