import type { Connection } from 'mysql2';
import { DatabaseError, QueryTypes, type Sequelize, type Transaction, Utils } from 'sequelize';

type Value = string | number | Date | Buffer | null;

/** A list stands for its members, with commas between. */
type Part = Value | readonly Value[] | Sql;

/** Text of ours, or a value in a place of its own. */
type Piece = string | { value: Value };

/** Writes a statement, and gives each value a place in its text. */
interface Writer {
  escape: (value: Value) => string;
}

/**
 * A statement or a part of one, made by {@link sql} alone: its text is ours, and anything from elsewhere is a
 * value, which only the driver puts in (docs/decisions/stores.md#0273). Models take it as a condition,
 * or as what a column is set to.
 */
class Sql extends Utils.SequelizeMethod {
  /** By this name models know their own kinds of parts. */
  readonly val: readonly Piece[];

  constructor(pieces: readonly Piece[]) {
    super();
    this.val = merged(pieces);
  }

  /** Returns the text, with values as the writer marks them. */
  override toString(writer: Writer = { escape: () => '?' }): string {
    return this.val
      .map((piece) => (typeof piece === 'string' ? piece : writer.escape(piece.value)))
      .join('');
  }
}

export type { Sql };

/** Texts that follow each other are one. */
function merged(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    const areTexts = typeof piece === 'string' && typeof last === 'string';
    if (areTexts) all[all.length - 1] = last + piece;
    else all.push(piece);
  }
  return all;
}

/** Writes a statement: what stands in `${}` is bound, unless it is a part of a statement itself. */
export function sql(texts: TemplateStringsArray, ...parts: Part[]): Sql {
  return new Sql(
    texts.flatMap((text, index): Piece[] => {
      const part = parts[index];
      return part === undefined ? [text] : [text, ...piecesOf(part)];
    }),
  );
}

function piecesOf(part: Part): readonly Piece[] {
  if (part instanceof Sql) return part.val;
  if (!isList(part)) return [{ value: part }];
  /* Nothing is equal to null, so that nothing is in an empty list. */
  if (part.length === 0) return ['NULL'];
  return part.flatMap((value, index): Piece[] => (index === 0 ? [{ value }] : [', ', { value }]));
}

const isList = (part: Part): part is readonly Value[] => Array.isArray(part);

/** Parts one after the other, with the same text between. */
export const joined = (
  parts: readonly Sql[],
  between: ' AND ' | ' OR ' | ' UNION ALL ' | ', ',
): Sql =>
  new Sql(parts.flatMap((part, index): Piece[] => [...(index > 0 ? [between] : []), ...part.val]));

/** The name of a table, a column (`entry.id`, too) or an index. @throws when it is none. */
export function named(name: string): Sql {
  if (!/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?$/.test(name))
    throw new Error(`${name} names nothing in the database.`);
  return new Sql([name]);
}

/** The rows that a statement finds. */
export function read<Row extends object>(
  db: Sequelize,
  statement: Sql,
  transaction: Transaction | null = null,
): Promise<Row[]> {
  const { text, bind } = boundIn(db, statement, numbered);
  return db.query<Row>(text, { bind, transaction, type: QueryTypes.SELECT });
}

/** Runs a statement that finds nothing. */
export async function change(
  db: Sequelize,
  statement: Sql,
  transaction: Transaction | null = null,
): Promise<void> {
  const { text, bind } = boundIn(db, statement, numbered);
  await db.query(text, { bind, transaction });
}

/** Sequelize knows the places of values by number, and the driver of MySQL by their order. */
const numbered = (place: number) => `$${place}`;
const inOrder = () => '?';

function boundIn(db: Sequelize, statement: Sql, mark: (place: number) => string) {
  const bind: (Exclude<Value, Date> | string)[] = [];
  const escape = (value: Value) => mark(bind.push(storedAs(db, value)));
  return { text: statement.toString({ escape }), bind };
}

/**
 * Rows of several tables, by the names that the statement gives these. Sequelize takes as long about such a
 * statement as everything else about the call, so it lends its connection alone, and the driver of MySQL makes the
 * objects.
 * @throws what Sequelize throws
 */
export async function readByTable<Row>(db: Sequelize, statement: Sql): Promise<Row[]> {
  const connection = (await db.connectionManager.getConnection({ type: 'read' })) as Connection;
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  try {
    const { text, bind } = boundIn(db, statement, inOrder);
    connection.execute({ sql: text, nestTables: true }, bind, (error, rows) =>
      error ? reject(error) : resolve(rows),
    );
    return (await promise) as Row[];
  } catch (error) {
    throw new DatabaseError(error as Error & { sql: string });
  } finally {
    db.connectionManager.releaseConnection(connection);
  }
}

/** A value as the database compares it with what it holds. */
export const storedAs = <T>(db: Sequelize, value: T): Exclude<T, Date> | string =>
  value instanceof Date ? storedTime(value, db) : (value as Exclude<T, Date>);

const earliest = Date.parse('1000-01-01T00:00:00.000Z');
const latest = Date.parse('9999-12-31T23:59:59.999Z');

/** A time as the database writes it: in UTC, to the millisecond, within the years that it can hold. */
function storedTime(time: Date, db: Sequelize): string {
  const within = new Date(Math.min(Math.max(time.getTime(), earliest), latest));
  const text = within.toISOString().slice(0, -1).replace('T', ' ');
  return isSqlite(db) ? `${text} +00:00` : text;
}

export const isSqlite = (db: Sequelize) => db.getDialect() === 'sqlite';
