import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { placeStatuses } from './campgrounds.ts';

/*
 * Current alerts of the authorities about parks, fires, roads and weather, from their public feeds. Texts are
 * plain: everything in them is shown as text, and an address of the web as a link.
 */

/** In the order in which a trip depends on them. */
export const alertKinds = ['wildfire', 'fire-ban', 'advisory', 'road', 'weather'] as const;

export const feedNames = [
  'bc-parks',
  'recreation-sites',
  'wildfires',
  'fire-bans',
  'roads',
  'weather',
] as const;

/**
 * `fresh`: the last answer is as new as it should be. `old`: it is not, or there was none yet. `failing`: besides,
 * the feed does not answer as it should now. `off`: the feed is not asked.
 */
export const feedStates = ['fresh', 'old', 'failing', 'off'] as const;

const instant = z.iso.datetime();
/** Checks the scheme only: the address was parsed when the feed was read. */
const httpsAddress = z.string().check(z.regex(/^https:\/\//, fieldMessage('invalid')));
const point = z.object({ latitude: z.number(), longitude: z.number() });

/** A sentence in English, and in French where there is one. */
const words = z.object({ en: z.string(), fr: z.nullable(z.string()) });

export const alertSchema = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  status: z.enum(placeStatuses),
  headline: words,
  /** Number of the place, and how its name is known; APIs of before do not tell it. */
  reference: z.optional(z.nullable(words)),
  text: z.nullable(words),
  url: z.nullable(httpsAddress),
  /** Place, in the words of the feed. */
  area: z.nullable(words),
  point: z.nullable(point),
  source: z.enum(feedNames),
  /** Time of the last change by its authority. */
  as_of: z.nullable(instant),
  from: z.nullable(instant),
  until: z.nullable(instant),
  /** True if it is a recorded sample, as the demonstration shows. */
  is_sample: z.boolean(),
});

const feedSchema = z.object({
  name: z.enum(feedNames),
  title: z.string(),
  /** The sentence that its licence asks to be shown. */
  attribution: z.string(),
  state: z.enum(feedStates),
  /** Of the last good answer, or the day of the sample; null where there is none. */
  as_of: z.nullable(instant),
  is_sample: z.boolean(),
});

export const listAlerts = endpoint('GET', '/api/places/alerts', {
  response: z.object({ alerts: z.array(alertSchema), feeds: z.array(feedSchema) }),
});

export type Alert = z.infer<typeof alertSchema>;
export type AlertKind = (typeof alertKinds)[number];
export type AlertWords = z.infer<typeof words>;
export type Feed = z.infer<typeof feedSchema>;
export type FeedName = (typeof feedNames)[number];
