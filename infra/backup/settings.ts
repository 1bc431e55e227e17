import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupError } from './sealed-file.ts';

export interface Places {
  dataDir: string;
  /** Folder of the site's settings; null where they are in the environment alone. */
  settingsDir: string | null;
}

/** Returns the folders of data and settings, by the environment. */
export function placesIn({ DATA_DIR, SETTINGS_DIR }: NodeJS.ProcessEnv): Places {
  return {
    dataDir: resolve(DATA_DIR || '.data'),
    settingsDir: SETTINGS_DIR ? resolve(SETTINGS_DIR) : null,
  };
}

/** Returns the public keys that back-ups are encrypted to. @throws {@link BackupError} */
export function publicKeysIn({ BACKUP_PUBLIC_KEY = '' }: NodeJS.ProcessEnv): string[] {
  const keys = BACKUP_PUBLIC_KEY.split(/[\s,]+/).filter(Boolean);
  if (keys.length > 0 && keys.every((key) => /^age1[0-9a-z]{58,}$/.test(key))) return keys;
  throw new BackupError(
    'BACKUP_PUBLIC_KEY gives the public key of back-ups, age1…, as age-keygen prints it.',
  );
}

const minCharacters = 32;

/** Returns a private key of age-keygen, or the secret of an older back-up. @throws {@link BackupError} */
export function keyIn({ BACKUP_KEY_FILE: file }: NodeJS.ProcessEnv): string {
  if (!file)
    throw new BackupError('BACKUP_KEY_FILE names the file with the private key of back-ups.');
  const text = readFileSync(file, 'utf8');
  const key = /^AGE-SECRET-KEY-.*$/m.exec(text)?.[0] ?? text.trim();
  if (key.length >= minCharacters) return key;
  throw new BackupError(`The key in ${file} needs ${minCharacters} characters at least.`);
}
