import { DataTypes, type QueryInterface, type Sequelize } from 'sequelize';
import { change, read, sql } from './sql.ts';

type Step = (database: QueryInterface) => Promise<void>;

/** Changes of the tables, in order: each runs once, and its `down` takes it back. A start loads only those left. */
const steps: Record<string, () => Promise<Record<'up' | 'down', Step>>> = {
  '001-schema': () => import('./migrations/001-schema.ts'),
  '002-visit-outcomes': () => import('./migrations/002-visit-outcomes.ts'),
  '003-channels': () => import('./migrations/003-channels.ts'),
  '004-search-keys': () => import('./migrations/004-search-keys.ts'),
  '005-session-strength': () => import('./migrations/005-session-strength.ts'),
  '006-suspended-passkeys': () => import('./migrations/006-suspended-passkeys.ts'),
  '007-wrong-guesses': () => import('./migrations/007-wrong-guesses.ts'),
  '008-passkey-sessions': () => import('./migrations/008-passkey-sessions.ts'),
  '009-recorded-generations': () => import('./migrations/009-recorded-generations.ts'),
  '010-key-ring': () => import('./migrations/010-key-ring.ts'),
  '011-mail-owners': () => import('./migrations/011-mail-owners.ts'),
  '012-salted-recovery-codes': () => import('./migrations/012-salted-recovery-codes.ts'),
  '013-bulk-jobs': () => import('./migrations/013-bulk-jobs.ts'),
  '014-suspensions': () => import('./migrations/014-suspensions.ts'),
  '015-staff-notes': () => import('./migrations/015-staff-notes.ts'),
  '016-staff-lists': () => import('./migrations/016-staff-lists.ts'),
  '017-search-of-stored-columns': () => import('./migrations/017-search-of-stored-columns.ts'),
  '018-write-checks-and-refused-mails': () =>
    import('./migrations/018-write-checks-and-refused-mails.ts'),
  '019-places': () => import('./migrations/019-places.ts'),
  '020-feeds': () => import('./migrations/020-feeds.ts'),
  '021-saved-places': () => import('./migrations/021-saved-places.ts'),
  '022-corrections': () => import('./migrations/022-corrections.ts'),
  '023-closure-mails': () => import('./migrations/023-closure-mails.ts'),
  '024-regular-visitors': () => import('./migrations/024-regular-visitors.ts'),
  '025-kept-answers': () => import('./migrations/025-kept-answers.ts'),
  '027-name-keys': () => import('./migrations/027-name-keys.ts'),
  '029-failure-causes': () => import('./migrations/029-failure-causes.ts'),
  '030-parks': () => import('./migrations/030-parks.ts'),
};

export const migrationNames = Object.keys(steps);

export class Migrator {
  private readonly db: Sequelize;

  constructor(db: Sequelize) {
    this.db = db;
  }

  /** Names of the migrations that have run, in order; also those of newer versions. */
  async executed(): Promise<string[]> {
    const name = { type: DataTypes.STRING, primaryKey: true, allowNull: false, unique: true };
    const options = { charset: 'utf8', collate: 'utf8_unicode_ci' };
    await this.db.getQueryInterface().createTable('migrations', { name }, options);
    return this.recorded();
  }

  /** The same, by a user who may make no tables. @throws where no migration has ever run. */
  async recorded(): Promise<string[]> {
    const names = sql`SELECT name FROM migrations ORDER BY name`;
    const rows = await read<{ name: string }>(this.db, names);
    return rows.map((row) => row.name);
  }

  async pending(): Promise<string[]> {
    const executed = new Set(await this.executed());
    return migrationNames.filter((name) => !executed.has(name));
  }

  /** Runs the next ones: all, or at most `max`. */
  async up({ max = Infinity } = {}): Promise<void> {
    for (const name of (await this.pending()).slice(0, max)) {
      await this.run(name, 'up');
      await change(this.db, sql`INSERT INTO migrations (name) VALUES (${name})`);
    }
  }

  /** Takes back the last one, or all from one on. */
  async down({ to }: { to?: string } = {}): Promise<void> {
    const executed = (await this.executed()).toReversed();
    const count = to === undefined ? 1 : executed.filter((name) => name >= to).length;
    for (const name of executed.slice(0, count)) {
      await this.run(name, 'down');
      await change(this.db, sql`DELETE FROM migrations WHERE name = ${name}`);
    }
  }

  /** @throws when this version does not know it. */
  private async run(name: string, direction: 'up' | 'down'): Promise<void> {
    const load = steps[name];
    if (!load) throw new Error(`This version lacks the migration ${name}.`);
    await (await load())[direction](this.db.getQueryInterface());
  }
}
