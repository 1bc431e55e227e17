import * as z from 'zod/mini';
import { atMost } from '#site/at-most.ts';
import { endpoint } from '#client/endpoint.ts';
import { idCursor, pageQuery } from '#client/paging.ts';
import { idParams, isoTime } from '#account/users.ts';

/** queued → sending → sent; `failed` waits for its next try; `dead` is tried no more. */
export const mailStates = ['queued', 'sending', 'sent', 'failed', 'dead'] as const;

const mailStateSchema = z.enum(mailStates);

export type MailState = z.infer<typeof mailStateSchema>;

export const outboxMailSchema = z.object({
  id: z.int(),
  /** Id of the account that it is about, where that is known. */
  user_id: z.nullable(z.int()),
  recipient: z.string(),
  subject: z.string(),
  state: mailStateSchema,
  attempts: z.int(),
  /** Null once no further try will come. */
  next_attempt_at: z.nullable(isoTime),
  last_error: z.nullable(z.string()),
  created_at: isoTime,
  sent_at: z.nullable(isoTime),
});

export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** Longest search, in characters. */
export const mailSearchLength = 100;

/** Lists the outbox, newest first, with the number of mails in each state that match the search. */
export const listOutbox = endpoint('GET', '/api/admin/outbox', {
  query: z.object({
    state: z.optional(mailStateSchema),
    /** A part of the recipient or the subject, in any case. */
    search: z.optional(z.string().check(z.trim(), atMost(mailSearchLength))),
    ...pageQuery(idCursor),
  }),
  response: z.object({
    mails: z.array(outboxMailSchema),
    next: z.nullable(z.int()),
    counts: z.record(mailStateSchema, z.int()),
  }),
});

const oneMail = {
  params: idParams,
  errors: ['NOT_FOUND', 'CONFLICT'],
  response: z.object({ mail: outboxMailSchema }),
} as const;

/** Puts a failed or dead mail at the front of the queue; 409 for any other. */
export const retryMail = endpoint('POST', '/api/admin/outbox/:id/retry', oneMail);

/** Puts every dead mail at the front of the queue, but for those that the receiver's server refused for good. */
export const retryDeadMails = endpoint('POST', '/api/admin/outbox/retry', {
  stepUp: 'identity',
  response: z.object({ retried: z.int() }),
});

/** Returns the text with its token links hidden; null once sent, when the body is no longer kept. */
export const previewMail = endpoint('GET', '/api/admin/outbox/:id/preview', {
  errors: ['NOT_FOUND', 'CONFLICT'],
  params: idParams,
  response: z.object({ mail: outboxMailSchema, text: z.nullable(z.string()) }),
});

/** Sends a mail to the address of the caller. */
export const sendTestMail = endpoint('POST', '/api/admin/outbox/test', {
  response: z.object({ mail: outboxMailSchema }),
});
