import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '#env.ts';
import { defineModels } from '#models/define-models.ts';
import { connectDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';

/** A new database with its tables and no rows, and the settings that it is read by. */
export async function migratedDatabase(SECRETS_KEY = 'x'.repeat(32)) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'campbc-tables-'));
  const env = readEnv({ DATA_DIR, SESSION_SECRET: 's'.repeat(32), SECRETS_KEY });
  const db = await connectDatabase(env);
  defineModels(db, env);
  await migrate(env);
  return { db, env };
}
