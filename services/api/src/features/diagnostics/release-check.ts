import { readLive, liveDocument } from '@camp/release/store/verified-documents';
import type { Releases } from '#releases.ts';
import { CheckFailed } from './check.ts';

/** Whether what is live is signed by us. */
export async function lookAtRelease(releases: Releases | null): Promise<string> {
  if (!releases) return 'No signed releases here.';
  const { store, publicKey } = releases;
  const live = await liveDocument(store, publicKey);
  if (live) return `generation ${live.generation}`;
  const served = await readLive(store, publicKey);
  if (!served) throw new CheckFailed('Nothing that is signed by us is live.');
  throw new CheckFailed(
    `What is live is not signed by us; generation ${served.generation} is served instead.`,
  );
}
