import * as z from 'zod/mini';
import { fieldMessage } from './field-messages.ts';
import { enteredPassword } from './credentials.ts';
import { endpoint } from './endpoint.ts';
import { idParams, ownUserSchema } from './users.ts';

const profileText = (most: number) =>
  z.optional(
    z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(most, fieldMessage('tooLong', { most }))),
  );

/** Only https, and no address that carries a name and password (docs/specification.md#profile). */
function isPictureAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return protocol === 'https:' && username === '' && password === '';
}

/**
 * Fields that are left out stay as they are. Empty fields are not sent
 * (docs/specification.md#profile).
 */
export const profileBody = z.object({
  display_name: profileText(50),
  avatar_url: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(500, fieldMessage('tooLong', { most: 500 })),
        z.refine(isPictureAddress, fieldMessage('pictureAddress')),
      ),
  ),
  location: profileText(80),
  bio: profileText(500),
});

/** One's own profile; somebody else's is refused. */
export const updateProfile = endpoint('PATCH', '/api/users/:id', {
  params: idParams,
  body: profileBody,
  response: z.object({ user: ownUserSchema }),
});

/** Everything the site keeps about the person who asks, as a file of their own. */
export const exportAccount = endpoint('GET', '/api/account/export', {
  response: z.record(z.string(), z.unknown()),
});

/** Deletes the account, its sessions and its factors for good. The audit log keeps the id. */
export const deleteAccount = endpoint('POST', '/api/account/delete', {
  body: z.object({
    password: enteredPassword,
    code: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({ ok: z.literal(true) }),
});
