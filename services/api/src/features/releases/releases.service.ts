import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Role } from '@camp/contracts/site/roles';
import type { AuditFact } from '@camp/contracts/staff/audit-actions';
import type * as contract from '@camp/contracts/staff/releases';
import type { Generation } from '@camp/contracts/staff/releases';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import { endCanary, promote } from '@camp/release/publish/canary';
import type { Publisher } from '@camp/release/publish/next-generation';
import { ReleaseError, type ReleaseErrorCode } from '@camp/release/release-error';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors, wrongField } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { publisherOf, type Releases } from '#releases.ts';
import { automaticEndings, badAmong, type Endings } from './endings.ts';
import { presentGenerations, versionsBefore, waysBack } from './present-generations.ts';
import { recordOf, type ReleaseRecord, ReleaseRecords } from './release-records.ts';

interface ListGenerationsInput {
  context: AppContext;
  records: ReleaseRecords | null;
}

/** Lists what is live, and a page of the generations, newest first; only documents signed by us count. */
export async function listGenerations(
  { context: { db, releases }, records }: ListGenerationsInput,
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
  };
}

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
  return change(context, call, {
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
  return change(context, call, {
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
  return change(context, call, {
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

type MovedFact = Extract<
  AuditFact,
  {
    action: 'release.rollback' | 'release.rollback_app' | 'release.promote' | 'release.canary_end';
  }
>;

interface ReleaseChange {
  /** Returns what the audit log says, given the generations before and after. */
  fact: (
    moved: { was: number; now: number },
    live: ReleaseRecord,
    before: ReleaseRecord | null,
  ) => MovedFact;
  /** Returns the builds that would go live. */
  brings: (
    live: ReleaseRecord,
    sources: { records: ReleaseRecords; endings: Endings },
  ) => Promise<ReadonlyMap<string, { version: string }> | undefined>;
  act: (
    publisher: Publisher,
    decision: { by: string; expected: number },
  ) => Promise<ReleaseDocument>;
}

type Seen = Pick<Call<typeof contract.endCanary>, 'actor' | 'request'> & {
  body: { seen: number; reason?: string | undefined };
};

/**
 * The release store is not part of the database, so the audit event is written right after the
 * switch. The signed document also says who did it.
 */
async function change(
  { db, releases }: AppContext,
  { actor, body: { seen, reason }, request }: Seen,
  { fact, brings, act }: ReleaseChange,
): Answer {
  const acting = actingOn(releases, actor.user.role);
  if (acting === 'admins-only') throw apiErrors.forbidden();
  const { username: by, id: actorId } = actor.user;
  const publisher = releases && publisherOf(releases);
  if (!releases || !publisher) throw notSetUp();
  const records = new ReleaseRecords(releases);
  const before = await records.of(seen);
  if (!reason) await requireGoodBuilds(before, records, brings);
  const live = recordOf(await act(publisher, { by, expected: seen }).catch(refuse));
  if (live.generation === seen) throw nothingToDo();
  const moved = { was: seen, now: live.generation, ...(reason && { stated_reason: reason }) };
  const event = { ...fact(moved, live, before), actorId, request };
  await db.transaction((transaction) => writeAudit(event, transaction));
  const [shown] = await presentGenerations([[live, before ?? undefined]], { db, records });
  if (!shown) throw new Error('A generation was not shown.');
  return { live: shown };
}

/** @throws {@link ApiError} if a build would go live that was ended or taken back automatically. */
async function requireGoodBuilds(
  live: ReleaseRecord | null,
  records: ReleaseRecords,
  brings: ReleaseChange['brings'],
): Promise<void> {
  if (!live) return;
  const endings = await automaticEndings(records);
  const next = await brings(live, { records, endings });
  if (next && badAmong(next, live.builds, endings).length > 0)
    throw wrongField('reason', 'badBuildNeedsReason');
}

const notSetUp = () => new ApiError('CONFLICT', 'releasesReadOnly');

const nothingToDo = () => new ApiError('CONFLICT', 'contentUnchanged');

const notFound: ReadonlySet<ReleaseErrorCode> = new Set(['NO_SUCH_GENERATION', 'NO_SUCH_VERSION']);

/** @throws always: an {@link ApiError} where the person can do something about it. */
function refuse(cause: unknown): never {
  if (!(cause instanceof ReleaseError)) throw cause;
  if (cause.code === 'GENERATION_MOVED') {
    throw new ApiError('CONFLICT', 'releaseMoved', { cause });
  }
  const code = notFound.has(cause.code) ? 'NOT_FOUND' : 'CONFLICT';
  throw new ApiError(code, { key: 'releaseRefused', params: { reason: cause.message } }, { cause });
}

type Acting = (typeof contract.actingStates)[number];

/** Lower ranks may look. Only an admin changes what every visitor gets. */
function actingOn(releases: Releases | null, role: Role): Acting {
  if (role !== 'admin') return 'admins-only';
  return releases?.privateKey ? 'allowed' : 'not-set-up';
}
