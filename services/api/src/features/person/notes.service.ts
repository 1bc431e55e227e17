import type { CallResult } from '@camp/contracts/client/endpoint';
import { mayOpen } from '@camp/contracts/site/roles';
import type * as contract from '@camp/contracts/staff/notes';
import type { Note } from '@camp/contracts/staff/notes';
import { Op } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { permissionsOver } from '#features/staff-users/staff-users.policy.ts';
import { openStaffAction } from '#features/staff-users/staff-action.ts';
import type { Call } from '#http/route.ts';
import { StaffNote } from '#models/staff-note.ts';
import { User } from '#models/user.ts';
import { personToReadAbout } from './person-to-read-about.ts';

const requested = { actions: ['note' as const] };

export async function notesAbout(
  call: Call<typeof contract.listNotes.admin>,
): Promise<CallResult<typeof contract.listNotes.admin>> {
  const { actor, query } = call;
  const { limit, cursor } = query;
  const target = await personToReadAbout(call);
  const found = await StaffNote.findAll({
    where: { userId: target.id, ...(cursor && { id: { [Op.lt]: cursor } }) },
    order: [['id', 'DESC']],
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const next = found.length > limit ? (page.at(-1)?.id ?? null) : null;
  const authors = await User.findAll({
    attributes: ['id', 'username', 'role'],
    where: { id: [...new Set(page.map(({ authorId }) => authorId))] },
  });
  const known = new Map(authors.map((author) => [author.id, author]));
  const notes = page.map((note) => {
    const author = known.get(note.authorId) ?? null;
    return presentNote(note, { author, target, reader: actor.user });
  });
  return { notes, next };
}

export function addOneNote(
  { db }: AppContext,
  { actor: caller, params, body, request }: Call<typeof contract.addNote.admin>,
): Promise<CallResult<typeof contract.addNote.admin>> {
  return db.transaction(async (transaction) => {
    const asked = { actor: caller, params, requested, seen: null };
    const { actor, target } = await openStaffAction(asked, transaction);
    const written = { userId: target.id, authorId: actor.id, text: body.text };
    const note = await StaffNote.create(written, { transaction });
    const who = { actorId: actor.id, targetId: target.id, request };
    await writeAudit(
      { action: 'user.note_added', ...who, details: { note: note.id } },
      transaction,
    );
    return { note: presentNote(note, { author: actor, target, reader: actor }) };
  });
}

export function deleteOneNote(
  { db }: AppContext,
  { actor: caller, params, request }: Call<typeof contract.deleteNote.admin>,
): Promise<CallResult<typeof contract.deleteNote.admin>> {
  return db.transaction(async (transaction) => {
    const asked = { actor: caller, params, requested, seen: null };
    const { actor, target } = await openStaffAction(asked, transaction);
    const where = { id: params.note, userId: target.id };
    const note = await StaffNote.findOne({ where, lock: true, transaction });
    const author = note && (await User.findByPk(note.authorId, { transaction }));
    if (!note || !mayDelete(note, { author, target, reader: actor })) {
      throw new ApiError('NOT_FOUND', 'noSuchNote');
    }
    await note.destroy({ transaction });
    const { id, authorId } = note;
    const details = { note: id, ...(authorId !== actor.id && { author: authorId }) };
    const who = { actorId: actor.id, targetId: target.id, request };
    await writeAudit({ action: 'user.note_deleted', ...who, details }, transaction);
    return { ok: true };
  });
}

interface Reading {
  /** Null for one whose account is gone. */
  author: User | null;
  target: User;
  reader: User;
}

/**
 * True for the author, and for an admin where no one else is left to take it back
 * (docs/decisions/staff.md#0145).
 */
function mayDelete({ authorId }: StaffNote, { author, target, reader }: Reading): boolean {
  if (authorId === reader.id) return true;
  const isLeft = !author || !permissionsOver(author, target).can.note;
  return isLeft && mayOpen('admin', reader.role);
}

function presentNote(note: StaffNote, reading: Reading): Note {
  const { id, text, authorId, createdAt } = note;
  return {
    id,
    text,
    created_at: createdAt.toISOString(),
    author_id: authorId,
    author_username: reading.author?.username ?? null,
    can_delete: mayDelete(note, reading),
  };
}
