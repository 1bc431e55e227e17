import type { Message } from '#sentences/language.ts';

/** A refused or failed call. `status` is 0 and `code` is NETWORK when no answer came at all. */
export class ApiCallError extends Error {
  override name = 'ApiCallError';
  readonly status: number;
  readonly code: string;
  readonly body: unknown;
  /** The message by its key, where the server sends one: pages can say it in each language. */
  readonly sentence: Message | null;
  readonly fields: Record<string, string>;
  /** The messages of the fields by their keys. */
  readonly fieldSentences: Record<string, Message>;
  /** Wait before the next try, in seconds; null when the server does not say. */
  readonly retryAfter: number | null;

  constructor(failure: Failure) {
    const { message, status, code, body, sentence, fields, fieldSentences, retryAfter } = failure;
    super(message);
    this.status = status;
    this.code = code;
    this.body = body;
    this.sentence = sentence ?? null;
    this.fields = fields ?? {};
    this.fieldSentences = fieldSentences ?? {};
    this.retryAfter = retryAfter ?? null;
  }
}

interface Failure {
  message: string;
  status: number;
  code: string;
  body?: unknown;
  sentence?: Message | undefined;
  fields?: Record<string, string> | undefined;
  fieldSentences?: Record<string, Message> | undefined;
  retryAfter?: number | null;
}
