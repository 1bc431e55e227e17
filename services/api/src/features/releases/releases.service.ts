import type { CallResult } from '@camp/contracts/endpoint';
import type { Generation, listReleases } from '@camp/contracts/releases';
import type { Call } from '#http/route.ts';
import type { Releases } from '#releases.ts';
import type { ReleaseRecords } from './release-records.ts';
import { actingOn } from './releases.policy.ts';
import { presentGeneration } from './releases.presenter.ts';

interface Kept {
  releases: Releases | null;
  records: ReleaseRecords | null;
}

/** What is live, and a page of the generations, newest first; only documents signed by us count. */
export async function listGenerations(
  { releases, records }: Kept,
  { actor, query: { limit, before } }: Call<typeof listReleases>,
): Promise<CallResult<typeof listReleases>> {
  const acting = actingOn(releases, actor.user.role);
  if (!records) return { live: null, history: [], next: null, acting };
  /* One more than the page, to tell what is new in its last one and whether there are more. */
  const found = await records.newest({ before, limit: limit + 1 });
  const page = found.slice(0, limit);
  return {
    live: await liveGeneration(records),
    history: page.map((record, index) => presentGeneration(record, found[index + 1])),
    next: found.length > limit ? (page.at(-1)?.generation ?? null) : null,
    acting,
  };
}

async function liveGeneration(records: ReleaseRecords): Promise<Generation | null> {
  const live = await records.live();
  if (!live) return null;
  const [before] = await records.newest({ before: live.generation, limit: 1 });
  return presentGeneration(live, before);
}
