import * as z from 'zod/mini';
import { nothingHidden, somethingVisible } from '#account/free-text.ts';
import { idParams, isoTime } from '#account/users.ts';
import { staffEndpoint } from '#client/endpoint.ts';
import { atMost } from '#site/at-most.ts';
import { fieldLengths } from '#site/field-lengths.ts';
import { staffUserSchema } from './staff-users.ts';

const suspending = {
  errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED'],
  stepUp: 'identity',
  params: idParams,
  response: z.object({ user: staffUserSchema }),
} as const;

/** Reason that the person reads when signing in, and by mail. */
const reason = z
  .string()
  .check(z.trim(), atMost(fieldLengths.suspensionReason), nothingHidden, somethingVisible);

/**
 * Keeps a person out, at once and everywhere, until a moment or until staff lift it
 * (docs/decisions/staff.md#0144). Called again, it changes reason and end.
 */
export const suspendUser = staffEndpoint('PUT', 'users/:id/suspension', {
  ...suspending,
  body: z.object({ reason, until: z._default(z.nullable(isoTime), null) }),
});

export const liftSuspension = staffEndpoint('DELETE', 'users/:id/suspension', suspending);
