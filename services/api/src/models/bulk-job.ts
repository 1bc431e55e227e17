import type { BulkJob as ShownJob } from '@camp/contracts/staff/bulk-jobs';
import type { UserChange } from '@camp/contracts/staff/staff-users';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** One change to many users, which the server makes on its own (docs/decisions/staff.md#0150). */
export class BulkJob extends Model<InferAttributes<BulkJob>, InferCreationAttributes<BulkJob>> {
  declare id: CreationOptional<number>;
  declare actorUserId: number;
  /** Origin of the request, which the audit log has with every change. */
  declare requestIp: string;
  declare userAgent: string;
  /** The change to each of them, and why, as JSON ({@link changeOf}, {@link statedReasonOf}). */
  declare changeText: string;
  declare state: CreationOptional<ShownJob['state']>;
  declare total: number;
  declare createdAt: CreationOptional<Date>;
  declare finishedAt: CreationOptional<Date | null>;
  declare undoOf: CreationOptional<number | null>;
  /** Until then one process alone works on it: the one that holds the lease. */
  declare leasedUntil: CreationOptional<Date | null>;
  declare lease: CreationOptional<string | null>;
}

type ReasonedChange = UserChange & { reason?: string };

const reasonedChangeOf = ({ changeText }: Pick<BulkJob, 'changeText'>) =>
  JSON.parse(changeText) as ReasonedChange;

export function changeOf(job: Pick<BulkJob, 'changeText'>): UserChange {
  const { reason: _reason, ...change } = reasonedChangeOf(job);
  return change;
}

/** Returns the reason of the caller, in their own words. */
export const statedReasonOf = (job: Pick<BulkJob, 'changeText'>): string | undefined =>
  reasonedChangeOf(job).reason;

/** In place of a version where the caller has named none. */
export const anyVersion = '';

/** A person that a job changes. `outcome` is null until it was their turn. */
export class BulkJobPerson extends Model<
  InferAttributes<BulkJobPerson>,
  InferCreationAttributes<BulkJobPerson>
> {
  declare jobId: number;
  declare userId: number;
  /** As they were seen before the job was started; or {@link anyVersion}. */
  declare version: string;
  declare outcome: CreationOptional<'changed' | 'unchanged' | 'refused' | null>;
  /** The key of the sentence that says why. */
  declare refusal: CreationOptional<string | null>;
  /** The values that an undo restores, as JSON. */
  declare flagsBefore: CreationOptional<string | null>;
  declare versionAfter: CreationOptional<string | null>;
}

export function defineBulkJob(sequelize: Sequelize): void {
  const number = () => ({ type: DataTypes.INTEGER, allowNull: false });
  const optionalTime = () => ({ type: DataTypes.DATE(3), defaultValue: null });
  BulkJob.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      actorUserId: number(),
      requestIp: { type: DataTypes.STRING(fieldLengths.ip), allowNull: false },
      userAgent: { type: DataTypes.STRING(fieldLengths.userAgent), allowNull: false },
      changeText: { type: DataTypes.TEXT, allowNull: false },
      state: { type: DataTypes.STRING(10), allowNull: false, defaultValue: 'running' },
      total: number(),
      createdAt: { type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW },
      finishedAt: optionalTime(),
      undoOf: { type: DataTypes.INTEGER, defaultValue: null },
      leasedUntil: optionalTime(),
      lease: { type: DataTypes.STRING(36), defaultValue: null },
    },
    { sequelize, tableName: 'bulk_jobs' },
  );
  const versionText = DataTypes.STRING(16);
  BulkJobPerson.init(
    {
      jobId: { type: DataTypes.INTEGER, primaryKey: true },
      userId: { type: DataTypes.INTEGER, primaryKey: true },
      version: { type: versionText, allowNull: false },
      outcome: { type: DataTypes.STRING(10), defaultValue: null },
      refusal: { type: DataTypes.STRING(40), defaultValue: null },
      flagsBefore: { type: DataTypes.TEXT, defaultValue: null },
      versionAfter: { type: versionText, defaultValue: null },
    },
    { sequelize, tableName: 'bulk_job_people' },
  );
}
