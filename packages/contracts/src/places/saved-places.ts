import * as z from 'zod/mini';
import { nothingHidden, nothingHiddenInLines, somethingVisible } from '#account/free-text.ts';
import { idParams, isoTime } from '#account/users.ts';
import { endpoint } from '#client/endpoint.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';
import { describedIn, pageDescriptionSchema } from '#client/page-description.ts';
import { campgroundSummarySchema } from './campgrounds.ts';
import { slug } from './shapes.ts';

/*
 * Campgrounds that members keep, in lists of their own (docs/decisions/places.md#0235). Everyone has one
 * list without a name, which exists once something is saved.
 */

export const maxLists = 50;
export const maxPlacesInList = 500;

/** Kinds of files that a list can be downloaded as. */
export const listFormats = ['gpx', 'kml', 'geojson', 'csv', 'ics'] as const;

/** The page that shows a shared list. */
export const sharePath = (code: string) => `/saved/shared/${code}`;

/** A list by its id; `own` is the one without a name. */
const listParams = z.object({ list: z.union([z.literal('own'), idParams.shape.id]) });
const placeParams = z.extend(listParams, { slug });

const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, fieldMessage('nameMissing')),
    atMost(fieldLengths.placeListName),
    nothingHidden,
    somethingVisible,
  );

const note = z.string().check(z.trim(), atMost(fieldLengths.placeNote), nothingHiddenInLines);

const listSchema = z.object({
  id: z.int(),
  /** Null for the list that everyone has. */
  name: z.nullable(z.string()),
  places: z.int(),
  /** Path of the page at which others may see it; null while no one may. */
  share_path: z.nullable(z.string()),
  updated_at: isoTime,
});

const entrySchema = z.object({
  slug,
  /** Null where the campground is not shown any more. */
  campground: z.nullable(campgroundSummarySchema),
  /** For its owner alone. */
  note: z.string(),
  saved_at: isoTime,
});

/** All lists, the one without a name first and then by name, and which campgrounds are in which. */
const overviewSchema = z.object({
  lists: z.array(listSchema),
  saved: z.array(z.object({ slug, lists: z.array(z.int()) })),
});

const wholeListSchema = z.extend(listSchema, { entries: z.array(entrySchema) });

export const readSavedPlaces = endpoint('GET', '/api/places/saved', { response: overviewSchema });

export const createList = endpoint('POST', '/api/places/lists', {
  errors: ['CONFLICT'],
  body: z.object({ name }),
  response: z.object({ list: listSchema }),
});

/** Returns a list, with its places in the owner's order. */
export const readList = endpoint('GET', '/api/places/lists/:list', {
  errors: ['NOT_FOUND'],
  params: listParams,
  response: z.object({ list: wholeListSchema }),
});

/** The order names all places of the list; those that it leaves out come last. */
export const changeList = endpoint('PATCH', '/api/places/lists/:list', {
  errors: ['NOT_FOUND', 'CONFLICT'],
  params: listParams,
  body: z.object({
    name: z.optional(name),
    order: z.optional(z.array(slug).check(z.maxLength(maxPlacesInList))),
  }),
  response: z.object({ list: wholeListSchema }),
});

export const deleteList = endpoint('DELETE', '/api/places/lists/:list', {
  errors: ['NOT_FOUND', 'CONFLICT'],
  params: listParams,
  response: overviewSchema,
});

/** Saves a place, changes its note, or puts it back where it was. */
export const savePlace = endpoint('PUT', '/api/places/lists/:list/places/:slug', {
  errors: ['NOT_FOUND', 'CONFLICT'],
  params: placeParams,
  body: z.object({
    note: z.optional(note),
    position: z.optional(z.int().check(z.minimum(0), z.maximum(maxPlacesInList))),
  }),
  response: overviewSchema,
});

/** Takes a place out, and returns it so that this can be undone; null where it was not there. */
export const removePlace = endpoint('DELETE', '/api/places/lists/:list/places/:slug', {
  errors: ['NOT_FOUND'],
  params: placeParams,
  response: z.extend(overviewSchema, {
    removed: z.nullable(z.object({ note: z.string(), position: z.int() })),
  }),
});

/** Makes the link by which others see the list, without notes; an existing one stays. */
export const shareList = endpoint('PUT', '/api/places/lists/:list/share', {
  errors: ['NOT_FOUND'],
  params: listParams,
  response: z.object({ list: listSchema }),
});

/** The link never works again. */
export const withdrawShare = endpoint('DELETE', '/api/places/lists/:list/share', {
  errors: ['NOT_FOUND'],
  params: listParams,
  response: z.object({ list: listSchema }),
});

/** Returns a list that someone shares; 410 once the link is withdrawn. */
export const readSharedList = endpoint('GET', '/api/places/shared/:code', {
  errors: ['NOT_FOUND', 'TOKEN_EXPIRED'],
  params: z.object({ code: z.string().check(z.regex(/^[\w-]{22}$/, fieldMessage('invalid'))) }),
  response: z.object({
    list: z.object({
      name: z.nullable(z.string()),
      updated_at: isoTime,
      campgrounds: z.array(campgroundSummarySchema),
    }),
  }),
});

/** Describes a shared list, for its document before any code is there. */
export const describeSharedList = endpoint('GET', '/api/places/shared/:code/page', {
  errors: ['NOT_FOUND', 'TOKEN_EXPIRED'],
  params: z.object({ code: z.string() }),
  query: describedIn,
  response: pageDescriptionSchema,
});

/** Returns a list as a file, with its owner's notes; `ics` has the seasons that are known. */
export const listFile = endpoint('GET', '/api/places/lists/:list/files/:format', {
  errors: ['NOT_FOUND'],
  params: z.extend(listParams, { format: z.enum(listFormats) }),
  response: z.string(),
});

export type PlaceList = z.infer<typeof listSchema>;
export type WholePlaceList = z.infer<typeof wholeListSchema>;
export type PlaceEntry = z.infer<typeof entrySchema>;
export type SavedPlaces = z.infer<typeof overviewSchema>;
export type ListFormat = (typeof listFormats)[number];
