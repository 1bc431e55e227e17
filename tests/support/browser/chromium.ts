import { quietBrowser } from '#infra/smoke-start/browser-flags.ts';

/** How the tests start their browser: the one in CHROMIUM, or Debian's without windows. */
export const chromiumOptions = {
  executablePath: process.env['CHROMIUM'] || '/usr/lib/chromium/chromium-headless-shell',
  args: quietBrowser,
};
