import { QueryTypes, type Sequelize } from 'sequelize';
import type { Fragment } from './keyset.ts';

interface Selection {
  columns: string;
  /** The tables and the condition. */
  from: string;
  /** The order and the limit. */
  ordered: string;
  values: Fragment['values'];
}

export interface CountedRows<Row> {
  rows: Row[];
  /** How many rows there are without the limit. */
  total: number;
}

/**
 * Limited rows and the number of all, each looked at once. MariaDB and MySQL count what
 * they sort anyhow, and tell it on the same connection; their window functions take five times as long.
 */
export async function readCounted<Row extends object>(
  db: Sequelize,
  { columns, from, ordered, values }: Selection,
): Promise<CountedRows<Row>> {
  const options = { replacements: values, type: QueryTypes.SELECT } as const;
  if (db.getDialect() === 'sqlite') {
    const sql = `SELECT ${columns}, COUNT(*) OVER () AS total FROM ${from} ${ordered}`;
    const rows = await db.query<Row & { total: number }>(sql, options);
    return { rows, total: rows[0]?.total ?? 0 };
  }
  return db.transaction(async (transaction) => {
    const sql = `SELECT SQL_CALC_FOUND_ROWS ${columns} FROM ${from} ${ordered}`;
    const rows = await db.query<Row>(sql, { ...options, transaction });
    const [counted] = await db.query<{ total: number }>('SELECT FOUND_ROWS() AS total', {
      type: QueryTypes.SELECT,
      transaction,
    });
    return { rows, total: counted?.total ?? 0 };
  });
}
