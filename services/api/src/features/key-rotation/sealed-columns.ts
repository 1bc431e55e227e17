import type { Sequelize } from 'sequelize';
import { readEntry, type SealedEntryRow, sealOf, selectSealed } from '#audit/stored-entry.ts';
import { change, joined, named, read, sql } from '#db/sql.ts';
import { redactionOf } from '#secrets/audit-link.ts';
import type { KeyRing } from '#secrets/key-ring.ts';
import { seal, unseal } from '#secrets/sealed-text.ts';

/** The columns of sealed texts, each beginning with the id of its key. A new column belongs here. */
const sealedColumns = [
  { table: 'authenticators', key: 'user_id', lowest: 0, column: 'sealed_secret' },
  { table: 'outbox', key: 'id', lowest: 0, column: 'sealed_body' },
  { table: 'sign_in_tokens', key: 'hash', lowest: '', column: 'sealed' },
];

const batchSize = 200;

interface Round {
  db: Sequelize;
  keys: KeyRing;
  isStopped: () => boolean;
}

/** Numbers of texts found under an older key, and of those that do not open. */
interface Tally {
  texts: number;
  damaged: number;
}

/** Seals texts of older keys again, with the current key. */
export async function sealAnew(round: Round): Promise<Tally> {
  const all: Tally = { texts: 0, damaged: 0 };
  for (const id of round.keys.older) {
    for (const place of sealedColumns) add(all, await sealColumn({ ...round, ...place, id }));
    add(all, await signRedactions({ ...round, id }));
  }
  return all;
}

/** Finds tables with a text under a key that the setting lacks: the text's owner needs that key. */
export async function unknownKeys(db: Sequelize, keys: KeyRing) {
  const isUnknown = joined(
    [sql`sealed IS NOT NULL`, ...keys.ids.map((id) => sql`sealed NOT LIKE ${`${id}.%`}`)],
    ' AND ',
  );
  const unknown: { table: string; key: string }[] = [];
  for (const { table, column } of sealedColumns) {
    const [row] = await read<{ sealed: string }>(
      db,
      sql`SELECT sealed FROM (SELECT ${named(column)} AS sealed FROM ${named(table)}) AS texts
        WHERE ${isUnknown} LIMIT 1`,
    );
    const [key = ''] = row?.sealed.split('.') ?? [];
    if (row) unknown.push({ table, key });
  }
  return unknown;
}

/** Returns a line for each key: its texts, and whether it may leave the setting. */
export async function keysInUse(db: Sequelize, keys: KeyRing): Promise<string> {
  const counts = new Map(keys.ids.map((id) => [id, 0]));
  for (const { table, column } of [...sealedColumns, { table: 'kept_keys', column: 'sealed' }]) {
    for (const id of keys.ids) {
      const [row] = await read<{ texts: number }>(
        db,
        sql`SELECT COUNT(*) AS texts FROM ${named(table)} WHERE ${named(column)} LIKE ${`${id}.%`}`,
      );
      counts.set(id, (counts.get(id) ?? 0) + (row?.texts ?? 0));
    }
  }
  return [...counts]
    .map(([id, texts]) => `${id}  ${texts} texts${noteFor(id, texts, keys)}`)
    .join('\n');
}

function noteFor(id: string, texts: number, keys: KeyRing): string {
  if (id === keys.current) return ', the current key';
  return texts === 0 ? ', may leave SECRETS_KEY' : '';
}

function add(all: Tally, found: Tally): void {
  all.texts += found.texts;
  all.damaged += found.damaged;
}

type Place = Round & (typeof sealedColumns)[number] & { id: string };

async function sealColumn(place: Place): Promise<Tally> {
  const { db, isStopped, lowest, id } = place;
  const [table, key, column] = [named(place.table), named(place.key), named(place.column)];
  const found: Tally = { texts: 0, damaged: 0 };
  for (let after: number | string = lowest; ;) {
    const rows: SealedRow[] = await read<SealedRow>(
      db,
      sql`SELECT ${key} AS owner, ${column} AS sealed FROM ${table}
        WHERE ${key} > ${after} AND ${column} LIKE ${`${id}.%`} ORDER BY ${key} LIMIT ${batchSize}`,
    );
    for (const row of rows) found.damaged += (await sealRow(place, row)) ? 0 : 1;
    found.texts += rows.length;
    after = rows.at(-1)?.owner ?? after;
    if (rows.length < batchSize || isStopped()) return found;
  }
}

interface SealedRow {
  owner: number | string;
  sealed: string;
}

/** Changes only what is still there: someone may have enrolled again meanwhile. False when it does not open. */
async function sealRow({ db, keys, ...place }: Place, { owner, sealed }: SealedRow) {
  const renewed = renewedText(sealed, keys);
  if (renewed === null) return false;
  const [table, key, column] = [named(place.table), named(place.key), named(place.column)];
  await change(
    db,
    sql`UPDATE ${table} SET ${column} = ${renewed} WHERE ${key} = ${owner} AND ${column} = ${sealed}`,
  );
  return true;
}

function renewedText(sealed: string, keys: KeyRing): string | null {
  try {
    return seal(unseal(sealed, keys), keys);
  } catch {
    return null;
  }
}

/** Of redacted entries the chain knows the rest by a signature, which is renewed, too. */
async function signRedactions({ db, keys, isStopped, id }: Round & { id: string }): Promise<Tally> {
  const found: Tally = { texts: 0, damaged: 0 };
  for (let after = 0; ;) {
    const rows = await read<SealedEntryRow>(
      db,
      sql`${selectSealed} WHERE entry.id > ${after} AND entry.redaction LIKE ${`${id}.%`}
        ORDER BY entry.id LIMIT ${batchSize}`,
    );
    for (const row of rows) {
      const entry = readEntry(row);
      const redaction = redactionOf({ entry, seal: sealOf(row), left: entry }, keys);
      const update = sql`UPDATE audit_log SET redaction = ${redaction} WHERE id = ${entry.id}`;
      if (redaction) await change(db, update);
      else found.damaged += 1;
    }
    found.texts += rows.length;
    after = rows.at(-1)?.id ?? after;
    if (rows.length < batchSize || isStopped()) return found;
  }
}
