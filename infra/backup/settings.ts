import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BackupError } from './sealed-file.ts';

export interface Places {
  dataDir: string;
  /** Folder of the site's settings; null where they are in the environment alone. */
  settingsDir: string | null;
  /** What the file is encrypted with. */
  secret: string;
}

const leastCharacters = 32;

/** Where everything is, by the environment. @throws {@link BackupError} */
export function placesIn(environment: NodeJS.ProcessEnv): Places {
  const { DATA_DIR, SETTINGS_DIR, BACKUP_KEY_FILE } = environment;
  if (!BACKUP_KEY_FILE)
    throw new BackupError('BACKUP_KEY_FILE names the file with the key of back-ups.');
  return {
    dataDir: resolve(DATA_DIR || '.data'),
    settingsDir: SETTINGS_DIR ? resolve(SETTINGS_DIR) : null,
    secret: secretIn(BACKUP_KEY_FILE),
  };
}

function secretIn(file: string): string {
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length >= leastCharacters) return secret;
  throw new BackupError(`The key in ${file} needs ${leastCharacters} characters at least.`);
}
