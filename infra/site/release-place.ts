import { FolderStorage } from '@camp/release/folder-storage';
import { signingKeysIn } from '@camp/release/keys';
import { ReleaseStore } from '@camp/release/release-store';
import type { Place } from '@camp/release/releases';
import { keysFolderOf, releaseFolderOf } from './settings.ts';

/** Address under which the edge serves published files. */
const filesUrl = '/r/';

/** The release store and signing keys of a data folder. */
export function releasePlaceOf(dataDir: string): Place {
  return {
    store: new ReleaseStore(new FolderStorage(releaseFolderOf(dataDir))),
    keys: signingKeysIn(keysFolderOf(dataDir)),
    filesUrl,
  };
}
