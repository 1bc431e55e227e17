import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export interface SigningKeys {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

export const privateKeyFile = 'release-private.pem';
export const publicKeyFile = 'release-public.pem';

/**
 * The ed25519 pair kept in a folder, made on first use; the private half is readable by its owner
 * only. Of several processes that start at once, one makes the pair and all use it.
 */
export function signingKeysIn(folder: string): SigningKeys {
  const file = join(folder, privateKeyFile);
  if (!existsSync(file)) createPrivateKeyIn(folder);
  const privateKey = createPrivateKey(readFileSync(file));
  const publicKey = createPublicKey(privateKey);
  keepPublicKey(folder, publicKey);
  return { privateKey, publicKey };
}

/** The public half of the pair kept in a folder; null when there is none. Never makes a pair. */
export function publicKeyIn(folder: string): KeyObject | null {
  const file = [privateKeyFile, publicKeyFile].map((name) => join(folder, name)).find(existsSync);
  return file === undefined ? null : createPublicKey(readFileSync(file));
}

/** A pair that is kept nowhere yet. */
export function newSigningKeys(): SigningKeys {
  return generateKeyPairSync('ed25519');
}

/** Makes a pair the one that is kept in a folder. */
export function keepSigningKeys(folder: string, { privateKey, publicKey }: SigningKeys): void {
  renameSync(writtenPrivateKey(folder, privateKey), join(folder, privateKeyFile));
  keepPublicKey(folder, publicKey);
}

function createPrivateKeyIn(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporary = writtenPrivateKey(folder, newSigningKeys().privateKey);
  try {
    linkSync(temporary, join(folder, privateKeyFile));
  } catch (error) {
    /* Another process was first: its key is the one that counts. */
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
}

/** A file for the key that nobody else reads, under a name of its own. */
function writtenPrivateKey(folder: string, privateKey: KeyObject): string {
  const temporary = join(folder, `${crypto.randomUUID()}.pem`);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(temporary, pem, { mode: 0o600, flag: 'wx' });
  return temporary;
}

/** The public half always follows the private one, so that the edge never checks with another. */
function keepPublicKey(folder: string, publicKey: KeyObject): void {
  const file = join(folder, publicKeyFile);
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  if (existsSync(file) && readFileSync(file, 'utf8') === pem) return;
  const temporary = join(folder, `${crypto.randomUUID()}.pem`);
  writeFileSync(temporary, pem);
  renameSync(temporary, file);
}
