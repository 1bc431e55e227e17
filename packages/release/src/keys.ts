import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SigningKeys {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const privateFile = 'release-private.pem';
export const publicKeyFile = 'release-public.pem';

/** The ed25519 pair kept in a folder, made on first use; the private half is readable by its owner only. */
export function signingKeysIn(folder: string): SigningKeys {
  const file = join(folder, privateFile);
  if (!existsSync(file)) createKeys(folder);
  const privateKey = createPrivateKey(readFileSync(file));
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

function createKeys(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const pem = { type: 'pkcs8', format: 'pem' } as const;
  writeFileSync(join(folder, publicKeyFile), publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(join(folder, privateFile), privateKey.export(pem), { mode: 0o600, flag: 'wx' });
}
