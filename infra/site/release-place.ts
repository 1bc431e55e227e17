import { FileStore } from '@camp/release/file-store';
import { signingKeysIn } from '@camp/release/keys';
import type { Place } from '@camp/release/releases';
import { keysFolderOf, releaseFolderOf } from './settings.ts';

/** Address under which the edge serves published files. */
const filesUrl = '/r/';

/** The release store and signing keys of a data folder. */
export function releasePlaceOf(dataDir: string): Place {
  return {
    store: new FileStore(releaseFolderOf(dataDir)),
    keys: signingKeysIn(keysFolderOf(dataDir)),
    filesUrl,
  };
}
