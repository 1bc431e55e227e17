import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  keyPairIn,
  newKeyPair,
  privateKeyFile,
  publicKeyIn,
  serverPrivateKeyFile,
  serverPublicKeyFile,
  signingKeysIn,
  type TrustedKeys,
} from '@camp/release/document/signing-keys';
import { openStorage } from '@camp/release/store/open-storage';
import { ReleaseError } from '@camp/release/release-error';
import { ReleaseStore } from '@camp/release/store/release-store';
import { baseOf, documentOf, hasDocuments } from '@camp/release/store/verified-documents';
import { signEarlier } from '@camp/release/maintain/sign-earlier';
import type { Publisher } from '@camp/release/publish/next-generation';
import type { ReleaseReader } from '@camp/release/publish/publish';
import { keysFolderOf, releaseFolderOf } from './settings.ts';

/** Address under which the edge serves published files. */
const ownFilesUrl = '/r/';

/**
 * Publishes to a site's store, with the keys of its data folder, which are made if there are none.
 * @throws {@link ReleaseError} BAD_SETTING
 */
export function publisherOf(dataDir: string, environment = process.env): Publisher {
  const filesUrl = filesUrlOf(environment);
  const keys = readKeys(dataDir, signingKeysIn);
  return { store: storeOf(dataDir, environment), filesUrl, keys };
}

/**
 * The same, for a person: keys are made for an empty store only. Releases from before builds were signed one by
 * one are signed so that the server can go back to them.
 * @throws {@link ReleaseError} NO_KEY, WRONG_KEY or BAD_SETTING
 */
export async function requirePublisher(dataDir: string): Promise<Publisher> {
  const store = storeOf(dataDir, process.env);
  const keyFile = join(keysFolderOf(dataDir), privateKeyFile);
  if (existsSync(keyFile) || !(await hasDocuments(store))) {
    const publisher = publisherOf(dataDir);
    await requireServerKey(publisher, keysFolderOf(dataDir));
    await signEarlier(store, publisher.keys);
    return publisher;
  }
  const message = `Releases are published here already, and the key that signs them is missing. Copy it to ${keyFile} first.`;
  throw new ReleaseError('NO_KEY', message);
}

/**
 * Returns a publisher, or a server with its own key: either may switch among published releases.
 * @throws {@link ReleaseError} NO_KEY, WRONG_KEY or BAD_SETTING
 */
export async function requireSwitcher(dataDir: string): Promise<Publisher> {
  const folder = keysFolderOf(dataDir);
  const [own, servers] = [privateKeyFile, serverPrivateKeyFile].map((file) =>
    existsSync(join(folder, file)),
  );
  if (own || !servers) return requirePublisher(dataDir);
  const { privateKey } = readKeys(dataDir, (keys) => keyPairIn(keys, 'server'));
  const { store, keys } = releaseReaderOf(dataDir);
  return { store, keys: { ...keys, privateKey }, filesUrl: ownFilesUrl };
}

/** Fails if the newest release is signed with an unknown key: publishing would take back the server's switch. */
async function requireServerKey({ store, keys }: Publisher, folder: string): Promise<void> {
  if (keys.serverKey || !(await baseOf(store, keys))) return;
  const [newest] = await store.generations();
  if (newest === undefined || (await documentOf(store, newest, keys))) return;
  const message = `Generation ${newest} is not signed with your key. If the server made it, copy its ${serverPublicKeyFile} to ${folder} first.`;
  throw new ReleaseError('NO_KEY', message);
}

/** @throws {@link ReleaseError} NO_KEY where the file of a key holds something else. */
function readKeys<T>(dataDir: string, read: (folder: string) => T): T {
  const folder = keysFolderOf(dataDir);
  try {
    return read(folder);
  } catch (cause) {
    const message = `The signing key in ${folder} cannot be read. Copy the one of this site there.`;
    throw new ReleaseError('NO_KEY', message, { cause });
  }
}

/**
 * Reads a site's releases. It makes no keys in the folder: without a pair it uses a public key that no one
 * signs with, so nothing verifies.
 * @throws {@link ReleaseError} BAD_SETTING
 */
export function releaseReaderOf(dataDir: string, environment = process.env): ReleaseReader {
  return {
    store: storeOf(dataDir, environment),
    keys: readKeys(dataDir, trustedKeysIn),
    /* Only a check of new files needs their address. */
    get filesUrl() {
      return filesUrlOf(environment);
    },
  };
}

function trustedKeysIn(folder: string): TrustedKeys {
  const publicKey = publicKeyIn(folder, 'publisher') ?? newKeyPair().publicKey;
  return { publicKey, serverKey: publicKeyIn(folder, 'server') };
}

function storeOf(dataDir: string, environment: NodeJS.ProcessEnv): ReleaseStore {
  const folder = { RELEASE_DIR: releaseFolderOf(dataDir) };
  return new ReleaseStore(openStorage({ ...folder, ...given(environment) }));
}

function filesUrlOf({ RELEASE_S3, RELEASE_FILES_URL }: NodeJS.ProcessEnv): string {
  const filesUrl = filesUrlIn(RELEASE_FILES_URL || ownFilesUrl, 'RELEASE_FILES_URL');
  if (!RELEASE_S3 || RELEASE_FILES_URL) return filesUrl;
  const message =
    'With RELEASE_S3, say with RELEASE_FILES_URL at which address browsers find the store’s files/, such as https://cdn.example/files/.';
  throw new ReleaseError('BAD_SETTING', message);
}

const given = ({ RELEASE_S3, RELEASE_S3_ENDPOINT }: NodeJS.ProcessEnv) => ({
  RELEASE_S3,
  RELEASE_S3_ENDPOINT,
});

/**
 * The address that files are served under, ending in a slash: a path of the site or of another origin.
 * @throws {@link ReleaseError} BAD_SETTING
 */
export function filesUrlIn(value: string, name: string): string {
  const isPath = /^\/(?!\/)/.test(value);
  const isAddress = /^https?:$/.test(URL.parse(value)?.protocol ?? '');
  if (isPath || isAddress) return value.replace(/\/*$/, '/');
  const message = `${name} must be like https://files.example/r/, not "${value}".`;
  throw new ReleaseError('BAD_SETTING', message);
}
