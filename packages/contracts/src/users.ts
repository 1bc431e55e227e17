import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { roleSchema } from './roles.ts';

const flag = z.union([z.literal(0), z.literal(1)]);
const isoTime = z.iso.datetime();

/** A row id in a path: a positive whole number. */
export const idParams = z.object({ id: z.coerce.number().check(z.int(), z.positive()) });

const publicShape = {
  id: z.int(),
  username: z.string(),
  display_name: z.nullable(z.string()),
  avatar_url: z.nullable(z.string()),
  location: z.nullable(z.string()),
  bio: z.nullable(z.string()),
  created_at: isoTime,
};

const ownShape = {
  ...publicShape,
  email: z.string(),
  firstname: z.nullable(z.string()),
  lastname: z.nullable(z.string()),
  role: roleSchema,
  is_paid: flag,
  is_subscriber: flag,
  email_verified: flag,
  last_login: z.nullable(isoTime),
};

/** What anybody may see: never e-mail, real name, flags or last login (decision 33). */
export const publicUserSchema = z.object(publicShape);

/** What a person sees of their own account. */
export const ownUserSchema = z.object(ownShape);

export type PublicUser = z.infer<typeof publicUserSchema>;
export type OwnUser = z.infer<typeof ownUserSchema>;

/** The user by id: the whole account for its owner, the public part for anybody else. */
export const getUser = endpoint('GET', '/api/users/:id', {
  params: idParams,
  response: z.object({ user: z.union([ownUserSchema, publicUserSchema]) }),
});

export const getUserByUsername = endpoint('GET', '/api/users/by-username/:username', {
  params: z.object({ username: z.string().check(z.maxLength(64)) }),
  response: z.object({ user: publicUserSchema }),
});

/** Actions the signed-in staff member may take on a row; decided by the API alone (decision 20). */
const canSchema = z.object({
  verify: z.boolean(),
  subscribe: z.boolean(),
  setRole: z.boolean(),
  delete: z.boolean(),
  manageSecondFactor: z.boolean(),
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
  'created_at',
  'last_login',
] as const;

const listQuery = z.object({
  search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  role: z.optional(roleSchema),
  subscriber: z.optional(z.enum(['0', '1'])),
  verified: z.optional(z.enum(['0', '1'])),
  sort: z._default(z.enum(userSortKeys), 'id'),
  dir: z._default(z.enum(['asc', 'desc']), 'asc'),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
  cursor: z.optional(z.string().check(z.maxLength(500))),
});

/** The admin users list: keyset paging; `next` is the cursor of the following page, null on the last (decision 23). */
export const listUsers = endpoint('GET', '/api/admin/users', {
  query: listQuery,
  response: z.object({
    users: z.array(staffUserSchema),
    total: z.int(),
    next: z.nullable(z.string()),
  }),
});
