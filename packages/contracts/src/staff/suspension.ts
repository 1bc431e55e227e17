import * as z from 'zod/mini';
import { idParams, isoTime } from '#account/users.ts';
import { staffEndpoint } from '#client/endpoint.ts';
import { staffUserSchema } from './staff-users.ts';
import { reasonForPerson } from './stated-reason.ts';

const suspending = {
  errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED'],
  stepUp: 'identity',
  params: idParams,
  response: z.object({ user: staffUserSchema }),
} as const;

/**
 * Keeps a person out, at once and everywhere, until a moment or until staff lift it
 * (docs/decisions/staff.md#0144). Called again, it changes reason and end.
 */
export const suspendUser = staffEndpoint('PUT', 'users/:id/suspension', {
  ...suspending,
  body: z.object({ reason: reasonForPerson, until: z._default(z.nullable(isoTime), null) }),
});

export const liftSuspension = staffEndpoint('DELETE', 'users/:id/suspension', suspending);
