import type { AuditVerification, verifyAuditLogs } from '@camp/contracts/staff/audit-verification';
import type { Sequelize } from 'sequelize';
import {
  entriesOutside,
  genuineOf,
  highestId,
  highestPosition,
  highestSealedId,
  type Link,
  linksAfter,
  linksUpTo,
  origin,
  takesUnproven,
} from '#audit/chain.ts';
import { ipOf } from '#client-info/client-info.ts';
import { read, sql } from '#db/sql.ts';
import { inLine } from '#errors/cost-ticket.ts';
import { linkHash } from '#secrets/audit-link.ts';
import { firstKeyId, type KeyRing, rankOf } from '#secrets/key-ring.ts';
import type { Call } from '#http/route.ts';
import type { AppContext } from '#context.ts';

type LinkHead = Pick<Link, 'position' | 'entryId' | 'hash' | 'keyId'>;
type Break = NonNullable<AuditVerification['broken']>;

interface ChainSegment {
  start: LinkHead;
  /** The last link that is intact. */
  end: LinkHead;
  isLast: boolean;
  broken: Break | null;
}

/** Number of links that one call checks, in batches so that other requests get their turn. */
const stretchLength = 10_000;
const batchSize = 100;

/**
 * Checks the stretch of the audit chain after a position, and that the log has no entry outside the chain
 * that this site did not write. It names the first entry that was
 *
 * - `changed`: the entry or its link no longer gives the hash that was sealed,
 * - `removed`: it, or its link, is gone,
 * - `inserted`: it is not sealed and has no proof of its own. (An entry that was changed in the seconds
 *   before it was sealed looks the same.)
 *
 * The database alone cannot show that the newest entries were cut off from both log and chain, or that the
 * whole chain was started over. To find out, compare `head` and `sealed` with the lines "audit log sealed"
 * in the API's log.
 */
export async function verifyLogs(
  context: AppContext,
  { query, actor, request }: Call<typeof verifyAuditLogs>,
): Promise<AuditVerification> {
  const asked = { ip: ipOf(request), userId: actor.user.id };
  const ticket = await context.rateLimits.verifying.take(asked);
  return inLine(ticket, () => verifyStretch(context, query.cursor));
}

/** Checks one stretch, and keeps what it finds for the health page. */
export async function verifyStretch(
  context: AppContext,
  after: number,
): Promise<AuditVerification> {
  const verification = await checkStretch(context, after);
  context.chainFindings.note(after, verification);
  return verification;
}

async function checkStretch({ db, env }: AppContext, after: number): Promise<AuditVerification> {
  const keys = env.SECRETS_KEY;
  const stretch = await walk(db, after, keys);
  const inserted = await firstInserted(db, stretch, keys);
  const broken = inserted ? { entry_id: inserted, kind: 'inserted' as const } : stretch.broken;
  const [head] = await linksUpTo(db, highestPosition, 1);
  return {
    ok: broken === null,
    checked: stretch.end.position,
    sealed: head?.position ?? 0,
    unsealed: await countNewer(db),
    next: broken || stretch.isLast ? null : stretch.end.position,
    broken,
    head: head?.hash ?? null,
  };
}

async function walk(db: Sequelize, after: number, keys: KeyRing): Promise<ChainSegment> {
  const [start = origin] = after > 0 ? await linksUpTo(db, after, 1) : [];
  let end: LinkHead = start;
  if (start.position !== after) {
    return { start, end, isLast: true, broken: await removedAfter(db, start, highestId) };
  }
  while (end.position < after + stretchLength) {
    const links = await linksAfter(db, end.position, batchSize);
    for (const link of links) {
      const broken = await breakBetween(db, { end, link, keys });
      if (broken) return { start, end, isLast: true, broken };
      end = link;
    }
    if (links.length < batchSize) return { start, end, isLast: true, broken: null };
  }
  return { start, end, isLast: false, broken: null };
}

interface LinkPair {
  end: LinkHead;
  link: Link;
  keys: KeyRing;
}

async function breakBetween(db: Sequelize, { end, link, keys }: LinkPair): Promise<Break | null> {
  if (link.position !== end.position + 1) return removedAfter(db, end, link.entryId);
  if (!link.entry) return { entry_id: link.entryId, kind: 'removed' };
  const { entry, keyId, hash } = link;
  const isSound =
    isInItsTime({ end, link, keys }) &&
    hash === linkHash({ previousHash: end.hash, entry, keyId }, keys);
  return isSound ? null : { entry_id: link.entryId, kind: 'changed' };
}

/**
 * True if the key had not ended, and follows no newer one: otherwise anyone with an old key could rewrite the
 * end of the chain.
 */
function isInItsTime({ end, link, keys }: LinkPair): boolean {
  const id = link.keyId ?? firstKeyId;
  return rankOf(id) >= rankOf(end.keyId ?? firstKeyId) && keys.mayHaveSealed(id, link.position);
}

/** The best guess at the entry whose link is gone: the next one in the log, or else the next id. */
async function removedAfter(db: Sequelize, { entryId }: LinkHead, before: number): Promise<Break> {
  const rows = await read<{ id: number | null }>(
    db,
    sql`SELECT MIN(id) AS id FROM audit_log WHERE id > ${entryId} AND id < ${before}`,
  );
  return { entry_id: rows[0]?.id ?? Math.max(entryId, 0) + 1, kind: 'removed' };
}

/**
 * The first entry, among the ids of a stretch, that has no link and is not just waiting for one.
 * Each stretch begins at the id where the previous one ended, so together they leave no id out.
 */
async function firstInserted(
  db: Sequelize,
  stretch: ChainSegment,
  keys: KeyRing,
): Promise<number | null> {
  const { start, end, isLast, broken } = stretch;
  const endOfIds = isLast ? highestId : end.entryId;
  const upTo = broken ? broken.entry_id - 1 : endOfIds;
  const alsoUnproven = takesUnproven(await linksUpTo(db, highestPosition, 2), keys);
  for (let after = start.entryId; ;) {
    const entries = await entriesOutside(db, { after, upTo, limit: batchSize });
    const genuine = new Set(await genuineOf(db, entries, keys));
    const isWaiting = (entry: (typeof entries)[number]) =>
      genuine.has(entry) || (alsoUnproven && entry.proof === null);
    const inserted = entries.find((entry) => !isWaiting(entry));
    if (inserted) return inserted.id;
    after = entries.at(-1)?.id ?? after;
    if (entries.length < batchSize) return null;
  }
}

/** Entries newer than every sealed one. */
async function countNewer(db: Sequelize): Promise<number> {
  const sealed = await highestSealedId(db);
  const rows = await read<{ newer: number }>(
    db,
    sql`SELECT COUNT(*) AS newer FROM audit_log WHERE id > ${sealed}`,
  );
  return rows[0]?.newer ?? 0;
}
