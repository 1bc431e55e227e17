import { DataTypes, type QueryInterface } from 'sequelize';
import {
  id,
  instant,
  number,
  ofUser,
  optional,
  optionalId,
  optionalInstant,
  optionalText,
  required,
  requiredText,
  tableOptions,
} from '#db/columns.ts';

const jobs = 'bulk_jobs';
const people = 'bulk_job_people';

/** Changes to many users that the server makes on its own, and what became of each of them. */
export async function up(database: QueryInterface): Promise<void> {
  const jobColumns = {
    id,
    actor_user_id: ofUser,
    request_ip: required(45),
    user_agent: required(300),
    change_text: requiredText,
    state: required(10),
    total: number,
    created_at: instant,
    finished_at: optionalInstant,
    undo_of: optionalId,
    leased_until: optionalInstant,
    lease: optional(36),
  };
  await database.createTable(jobs, jobColumns, tableOptions);
  await database.addIndex(jobs, ['state', 'leased_until'], { name: 'bulk_jobs_by_state' });
  await database.addIndex(jobs, ['undo_of'], { name: 'bulk_jobs_by_undo_of' });
  const personColumns = {
    job_id: {
      type: DataTypes.INTEGER,
      primaryKey: true,
      references: { model: jobs, key: 'id' },
      onDelete: 'CASCADE',
    },
    user_id: { type: DataTypes.INTEGER, primaryKey: true },
    version: required(16),
    outcome: optional(10),
    refusal: optional(40),
    flags_before: optionalText,
    version_after: optional(16),
  };
  await database.createTable(people, personColumns, tableOptions);
  await database.addIndex(people, ['job_id', 'outcome', 'user_id'], {
    name: 'bulk_job_people_by_outcome',
  });
}

export async function down(database: QueryInterface): Promise<void> {
  await database.dropTable(people);
  await database.dropTable(jobs);
}
