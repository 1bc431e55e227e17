import { type ErrorCode, statusOf } from '@camp/contracts/client/errors';
import { problemOf } from '@camp/contracts/client/problem';
import type { ErrorMessage } from '@camp/contracts/sentences/error-messages';
import { noteInLine } from '@camp/observability/request-log';
import type { Response } from 'express';

const sentences = {
  UNAVAILABLE: {
    key: 'unavailable',
    error: 'Our servers are not answering right now. Please try again in a moment.',
  },
  PAYLOAD_TOO_LARGE: { key: 'tooLarge', error: 'That is too much to send at once.' },
} as const satisfies Partial<Record<ErrorCode, { key: ErrorMessage['key']; error: string }>>;

/** Answers a call in place of the API, as the API would, and logs why. An answer that has begun is broken off. */
export function refuse(response: Response, { code, reason }: Refusal): void {
  noteInLine(response, { refusal: { code, reason } });
  if (response.headersSent) return void response.destroy();
  const { key, error } = sentences[code];
  const body = problemOf({ error, code, key, requestId: response.req.id });
  if (code === 'UNAVAILABLE') response.set('retry-after', '5');
  response.status(statusOf[code]).set('cache-control', 'no-store').json(body);
}

interface Refusal {
  code: keyof typeof sentences;
  /** For the log alone. */
  reason: string;
}
