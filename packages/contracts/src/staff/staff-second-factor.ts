import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';
import { statedReason } from './stated-reason.ts';
import { idParams, isoTime } from '#account/users.ts';

/** A person's second factor as admins see it (docs/specification.md#fields). */
const statusSchema = z.object({
  user: z.object({ id: z.int(), username: z.string(), email: z.string() }),
  twofa: z.object({
    enabled: z.boolean(),
    enrolled_at: z.nullable(isoTime),
    last_verified_at: z.nullable(isoTime),
    override_enabled: z.boolean(),
    /**
     * Time at which the waiver ends by itself, and the username of the person who set it
     * (docs/decisions/second-factor.md#0018).
     */
    override_until: z.nullable(isoTime),
    override_by: z.nullable(z.string()),
    /** Recovery codes not used yet; null without a second factor. */
    recovery_left: z.nullable(z.int()),
    passkeys: z.int(),
  }),
});

export type StaffSecondFactor = z.infer<typeof statusSchema>;

const own = { params: idParams, errors: ['NOT_FOUND', 'CONFLICT', 'PRECONDITION_FAILED'] } as const;

const shapes = { ...own, response: statusSchema };

export const readSecondFactor = endpoint('GET', '/api/admin/users/:id/2fa/status', shapes);

/** Removes authenticator, recovery codes and passkeys and ends every session: the user enrolls again. */
export const resetSecondFactor = endpoint('POST', '/api/admin/users/:id/2fa/reset', {
  ...shapes,
  stepUp: 'identity',
  body: z.object({ reason: statedReason }),
});

/** Lets the user sign in for 7 days without the second factor their role demands, or ends that. */
export const waiveSecondFactor = endpoint('POST', '/api/admin/users/:id/2fa/override', {
  ...shapes,
  stepUp: 'identity',
  body: z.object({ enabled: z.boolean(), reason: statedReason }),
});

/** Makes new recovery codes, shown this once; the old ones are void. Open to moderators, too. */
export const regenerateRecoveryCodes = endpoint(
  'POST',
  '/api/admin/users/:id/2fa/recovery/regenerate',
  { ...own, stepUp: 'identity', response: z.object({ recoveryCodes: z.array(z.string()) }) },
);
