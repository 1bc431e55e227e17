import { fieldLengths } from '@camp/contracts/site/field-lengths';
import {
  id,
  instant,
  integer,
  longText,
  model,
  now,
  optional,
  text,
  withDefault,
} from './model.ts';

/** A mail on its way. The body may carry a token link, so it is sealed, and emptied once sent. */
export class OutboxMail extends model('outbox', {
  id: id(),
  /** The account that it is about; null for mails from before this was kept. */
  userId: optional(integer()),
  recipient: text(fieldLengths.email),
  subject: text(fieldLengths.mailSubject),
  sealedBody: optional(longText()),
  /** queued → sending → sent; a failed try waits as `failed`; `dead` is tried no more. */
  state: withDefault(text<'queued' | 'sending' | 'sent' | 'failed' | 'dead'>(10), 'queued'),
  attempts: withDefault(integer(), 0),
  nextAttemptAt: now(),
  /** End of the tries, after staff had it tried again; null for two days from its creation. */
  triedUntil: optional(instant()),
  /** Time when the receiver's server refused it for good. */
  refusedAt: optional(instant()),
  lastError: optional(text(fieldLengths.mailError)),
  createdAt: now(),
  sentAt: optional(instant()),
}) {}
