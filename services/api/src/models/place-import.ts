import type { PlaceChange as Change } from '@camp/contracts/places/open-data';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { id, instant, integer, key, longText, model, text } from './model.ts';

/** A version of the open data that changed something when it came in. */
export class PlaceImport extends model('place_imports', {
  id: id(),
  importedAt: instant(),
  /** Day of the newest data in it. */
  asOf: text(10),
  addedPlaces: integer(),
  changedPlaces: integer(),
  gonePlaces: integer(),
  returnedPlaces: integer(),
}) {}

/** The changes of an import to one place. */
export class PlaceChange extends model('place_changes', {
  importId: key(integer()),
  slug: key(text(fieldLengths.slug)),
  name: text(300),
  change: text<Change>(10),
  /** A list of `{ fact, was, now }`, as JSON. */
  factsText: longText(),
}) {}
