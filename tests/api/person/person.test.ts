import type { StaffUser } from '@camp/contracts/staff/staff-users';
import type { HistoryEntry, PersonFacts } from '@camp/contracts/staff/person';
import { expect, test } from '@jest/globals';
import { type Member, signedIn, underTest } from '#tests/support/api/api-under-test.ts';
import { askForReset } from '#tests/support/api/password-reset.ts';
import type { Answer, Visitor } from '#tests/support/api/visitor.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import { enrolled, signInWithCode } from '#tests/support/api/second-factor.ts';
import { insertTarget } from '#tests/support/api/staff.ts';

type Side = 'admin' | 'mod';

const pathOf = ({ id }: { id: number }, rest = '', side: Side = 'admin') =>
  `/api/${side}/users/${id}${rest}`;

const factsIn = ({ body }: Answer) => body['facts'] as PersonFacts;
const entriesIn = ({ body }: Answer) => body['entries'] as HistoryEntry[];

test('the facts tell how somebody signs in, where they have, and what there is about them [calls-staff-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await enrolled()];
  await signInWithCode(member, { remember: true });
  await askForReset(member.email);

  const answer = await admin.visitor.get(pathOf(member));

  expect(answer.body['user']).toMatchObject({ id: member.id, email: member.email });
  expect(factsIn(answer)).toEqual({
    authenticator: true,
    passkeys: 0,
    recovery_left: 10,
    waived_until: null,
    sessions: 2,
    remembered_devices: 1,
    lock: {
      until: null,
      wrong_passwords: 0,
      wrong_codes: 0,
      passwords_paused: false,
      codes_paused: false,
    },
    mails: 2,
    failed_mails: 0,
    notes: 0,
  });
});

test('moderators learn the facts of those below, and no more than the list of the others [calls-staff-1]', async () => {
  const [mod, member, peer] = [
    await signedIn('mod'),
    await insertTarget(),
    await insertTarget('mod'),
  ];

  const below = await mod.visitor.get(pathOf(member, '', 'mod'));
  const beside = await mod.visitor.get(pathOf(peer, '', 'mod'));

  expect(factsIn(below)).toMatchObject({ authenticator: false, recovery_left: null });
  expect(beside.body).toMatchObject({ user: { id: peer.id }, facts: null });
});

const change = (visitor: Visitor, { id }: { id: number }) =>
  visitor.patch(`/api/admin/users/${id}`, { is_subscriber: 1, is_paid: 1 });

test('the history is newest first, and moderators read what staff did alone, and of no device [calls-staff-1, one-person-27]', async () => {
  const [admin, mod, member] = [await signedIn('admin'), await signedIn('mod'), await signedIn()];
  await change(admin.visitor, member);

  const [all, some] = [
    entriesIn(await admin.visitor.get(pathOf(member, '/history'))),
    entriesIn(await mod.visitor.get(pathOf(member, '/history', 'mod'))),
  ];

  expect(all.map(({ action }) => action)).toEqual(['user.subscribe', 'auth.login']);
  expect(some).toMatchObject([{ action: 'user.subscribe', actor_username: admin.username }]);
  expect(all[1]).toMatchObject({ request_ip: expect.any(String), device: expect.any(Object) });
  expect(some[0]).not.toHaveProperty('request_ip');
  expect(some[0]).not.toHaveProperty('device');
});

test('the history turns pages [calls-staff-1]', async () => {
  const [admin, member] = [await signedIn('admin'), await signedIn()];
  await change(admin.visitor, member);

  const first = await admin.visitor.get(pathOf(member, '/history?limit=1'));
  const next = String(first.body['next']);
  const second = await admin.visitor.get(pathOf(member, `/history?limit=1&cursor=${next}`));

  expect(entriesIn(first)).toMatchObject([{ action: 'user.subscribe' }]);
  expect(entriesIn(second)).toMatchObject([{ action: 'auth.login' }]);
});

test('an admin sees the mails to somebody, newest first, and nobody else’s [calls-staff-1]', async () => {
  const [admin, member, other] = [await signedIn('admin'), await signedIn(), await signedIn()];
  for (const { email } of [member, other]) await askForReset(email);
  await mailAbout(underTest.inboxUrl, member.email, 'Set a new password');
  await admin.visitor.post(pathOf(member, '/sessions/end-all'));

  const { body } = await admin.visitor.get(pathOf(member, '/mails'));

  const mails = body['mails'] as { recipient: string; subject: string }[];
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('You were'),
    expect.stringContaining('Set a new password'),
  ]);
  expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(new Set([member.email]));
});

const userIn = ({ body }: Answer) => body['user'] as StaffUser;

test('nobody acts on themselves here either', async () => {
  const admin: Member = await signedIn('admin');

  const { can } = userIn(await admin.visitor.get(pathOf(admin)));

  expect(Object.values(can)).not.toContain(true);
});
