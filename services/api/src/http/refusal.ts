import { type ErrorCode, statusOf } from '@camp/contracts/errors';

interface Extras extends ErrorOptions {
  /** One sentence per wrong field. */
  fields?: Record<string, string>;
  /** Seconds after which a new try makes sense. */
  retryAfter?: number;
}

/** The one error the API throws on purpose: a machine code, and a sentence for the person. */
export class Refusal extends Error {
  override name = 'Refusal';
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

export const refusals = {
  signInFirst: () => new Refusal('UNAUTHENTICATED', 'Please sign in first.'),
  wrongCredentials: () => new Refusal('INVALID_CREDENTIALS', 'Wrong username, email or password.'),
  forbidden: () => new Refusal('FORBIDDEN', 'You are not allowed to do this.'),
  foreign: () => new Refusal('CSRF', 'This request did not come from our own pages.'),
  noSuchUser: () => new Refusal('NOT_FOUND', 'There is no such user.'),
} as const;

/** One wrong field; its sentence also says what is wrong with the whole. */
export function wrongField(field: string, sentence: string): Refusal {
  return new Refusal('VALIDATION', sentence, { fields: { [field]: sentence } });
}
