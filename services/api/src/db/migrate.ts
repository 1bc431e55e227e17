import type { Sequelize } from 'sequelize';
import { SequelizeStorage, Umzug } from 'umzug';
import { patiently } from './connection.ts';
import * as accounts from './migrations/001-accounts.ts';
import * as records from './migrations/002-records.ts';
import * as secondFactors from './migrations/003-second-factors.ts';
import * as backOffice from './migrations/004-back-office.ts';
import * as narrowSearch from './migrations/005-narrow-search.ts';
import * as releaseSignals from './migrations/006-release-signals.ts';
import * as listIndex from './migrations/007-list-index.ts';
import * as searchIndex from './migrations/008-search-index.ts';

/** Brings the tables up to date; each migration runs once, in this order. */
export async function migrate(sequelize: Sequelize): Promise<void> {
  const umzug = new Umzug({
    migrations: [
      { name: '001-accounts', up: ({ context }) => accounts.up(context) },
      { name: '002-records', up: ({ context }) => records.up(context) },
      { name: '003-second-factors', up: ({ context }) => secondFactors.up(context) },
      { name: '004-back-office', up: ({ context }) => backOffice.up(context) },
      { name: '005-narrow-search', up: ({ context }) => narrowSearch.up(context) },
      { name: '006-release-signals', up: ({ context }) => releaseSignals.up(context) },
      { name: '007-list-index', up: ({ context }) => listIndex.up(context) },
      { name: '008-search-index', up: ({ context }) => searchIndex.up(context) },
    ],
    context: sequelize.getQueryInterface(),
    storage: new SequelizeStorage({ sequelize, tableName: 'migrations' }),
    logger: undefined,
  });
  await patiently(sequelize, () => umzug.up());
}
