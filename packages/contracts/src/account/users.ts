import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { endpoint } from '#client/endpoint.ts';
import { profileShape } from './profile-fields.ts';
import { roleSchema } from '#site/role-schemas.ts';

export const flag = z.union([z.literal(0), z.literal(1)]);
export const isoTime = z.iso.datetime();

const idText = z.coerce.string().check(z.regex(/^[1-9]\d{0,14}$/, fieldMessage('id')));

/** A row id in a path: a positive whole number, written in digits alone. */
export const idParams = z.object({ id: z.pipe(idText, z.transform(Number)) });

const publicShape = {
  id: z.int(),
  username: z.string(),
  ...profileShape,
  created_at: isoTime,
};

export const ownShape = {
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

/**
 * Fields that anyone may see: never e-mail, real name, flags or last login
 * (docs/decisions/people.md#0033).
 */
export const publicUserSchema = z.object(publicShape);

/** Fields that people see of their own account. */
export const ownUserSchema = z.object(ownShape);

export type PublicUser = z.infer<typeof publicUserSchema>;
export type OwnUser = z.infer<typeof ownUserSchema>;

/** The user by id: the whole account for its owner, the public part for anyone else. */
export const getUser = endpoint('GET', '/api/users/:id', {
  errors: ['NOT_FOUND'],
  params: idParams,
  response: z.object({ user: z.union([ownUserSchema, publicUserSchema]) }),
});

export const getUserByUsername = endpoint('GET', '/api/users/by-username/:username', {
  errors: ['NOT_FOUND'],
  params: z.object({ username: z.string().check(atMost(64)) }),
  response: z.object({ user: publicUserSchema }),
});
