import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@camp/release/manifest';
import { folderOf, type MemberName } from '#members.ts';

/** What a remote's sources declare about it. */
export async function manifestOf(remote: MemberName): Promise<RemoteManifest> {
  const file = join(folderOf(remote), 'src/manifest.ts');
  const { manifest } = (await import(pathToFileURL(file).href)) as { manifest: RemoteManifest };
  return manifest;
}
