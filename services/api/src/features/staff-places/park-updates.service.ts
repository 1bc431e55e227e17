import type { CallResult } from '@camp/contracts/client/endpoint';
import type { PlaceSource as ShownSource } from '@camp/contracts/places/open-data';
import type { AuditFact } from '@camp/contracts/staff/audit-actions';
import type * as contract from '@camp/contracts/staff/park-updates';
import { askedSource, keptPark, type ParkFact, type ParkRow } from '@camp/places/parks';
import { sourceRow } from '@camp/places/reference';
import { Op, type Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { ApiError } from '#errors/api-error.ts';
import { presentSource } from '#features/places/campgrounds.presenter.ts';
import { lockRevision } from '#features/places/place-revision.ts';
import { proposedPark } from '#features/park-refresh/refresh-parks.ts';
import { requireSeen, seenVersions, versionOf } from '#http/if-match.ts';
import type { Call } from '#http/route.ts';
import { Park, PlaceSource } from '#models/place.ts';
import type { PlaceDesk } from './change-place.ts';

const waiting = { proposedAt: { [Op.ne]: null } };

const countParkUpdates = () => Park.count({ where: waiting });

export async function listParkUpdatesPage({
  query: { limit, cursor },
}: Call<typeof contract.listParkUpdates.admin>): Promise<
  CallResult<typeof contract.listParkUpdates.admin>
> {
  const [total, found, sources] = await Promise.all([
    countParkUpdates(),
    Park.findAll({
      where: cursor === undefined ? waiting : { ...waiting, orcs: { [Op.gt]: cursor } },
      order: ['orcs'],
      limit: limit + 1,
    }),
    readSources(),
  ]);
  const page = found.slice(0, limit);
  return {
    updates: page.flatMap((park) => {
      const rows = rowsOf(park);
      return rows ? [presentUpdate(rows, sources)] : [];
    }),
    next: found.length > limit ? (page.at(-1)?.orcs ?? null) : null,
    total,
  };
}

/** A park that waits, as it is shown and as its source has it now. */
interface Rows {
  park: Park;
  kept: ParkRow;
  now: ParkRow;
  since: Date;
}

/** Returns null where nothing waits, or a newer version wrote what this one cannot read. */
function rowsOf(park: Park): Rows | null {
  const [kept, now] = [keptPark(park.factsText), proposedPark(park)];
  const { proposedAt: since } = park;
  return kept && now && since ? { park, kept, now, since } : null;
}

type Sources = ReadonlyMap<string, ShownSource>;

async function readSources(): Promise<Sources> {
  const rows = await PlaceSource.findAll();
  const read = rows.flatMap(
    ({ factsText }) => sourceRow.safeParse(JSON.parse(factsText)).data ?? [],
  );
  return new Map(read.map((row) => [row.id, presentSource(row)]));
}

function presentUpdate({ park, kept, now, since }: Rows, sources: Sources): contract.ParkUpdate {
  return {
    orcs: park.orcs,
    slug: kept.id,
    name: kept.name,
    version: versionOfPark(park),
    waiting_since: since.toISOString(),
    changes: changesIn(kept, now),
    kept_sources: kept.sources.facts.flatMap((id) => sources.get(id) ?? []),
    answer_source: sources.get(askedSource) ?? null,
  };
}

const versionOfPark = ({ factsText, proposedText }: Park) => versionOf([factsText, proposedText]);

function changesIn(kept: ParkRow, now: ParkRow): contract.ParkUpdate['changes'] {
  const facts = new Set([...Object.keys(kept.facts), ...Object.keys(now.facts)] as ParkFact[]);
  return [...facts].flatMap((fact) => {
    const change = { fact, was: kept.facts[fact] ?? null, now: now.facts[fact] ?? null };
    return change.was === change.now ? [] : [change];
  });
}

/** Shows visitors what the source says now. */
export const takeOneParkUpdate = (
  desk: PlaceDesk,
  call: Call<typeof contract.takeParkUpdate.admin>,
) =>
  decide(desk, call, ({ park, kept, now }) => {
    const { facts, sources } = now;
    const factsText = JSON.stringify({
      ...kept,
      facts,
      sources: { ...kept.sources, facts: sources.facts },
    });
    park.set({ factsText, proposedText: null, proposedAt: null, changedAt: new Date() });
    return 'places.park_updated';
  });

/** Leaves a park as it is: what was refused is kept, so that it is not laid before staff again. */
export const keepOnePark = (desk: PlaceDesk, call: Call<typeof contract.keepPark.admin>) =>
  decide(desk, call, ({ park }) => {
    park.set({ proposedAt: null });
    return 'places.park_kept';
  });

type DecideCall = Call<typeof contract.takeParkUpdate.admin>;

/**
 * Ends the waiting of a park, and puts it on record.
 * @throws {@link ApiError} NOT_FOUND, CONFLICT where nothing waits, and PRECONDITION_FAILED for a park that was changed
 * since the caller looked.
 */
async function decide(
  { db, places }: PlaceDesk,
  { actor, params: { orcs }, body: { reason }, request }: DecideCall,
  act: (rows: Rows) => 'places.park_updated' | 'places.park_kept',
): Promise<{ total: number }> {
  await db.transaction(async (transaction) => {
    const revision = await lockRevision(transaction);
    const rows = await waitingRows(orcs, transaction);
    const { park, kept, now } = rows;
    requireSeen(seenVersions(request), { version: versionOfPark(park) });
    const fact = {
      action: act(rows),
      details: {
        park: kept.id,
        changes: Object.fromEntries(
          changesIn(kept, now).map(({ fact: name, was: from, now: to }) => [name, { from, to }]),
        ),
        ...(reason !== undefined && { stated_reason: reason }),
      },
    } satisfies AuditFact;
    await park.save({ transaction });
    await revision.increment('revision', { transaction });
    await writeAudit({ ...fact, actorId: actor.user.id, request }, transaction);
  });
  places.lookSoon();
  return { total: await countParkUpdates() };
}

async function waitingRows(orcs: number, transaction: Transaction): Promise<Rows> {
  const park = await Park.findByPk(orcs, { transaction });
  if (!park || !keptPark(park.factsText)) throw new ApiError('NOT_FOUND', 'noSuchPark');
  const rows = rowsOf(park);
  if (!rows) throw new ApiError('CONFLICT', 'noParkUpdate');
  return rows;
}
