import { fieldLengths } from '@camp/contracts/site/field-lengths';
import type { StaffList } from '@camp/contracts/staff/staff-lists';
import { id, integer, key, longText, model, now, text } from './model.ts';

const listLength = 20;

/** A staff member's view of a list (docs/decisions/staff-lists.md#0155). */
export class StaffPreference extends model('staff_preferences', {
  userId: key(integer()),
  list: key(text<StaffList>(listLength)),
  /** A `ListView` of the contract, as JSON. */
  viewText: longText(),
  updatedAt: now(),
}) {}

/** Search, filters and order of a list, under a name that a staff member gave them. */
export class SavedFilter extends model('saved_filters', {
  id: id(),
  userId: integer(),
  list: text<StaffList>(listLength),
  name: text(fieldLengths.savedFilterName),
  query: text(fieldLengths.savedQuery),
  createdAt: now(),
}) {}
