import type { QueryInterface } from 'sequelize';
import { optionalInstant } from '#db/columns.ts';

/** Sessions know whether a passkey was given in them. Of those from before it is not known, so none was. */
export const up = (database: QueryInterface): Promise<void> =>
  database.addColumn('device_sessions', 'passkey_at', optionalInstant);

/** Said in SQL: the library would make SQLite's table anew, without its other rules. */
export async function down({ sequelize }: QueryInterface): Promise<void> {
  await sequelize.query('ALTER TABLE device_sessions DROP COLUMN passkey_at');
}
