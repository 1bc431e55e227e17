import type { CallResult } from '@camp/contracts/client/endpoint';
import type * as contract from '@camp/contracts/staff/releases';
import type { Generation } from '@camp/contracts/staff/releases';
import { endCanary, promote } from '@camp/release/publish/canary';
import type { RefusedPublishes } from '@camp/release/store/refused-publishes';
import type { AppContext } from '#context.ts';
import type { Call } from '#http/route.ts';
import { actingOn, changeRelease } from './change-release.ts';
import type { DeprecatedUses } from './deprecated-uses.ts';
import { presentGenerations, versionsBefore, waysBack } from './present-generations.ts';
import type { ReleaseRecord, ReleaseRecords } from './release-records.ts';

interface ListGenerationsInput {
  context: AppContext;
  records: ReleaseRecords | null;
  refused: RefusedPublishes | null;
  deprecated: DeprecatedUses | null;
}

/** Lists what is live, and a page of the generations, newest first; only documents signed by us count. */
export async function listGenerations(
  { context: { db, env, releases }, records, ...beside }: ListGenerationsInput,
  { actor, query: { limit, cursor } }: Call<typeof contract.listReleases>,
): Promise<CallResult<typeof contract.listReleases>> {
  const acting = actingOn(releases, actor.user.role);
  if (!records) return { live: null, history: [], next: null, acting };
  /* One more than the page, to know what is new in its last one and whether more follow. */
  const found = await records.newest({ before: cursor, limit: limit + 1 });
  const page = found.slice(0, limit);
  const live = await records.live();
  const pairs = page.map((record, index) => [record, found[index + 1]] as const);
  return {
    live: live && (await liveGeneration(live, { db, records })),
    ways_back: live ? await waysBack(live, records) : [],
    history: await presentGenerations(pairs, { db, records }),
    next: found.length > limit ? (page.at(-1)?.generation ?? null) : null,
    acting,
    ...(cursor === undefined && (await besideGenerations(live, beside))),
    commit_url: env.RELEASE_COMMIT_URL || undefined,
  };
}

const besideGenerations = async (
  live: ReleaseRecord | null,
  { refused, deprecated }: Pick<ListGenerationsInput, 'refused' | 'deprecated'>,
) => ({
  refused: await refused?.newest(),
  deprecated: live ? await deprecated?.of(live) : [],
});

interface Sources {
  db: AppContext['db'];
  records: ReleaseRecords;
}

async function liveGeneration(live: ReleaseRecord, sources: Sources): Promise<Generation | null> {
  const [before] = await sources.records.newest({ before: live.generation, limit: 1 });
  return (await presentGenerations([[live, before]], sources))[0] ?? null;
}

/** Loads the gate and its parsers, which most processes never need. */
const rollbacks = () => import('@camp/release/publish/rollback');

type Answer = Promise<CallResult<typeof contract.rollBack>>;

/** Gives everyone the content of an earlier generation. */
export function rollBackTo(context: AppContext, call: Call<typeof contract.rollBack>): Answer {
  const { generation } = call.body;
  return changeRelease(context, call, {
    fact: (moved) => ({
      action: 'release.rollback',
      details: { back_to: generation, ...moved },
    }),
    brings: async (_live, { records }) => (await records.of(generation))?.builds,
    act: async (publisher, decision) =>
      (await rollbacks()).rollback(publisher, { generation, ...decision }),
  });
}

/** Gives everyone an earlier build of one app. */
export function rollBackOneApp(
  context: AppContext,
  call: Call<typeof contract.rollBackApp>,
): Answer {
  const { app } = call.body;
  let { version } = call.body;
  return changeRelease(context, call, {
    fact: (moved, live) => ({
      action: 'release.rollback_app',
      details: { app, version: live.builds.get(app)?.version ?? '', ...moved },
    }),
    async brings(live, sources) {
      version ??= (await versionsBefore(app, { live, ...sources }))[0];
      return version === undefined ? undefined : new Map([[app, { version }]]);
    },
    act: async (publisher, decision) =>
      (await rollbacks()).rollbackApp(publisher, { app, version, ...decision }),
  });
}

/** Gives everyone a canary. */
export const promoteCanary = (context: AppContext, call: Call<typeof contract.promoteCanary>) =>
  changeCanary(context, call, { action: 'release.promote', act: promote });

/** Ends a canary for everyone who gets it. */
export const endRunningCanary = (context: AppContext, call: Call<typeof contract.endCanary>) =>
  changeCanary(context, call, { action: 'release.canary_end', act: endCanary });

interface CanaryChange {
  action: 'release.promote' | 'release.canary_end';
  act: typeof endCanary;
}

function changeCanary(
  context: AppContext,
  call: Call<typeof contract.endCanary>,
  { action, act }: CanaryChange,
): Answer {
  const { canary } = call.body;
  return changeRelease(context, call, {
    async brings({ canaries }) {
      const [only] = canaries;
      const tried = canary === undefined ? only : canaries.find(({ name }) => name === canary);
      return action === 'release.promote' ? tried?.builds : undefined;
    },
    fact: (moved, live, before) => ({
      action,
      details: { canary: canary ?? goneSince(before, live), ...moved },
    }),
    act: (publisher, decision) =>
      act(publisher, { ...decision, ...(canary !== undefined && { apps: [canary] }) }),
  });
}

/** The canary that a generation no longer has. */
function goneSince(before: ReleaseRecord | null, { canaries }: ReleaseRecord): string {
  const rest = new Set(canaries.map(({ name }) => name));
  return before?.canaries.find(({ name }) => !rest.has(name))?.name ?? '';
}
