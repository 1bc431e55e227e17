import { FolderStorage } from './folder-storage.ts';
import { ReleaseError } from '#release-error.ts';
import { S3Storage } from './s3-storage.ts';
import type { ReleaseStorage } from './storage.ts';

/** Settings of the place where releases are kept; `RELEASE_S3` takes precedence over `RELEASE_DIR`. */
export interface StorageSettings {
  /** A folder. */
  RELEASE_DIR?: string | undefined;
  /** `s3://bucket/prefix`; the AWS SDK reads credentials and region from its own variables. */
  RELEASE_S3?: string | undefined;
  /** Address of a store other than Amazon's. */
  RELEASE_S3_ENDPOINT?: string | undefined;
}

/** Opens the storage that the settings name. @throws {@link ReleaseError} BAD_SETTING */
export function openStorage(settings: StorageSettings): ReleaseStorage {
  const { RELEASE_DIR, RELEASE_S3, RELEASE_S3_ENDPOINT } = settings;
  if (RELEASE_S3) {
    const [, bucket, path = ''] = /^s3:\/\/([a-z0-9.-]+)(?:\/(.*))?$/.exec(RELEASE_S3) ?? [];
    if (!bucket) {
      const message = `RELEASE_S3 must be like s3://bucket/prefix, not "${RELEASE_S3}".`;
      throw new ReleaseError('BAD_SETTING', message);
    }
    const prefix = path.replace(/\/*$/, '/').replace(/^\/+/, '');
    return new S3Storage({ bucket, prefix, endpoint: RELEASE_S3_ENDPOINT || undefined });
  }
  if (RELEASE_DIR) return new FolderStorage(RELEASE_DIR);
  throw new ReleaseError('BAD_SETTING', 'Say where releases are kept: RELEASE_DIR or RELEASE_S3.');
}
