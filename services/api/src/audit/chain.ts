import type { Sequelize } from 'sequelize';
import { read, sql, type Sql } from '#db/sql.ts';
import { linkHash } from '#secrets/audit-link.ts';
import { hasProof, type StoredEntry } from '#secrets/audit-proof.ts';
import type { KeyRing } from '#secrets/key-ring.ts';
import { entryColumns, type EntryRow, readEntry } from './stored-entry.ts';

/** One link of the chain: a position and the entry sealed there, which is null when the log lacks it. */
export interface Link {
  position: number;
  entryId: number;
  hash: string;
  /** The key that made it; null for links from before there were several. */
  keyId: string | null;
  entry: StoredEntry | null;
}

/** The highest numbers that the columns hold. */
export const highestId = 2 ** 31 - 1;
export const highestPosition = 2 ** 31 - 1;

/** The start of the chain, to which the first entry is tied. Its id is lower than any that can be inserted. */
export const origin = { position: 0, entryId: -(2 ** 31) - 1, hash: '', keyId: null } as const;

interface LinkRow extends Omit<EntryRow, 'id'> {
  position: number;
  entry_id: number;
  hash: string;
  key_id: string | null;
  id: number | null;
}

const selectLinks = sql`SELECT link.position, link.entry_id, link.hash, link.key_id, ${entryColumns}
  FROM audit_chain AS link LEFT JOIN audit_log AS entry ON entry.id = link.entry_id`;

/** Links after a position, in order. */
export const linksAfter = (db: Sequelize, position: number, limit: number): Promise<Link[]> =>
  readLinks(
    db,
    sql`${selectLinks} WHERE link.position > ${position} ORDER BY link.position LIMIT ${limit}`,
  );

/** The last links up to a position, the last first. */
export const linksUpTo = (db: Sequelize, position: number, limit: number): Promise<Link[]> =>
  readLinks(
    db,
    sql`${selectLinks} WHERE link.position <= ${position} ORDER BY link.position DESC LIMIT ${limit}`,
  );

async function readLinks(db: Sequelize, statement: Sql): Promise<Link[]> {
  const rows = await read<LinkRow>(db, statement);
  return rows.map((row) => ({
    position: row.position,
    entryId: row.entry_id,
    hash: row.hash,
    keyId: row.key_id,
    entry: row.id === null ? null : readEntry({ ...row, id: row.id }),
  }));
}

interface Span {
  after: number;
  upTo: number;
  limit: number;
}

/** Entries without a link whose ids are in a span, in order. */
export async function entriesOutside(
  db: Sequelize,
  { after, upTo, limit }: Span,
): Promise<StoredEntry[]> {
  const rows = await read<EntryRow>(
    db,
    sql`SELECT ${entryColumns} FROM audit_log AS entry
      LEFT JOIN audit_chain AS link ON link.entry_id = entry.id
      WHERE entry.id > ${after} AND entry.id <= ${upTo} AND link.entry_id IS NULL
      ORDER BY entry.id LIMIT ${limit}`,
  );
  return rows.map(readEntry);
}

/** Both are 0 in an empty table. */
export const newestId = (db: Sequelize) => firstId(db, sql`SELECT MAX(id) AS id FROM audit_log`);
export const highestSealedId = (db: Sequelize) =>
  firstId(db, sql`SELECT MAX(entry_id) AS id FROM audit_chain`);

async function firstId(db: Sequelize, statement: Sql): Promise<number> {
  const [row] = await read<{ id: number | null }>(db, statement);
  return row?.id ?? 0;
}

/**
 * The entries that this site wrote: their proof matches and occurs once in the log. A unique index
 * ensures the second, but someone who can write to the database can also drop an index.
 */
export async function genuineOf(db: Sequelize, entries: StoredEntry[], keys: KeyRing) {
  const proven = entries.filter((entry) => hasProof(entry, keys));
  if (proven.length === 0) return [];
  const proofs = proven.map(({ proof }) => proof);
  const copied = await read<{ proof: string }>(
    db,
    sql`SELECT proof FROM audit_log WHERE proof IN (${proofs}) GROUP BY proof HAVING COUNT(*) > 1`,
  );
  return proven.filter((entry) => copied.every(({ proof }) => proof !== entry.proof));
}

/**
 * True if entries without a proof may still be sealed. They may only at the start of the chain,
 * because they were written before there were proofs. The last links are checked, too: otherwise
 * removing the proof of the last entry would open the chain again.
 */
export function takesUnproven([head, before]: Link[], keys: KeyRing): boolean {
  if (!head) return true;
  if (!head.entry || head.entry.proof !== null) return false;
  const { hash: previousHash } = before ?? origin;
  return head.hash === linkHash({ previousHash, entry: head.entry, keyId: head.keyId }, keys);
}
