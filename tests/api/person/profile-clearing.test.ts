import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  type Member,
  newVisitor,
  query,
  signedIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { detailsOf } from '#tests/support/api/staff.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';

const profile = { display_name: 'Mods Eat Garbage', location: 'Nelson', bio: '12 Pine Street' };
const reason = 'It has a home address in it';

const pathOf = ({ id }: { id: number }, side = 'mod') =>
  `/api/${side}/users/${id}/profile/clearing`;

const clear = (visitor: Visitor, member: Member, body: object) =>
  visitor.post(pathOf(member), { reason, ...body });

const shown = async ({ id }: Member) => (await newVisitor().get(`/api/users/${id}`)).body['user'];

async function described() {
  const member = await signedIn();
  await member.visitor.patch(`/api/users/${member.id}`, profile);
  return member;
}

test('a moderator clears what is rude and leaves the rest; the person reads why, in their language [one-person-3]', async () => {
  const [mod, member] = [await signedIn('mod'), await described()];
  await query("UPDATE users SET language = 'fr' WHERE id = ?", [member.id]);

  const answer = await clear(mod.visitor, member, {
    fields: ['display_name', 'bio', 'avatar_url'],
  });

  expect(answer.status).toBe(200);
  const left = { display_name: null, bio: null, location: 'Nelson' };
  expect(answer.body['user']).toMatchObject(left);
  expect(await shown(member)).toMatchObject(left);
  const { text } = await mailAbout(underTest.inboxUrl, member.email, 'a été effacée');
  expect(text).toContain('nom affiché et texte de présentation.');
  expect(text).toContain(reason);
  const rows = await auditRowsAbout(member.id, 'user.profile_cleared');
  expect(rows).toMatchObject([{ actor_user_id: mod.id }]);
  const { display_name, bio } = profile;
  expect(detailsOf(rows[0])).toEqual({ because: reason, cleared: { display_name, bio } });
});

test('what was cleared comes back by undo, once, and the person is told [one-person-4]', async () => {
  const [mod, member] = [await signedIn('mod'), await described()];
  await clear(mod.visitor, member, { fields: ['bio'] });

  expect((await mod.visitor.delete(pathOf(member))).body['user']).toMatchObject(profile);

  expect(await shown(member)).toMatchObject(profile);
  await mailAbout(underTest.inboxUrl, member.email, 'is back as it was');
  const rows = await auditRowsAbout(member.id, 'user.profile_restored');
  expect(rows.map(detailsOf)).toEqual([{ fields: ['bio'] }]);
  const again = await mod.visitor.delete(pathOf(member));
  expect([again.status, again.body['code']]).toEqual([409, 'CONFLICT']);
});

test('no undo writes over what the person has written since [one-person-4]', async () => {
  const [mod, member] = [await signedIn('mod'), await described()];
  await clear(mod.visitor, member, { fields: ['bio'] });
  await member.visitor.patch(`/api/users/${member.id}`, { bio: 'I camp' });

  expect((await mod.visitor.delete(pathOf(member))).status).toBe(409);

  expect(await shown(member)).toMatchObject({ bio: 'I camp' });
});

test('no undo of one brings back what a colleague has cleared since [one-person-4]', async () => {
  const [mod, colleague, member] = [
    await signedIn('mod'),
    await signedIn('mod'),
    await described(),
  ];
  await clear(mod.visitor, member, { fields: ['bio'] });
  await clear(colleague.visitor, member, { fields: ['display_name'] });

  expect((await mod.visitor.delete(pathOf(member))).status).toBe(409);

  expect(await shown(member)).toMatchObject({ display_name: null, bio: null });
  const restored = await colleague.visitor.delete(pathOf(member));
  expect(restored.body['user']).toMatchObject({ ...profile, bio: null });
});

test('a profile that is empty already leaves no trace, and without a reason nothing is cleared [one-person-3]', async () => {
  const [mod, member, empty] = [await signedIn('mod'), await described(), await signedIn()];

  expect((await clear(mod.visitor, empty, { fields: ['bio'] })).status).toBe(200);
  const unreasoned = await mod.visitor.post(pathOf(member), { fields: ['bio'], reason: ' ' });

  expect(unreasoned.body['fields']).toEqual({ reason: 'Write something visible.' });
  expect(await shown(member)).toMatchObject(profile);
  expect(await auditRowsAbout(empty.id, 'user.profile_cleared')).toEqual([]);
});
