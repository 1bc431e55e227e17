import type { Sequelize } from 'sequelize';
import { read, sql } from '#db/sql.ts';
import * as z from 'zod';
import { KeptKey } from '#models/kept-key.ts';
import { firstKeyId, type KeyRing } from '#secrets/key-ring.ts';
import { seal, unseal } from '#secrets/sealed-text.ts';

/** The parts that outlive a key: its proofs can still be checked, and its recovery codes used. Base64. */
const keptPurposes = ['audit', 'recoveryCode'] as const;

const keptSchema = z.object({
  id: z.string(),
  audit: z.base64(),
  recoveryCode: z.base64(),
  /** The last position of the audit chain that it sealed; null while it is the current key. */
  sealedUpTo: z.nullable(z.int()),
});

/**
 * Takes in what is kept of keys that have left the setting, and keeps what is needed of the current one.
 * @throws when the setting cannot open what earlier settings kept: it lacks a key, or has another one.
 */
export async function openKeptKeys(keys: KeyRing): Promise<void> {
  const rows = await KeptKey.findAll();
  for (const row of rows) learn(row, keys);
  if (rows.some(({ id }) => id === keys.current)) return;
  const sealed = sealedKey(keys, { id: keys.current, sealedUpTo: null });
  await KeptKey.bulkCreate([{ id: keys.current, sealed }], { ignoreDuplicates: true });
}

function learn({ id, sealed }: KeptKey, keys: KeyRing): void {
  const kept = keptSchema.parse(JSON.parse(opened(sealed, keys)));
  if (kept.id !== id) throw new Error(`What is kept of ${id} was exchanged for another key.`);
  for (const purpose of keptPurposes) keys.learn(id, purpose, Buffer.from(kept[purpose], 'base64'));
  if (kept.sealedUpTo !== null) keys.endAt(id, kept.sealedUpTo);
}

function opened(sealed: string, keys: KeyRing): string {
  const [id = ''] = sealed.split('.');
  if (!keys.ids.includes(id)) {
    throw new Error(`SECRETS_KEY lacks ${id}, with which data is still sealed. Add it at the end.`);
  }
  try {
    return unseal(sealed, keys);
  } catch (cause) {
    throw new Error(`SECRETS_KEY has another ${id} than before. Give the old one.`, { cause });
  }
}

function sealedKey(keys: KeyRing, kept: { id: string; sealedUpTo: number | null }): string {
  const bytesFor = (purpose: (typeof keptPurposes)[number]) =>
    keys.get(purpose, kept.id).export().toString('base64');
  const text = { ...kept, audit: bytesFor('audit'), recoveryCode: bytesFor('recoveryCode') };
  return seal(JSON.stringify(text), keys);
}

/**
 * Ends the time of the keys before the current one, as soon as that has sealed in the audit chain: where they
 * ended is kept under the current key, so that no one with an old one can go on from there.
 * Returns the ids of those that still wait.
 */
export async function endOlderKeys(db: Sequelize, keys: KeyRing): Promise<string[]> {
  const rows = await KeptKey.findAll();
  const isDone = (id: string) =>
    rows.some((row) => row.id === id && row.sealed.startsWith(`${keys.current}.`));
  for (const row of rows.filter(({ id }) => !keys.ids.includes(id) && !isDone(id))) {
    await row.update({ sealed: seal(unseal(row.sealed, keys), keys) });
  }
  const open = keys.older.filter((id) => !isDone(id));
  if (open.length === 0) return [];
  const ends = await endsInChain(db);
  if (!ends.has(keys.current)) return open;
  for (const id of open) {
    const sealedUpTo = keys.endOf(id) ?? ends.get(id) ?? 0;
    await KeptKey.upsert({ id, sealed: sealedKey(keys, { id, sealedUpTo }) });
    keys.endAt(id, sealedUpTo);
  }
  return [];
}

/** The last position of each key in the audit chain. */
async function endsInChain(db: Sequelize): Promise<Map<string, number>> {
  const rows = await read<{ key_id: string | null; position: number }>(
    db,
    sql`SELECT key_id, MAX(position) AS position FROM audit_chain GROUP BY key_id ORDER BY position`,
  );
  return new Map(rows.map(({ key_id: id, position }) => [id ?? firstKeyId, position]));
}
