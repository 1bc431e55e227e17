import type { CorrectableFact } from '@camp/contracts/places/correctable-facts';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { integer, key, longText, model, now, optional, text } from './model.ts';

/** The value that visitors get in place of an imported fact (docs/decisions/places.md#0240). */
export class PlaceCorrection extends model('place_corrections', {
  slug: key(text(fieldLengths.slug)),
  fact: key(text<CorrectableFact>(40)),
  /** As JSON. */
  valueText: longText(),
  source: text(fieldLengths.placeSource),
  sourceUrl: optional(text(fieldLengths.webAddress)),
  reason: text(fieldLengths.reason),
  authorId: integer(),
  createdAt: now(),
}) {}

/** A place that only staff see (docs/decisions/places.md#0241). */
export class HiddenPlace extends model('hidden_places', {
  slug: key(text(fieldLengths.slug)),
  reason: text(fieldLengths.reason),
  authorId: integer(),
  createdAt: now(),
}) {}
