import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { endpoint, staffEndpoint, staffPaths } from '#client/endpoint.ts';
import { pageQuery, sealedCursor } from '#client/paging.ts';
import { messageSchema } from '#client/errors.ts';
import { roleInput, roleSchema } from '#site/role-schemas.ts';
import { flag, idParams, isoTime, ownShape } from '#account/users.ts';
import { type Permission, permissions } from './staff-acts.ts';
import { statedReason } from './stated-reason.ts';

/**
 * Acts that the signed-in staff member may do to a row, as the API decides
 * (docs/decisions/staff.md#0020).
 */
const canSchema = z.object(
  Object.fromEntries(permissions.map((permission) => [permission, z.boolean()])) as Record<
    Permission,
    z.ZodMiniBoolean
  >,
);

const suspensionSchema = z.object({
  reason: z.string(),
  since: isoTime,
  /** Null where it holds until staff lift it. */
  until: z.nullable(isoTime),
});

export const staffUserSchema = z.object({
  ...ownShape,
  /** Sent back in `If-Match` with a change (docs/decisions/staff.md#0148). */
  version: z.string(),
  /** Null for a person who may sign in, also once its end has passed. */
  suspension: z.nullable(suspensionSchema),
  /** True if passwords or codes are paused after too many wrong ones in a row. APIs from before leave it out. */
  locked: z.optional(z.boolean()),
  /** True for a person who was invited and has not chosen a password yet. APIs from before leave it out. */
  invited: z.optional(z.boolean()),
  can: canSchema,
  assignableRoles: z.array(roleSchema),
});

export type StaffUser = z.infer<typeof staffUserSchema>;
export type StaffActions = z.infer<typeof canSchema>;

/** `username` sorts by the name shown: the display name, else the username, ignoring case and accents. */
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

/** Days for which a person counts as new. */
export const recentDays = 7;

/** Filters for the users of a list, an export or a job. */
export const userMatch = {
  search: z.optional(z.string().check(z.trim(), atMost(userSearchLength))),
  role: z.optional(roleInput),
  subscriber: z.optional(z.enum(['0', '1'])),
  verified: z.optional(z.enum(['0', '1'])),
  suspended: z.optional(z.literal('1')),
  locked: z.optional(z.literal('1')),
  invited: z.optional(z.literal('1')),
  /** People who joined in the last `recentDays` days. */
  joined: z.optional(z.literal('recently')),
  /** People who have any role of staff. */
  staff: z.optional(z.literal('1')),
};

export type UserFilter = z.output<z.ZodMiniObject<typeof userMatch>>;

const filters = {
  ...userMatch,
  sort: z._default(z.enum(userSortKeys), 'id'),
  dir: z._default(z.enum(['asc', 'desc']), 'asc'),
};

/** The cursor of the last page of any list of users. */
export const lastPageCursor = 'last';

/** A capped count stops here. */
export const maxCounted = 10_000;

const listQuery = z.object({
  ...filters,
  /** Limit of the counts `total` and `all`. Pages of releases that cannot show a capped count leave it out. */
  count: z._default(z.enum(['exact', 'capped']), 'exact'),
  ...pageQuery(sealedCursor),
});

/**
 * One page of users, with keyset paging in both directions (docs/decisions/staff-lists.md#0023). `next` and
 * `previous` are the cursors of the neighbouring pages, null where there is none; `first` is the place in the whole
 * list of the first row shown, counted from 1 (0 when nothing fits), or from the end where its place is not known:
 * -1 is the last. `total` counts the matches, `all` all users.
 */
