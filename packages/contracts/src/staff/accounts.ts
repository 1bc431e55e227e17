import * as z from 'zod/mini';
import { emailSchema, realName, usernameSchema } from '#account/auth.ts';
import { idParams } from '#account/users.ts';
import { endpoint } from '#client/endpoint.ts';
import { fieldMessage } from '#sentences/field-messages.ts';
import { languages } from '#sentences/language.ts';
import { staffUserSchema } from './staff-users.ts';

const response = z.object({ user: staffUserSchema });

export const editableFields = ['email', 'username', 'firstname', 'lastname'] as const;

export type EditableField = (typeof editableFields)[number];

const editBody = z
  .object({
    email: z.optional(emailSchema),
    username: z.optional(usernameSchema),
    firstname: realName('firstname'),
    lastname: realName('lastname'),
  })
  .check(
    z.refine(
      (change) => Object.values(change).some((value) => value !== undefined),
      fieldMessage('nothingToChange'),
    ),
  );

/**
 * Corrects a person's names or address. A new address has to be confirmed, and it or a new username ends the
 * sessions (docs/decisions/staff.md#0146). Fields that are left out stay.
 */
export const editAccount = endpoint('PATCH', '/api/admin/users/:id/account', {
  errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED'],
  stepUp: 'identity',
  params: idParams,
  body: editBody,
  response,
});

export const inviteBody = z.object({
  email: emailSchema,
  username: usernameSchema,
  firstname: realName('firstname'),
  lastname: realName('lastname'),
  /** Of the mail. */
  language: z._default(z.enum(languages), languages[0]),
});

/**
 * Mails a new link to someone who was invited and has not come yet; links from before no longer work. Refused for
 * anyone else.
 */
export const inviteAgain = endpoint('POST', '/api/admin/users/:id/invitation', {
  errors: ['NOT_FOUND', 'CONFLICT'],
  stepUp: 'identity',
  params: idParams,
  body: z.object({}),
  response: z.object({ ok: z.literal(true) }),
});

/** Makes an account without a password, and mails a link to choose one. */
export const inviteUser = endpoint('POST', '/api/admin/users/invite', {
  errors: ['CONFLICT'],
  stepUp: 'identity',
  body: inviteBody,
  response,
});
