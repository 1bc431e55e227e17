import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type Sequelize,
} from 'sequelize';

/** A mail on its way. The body may carry a token link, so it is sealed, and emptied once sent. */
export class OutboxMail extends Model<
  InferAttributes<OutboxMail>,
  InferCreationAttributes<OutboxMail>
> {
  declare id: CreationOptional<number>;
  /** The account that it is about; null for mails from before this was kept. */
  declare userId: CreationOptional<number | null>;
  declare recipient: string;
  declare subject: string;
  declare sealedBody: CreationOptional<string | null>;
  /** queued → sending → sent; a failed try waits as `failed`; `dead` is tried no more. */
  declare state: CreationOptional<'queued' | 'sending' | 'sent' | 'failed' | 'dead'>;
  declare attempts: CreationOptional<number>;
  declare nextAttemptAt: CreationOptional<Date>;
  /** End of the tries, after staff had it tried again; null for two days from its creation. */
  declare triedUntil: CreationOptional<Date | null>;
  /** Time when the receiver's server refused it for good. */
  declare refusedAt: CreationOptional<Date | null>;
  declare lastError: CreationOptional<string | null>;
  declare createdAt: CreationOptional<Date>;
  declare sentAt: CreationOptional<Date | null>;
}

export function defineOutboxMail(sequelize: Sequelize): void {
  const now = () => ({ type: DataTypes.DATE(3), allowNull: false, defaultValue: DataTypes.NOW });
  OutboxMail.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      userId: { type: DataTypes.INTEGER, defaultValue: null },
      recipient: { type: DataTypes.STRING(fieldLengths.email), allowNull: false },
      subject: { type: DataTypes.STRING(fieldLengths.mailSubject), allowNull: false },
      sealedBody: { type: DataTypes.TEXT, defaultValue: null },
      state: { type: DataTypes.STRING(10), allowNull: false, defaultValue: 'queued' },
      attempts: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      nextAttemptAt: now(),
      triedUntil: { type: DataTypes.DATE(3), defaultValue: null },
      refusedAt: { type: DataTypes.DATE(3), defaultValue: null },
      lastError: { type: DataTypes.STRING(fieldLengths.mailError), defaultValue: null },
      createdAt: now(),
      sentAt: { type: DataTypes.DATE(3), defaultValue: null },
    },
    { sequelize, tableName: 'outbox' },
  );
}