const usersPageSchema = z.object({
  users: z.array(staffUserSchema),
  total: z.int(),
  all: z.int(),
  /** True if there are more than `total` says (docs/decisions/staff-lists.md#0139). */
  total_capped: z.optional(z.boolean()),
  all_capped: z.optional(z.boolean()),
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
/** Paths of the export. That of moderators leaves addresses out (docs/decisions/staff.md#0020). */
export const usersExportPaths = staffPaths('users/export.csv');

/** 0 or 1; `true` and `false` also work. */
const flagInput = z.pipe(
  z.union([flag, z.boolean()], fieldMessage('flag')),
  z.transform((value): 0 | 1 => (value ? 1 : 0)),
);

/** A reason alone changes nothing. */
const nonEmpty = z.refine<Record<string, unknown>>(
  ({ reason: _why, ...change }) => Object.values(change).some((value) => value !== undefined),
  fieldMessage('nothingToChange'),
);

const flagChanges = {
  is_subscriber: z.optional(flagInput),
  is_paid: z.optional(flagInput),
  email_verified: z.optional(flagInput),
};

/** A role is refused here with a reason: dropped, it would look changed. */
const moderatorChanges = {
  ...flagChanges,
  role: z.optional(z.never(fieldMessage('roleByAdmins'))),
};
const adminChanges = { ...flagChanges, role: z.optional(roleInput) };

export const moderatorChange = z.object(moderatorChanges).check(nonEmpty);
export const adminChange = z.object(adminChanges).check(nonEmpty);

export type UserChange = z.output<typeof adminChange>;
export type UserChangeInput = z.input<typeof adminChange>;

const changeShapes = {
  errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED'],
  params: idParams,
  response: z.object({ user: staffUserSchema }),
} as const;

/**
 * Changes flags and role (docs/decisions/people.md#0021). Fields that are left out stay
 * as they are.
 */
export const updateUser = staffEndpoint(
  'PATCH',
  'users/:id',
  { ...changeShapes, body: z.object({ ...adminChanges, reason: statedReason }).check(nonEmpty) },
  {
    ...changeShapes,
    body: z.object({ ...moderatorChanges, reason: statedReason }).check(nonEmpty),
  },
);

/** Deletes a user for good. The audit log keeps the id (docs/decisions/people.md#0022). */
export const deleteUser = endpoint('DELETE', '/api/admin/users/:id', {
  errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED'],
  stepUp: 'identity',
  params: idParams,
  /* Our page does not send it without a reason. Programs, and pages of releases before it, may. */
  body: z.object({ reason: statedReason }),
  response: z.object({ ok: z.literal(true) }),
});

/** More people than this cannot be selected. */
export const maxUsersAtOnce = 100;

/** Longest version that is read, in characters. */
const versionLength = 64;

const someIds = z
  .array(z.int().check(z.positive()))
  .check(z.minLength(1, fieldMessage('usersMissing')), z.maxLength(maxUsersAtOnce));

/**
 * The result for each user, in the order of the request: the user as it is now, and whether that is a
 * change, or why it was refused.
 */
const bulkResponse = z.object({
  results: z.array(
    z.object({
      id: z.int(),
      /** False also where the user was like this before. */
      changed: z.boolean(),
      user: z.nullable(staffUserSchema),
      error: z.nullable(z.string()),
      code: z.nullable(z.string()),
      /** `error` by its key. */
      sentence: z.optional(messageSchema),
    }),
  ),
});

/** The versions in which users were seen, by id: a user who has another one by now is refused. */
const seenVersions = z.optional(z.record(z.string(), z.string().check(atMost(versionLength))));

/**
 * One change to many users, each on its own. Pages of releases before 1.5 call it: a bulk job with `ids` has taken its
 * place, and it goes once no live build calls it (docs/decisions/releases.md#0074).
 */
export const updateUsers = staffEndpoint(
  'POST',
  'users/bulk',
  {
    body: z.object({
      ids: someIds,
      versions: seenVersions,
      change: adminChange,
      reason: statedReason,
    }),
    response: bulkResponse,
  },
  {
    body: z.object({
      ids: someIds,
      versions: seenVersions,
      change: moderatorChange,
      reason: statedReason,
    }),
    response: bulkResponse,
  },
);
