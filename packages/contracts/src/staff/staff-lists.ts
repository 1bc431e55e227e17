import * as z from 'zod/mini';
import { nothingHidden, somethingVisible } from '#account/free-text.ts';
import { idParams } from '#account/users.ts';
import { endpoint } from '#client/endpoint.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';

/* Views of lists that staff prefer, on every device (docs/decisions/staff-lists.md#0155). */

export const staffLists = ['users', 'audit'] as const;

export type StaffList = (typeof staffLists)[number];

export const densities = ['comfortable', 'compact'] as const;
export const pageSizes = [25, 50, 100] as const;

const maxColumns = 30;
const columnLength = 40;

/** View of a list. Columns are names that its page knows; others are left alone. */
export const listViewSchema = z.object({
  density: z.enum(densities),
  page_size: z.literal(pageSizes),
  /** Columns that are not shown. */
  hidden: z.array(z.string().check(atMost(columnLength))).check(z.maxLength(maxColumns)),
});

export type ListView = z.infer<typeof listViewSchema>;

/** Most filters that one person keeps for one list. */
export const maxSavedFilters = 20;

/** Search, filters and order, as the address of the page has them. */
const query = z
  .string()
  .check(atMost(fieldLengths.savedQuery), z.regex(/^[\x21-\x7E]*$/, fieldMessage('invalid')));

const savedFilterSchema = z.object({ id: z.int(), name: z.string(), query: z.string() });

export type SavedFilter = z.infer<typeof savedFilterSchema>;

const params = z.object({ list: z.enum(staffLists) });

/** Ordered by name. */
const ownFilters = z.object({ filters: z.array(savedFilterSchema) });

/** Returns the caller's own filters and view. The view is null where none was kept. */
export const readStaffList = endpoint('GET', '/api/mod/lists/:list', {
  params,
  response: z.extend(ownFilters, { view: z.nullable(listViewSchema) }),
});

/** Keeps a view; the last one wins. */
export const keepListView = endpoint('PUT', '/api/mod/lists/:list/view', {
  params,
  body: listViewSchema,
  response: z.object({ view: listViewSchema }),
});

/** Saves a filter, and replaces one that has the same name. */
export const saveFilter = endpoint('PUT', '/api/mod/lists/:list/filters', {
  errors: ['CONFLICT'],
  params,
  body: z.object({
    name: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, fieldMessage('nameMissing')),
        atMost(fieldLengths.savedFilterName),
        nothingHidden,
        somethingVisible,
      ),
    query,
  }),
  response: ownFilters,
});

/** Removes a filter; one that is gone already counts as removed. */
export const removeFilter = endpoint('DELETE', '/api/mod/lists/:list/filters/:id', {
  params: z.extend(params, { id: idParams.shape.id }),
  response: ownFilters,
});
