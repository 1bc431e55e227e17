import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Role } from '@camp/contracts/site/roles';
import type { AuditFact } from '@camp/contracts/staff/audit-actions';
import type { actingStates, endCanary } from '@camp/contracts/staff/releases';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import type { Publisher } from '@camp/release/publish/next-generation';
import { ReleaseError, type ReleaseErrorCode } from '@camp/release/release-error';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors, wrongField } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { publisherOf, type Releases } from '#releases.ts';
import { automaticEndings, badAmong, type Endings } from './endings.ts';
import { presentGenerations } from './present-generations.ts';
import { recordOf, type ReleaseRecord, ReleaseRecords } from './release-records.ts';

type MovedFact = Extract<
  AuditFact,
  {
    action:
      | 'release.rollback'
      | 'release.rollback_app'
      | 'release.promote'
      | 'release.canary_end'
      | 'release.setting';
  }
>;

interface ReleaseChange {
  /** Returns what the audit log says, given the generations before and after. */
  fact: (
    moved: { was: number; now: number },
    live: ReleaseRecord,
    before: ReleaseRecord | null,
  ) => MovedFact;
  /** Returns the builds that would go live; absent where none would. */
  brings?: (
    live: ReleaseRecord,
    sources: { records: ReleaseRecords; endings: Endings },
  ) => Promise<ReadonlyMap<string, { version: string }> | undefined>;
  act: (
    publisher: Publisher,
    decision: { by: string; expected: number },
  ) => Promise<ReleaseDocument>;
}

type Seen = Pick<Call<typeof endCanary>, 'actor' | 'request'> & {
  body: { seen: number; reason?: string | undefined };
};

/**
 * The release store is not part of the database, so the audit event is written right after the
 * switch. The signed document also says who did it.
 */
export async function changeRelease(
  { db, releases }: AppContext,
  { actor, body: { seen, reason }, request }: Seen,
  { fact, brings, act }: ReleaseChange,
): Promise<CallResult<typeof endCanary>> {
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
  if (!live || !brings) return;
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

type Acting = (typeof actingStates)[number];

/** Lower ranks may look. Only an admin changes what every visitor gets. */
export function actingOn(releases: Releases | null, role: Role): Acting {
  if (role !== 'admin') return 'admins-only';
  return releases?.privateKey ? 'allowed' : 'not-set-up';
}
