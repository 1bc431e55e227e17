import type { CallResult } from '@camp/contracts/client/endpoint';
import type * as contract from '@camp/contracts/staff/notes';
import type { Note } from '@camp/contracts/staff/notes';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import { openStaffAction } from '#features/staff-users/staff-action.ts';
import type { Call } from '#http/route.ts';
import { StaffNote } from '#models/staff-note.ts';
import { User } from '#models/user.ts';
import { personToReadAbout } from './person-to-read-about.ts';

const requested = { actions: ['note' as const] };

const mostNotes = 100;

export async function notesAbout(
  call: Call<typeof contract.listNotes.admin>,
): Promise<CallResult<typeof contract.listNotes.admin>> {
  const target = await personToReadAbout(call);
  const notes = await StaffNote.findAll({
    where: { userId: target.id },
    order: [['id', 'DESC']],
    limit: mostNotes,
  });
  const authors = await User.findAll({
    attributes: ['id', 'username'],
    where: { id: [...new Set(notes.map(({ authorId }) => authorId))] },
  });
  const names = new Map(authors.map(({ id, username }) => [id, username]));
  return { notes: notes.map((note) => presentNote(note, { names, readerId: call.actor.user.id })) };
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
    const names = new Map([[actor.id, actor.username]]);
    return { note: presentNote(note, { names, readerId: actor.id }) };
  });
}

export function deleteOwnNote(
  { db }: AppContext,
  { actor: caller, params, request }: Call<typeof contract.deleteNote.admin>,
): Promise<CallResult<typeof contract.deleteNote.admin>> {
  return db.transaction(async (transaction) => {
    const asked = { actor: caller, params, requested, seen: null };
    const { actor, target } = await openStaffAction(asked, transaction);
    const where = { id: params.note, userId: target.id, authorId: actor.id };
    const deleted = await StaffNote.destroy({ where, transaction });
    if (deleted === 0) throw new ApiError('NOT_FOUND', 'noSuchNote');
    const who = { actorId: actor.id, targetId: target.id, request };
    await writeAudit(
      { action: 'user.note_deleted', ...who, details: { note: params.note } },
      transaction,
    );
    return { ok: true };
  });
}

interface Reading {
  /** Usernames by id, without those of deleted authors. */
  names: Map<number, string>;
  readerId: number;
}

function presentNote(note: StaffNote, { names, readerId }: Reading): Note {
  const { id, text, authorId, createdAt } = note;
  return {
    id,
    text,
    created_at: createdAt.toISOString(),
    author_id: authorId,
    author_username: names.get(authorId) ?? null,
    can_delete: authorId === readerId,
  };
}
