import { randomUUID } from 'node:crypto';
import { type DatabasePlace, instantIn, queryDatabase } from './database.ts';

/** Inserts a browser on which the user need not enter a code. Returns its id. */
export async function buildRememberedDevice(place: DatabasePlace, userId: number): Promise<string> {
  const id = randomUUID();
  const [now, until] = ['2026-05-03 19:00:00.000', '2099-05-03 19:00:00.000'].map((text) =>
    instantIn(place, text),
  );
  await queryDatabase(
    place,
    `INSERT INTO known_devices
       (id, user_id, token_hash, ip, user_agent, created_at, last_seen_at, remembered_until)
     VALUES (?, ?, ?, '127.0.0.1', '', ?, ?, ?)`,
    [id, userId, id, now ?? '', now ?? '', until ?? ''],
  );
  return id;
}
