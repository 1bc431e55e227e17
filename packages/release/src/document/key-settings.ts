import { existsSync, readFileSync } from 'node:fs';

/** The PEM of a key by its setting, which holds that itself or the path of its file; empty where there is none. */
export function readKey(setting: string): string {
  if (setting.startsWith('-----BEGIN')) return setting;
  return existsSync(setting) ? readFileSync(setting, 'utf8') : '';
}

/**
 * The same for a schema of settings, which is told of a path that leads nowhere: that would leave out the
 * releases of the server, and nobody would notice.
 */
export function requireKey(
  setting: string,
  { addIssue }: { addIssue: (message: string) => void },
): string {
  const key = readKey(setting);
  if (setting && !key) addIssue('There is no such file.');
  return key;
}
