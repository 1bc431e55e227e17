import * as z from 'zod';
import { Op, type Order, type WhereOptions } from 'sequelize';
import { Refusal } from '#http/refusal.ts';

/** Where a page ended: the sorted value of its last row and that row's id. */
const cursorSchema = z.tuple([
  z.union([z.string(), z.number(), z.null()]),
  z.number().int().positive(),
]);

type Cursor = z.infer<typeof cursorSchema>;

export interface Sorting {
  attribute: string;
  direction: 'asc' | 'desc';
}

export function encodeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** @throws {@link Refusal} VALIDATION when the cursor is not one of ours. */
export function decodeCursor(text: string): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch (cause) {
    const sentence = 'This page of the list does not exist. Please start from the first page.';
    throw new Refusal('VALIDATION', sentence, { fields: { cursor: sentence }, cause });
  }
}

/** Sorted by the attribute, then by id in the same direction, so that no two rows tie. */
export function orderBy({ attribute, direction }: Sorting): Order {
  const order: [string, string][] = [[attribute, direction]];
  return attribute === 'id' ? order : [...order, ['id', direction]];
}

/** The rows after a cursor. Both databases put empty values first when ascending, last when descending. */
export function after({ attribute, direction }: Sorting, [value, id]: Cursor): WhereOptions {
  const beyond = direction === 'asc' ? Op.gt : Op.lt;
  const sameValue = { [attribute]: value, id: { [beyond]: id } };
  if (value === null) {
    return direction === 'asc'
      ? { [Op.or]: [sameValue, { [attribute]: { [Op.ne]: null } }] }
      : sameValue;
  }
  const later = { [attribute]: { [beyond]: value } };
  if (direction === 'asc') return { [Op.or]: [sameValue, later] };
  return { [Op.or]: [sameValue, later, { [attribute]: null }] };
}
