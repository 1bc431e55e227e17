import * as z from 'zod/mini';
import { isoTime } from '#account/users.ts';
import { staffEndpoint } from '#client/endpoint.ts';
import { idCursor, pageQuery } from '#client/paging.ts';
import { feedNames, feedStates } from './alerts.ts';
import { day } from './shapes.ts';

/* How the data about places comes in, for staff from moderators up (docs/decisions/0242-health-of-feeds.md). */

/** `live`: it is asked. `samples`: what was recorded once is shown. `off`: neither. */
export const feedModes = ['live', 'samples', 'off'] as const;

const feedHealthSchema = z.object({
  name: z.enum(feedNames),
  title: z.string(),
  mode: z.enum(feedModes),
  state: z.enum(feedStates),
  /** When it was last asked, and when it is asked next; null where it is not. */
  asked_at: z.nullable(isoTime),
  next_at: z.nullable(isoTime),
  /** When the last good answer came, or the day of the sample. */
  answered_at: z.nullable(isoTime),
  /** Of that answer. */
  age_seconds: z.nullable(z.int()),
  /** How many of its alerts count now. */
  alerts: z.int(),
  /** How often in a row it gave nothing to be used. */
  failures: z.int(),
  /** Why it gave nothing the last time, as in `too slow` or `answers 503`; null where it did. */
  last_error: z.nullable(z.string()),
});

export const listFeedHealth = staffEndpoint('GET', 'places/feeds', {
  response: z.object({ feeds: z.array(feedHealthSchema) }),
});

const count = z.int();

const staffImportSchema = z.object({
  id: z.int(),
  imported_at: isoTime,
  /** Day of the newest data in it. */
  as_of: day,
  added: count,
  changed: count,
  gone: count,
  returned: count,
});

/** Newest first. */
export const listStaffImports = staffEndpoint('GET', 'places/imports', {
  query: z.object(pageQuery(idCursor)),
  response: z.object({ imports: z.array(staffImportSchema), next: z.nullable(z.int()) }),
});

export type FeedHealth = z.infer<typeof feedHealthSchema>;
export type FeedMode = (typeof feedModes)[number];
export type StaffImport = z.infer<typeof staffImportSchema>;
