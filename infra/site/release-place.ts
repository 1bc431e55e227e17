import { signingKeysIn } from '@camp/release/document/signing-keys';
import { openStorage } from '@camp/release/store/open-storage';
import { ReleaseError } from '@camp/release/release-error';
import { ReleaseStore } from '@camp/release/store/release-store';
import type { Place } from '@camp/release/publish/publish';
import { keysFolderOf, releaseFolderOf } from './settings.ts';

/** Address under which the edge serves published files. */
const ownFilesUrl = '/r/';

/**
 * Where a site's releases are kept, signed with the keys of its data folder.
 * @throws {@link ReleaseError} BAD_SETTING
 */
export function releasePlaceOf(dataDir: string, environment = process.env): Place {
  const { RELEASE_S3, RELEASE_FILES_URL } = environment;
  const filesUrl = filesUrlIn(RELEASE_FILES_URL || ownFilesUrl, 'RELEASE_FILES_URL');
  if (RELEASE_S3 && !RELEASE_FILES_URL) {
    const message =
      'With RELEASE_S3, say with RELEASE_FILES_URL at which address browsers find the store’s files/, such as https://cdn.example/files/.';
    throw new ReleaseError('BAD_SETTING', message);
  }
  const storage = openStorage({ RELEASE_DIR: releaseFolderOf(dataDir), ...given(environment) });
  return { store: new ReleaseStore(storage), keys: signingKeysIn(keysFolderOf(dataDir)), filesUrl };
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
