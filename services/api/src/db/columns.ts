import { DataTypes } from 'sequelize';

/* Column types for migrations. */

export const id = { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true };
export const instant = { type: DataTypes.DATE(3), allowNull: false };
export const optionalInstant = { type: DataTypes.DATE(3), allowNull: true };
export const number = { type: DataTypes.INTEGER, allowNull: false };
export const requiredText = { type: DataTypes.TEXT, allowNull: false };
export const optionalText = { type: DataTypes.TEXT, allowNull: true };
/** For more than 64 kB. By its name, which SQLite takes for text; Sequelize's own type warns there at each start. */
export const optionalLongText = { type: 'LONGTEXT', allowNull: true };
export const optionalId = { type: DataTypes.INTEGER, allowNull: true };
export const flag = { type: DataTypes.TINYINT, allowNull: false, defaultValue: 0 };
export const counter = { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 };

export const required = (length: number) => ({
  type: DataTypes.STRING(length),
  allowNull: false,
});

export const optional = (length: number) => ({ type: DataTypes.STRING(length), allowNull: true });

export const textKey = (length: number) => ({
  type: DataTypes.STRING(length),
  primaryKey: true,
});

/** Deleted together with its user. */
export const ofUser = {
  type: DataTypes.INTEGER,
  allowNull: false,
  references: { model: 'users', key: 'id' },
  onDelete: 'CASCADE',
};

/** Text is compared byte by byte. A text that must be unique regardless of case has a key column. */
export const tableOptions = { charset: 'utf8mb4', collate: 'utf8mb4_bin' };
