import { liveDocument, readLive } from '@camp/release/store/verified-documents';
import { randomUUID } from 'node:crypto';
import type { Sequelize } from 'sequelize';
import type { AppContext } from '#context.ts';
import { isSqlite, read, sql } from '#db/sql.ts';
import { CheckFailed, type Finding } from './check.ts';

/** @returns the database's name and version, such as 'MariaDB 11.4.2'. */
export async function lookAtDatabase(db: Sequelize): Promise<Finding> {
  const asked = isSqlite(db)
    ? sql`SELECT sqlite_version() AS version`
    : sql`SELECT VERSION() AS version`;
  const [row] = await read<{ version: string }>(db, asked);
  const version = row?.version ?? '';
  const name = /mariadb/i.test(version) ? 'MariaDB' : 'MySQL';
  return { text: `${isSqlite(db) ? 'SQLite' : name} ${/^[\d.]*/.exec(version)?.[0] ?? ''}`.trim() };
}

/** Reads one row by its key. */
export async function readOnce(db: Sequelize): Promise<Finding> {
  await read(db, sql`SELECT id FROM users ORDER BY id LIMIT 1`);
  return 'rowRead';
}

/** Writes one row and rolls it back. */
export async function writeOnce(db: Sequelize): Promise<Finding> {
  const transaction = await db.transaction();
  try {
    const now = new Date();
    await db
      .getQueryInterface()
      .bulkInsert(
        'server_sessions',
        [{ sid: `ping-${randomUUID()}`, data: '{}', created_at: now, updated_at: now }],
        { transaction },
      );
  } finally {
    await transaction.rollback();
  }
  return 'rowWritten';
}

/** Asks the store that keeps the sessions, and says which it is. */
export async function lookAtSessions({ redis, db }: AppContext): Promise<Finding> {
  if (redis) {
    await redis.ping();
    return 'inRedis';
  }
  await read(db, sql`SELECT sid FROM server_sessions LIMIT 1`);
  return 'inDatabase';
}

const sealedAfterMs = 60_000;

/** Number of the last sealed ids that are checked. Verifying the whole log is a call of its own. */
const lookBack = 1_000;

/** Checks that no break of the audit chain is known, and that entries are sealed soon. */
export async function lookAtAuditChain({ db, chainFindings }: AppContext): Promise<Finding> {
  const { broken } = chainFindings;
  if (broken) throw new CheckFailed({ key: 'chainBroken', params: { entry: broken.entry_id } });
  const before = new Date(Date.now() - sealedAfterMs);
  const waiting = await read(
    db,
    sql`SELECT entry.id FROM audit_log AS entry
      LEFT JOIN audit_chain AS link ON link.entry_id = entry.id
      WHERE entry.id > (SELECT COALESCE(MAX(entry_id), 0) FROM audit_chain) - ${lookBack}
        AND entry.created_at < ${before} AND link.entry_id IS NULL
      LIMIT 1`,
  );
  if (waiting.length > 0) throw new CheckFailed('unsealed');
  return 'sealed';
}

const factsOf = {
  altered: 'releaseAltered',
  'went-back': 'releaseWentBack',
  expired: 'releaseExpired',
  withheld: 'releaseWithheld',
  unanswered: 'releaseUnanswered',
} as const;

/** Checks that live.json is signed by us and holds the newest generation, and that all are as they were on record. */
export async function lookAtRelease({ releases, releaseFindings }: AppContext): Promise<Finding> {
  if (!releases) return 'noReleases';
  const { problem } = releaseFindings;
  if (problem && problem !== 'replayed') throw new CheckFailed(factsOf[problem]);
  const { store, keys } = releases;
  const live = await liveDocument(store, keys);
  const served = await readLive(store, keys);
  if (live && live.generation === served?.generation)
    return { key: 'generation', params: { generation: live.generation } };
  if (!served) throw new CheckFailed('nothingSigned');
  throw new CheckFailed({
    key: 'servedInstead',
    params: { generation: served.generation },
  });
}
