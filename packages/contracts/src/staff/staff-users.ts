import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { endpoint, staffEndpoint, staffPaths } from '#client/endpoint.ts';
import { messageSchema } from '#client/errors.ts';
import { roleAliases, roles, roleSchema } from '#site/roles.ts';
import { flag, idParams, ownShape } from '#account/users.ts';

/**
 * What the signed-in staff member may do to a row, as the API decides
 * (docs/decisions/0020-staff-permissions.md).
 */
const canSchema = z.object({
  verify: z.boolean(),
  subscribe: z.boolean(),
  setRole: z.boolean(),
  delete: z.boolean(),
  resetSecondFactor: z.boolean(),
  waiveSecondFactor: z.boolean(),
  regenerateRecoveryCodes: z.boolean(),
});

export const staffUserSchema = z.object({
  ...ownShape,
  can: canSchema,
  assignableRoles: z.array(roleSchema),
});

export type StaffUser = z.infer<typeof staffUserSchema>;
export type StaffActions = z.infer<typeof canSchema>;

export const userSortKeys = [
  'id',
  'username',
  'email',
  'role',
  'subscriber',
  'verified',
  'created_at',
  'last_login',
] as const;

/** Longest search, in characters. */
export const userSearchLength = 100;

const roleInput = z.pipe(
  z.enum([...roles, 'paid', 'ordinary'], fieldMessage('role')),
  z.transform((name) => roleAliases[name]),
);

const filters = {
  search: z.optional(z.string().check(z.trim(), atMost(userSearchLength))),
  role: z.optional(roleInput),
  subscriber: z.optional(z.enum(['0', '1'])),
  verified: z.optional(z.enum(['0', '1'])),
  sort: z._default(z.enum(userSortKeys), 'id'),
  dir: z._default(z.enum(['asc', 'desc']), 'asc'),
};

/** The cursor of the last page of any list of users. */
export const lastPageCursor = 'last';

const listQuery = z.object({
  ...filters,
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  cursor: z.optional(z.string().check(atMost(500))),
});

/**
 * One page of users, with keyset paging in both directions
 * (docs/decisions/0023-staff-user-lists.md). `next` and `previous` are the cursors of the
 * neighbouring pages, null where there is none; `first` is the place in the whole list of the first
 * row shown, counted from 1 (0 when nothing fits).
 */
const usersPageSchema = z.object({
  users: z.array(staffUserSchema),
  total: z.int(),
  first: z.int(),
  next: z.nullable(z.string()),
  previous: z.nullable(z.string()),
});

export const listUsers = staffEndpoint('GET', 'users', {
  query: listQuery,
  response: usersPageSchema,
});

/** Search, filters and order of an export: every user that matches, streamed as CSV (RFC 4180). */
export const usersExportQuery = z.object(filters);
/** For admins alone: it holds every address (docs/decisions/0020-staff-permissions.md). */
export const usersExportPath = staffPaths('users/export.csv').admin;

/** 0 or 1; `true` and `false` also work. */
const flagInput = z.pipe(
  z.union([flag, z.boolean()], fieldMessage('flag')),
  z.transform((value): 0 | 1 => (value ? 1 : 0)),
);

const nonEmpty = z.refine<Record<string, unknown>>(
  (change) => Object.values(change).some((value) => value !== undefined),
  fieldMessage('nothingToChange'),
);

const flagChanges = {
  is_subscriber: z.optional(flagInput),
  is_paid: z.optional(flagInput),
  email_verified: z.optional(flagInput),
};

/** A role is refused here with a reason: dropped, it would look changed. */
const moderatorChange = z
  .object({ ...flagChanges, role: z.optional(z.never(fieldMessage('roleByAdmins'))) })
  .check(nonEmpty);
const adminChange = z.object({ ...flagChanges, role: z.optional(roleInput) }).check(nonEmpty);

export type UserChange = z.output<typeof adminChange>;
export type UserChangeInput = z.input<typeof adminChange>;

const changeShapes = {
  errors: ['NOT_FOUND', 'CONFLICT'],
  params: idParams,
  response: z.object({ user: staffUserSchema }),
} as const;

/**
 * Changes flags and role (docs/decisions/0021-subscriber-toggle.md). Fields that are left out stay
 * as they are.
 */
export const updateUser = staffEndpoint(
  'PATCH',
  'users/:id',
  { ...changeShapes, body: adminChange },
  { ...changeShapes, body: moderatorChange },
);

/** Permanent. The audit log keeps the id (docs/decisions/0022-permanent-deletion.md). */
export const deleteUser = endpoint('DELETE', '/api/admin/users/:id', {
  errors: ['NOT_FOUND', 'CONFLICT'],
  stepUp: 'identity',
  params: idParams,
  response: z.object({ ok: z.literal(true) }),
});

export const mostUsersAtOnce = 100;

const someIds = z
  .array(z.int().check(z.positive()))
  .check(z.minLength(1, fieldMessage('usersMissing')), z.maxLength(mostUsersAtOnce));

/**
 * The result for each user, in the order of the request: the user as it is now, and whether that is a
 * change, or why it was refused.
 */
const bulkResponse = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      /** False also where the user was so before. */
      changed: z.boolean(),
      user: z.nullable(staffUserSchema),
      error: z.nullable(z.string()),
      code: z.nullable(z.string()),
      /** `error` by its key. */
      sentence: z.optional(messageSchema),
    }),
  ),
});

/** One change to many users, each on its own: some may be refused while others go through. */
export const updateUsers = staffEndpoint(
  'POST',
  'users/bulk',
  { body: z.object({ ids: someIds, change: adminChange }), response: bulkResponse },
  { body: z.object({ ids: someIds, change: moderatorChange }), response: bulkResponse },
);
