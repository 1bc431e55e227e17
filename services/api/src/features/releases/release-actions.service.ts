import type { AuditFact } from '@camp/contracts/audit-actions';
import type * as contract from '@camp/contracts/releases';
import type { CallResult } from '@camp/contracts/endpoint';
import { ReleaseError } from '@camp/release/release-error';
import { endCanary, type Place, promote, rollback } from '@camp/release/publish/publish';
import type { ReleaseDocument } from '@camp/release/document/release-document';
import { writeAudit } from '#audit/write-audit.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import type { AppContext } from '#context.ts';
import { placeOf } from '#releases.ts';
import { recordOf, ReleaseRecords } from './release-records.ts';
import { actingOn } from './releases.policy.ts';
import { presentGeneration } from './releases.presenter.ts';

type Answer = Promise<CallResult<typeof contract.rollBack>>;

/** Everybody gets the content of an earlier generation. */
export function rollBackTo(context: AppContext, call: Call<typeof contract.rollBack>): Answer {
  const { generation } = call.body;
  return change(context, call, {
    fact: (moved) => ({
      action: 'release.rollback',
      details: { back_to: generation, ...moved },
    }),
    act: (place, decision) => rollback(place, { generation, ...decision }),
  });
}

/** Everybody gets the canary. */
export const promoteCanary = (context: AppContext, call: Call<typeof contract.promoteCanary>) =>
  change(context, call, {
    fact: (details) => ({ action: 'release.promote', details }),
    act: promote,
  });

/** Nobody gets the canary any more. */
export const endRunningCanary = (context: AppContext, call: Call<typeof contract.endCanary>) =>
  change(context, call, {
    fact: (details) => ({ action: 'release.canary_end', details }),
    act: endCanary,
  });

interface ReleaseChange {
  /** What the audit log says, given the generations before and after. */
  fact: (moved: { was: number; now: number }) => AuditFact;
  act: (place: Place, decision: { by: string; expected: number }) => Promise<ReleaseDocument>;
}

type Seen = Call<typeof contract.endCanary>;

/**
 * The release store is no part of the database: the audit row is written as soon as the switch is
 * done. The signed document itself says who did it, too.
 */
async function change(
  { db, releases }: AppContext,
  { actor, body: { seen }, request }: Seen,
  { fact, act }: ReleaseChange,
): Answer {
  const acting = actingOn(releases, actor.user.role);
  if (acting === 'admins-only') throw apiErrors.forbidden();
  const { username: by, id: actorId } = actor.user;
  const place = releases && placeOf(releases);
  if (!releases || !place) throw notSetUp();
  const live = await act(place, { by, expected: seen }).catch(refuse);
  if (live.generation === seen) throw nothingToDo();
  const event = { ...fact({ was: seen, now: live.generation }), actorId, request };
  await db.transaction((transaction) => writeAudit(event, transaction));
  const before = await new ReleaseRecords(releases).of(seen);
  return { live: presentGeneration(recordOf(live), before ?? undefined) };
}

const notSetUp = () => new ApiError('CONFLICT', 'releasesReadOnly');

const nothingToDo = () => new ApiError('CONFLICT', 'contentUnchanged');

/** @throws always: a {@link ApiError} for what the person can do something about. */
function refuse(cause: unknown): never {
  if (!(cause instanceof ReleaseError)) throw cause;
  if (cause.code === 'GENERATION_MOVED') {
    throw new ApiError('CONFLICT', 'releaseMoved', { cause });
  }
  const code = cause.code === 'NO_SUCH_GENERATION' ? 'NOT_FOUND' : 'CONFLICT';
  throw new ApiError(code, { key: 'releaseRefused', params: { reason: cause.message } }, { cause });
}
