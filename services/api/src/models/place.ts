import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { instant, integer, key, longText, model, optional, text } from './model.ts';

/** A place to camp. Its slug is in addresses, and stays. */
export class Place extends model('places', {
  slug: key(text(fieldLengths.slug)),
  /** A `CampgroundRow` of the open data, as JSON. */
  factsText: longText(),
  importedAt: instant(),
  changedAt: instant(),
  /** Time when it left the source; null while the source has it. */
  goneAt: optional(instant()),
}) {}

/** A park as a whole, by the province's number of the protected area. */
export class Park extends model('parks', {
  orcs: key(integer()),
  /** A `ParkRow` of the open data, as JSON. */
  factsText: longText(),
  changedAt: instant(),
  /** The row as its source has it now, where that was not taken; null where it was. */
  proposedText: optional(longText()),
  /** Time since which it waits for staff; null where they have refused it. */
  proposedAt: optional(instant()),
}) {}

/** A source of facts. One that no fact names any more stays. */
export class PlaceSource extends model('place_sources', {
  id: key(text(60)),
  /** A `SourceRow` of the open data, as JSON. */
  factsText: longText(),
}) {}

/** Counted up by each change to the published facts of places, which holds its only row locked meanwhile. */
export class PlaceRevision extends model('place_revisions', {
  id: key(integer()),
  revision: integer(),
}) {}
