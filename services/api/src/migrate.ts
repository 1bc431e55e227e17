import { migrate } from '#db/migrate.ts';

/*
 * Brings the tables up to date as the user who owns them, so that no API has to know that user's address
 * (docs/decisions/operations.md#0295).
 */
try {
  const { DATABASE_OWNER_URL = '' } = process.env;
  if (!DATABASE_OWNER_URL) throw new Error('DATABASE_OWNER_URL says whose tables these are.');
  const newer = await migrate({ DATABASE_URL: '', DATABASE_OWNER_URL, DATA_DIR: '' });
  console.log('The tables are up to date.', ...newer);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
