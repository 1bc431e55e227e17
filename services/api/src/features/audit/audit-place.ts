import * as z from 'zod';
import { wrongField } from '#errors/api-error.ts';

/** Where in the log one is, newest first: at this entry, the next ones being older. */
export interface Place {
  created_at: string;
  id: number;
}

const cursorSchema = z.tuple([z.iso.datetime(), z.int().positive()]);

export function cursorOf({ created_at, id }: Place): string {
  return Buffer.from(JSON.stringify([created_at, id])).toString('base64url');
}

/** @throws ApiError VALIDATION when the cursor is not one of ours. */
export function placeOf(cursor: string): Place {
  try {
    const text = Buffer.from(cursor, 'base64url').toString('utf8');
    const [created_at, id] = cursorSchema.parse(JSON.parse(text));
    return { created_at, id };
  } catch {
    throw wrongField('cursor', 'logPageGone');
  }
}
