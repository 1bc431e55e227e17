import type { Sorting } from './user-sorting.ts';

/** A row's place in an order: its sorted value (times as ISO 8601) and its id. */
export interface Place {
  value: string | number | null;
  id: number;
}

/** A piece of SQL and what its question marks stand for. */
export interface Fragment {
  sql: string;
  values: (string | number | Buffer)[];
}

/** Sorted by the column, then by id in the same direction, so that no two rows tie. */
export function orderOf({ column, direction, isUnique }: Sorting): string {
  return isUnique ? `${column} ${direction}` : `${column} ${direction}, id ${direction}`;
}

/**
 * The rows past a place, in a form that databases read as ranges of an index. Both put empty values
 * first when ascending and last when descending.
 */
export function past(sorting: Sorting, { value, id }: Place): Fragment {
  const { column, direction, isUnique, isNullable } = sorting;
  const beyond = direction === 'asc' ? '>' : '<';
  if (value === null) return pastEmpty(sorting, id);
  const emptyOnes = isNullable && direction === 'desc' ? ` OR ${column} IS NULL` : '';
  if (isUnique) return { sql: `${column} ${beyond} ?`, values: [value] };
  return {
    sql: `(${column} ${beyond} ? OR (${column} = ? AND id ${beyond} ?)${emptyOnes})`,
    values: [value, value, id],
  };
}

function pastEmpty({ column, direction }: Sorting, id: number): Fragment {
  if (direction === 'desc') return { sql: `(${column} IS NULL AND id < ?)`, values: [id] };
  const sql = `((${column} IS NULL AND id > ?) OR ${column} IS NOT NULL)`;
  return { sql, values: [id] };
}
