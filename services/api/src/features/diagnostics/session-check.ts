import { QueryTypes } from 'sequelize';
import type { AppContext } from '#context.ts';

/** Where sessions are kept; a question that is answered from there. */
export async function lookAtSessions({ redis, db }: AppContext): Promise<string> {
  if (redis) {
    await redis.ping();
    return 'Kept in Redis.';
  }
  await db.query('SELECT sid FROM server_sessions LIMIT 1', { type: QueryTypes.SELECT });
  return 'Kept in the database.';
}
