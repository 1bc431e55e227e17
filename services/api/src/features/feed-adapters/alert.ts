import { alertKinds, feedNames } from '@camp/contracts/places/alerts';
import { placeStatuses } from '@camp/contracts/places/campgrounds';
import { isInProvince } from '@camp/places/province';
import * as z from 'zod';

const words = z.object({ en: z.string(), fr: z.string().nullable() });
const position = z.tuple([z.number(), z.number()]);

/** The places that an alert is about; null where that is not known. Positions are longitude and latitude. */
const reach = z
  .discriminatedUnion('of', [
    z.object({ of: z.literal('parks'), orcs: z.array(z.int()) }),
    z.object({ of: z.literal('recreation-site'), id: z.string() }),
    z.object({ of: z.literal('around'), positions: z.array(position).min(1), km: z.number() }),
    /** Polygons, each of an outline and its holes. */
    z.object({ of: z.literal('areas'), polygons: z.array(z.array(z.array(position))) }),
  ])
  .nullable();

/** An alert of a feed, as it is kept in the database: a newer version of this program may have written it. */
export const feedAlertSchema = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  status: z.enum(placeStatuses),
  /** True for a road that is closed: places near it are not. */
  isRoadClosed: z.boolean().optional(),
  headline: words,
  /** Number of the place, and how its name is known. */
  reference: words.optional(),
  text: words.nullable(),
  url: z.string().nullable(),
  area: words.nullable(),
  reach,
  source: z.enum(feedNames),
  asOf: z.iso.datetime().nullable(),
  from: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
});

export type FeedAlert = z.infer<typeof feedAlertSchema>;

/** The content of a feed's answer. */
export interface Reading {
  alerts: FeedAlert[];
  /** Number of its items that make no sense. */
  dropped: number;
}

/** An answer has another shape than the feed promises, so that its content is not known. */
export class ChangedShapeError extends Error {}

/** Maximum number of alerts taken from an answer. */
const maxAlerts = 1_000;

interface ReadOptions<Item> {
  schema: z.ZodType<Item>;
  toAlert: (item: Item) => FeedAlert | null;
  /** Compares two items: alerts of the same gravity are shown in this order. Without it, in that of the feed. */
  order?: (one: Item, other: Item) => number;
}

/**
 * Takes an answer apart: one that makes no sense as a whole is refused, an item that makes none is left out. If
 * most items make none, the feed has changed its shape. Null means that no one needs to know of an item.
 * @throws {@link ChangedShapeError}
 */
export function readItems<Item>(
  items: unknown[],
  { schema, toAlert, order = () => 0 }: ReadOptions<Item>,
): Reading {
  const { found, left } = sortItems(items, schema);
  const told = found
    .toSorted(order)
    .map(toAlert)
    .filter((alert) => alert !== null);
  const sound = told.map(withinProvince).filter((alert) => alert !== null && isInOrder(alert));
  const byId = new Map(sound.flatMap((alert) => (alert ? [[alert.id, alert] as const] : [])));
  return {
    alerts: [...byId.values()].slice(0, maxAlerts),
    dropped: left.length + told.length - sound.length,
  };
}

/**
 * Tells items that make sense from those that are left out.
 * @throws {@link ChangedShapeError} when most items make none.
 */
export function sortItems<Item>(
  items: unknown[],
  schema: z.ZodType<Item>,
): { found: Item[]; left: unknown[] } {
  const read = items.map((item) => ({ item, read: schema.safeParse(item) }));
  const found = read.flatMap(({ read: { data } }) => (data === undefined ? [] : [data]));
  const left = read.flatMap(({ item, read: { success } }) => (success ? [] : [item]));
  if (left.length > found.length) {
    throw new ChangedShapeError(`${left.length} of ${items.length} items have another shape.`);
  }
  return { found, left };
}

/** @throws {@link ChangedShapeError} when the answer as a whole is not what the feed promises. */
export function requireShape<T>(schema: z.ZodType<T>, answer: unknown): T {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ChangedShapeError(`${issue?.path.join('.') || 'The answer'}: ${issue?.message}`);
}

const isInOrder = ({ from, until }: FeedAlert) => !from || !until || from <= until;

/** Leaves out what lies outside the province; null where nothing is left. */
function withinProvince(alert: FeedAlert): FeedAlert | null {
  const { reach: given } = alert;
  if (given?.of === 'around') {
    const positions = given.positions.filter(isInProvince);
    return positions.length > 0 ? { ...alert, reach: { ...given, positions } } : null;
  }
  if (given?.of !== 'areas') return alert;
  const polygons = given.polygons.filter(([outer = []]) => outer.some(isInProvince));
  return polygons.length > 0 ? { ...alert, reach: { ...given, polygons } } : null;
}
