import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';
import { secondStep } from './auth.ts';
import { enteredPassword, secondFactors } from './proofs.ts';
import { endpoint } from '#client/endpoint.ts';
import { ownUserSchema } from './users.ts';

const isoTime = z.iso.datetime();
const shortText = z.string().check(atMost(200));
const ok = z.object({ ok: z.literal(true) });

/**
 * The second step of a sign-in. It starts the session
 * (docs/decisions/second-factor.md#0013). It takes every body of the challenge
 * (docs/decisions/second-factor.md#0016); the API says what is missing.
 */
export const challenge = endpoint('POST', '/api/security/2fa/challenge', {
  errors: [
    'TWOFA_EXPIRED',
    'CODE_INVALID',
    'INVALID_CREDENTIALS',
    'EMAIL_NOT_VERIFIED',
    'ACCOUNT_SUSPENDED',
    'CONFLICT',
  ],
  aliases: ['/api/auth/2fa/challenge'],
  body: z.object({
    /** May be absent: the cookie of the password step also says which sign-in this is. */
    twofa_token: z.optional(shortText),
    /** Six digits, or a recovery code. */
    code: z.optional(shortText),
    recovery: z.optional(shortText),
    remember_device: z.optional(z.boolean()),
  }),
  response: z.object({
    ok: z.literal(true),
    user: ownUserSchema,
    /** Number of recovery codes left, after one was used. */
    recovery_left: z.optional(z.int()),
  }),
});

/** Returns this browser's sign-in that waits for its second step: a page that is opened again goes on there. */
export const waitingSignIn = endpoint('GET', '/api/auth/2fa/waiting', {
  response: z.object({ waiting: z.nullable(secondStep) }),
});

/** Forgets that sign-in. */
export const forgetWaitingSignIn = endpoint('DELETE', '/api/auth/2fa/waiting', {
  body: z.object({}),
  response: ok,
});

export const secondFactorStatus = endpoint('GET', '/api/security/2fa/status', {
  response: z.object({
    /** True if there is any: an authenticator or a passkey. */
    enabled: z.boolean(),
    methods: z.array(z.enum(secondFactors)),
    /** Time at which the authenticator was enrolled, or else the first passkey. */
    enrolled_at: z.nullable(isoTime),
    recovery_left: z.int(),
    /** True if the account's role demands a second factor. */
    required: z.boolean(),
  }),
});

/**
 * Ten new recovery codes, shown once. They void the old ones
 * (docs/decisions/second-factor.md#0015).
 */
export const regenerateRecoveryCodes = endpoint('POST', '/api/security/2fa/recovery-codes', {
  errors: ['CONFLICT'],
  stepUp: 'identity',
  body: z.object({}),
  response: z.object({ codes: z.array(z.string()) }),
});

/** Gives the signed-in caller a token to enroll an authenticator with. */
export const startEnrollment = endpoint('POST', '/api/security/2fa/enroll/start', {
  aliases: ['/api/auth/2fa/start'],
  stepUp: 'identity',
  body: z.object({}),
  response: z.object({ token: z.string() }),
});

/** The token has two names (docs/specification.md#calls-for-the-second-factor). Either is read. */
const enrollToken = { enroll_token: z.optional(shortText), token: z.optional(shortText) };

export const initiateEnrollment = endpoint('POST', '/api/security/2fa/enroll/initiate', {
  errors: ['TOKEN_INVALID', 'TOKEN_USED', 'TOKEN_EXPIRED'],
  aliases: ['/api/auth/2fa/initiate'],
  body: z.object(enrollToken),
  response: z.object({
    ok: z.literal(true),
    /** A PNG as a data address. */
    qrDataURL: z.string(),
    secretMasked: z.string(),
    /** `otpauth://totp/…?secret=…` (Key Uri Format). */
    otpauth: z.string(),
  }),
});

export const verifyEnrollment = endpoint('POST', '/api/security/2fa/enroll/verify', {
  errors: ['TOKEN_INVALID', 'TOKEN_USED', 'TOKEN_EXPIRED', 'CODE_INVALID', 'CONFLICT'],
  aliases: ['/api/auth/2fa/verify'],
  body: z.object({ ...enrollToken, code: shortText }),
  response: z.object({ ok: z.literal(true), recoveryCodes: z.array(z.string()) }),
});

/**
 * Members may turn their own second factor off. Staff may not
 * (docs/decisions/second-factor.md#0013).
 */
export const disableSecondFactor = endpoint('POST', '/api/security/2fa/disable', {
  errors: ['CODE_INVALID', 'FORBIDDEN', 'CONFLICT'],
  body: z.object({ password: enteredPassword, code: shortText }),
  response: ok,
});
