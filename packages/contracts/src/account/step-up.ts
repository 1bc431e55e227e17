import * as z from 'zod/mini';
import { endpoint } from '#client/endpoint.ts';
import { atMost } from '#site/at-most.ts';
import { enteredPassword, secondFactors } from './proofs.ts';

const ok = z.object({ ok: z.literal(true) });

/** Options and responses are the browser's own JSON (WebAuthn Level 3, 5.1.8 to 5.1.10). */
const webAuthnJson = z.record(z.string(), z.unknown());

/** Lists the ways in which the caller can confirm their identity, the strongest first. */
export const readStepUp = endpoint('GET', '/api/security/step-up', {
  response: z.object({
    methods: z.array(z.enum([...secondFactors, 'password'])),
    /** True if there are recovery codes left, which stand in for a factor. */
    recovery: z.boolean(),
  }),
});

export type StepUpMethod = z.infer<typeof readStepUp.response>['methods'][number];

/** Returns the options that the browser needs to use one of the caller's passkeys. */
export const stepUpOptions = endpoint('POST', '/api/security/step-up/options', {
  changes: false,
  body: z.object({}),
  response: z.object({ options: webAuthnJson }),
});

/**
 * Confirms the caller's identity by one of the three. It counts for ten minutes (docs/decisions/sessions.md#0107).
 */
export const stepUp = endpoint('POST', '/api/security/step-up', {
  errors: ['CODE_INVALID', 'FORBIDDEN'],
  body: z.object({
    /** Answer of a passkey. */
    response: z.optional(webAuthnJson),
    /** Six digits, or a recovery code. */
    code: z.optional(z.string().check(atMost(200))),
    password: z.optional(enteredPassword),
  }),
  response: ok,
});

/** Asks for nothing but the confirmation: before a download, which cannot ask by itself. */
export const requireStepUp = endpoint('POST', '/api/security/step-up/required', {
  stepUp: 'identity',
  body: z.object({}),
  response: ok,
});
