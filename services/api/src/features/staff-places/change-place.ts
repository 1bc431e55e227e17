import type { AuditFact } from '@camp/contracts/staff/audit-actions';
import type { StaffPlace } from '@camp/contracts/staff/staff-places';
import type { Request } from 'express';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import type { LiveIndex } from '#features/places/live-index.ts';
import { lockRevision } from '#features/places/place-revision.ts';
import { requireSeen, seenVersions } from '#http/if-match.ts';
import type { Actor } from '#sessions/actor.ts';
import { type PlaceRecord, readRecord } from './place-record.ts';
import { presentStaffPlace } from './staff-places.presenter.ts';

/** The parts that changes of places are made with. */
export interface PlaceDesk {
  db: AppContext['db'];
  places: LiveIndex;
}

export interface PlaceCall {
  actor: Actor;
  params: { slug: string };
  request: Request;
}

/** Changes the tables, and says what is on record of it. */
type Change = (record: PlaceRecord, transaction: Transaction) => Promise<AuditFact>;

/**
 * Changes what visitors see of a place, one change at a time on all nodes, and puts it on record.
 * @throws {@link ApiError} NOT_FOUND, and PRECONDITION_FAILED for a place that was changed since the caller
 * looked.
 */
export async function changePlace(
  { db, places }: PlaceDesk,
  { actor, params: { slug }, request }: PlaceCall,
  change: Change,
): Promise<{ place: StaffPlace }> {
  const place = await db.transaction(async (transaction) => {
    const revision = await lockRevision(transaction);
    const record = await readRecord(slug, transaction);
    requireSeen(seenVersions(request), await presentStaffPlace(record, transaction));
    const fact = await change(record, transaction);
    await revision.increment('revision', { transaction });
    await writeAudit({ ...fact, actorId: actor.user.id, request }, transaction);
    return presentStaffPlace(await readRecord(slug, transaction), transaction);
  });
  places.lookSoon();
  return { place };
}
