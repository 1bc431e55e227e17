import * as z from 'zod/mini';
import { deviceShape, rememberedDeviceSchema, sessionParams } from '#account/devices.ts';
import { idParams, isoTime } from '#account/users.ts';
import { endpoint } from '#client/endpoint.ts';

/** Means by which a person has proved their identity. */
export const proofs = ['password', 'totp', 'recovery', 'passkey'] as const;

/** One sign-in of a person on one device, as admins see it. */
const sessionSchema = z.object({
  ...deviceShape,
  /** Means and time of the last proof of identity; null where it was not recorded. */
  proved_by: z.nullable(z.enum(proofs)),
  proved_at: z.nullable(isoTime),
});

export type StaffSession = z.infer<typeof sessionSchema>;

/** Lists a person's sessions, and the devices that are not asked for a code: most recently used first. */
export const readSessions = endpoint('GET', '/api/admin/users/:id/sessions', {
  errors: ['NOT_FOUND'],
  params: idParams,
  response: z.object({
    sessions: z.array(sessionSchema),
    devices: z.array(rememberedDeviceSchema),
  }),
});

const ending = {
  errors: ['NOT_FOUND', 'PRECONDITION_FAILED'],
  stepUp: 'identity',
  response: z.object({ ended: z.int() }),
} as const;

export const endSessionOf = endpoint('DELETE', '/api/admin/users/:id/sessions/:session', {
  ...ending,
  params: z.extend(idParams, { session: sessionParams.shape.id }),
});

/** Signs a person out everywhere, unfinished sign-ins and remembered devices included. */
export const endSessionsOf = endpoint('POST', '/api/admin/users/:id/sessions/end-all', {
  ...ending,
  params: idParams,
  body: z.object({}),
});

/** Forgets a device, so that it is asked for the code again (docs/decisions/second-factor.md#0017). */
export const forgetDeviceOf = endpoint(
  'DELETE',
  '/api/admin/users/:id/remembered-devices/:device',
  {
    errors: ['NOT_FOUND', 'PRECONDITION_FAILED'],
    stepUp: 'identity',
    params: z.extend(idParams, { device: sessionParams.shape.id }),
    response: z.object({ ok: z.literal(true) }),
  },
);
