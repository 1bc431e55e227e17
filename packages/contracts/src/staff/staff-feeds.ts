import * as z from 'zod/mini';
import { isoTime } from '#account/users.ts';
import { staffEndpoint } from '#client/endpoint.ts';
import { idCursor, pageQuery } from '#client/paging.ts';
import { feedNames, feedStates } from '#places/alerts.ts';
import { day } from '#places/shapes.ts';

/* Health of the data about places, for staff from moderators up (docs/decisions/places.md#0242). */

/** `live`: the feed is asked. `samples`: recorded alerts are shown. `off`: neither. */
export const feedModes = ['live', 'samples', 'off'] as const;

const standing = {
  title: z.string(),
  mode: z.enum(feedModes),
  state: z.enum(feedStates),
  /** Times of the last and of the next request; null where there is none. */
  asked_at: z.nullable(isoTime),
  next_at: z.nullable(isoTime),
  /** Time of the last good answer, or the day of the sample. */
  answered_at: z.nullable(isoTime),
  /** Of that answer. */
  age_seconds: z.nullable(z.int()),
  /** Number of failures in a row: it gave nothing usable. */
  failures: z.int(),
  /** Reason of the last failure, such as `too slow` or `answers 503`; null where the last answer was good. */
  last_error: z.nullable(z.string()),
};

const feedHealthSchema = z.object({
  name: z.enum(feedNames),
  ...standing,
  /** Number of its alerts that count now. */
  alerts: z.int(),
});

export const listFeedHealth = staffEndpoint('GET', 'places/feeds', {
  response: z.object({
    feeds: z.array(feedHealthSchema),
    /** Source of what parks have, which is asked once a day. */
    parks: z.optional(z.object(standing)),
  }),
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
