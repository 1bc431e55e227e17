import type { FeedName } from '@camp/contracts/places/alerts';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { bit, instant, integer, key, model, optional, text, withDefault } from './model.ts';

/** A user's choice about mails on closures of their saved places (docs/decisions/mail.md#0245). */
export class ClosureMail extends model('closure_mails', {
  userId: key(integer()),
  isOn: withDefault(bit(), 0),
  /** Time when it was last turned on or off. */
  changedAt: instant(),
  /** Claimed by advancing it, so that only one process checks this user's places. */
  nextAt: instant(),
  mailedAt: optional(instant()),
}) {}

/** State of a saved place as its owner knows it: closed or not. */
export class KnownClosure extends model('known_closures', {
  userId: key(integer()),
  slug: key(text(fieldLengths.slug)),
  /** The feed that says so; null where it is open. */
  closedBy: optional(text<FeedName>(20)),
  /** Time of that feed's last good answer that said so. */
  closedAsOf: optional(instant()),
  /** Time of the mail that said it; null where it was like that from the beginning. */
  toldAt: optional(instant()),
}) {}
