import * as z from 'zod/mini';
import { nothingHiddenInLines, somethingVisible } from '#account/free-text.ts';
import { idParams, isoTime } from '#account/users.ts';
import { staffEndpoint } from '#client/endpoint.ts';
import { idCursor, pageQuery } from '#client/paging.ts';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';

/** A staff member's note about a person, for other staff (docs/decisions/staff.md#0145). */
const noteSchema = z.object({
  id: z.int(),
  text: z.string(),
  created_at: isoTime,
  author_id: z.int(),
  /** Null once the author's account is gone. */
  author_username: z.nullable(z.string()),
  can_delete: z.boolean(),
});

export type Note = z.infer<typeof noteSchema>;

const text = z
  .string()
  .check(z.trim(), atMost(fieldLengths.note), nothingHiddenInLines, somethingVisible);

const ofPerson = { errors: ['NOT_FOUND'], params: idParams } as const;

/** Lists the notes, newest first, a hundred at a time. */
export const listNotes = staffEndpoint('GET', 'users/:id/notes', {
  ...ofPerson,
  query: z.object(pageQuery(idCursor, { usual: 100 })),
  response: z.object({ notes: z.array(noteSchema), next: z.nullable(z.int()) }),
});

export const addNote = staffEndpoint('POST', 'users/:id/notes', {
  ...ofPerson,
  body: z.object({ text }),
  response: z.object({ note: noteSchema }),
});

/** Deletes a note of the caller; for admins also a note of a person who may no longer write any. */
export const deleteNote = staffEndpoint('DELETE', 'users/:id/notes/:note', {
  ...ofPerson,
  params: z.extend(idParams, { note: idParams.shape.id }),
  response: z.object({ ok: z.literal(true) }),
});
