import { integer, key, longText, model, now, optional, text } from './model.ts';

/** The answer to a call that its caller named by a key (docs/decisions/api.md#0285). */
export class KeptAnswer extends model('kept_answers', {
  /** Hash of the user's id and the key. */
  keyHash: key(text(64)),
  userId: integer(),
  /** Hash of the call and all that was sent with it. */
  requestHash: text(64),
  /** JSON; null while the call is at work. */
  answer: optional(longText('long')),
  createdAt: now(),
}) {}
