import type { AuditEntry } from '@camp/contracts/staff/audit';
import type { Note } from '@camp/contracts/staff/notes';
import { expect, test } from '@jest/globals';
import { auditRowsAbout, query, signedIn } from '#tests/support/api/api-under-test.ts';
import type { Answer, Visitor } from '#tests/support/api/visitor.ts';
import { detailsOf, insertTarget } from '#tests/support/api/staff.ts';

interface Target {
  id: number;
}

const pathOf = ({ id }: Target, side = 'admin') => `/api/${side}/users/${id}/notes`;
const noteIn = ({ body }: Answer) => body['note'] as Note;
const notesIn = ({ body }: Answer) => body['notes'] as Note[];

const write = async (visitor: Visitor, target: Target, text: string) =>
  noteIn(await visitor.post(pathOf(target), { text }));

test('what one writes the others read, newest first, and it is on record without its text [calls-staff-1, one-person-1]', async () => {
  const [admin, mod, target] = [
    await signedIn('admin'),
    await signedIn('mod'),
    await insertTarget(),
  ];
  const first = await write(admin.visitor, target, 'Called twice.\nWants the old address back.');
  await mod.visitor.post(pathOf(target, 'mod'), { text: 'Friendly on the phone' });

  const notes = notesIn(await admin.visitor.get(pathOf(target)));

  expect(notes).toMatchObject([
    { text: 'Friendly on the phone', author_username: mod.username, can_delete: false },
    { text: 'Called twice.\nWants the old address back.', can_delete: true },
  ]);
  const [row] = await auditRowsAbout(target.id, 'user.note_added');
  expect(detailsOf(row)).toEqual({ note: first.id });
});

test('only its author deletes a note [calls-staff-1, one-person-1]', async () => {
  const [admin, mod, target] = [
    await signedIn('admin'),
    await signedIn('mod'),
    await insertTarget(),
  ];
  const { id } = await write(admin.visitor, target, 'Mine');

  const refused = await mod.visitor.delete(`${pathOf(target, 'mod')}/${id}`);
  expect([refused.status, refused.body['error']]).toEqual([404, 'There is no such note of yours.']);
  expect((await admin.visitor.delete(`${pathOf(target)}/${id}`)).status).toBe(200);

  expect(notesIn(await admin.visitor.get(pathOf(target)))).toEqual([]);
  expect(await auditRowsAbout(target.id, 'user.note_deleted')).toMatchObject([
    { actor_user_id: admin.id },
  ]);
});

test.each(['notes', 'history'])(
  'nobody reads their own %s, nor those of who is above [one-person-2, calls-staff-1, one-person-1]',
  async (what) => {
    const [admin, mod] = [await signedIn('admin'), await signedIn('mod')];

    const own = await mod.visitor.get(`/api/mod/users/${mod.id}/${what}`);
    const above = await mod.visitor.get(`/api/mod/users/${admin.id}/${what}`);

    expect([own.status, own.body['error']]).toEqual([
      403,
      'You cannot change your own account here.',
    ]);
    expect(above.status).toBe(403);
  },
);

test('the log keeps from admins why colleagues acted on them, in its search, too [one-person-2]', async () => {
  const [admin, other] = [await signedIn('admin'), await signedIn('admin')];
  const reason = `Leaves in spring ${other.id}`;
  await admin.visitor.patch(`/api/admin/users/${other.id}`, { role: 'admin_jr', reason });
  const reasonIn = async (visitor: Visitor, search: string) => {
    const path = `/api/admin/audit-logs?action=user.role&${search}`;
    const logs = (await visitor.get(path)).body['logs'] as AuditEntry[];
    return logs.map(({ details }) => details['stated_reason']);
  };

  expect(await reasonIn(admin.visitor, `target=${other.id}`)).toEqual([reason]);
  expect(await reasonIn(other.visitor, `target=${other.id}`)).toEqual([undefined]);
  expect(await reasonIn(other.visitor, `q=${encodeURIComponent(reason)}`)).toEqual([]);
});

test('a note outlives its author, and goes with the person [calls-staff-1, one-person-1]', async () => {
  const [admin, author, target] = [
    await signedIn('admin'),
    await signedIn('admin_jr'),
    await insertTarget(),
  ];
  await write(author.visitor, target, 'Still here');
  await admin.visitor.delete(`/api/admin/users/${author.id}`);

  expect(notesIn(await admin.visitor.get(pathOf(target)))).toMatchObject([
    { text: 'Still here', author_id: author.id, author_username: null, can_delete: true },
  ]);
  await admin.visitor.delete(`/api/admin/users/${target.id}`);
  expect(await query('SELECT id FROM staff_notes WHERE user_id = ?', [target.id])).toEqual([]);
});

test('an admin deletes the note of somebody who lost the role, a moderator does not [calls-staff-1, one-person-1]', async () => {
  const [admin, mod] = [await signedIn('admin'), await signedIn('mod')];
  const [author, target] = [await signedIn('admin_jr'), await insertTarget()];
  const { id } = await write(author.visitor, target, 'Wrong, as it turned out');
  await admin.visitor.patch(`/api/admin/users/${author.id}`, { role: 'member' });

  expect((await mod.visitor.delete(`${pathOf(target, 'mod')}/${id}`)).status).toBe(404);
  expect((await admin.visitor.delete(`${pathOf(target)}/${id}`)).status).toBe(200);

  const [row] = await auditRowsAbout(target.id, 'user.note_deleted');
  expect(detailsOf(row)).toEqual({ note: id, author: author.id });
});

test('older notes are on further pages [calls-staff-1, one-person-1]', async () => {
  const [{ visitor }, target] = [await signedIn('admin'), await insertTarget()];
  for (const text of ['First', 'Second', 'Third']) await write(visitor, target, text);

  const newest = await visitor.get(`${pathOf(target)}?limit=2`);
  const oldest = await visitor.get(
    `${pathOf(target)}?limit=2&cursor=${String(newest.body['next'])}`,
  );

  expect([newest, oldest].map((page) => notesIn(page).map(({ text }) => text))).toEqual([
    ['Third', 'Second'],
    ['First'],
  ]);
  expect(oldest.body['next']).toBeNull();
});

test('what people export of themselves has no notes [calls-staff-1, one-person-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];
  await write(admin.visitor, member, 'Unseen by the member');

  const { body } = await member.visitor.get('/api/account/export');

  expect(JSON.stringify(body)).not.toContain('Unseen by the member');
});

test.each([
  [{}, 'This is missing.'],
  [{ text: ' \n ' }, 'Write something visible.'],
  [{ text: 'x'.repeat(2_001) }, 'At most 2000 characters.'],
])('%j is no note', async (body, sentence) => {
  const [admin, target] = [await signedIn('admin'), await insertTarget()];

  const answer = await admin.visitor.post(pathOf(target), body);

  expect([answer.status, answer.body['fields']]).toEqual([422, { text: sentence }]);
});
