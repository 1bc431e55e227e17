import * as z from 'zod/mini';

/** Every error code of the API, with its HTTP status (docs/decisions/0006-error-body.md). */
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
  EMAIL_NOT_VERIFIED: 403,
  NOT_FOUND: 404,
  ALREADY_VERIFIED: 409,
  CONFLICT: 409,
  TOKEN_EXPIRED: 410,
  PAYLOAD_TOO_LARGE: 413,
  VALIDATION: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof statusOf;

/** The body of every refusal: a sentence for the person, a code for the program, one sentence per wrong field. */
export const errorBodySchema = z.object({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
