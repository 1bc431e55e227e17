import { existsSync, readFileSync } from 'node:fs';

/** Reads the PEM of a key from its setting, which holds that itself or the path of its file; empty if there is none. */
export function readKey(setting: string): string {
  if (setting.startsWith('-----BEGIN')) return setting;
  return existsSync(setting) ? readFileSync(setting, 'utf8') : '';
}

/**
 * Does the same for a schema of settings, and reports a path that does not exist: that would leave out the
 * releases of the server, and no one would notice.
 */
export function requireKey(
  setting: string,
  { addIssue }: { addIssue: (message: string) => void },
): string {
  const key = readKey(setting);
  if (setting && !key) addIssue('There is no such file.');
  return key;
}
