import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { id, integer, key, longText, model, now, optional, text, withDefault } from './model.ts';

/** A user's list of campgrounds (docs/decisions/places.md#0235). */
export class PlaceList extends model('place_lists', {
  id: id(),
  userId: integer(),
  /** Null for the list that everyone has. */
  name: optional(text(fieldLengths.placeListName)),
  /** Slugs in the order that the owner gave them, as JSON. Those that it lacks come last. */
  orderText: withDefault(longText(), '[]'),
  /** In the address by which others see the list; null while no one may. */
  shareCode: optional(text(fieldLengths.shareCode)),
  createdAt: now(),
  updatedAt: now(),
}) {}

/** A campground in a list. */
export class SavedPlace extends model('saved_places', {
  listId: key(integer()),
  slug: key(text(fieldLengths.slug)),
  note: withDefault(text(fieldLengths.placeNote), ''),
  createdAt: now(),
}) {}

/** An address that once led to a list, and is answered as withdrawn. */
export class WithdrawnShare extends model('withdrawn_shares', {
  codeHash: key(text(64)),
  createdAt: now(),
}) {}
