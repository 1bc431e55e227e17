import * as z from 'zod/mini';

/** Every error code of the API, with its HTTP status (docs/decisions/api.md#0006). */
export const statusOf = {
  BAD_REQUEST: 400,
  TOKEN_INVALID: 400,
  TOKEN_USED: 400,
  CODE_INVALID: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  TWOFA_EXPIRED: 401,
  CSRF: 403,
  FORBIDDEN: 403,
  STEP_UP_REQUIRED: 403,
  PASSKEY_REQUIRED: 403,
  EMAIL_NOT_VERIFIED: 403,
  ACCOUNT_SUSPENDED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ALREADY_VERIFIED: 409,
  CONFLICT: 409,
  TOKEN_EXPIRED: 410,
  PRECONDITION_FAILED: 412,
  USER_MISMATCH: 412,
  PAYLOAD_TOO_LARGE: 413,
  VALIDATION: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

const params = z.optional(z.record(z.string(), z.union([z.string(), z.number()])));

/** A message as it travels (`Message` in language.ts). */
export const messageSchema = z.object({ key: z.string(), params });

/**
 * The body of every error: an English sentence for the person, a code for the program, and one sentence
 * per wrong field. Each sentence comes with its key, by which a page finds it in another language
 * (error-messages.ts).
 */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  key: z.optional(z.string()),
  params,
  fields: z.optional(z.record(z.string(), z.string())),
  fieldKeys: z.optional(z.record(z.string(), messageSchema)),
  /** The record as it is now, where it was changed since the caller saw it. */
  current: z.optional(z.unknown()),
  requestId: z.string(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
