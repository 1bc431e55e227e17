import { queryDatabase } from '#tests/support/api/database.ts';

/** Excuses a demo account of a site of its own data folder from the second factor, as an admin can. */
export async function excuseFromSecondFactor(dataDir: string, account: string): Promise<void> {
  const sql = 'UPDATE users SET twofa_override_until = ? WHERE username = ?';
  const until = '2999-01-01 00:00:00.000 +00:00';
  await queryDatabase({ dataDir, databaseUrl: '' }, sql, [until, account]);
}
