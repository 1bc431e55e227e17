import { DataTypes, type QueryInterface } from 'sequelize';

/* SQLite holds no text to a length, so nothing changes there. */
const change = async (database: QueryInterface, length: number) => {
  if (database.sequelize.getDialect() === 'sqlite') return;
  const type = DataTypes.STRING(length);
  await database.changeColumn('release_signals', 'channel', { type, allowNull: false });
};

/** A channel is named after every canary its visitors are in. */
export const up = (database: QueryInterface): Promise<void> => change(database, 255);

/** What longer names tell of belongs to canaries that the version before does not know. */
export async function down(database: QueryInterface): Promise<void> {
  await database.sequelize.query('DELETE FROM release_signals WHERE LENGTH(channel) > 10');
  await change(database, 10);
}
