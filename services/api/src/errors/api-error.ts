import { type ErrorCode, statusOf } from '@camp/contracts/errors';

interface Extras extends ErrorOptions {
  /** One sentence per wrong field. */
  fields?: Record<string, string>;
  /** Seconds after which a new try makes sense. */
  retryAfter?: number;
}

/** The one error the API throws on purpose: a machine code, and a sentence for the person. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, { fields, retryAfter, ...options }: Extras = {}) {
    super(message, options);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return statusOf[this.code];
  }
}

export const apiErrors = {
  signInFirst: () => new ApiError('UNAUTHENTICATED', 'Please sign in first.'),
  wrongCredentials: () => new ApiError('INVALID_CREDENTIALS', 'Wrong username, email or password.'),
  forbidden: () => new ApiError('FORBIDDEN', 'You are not allowed to do this.'),
  foreign: () => new ApiError('CSRF', 'This request did not come from our own pages.'),
  noSuchUser: () => new ApiError('NOT_FOUND', 'There is no such user.'),
} as const;

/** One wrong field; its sentence also says what is wrong with the whole. */
export function wrongField(field: string, sentence: string): ApiError {
  return new ApiError('VALIDATION', sentence, { fields: { [field]: sentence } });
}
