import type { FeedName } from '@camp/contracts/places/alerts';
import { instant, integer, key, longText, model, optional, text, withDefault } from './model.ts';

/**
 * A public feed: when it is asked next, and its last good answer (docs/decisions/places.md#0225). What is answered about
 * parks is kept in their own table.
 */
export class Feed extends model('feeds', {
  name: key(text<FeedName | 'park-facts'>(20)),
  /** Claimed by advancing it, so that only one process polls. */
  nextAt: instant(),
  /** Time when it was last asked. */
  askedAt: optional(instant()),
  /** Number of times in a row that it gave no usable answer, and the reason. */
  failures: withDefault(integer(), 0),
  failure: optional(text(40)),
  /** Time when its last good answer came, or was still the same. */
  answeredAt: optional(instant()),
  etag: optional(text(200)),
  lastModified: optional(text(200)),
  /** Content of that answer, as JSON, and a number that changes with the content. */
  alertsText: optional(longText()),
  revision: withDefault(integer(), 0),
}) {}
