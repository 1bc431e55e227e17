import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { id, integer, model, now, text } from './model.ts';

/** A staff member's note about a person. It goes with that person, and stays when the author goes. */
export class StaffNote extends model('staff_notes', {
  id: id(),
  userId: integer(),
  authorId: integer(),
  text: text(fieldLengths.note),
  createdAt: now(),
}) {}
