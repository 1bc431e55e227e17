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
import { dirname, join } from 'node:path';

/** A publisher decides what may go live, the server switches among that (docs/decisions/releases.md#0130). */
export type SigningRole = 'publisher' | 'server';

export interface KeyPair {
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** Keys whose signatures count. */
export interface TrustedKeys {
  /** The publisher's. */
  publicKey: KeyObject;
  /** The server's; without it, what the server signed does not count. */
  serverKey: KeyObject | null;
}

/** The same, with the private half of one of them. */
export interface SigningKeys extends TrustedKeys {
  privateKey: KeyObject;
}

export const privateKeyFile = 'release-private.pem';
export const publicKeyFile = 'release-public.pem';
export const serverPrivateKeyFile = 'release-server-private.pem';
export const serverPublicKeyFile = 'release-server-public.pem';

const filesOf = {
  publisher: { privateFile: privateKeyFile, publicFile: publicKeyFile },
  server: { privateFile: serverPrivateKeyFile, publicFile: serverPublicKeyFile },
} as const;

/**
 * Returns the pair that a publisher signs with, and the server's public key. Makes both pairs if the
 * publisher's is missing.
 */
export function signingKeysIn(folder: string): SigningKeys {
  if (!existsSync(join(folder, privateKeyFile))) keyPairIn(folder, 'server');
  return { ...keyPairIn(folder, 'publisher'), serverKey: publicKeyIn(folder, 'server') };
}

/**
 * Returns the ed25519 pair kept in a folder, made on first use; only its owner can read the private half. If
 * several processes start at once, one makes the pair and all use it.
 */
export function keyPairIn(folder: string, role: SigningRole): KeyPair {
  const file = join(folder, filesOf[role].privateFile);
  if (!existsSync(file)) createPrivateKeyFile(file);
  const privateKey = createPrivateKey(readFileSync(file));
  const publicKey = createPublicKey(privateKey);
  keepPublicKey(join(folder, filesOf[role].publicFile), publicKey);
  return { privateKey, publicKey };
}

/** Returns the public half of the pair kept in a folder; null if there is none. Never makes a pair. */
export function publicKeyIn(folder: string, role: SigningRole): KeyObject | null {
  const { privateFile, publicFile } = filesOf[role];
  const file = [privateFile, publicFile].map((name) => join(folder, name)).find(existsSync);
  return file === undefined ? null : createPublicKey(readFileSync(file));
}

/** True if a text is a public key, in PEM, that signatures of releases can be checked with. */
export function isPublicKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** Reads keys from the settings of services, in PEM. @throws if one is not a key. */
export function trustedKeysFrom(given: {
  RELEASE_PUBLIC_KEY: string;
  RELEASE_SERVER_PUBLIC_KEY: string;
}): TrustedKeys {
  const { RELEASE_PUBLIC_KEY, RELEASE_SERVER_PUBLIC_KEY } = given;
  return {
    publicKey: createPublicKey(RELEASE_PUBLIC_KEY),
    serverKey: RELEASE_SERVER_PUBLIC_KEY ? createPublicKey(RELEASE_SERVER_PUBLIC_KEY) : null,
  };
}

/** Returns the role of a private key among the trusted keys; null if it is neither's. */
export function roleOf({ publicKey, serverKey, privateKey }: SigningKeys): SigningRole | null {
  const own = createPublicKey(privateKey);
  if (own.equals(publicKey)) return 'publisher';
  return serverKey && own.equals(serverKey) ? 'server' : null;
}

/** Makes a pair without keeping it. */
export function newKeyPair(): KeyPair {
  return generateKeyPairSync('ed25519');
}

/** Keeps a pair in a folder, in place of any other. */
export function keepKeyPair(folder: string, role: SigningRole, pair: KeyPair): void {
  const { privateFile, publicFile } = filesOf[role];
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  renameSync(writtenPrivateKey(folder, pair.privateKey), join(folder, privateFile));
  keepPublicKey(join(folder, publicFile), pair.publicKey);
}

function createPrivateKeyFile(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const temporary = writtenPrivateKey(folder, newKeyPair().privateKey);
  try {
    linkSync(temporary, file);
  } catch (error) {
    /* Another process was first: its key is the one that counts. */
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
}

/** Writes a key to a file of a unique name that only its owner can read. */
function writtenPrivateKey(folder: string, privateKey: KeyObject): string {
  const temporary = join(folder, `${crypto.randomUUID()}.pem`);
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  /* On the disk before its signatures count: it must survive a power cut. */
  writeFileSync(temporary, pem, { mode: 0o600, flag: 'wx', flush: true });
  return temporary;
}

/** The public half always follows the private one, so that the edge never checks with another. */
function keepPublicKey(file: string, publicKey: KeyObject): void {
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  if (existsSync(file) && readFileSync(file, 'utf8') === pem) return;
  const temporary = join(dirname(file), `${crypto.randomUUID()}.pem`);
  writeFileSync(temporary, pem, { flush: true });
  renameSync(temporary, file);
}
