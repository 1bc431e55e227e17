import { type ErrorMessage, inEnglish } from '@camp/contracts/sentences/error-messages';
import { type ErrorCode, statusOf } from '@camp/contracts/client/errors';
import type { Message } from '@camp/contracts/sentences/language';

/** The error of one field: the English text, and the sentence that it is made from. */
export interface FieldError {
  text: string;
  sentence: Message;
}

interface Extras extends ErrorOptions {
  fields?: Record<string, FieldError>;
  /** Seconds after which a new try makes sense. */
  retryAfter?: number;
  /** The record as it is now, where it was changed since the caller saw it. */
  current?: object;
  /** Name of the rate limit that is reached: for the log alone. */
  limit?: string;
  /** The methods that the address takes. */
  allow?: readonly string[];
}

/** A sentence without parameters is named by its key alone. */
type PlainKey = Extract<ErrorMessage, { params?: undefined }>['key'];

/** The one error the API throws on purpose: a machine code, and a sentence for the person. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode;
  readonly sentence: Message;
  readonly fields: Record<string, FieldError> | undefined;
  readonly retryAfter: number | undefined;
  readonly limit: string | undefined;
  readonly allow: readonly string[] | undefined;
  readonly current: object | undefined;

  constructor(
    code: ErrorCode,
    sentence: PlainKey | ErrorMessage,
    { fields, retryAfter, limit, allow, current, ...options }: Extras = {},
  ) {
    const message = typeof sentence === 'string' ? { key: sentence } : sentence;
    super(inEnglish(message), options);
    this.code = code;
    this.sentence = message;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.limit = limit;
    this.allow = allow;
    this.current = current;
  }

  get status(): number {
    return statusOf[this.code];
  }
}

export const apiErrors = {
  signInFirst: () => new ApiError('UNAUTHENTICATED', 'signInFirst'),
  wrongCredentials: () => new ApiError('INVALID_CREDENTIALS', 'wrongCredentials'),
  forbidden: () => new ApiError('FORBIDDEN', 'forbidden'),
  foreign: () => new ApiError('CSRF', 'foreignRequest'),
  somebodyElse: () => new ApiError('USER_MISMATCH', 'somebodyElse'),
  /** Says why, and until when: only for callers who have proved to be the owner. */
  accountSuspended: (suspension: Suspension) =>
    new ApiError('ACCOUNT_SUSPENDED', suspensionSentence(suspension)),
  noSuchUser: () => new ApiError('NOT_FOUND', 'noSuchUser'),
  otherMethod: (allow: readonly string[]) =>
    new ApiError('METHOD_NOT_ALLOWED', 'otherMethod', { allow }),
} as const;

interface Suspension {
  suspensionReason: string | null;
  suspendedUntil: Date | null;
}

function suspensionSentence({ suspensionReason, suspendedUntil }: Suspension): ErrorMessage {
  const reason = suspensionReason ?? '';
  if (suspendedUntil === null) return { key: 'accountSuspended', params: { reason } };
  const until = suspendedUntil.toISOString();
  return { key: 'accountSuspendedUntil', params: { reason, until } };
}

/** One wrong field. Its sentence is also the sentence of the whole error. */
export function wrongField(
  field: string,
  sentence: PlainKey | ErrorMessage,
  code: Extract<ErrorCode, 'VALIDATION' | 'CODE_INVALID'> = 'VALIDATION',
): ApiError {
  const message = typeof sentence === 'string' ? { key: sentence } : sentence;
  return new ApiError(code, sentence, { fields: { [field]: fieldError(message) } });
}

export function fieldError(sentence: Message): FieldError {
  return { text: inEnglish(sentence) ?? '', sentence };
}
