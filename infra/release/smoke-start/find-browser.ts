import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ReleaseError } from '@camp/release/release-error';

/** Programs that are looked for, the quickest to start first. */
const names = [
  'chromium-headless-shell',
  'chrome',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
];

/** Usual paths of browsers, tried when none is on the PATH. */
const usualPlaces = [
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/opt/microsoft/msedge/msedge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

/**
 * The program of a Chromium, Chrome or Edge: the one in CHROMIUM_PATH, or the first that is found.
 * @throws {@link ReleaseError} NO_BROWSER
 */
export function findBrowser(
  { CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv,
  isProgram = isExecutable,
): string {
  if (CHROMIUM_PATH) {
    if (isProgram(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw noBrowser(`CHROMIUM_PATH says ${CHROMIUM_PATH}, which is no program`);
  }
  const folders = PATH.split(delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = [...onPath, ...usualPlaces].find(isProgram);
  if (found) return found;
  throw noBrowser('No Chrome, Chromium or Edge was found to start the release in');
}

const noBrowser = (what: string) =>
  new ReleaseError(
    'NO_BROWSER',
    `${what}. Install Chromium, or say with CHROMIUM_PATH where a browser is. To go on without looking, say --without-browser: the release is then marked as not started.`,
  );

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
