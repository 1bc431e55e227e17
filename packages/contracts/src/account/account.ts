import * as z from 'zod/mini';
import { enteredPassword } from './proofs.ts';
import { endpoint } from '#client/endpoint.ts';
import { profileBody } from './profile.ts';
import { idParams, ownUserSchema } from './users.ts';

/** Changes the caller's own profile; any other is refused. */
export const updateProfile = endpoint('PATCH', '/api/users/:id', {
  errors: ['FORBIDDEN'],
  params: idParams,
  body: profileBody,
  response: z.object({ user: ownUserSchema }),
});

/** Everything the site keeps about the caller, as a file. */
export const exportAccount = endpoint('GET', '/api/account/export', {
  stepUp: 'identity',
  response: z.record(z.string(), z.unknown()),
});

/** Deletes the account, its sessions and its factors for good. The audit log keeps the id. */
export const deleteAccount = endpoint('POST', '/api/account/delete', {
  errors: ['CONFLICT'],
  stepUp: 'second-factor',
  body: z.object({ password: enteredPassword }),
  response: z.object({ ok: z.literal(true) }),
});
