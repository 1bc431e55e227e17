import { expect, test } from '@jest/globals';
import {
  newVisitor,
  query,
  signedIn,
  signIn,
  underTest,
} from '#tests/support/api/api-under-test.ts';
import { mailAbout, mailsTo } from '#tests/support/people/mailbox.ts';
import {
  addPasskey,
  challengeFor,
  creationOptions,
  lastAuditRow,
  passkeyOwner,
  passkeyRefusal,
  passwordStep,
  usePasskey,
} from '#tests/support/api/passkeys.ts';
import { challenge } from '#tests/support/api/second-factor.ts';
import { VirtualPasskey } from '#tests/support/people/virtual-passkey.ts';

test('the browser is asked for a passkey that verifies its owner, and for none it holds', async () => {
  const { member, passkey } = await passkeyOwner();

  const options = await creationOptions(member);

  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'CampBC' },
    user: { name: member.username },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    excludeCredentials: [{ id: passkey.id, transports: ['internal', 'hybrid'] }],
  });
});

test('a member adds a passkey, sees it listed, and is told by mail [settings-3, calls-passkeys-devices-1]', async () => {
  const member = await signedIn();
  const passkey = new VirtualPasskey();

  const { status, body } = await addPasskey(
    member,
    passkey.create(await creationOptions(member)),
    ' Phone ',
  );

  expect(status).toBe(200);
  expect(body).toMatchObject({ passkey: { id: passkey.id, name: 'Phone', last_used_at: null } });
  expect(body['recoveryCodes']).toHaveLength(10);
  const listed = await member.visitor.get('/api/security/passkeys');
  expect(listed.body).toEqual({ passkeys: [body['passkey']] });
  const mails = await mailsTo(underTest.inboxUrl, member.email);
  expect(mails.some(({ text }) => text.includes('Phone'))).toBe(true);
  expect(await lastAuditRow(member)).toMatchObject({
    action: 'security.passkey_added',
    actor_user_id: member.id,
  });
});

test('a passkey without a name is refused by the field [settings-3]', async () => {
  const member = await signedIn();

  const { status, body } = await addPasskey(member, {}, ' ');

  expect(status).toBe(422);
  expect(body).toMatchObject({ fields: { name: 'Give it a name.' } });
});

test.each([
  ['from another origin', { origin: 'https://campbc.example.evil.test' }],
  ['without verification of its owner', { isUserVerified: false }],
])('a new passkey %s is refused', async (_what, twist) => {
  const member = await signedIn();

  const answer = await addPasskey(
    member,
    new VirtualPasskey().create(await creationOptions(member), twist),
  );

  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject(passkeyRefusal);
});

test.each([
  ['nothing', {}],
  ['words for bytes', { id: 'a', rawId: 'a', type: 'public-key', response: 'x' }],
  [
    'bytes that say nothing',
    {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: { clientDataJSON: 'bnVsbA', attestationObject: 'AA' },
    },
  ],
])('a new passkey made of %s is refused', async (_what, response) => {
  const { status, body } = await addPasskey(await signedIn(), response);

  expect(status).toBe(400);
  expect(body).toMatchObject(passkeyRefusal);
});

test('a challenge makes one passkey only, and only for whom it was given to', async () => {
  const [member, other] = await Promise.all([signedIn(), signedIn()]);
  const options = await creationOptions(member);

  expect((await addPasskey(other, new VirtualPasskey().create(options))).body).toMatchObject(
    passkeyRefusal,
  );
  expect((await addPasskey(member, new VirtualPasskey().create(options))).status).toBe(200);
  expect((await addPasskey(member, new VirtualPasskey().create(options))).body).toMatchObject(
    passkeyRefusal,
  );
});

test('a passkey that is in use cannot be added to another account', async () => {
  const { passkey } = await passkeyOwner();
  const other = await signedIn();

  const { status } = await addPasskey(other, passkey.create(await creationOptions(other)));

  expect(status).toBe(409);
});

test('a removed passkey is refused from then on [calls-passkeys-devices-1]', async () => {
  const { member, passkey } = await passkeyOwner();
  const visitor = newVisitor();
  const answer = passkey.get(await challengeFor(visitor));

  const removed = await member.visitor.delete(`/api/security/passkeys/${passkey.id}`);

  expect(removed.status).toBe(200);
  expect(await lastAuditRow(member)).toMatchObject({ action: 'security.passkey_removed' });
  expect((await usePasskey(visitor, answer)).body).toMatchObject(passkeyRefusal);
  const again = await member.visitor.delete(`/api/security/passkeys/${passkey.id}`);
  expect(again.status).toBe(404);
});

test('nobody removes a passkey of somebody else', async () => {
  const { passkey } = await passkeyOwner();
  const other = await signedIn();

  const { status, body } = await other.visitor.delete(`/api/security/passkeys/${passkey.id}`);

  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'NOT_FOUND' });
  expect(
    (await usePasskey(newVisitor(), passkey.get(await challengeFor(newVisitor())))).status,
  ).toBe(200);
});

test('staff do not remove their last second factor [second-factor-1]', async () => {
  const { member, passkey } = await passkeyOwner();
  await query("UPDATE users SET role = 'mod' WHERE id = ?", [member.id]);

  const { status, body } = await member.visitor.delete(`/api/security/passkeys/${passkey.id}`);

  expect(status).toBe(403);
  expect(body).toMatchObject({ code: 'FORBIDDEN' });
});

test('the first passkey is a second factor: the status says so, and its codes sign in [calls-passkeys-devices-1]', async () => {
  const { member, recoveryCodes } = await passkeyOwner();

  const status = await member.visitor.get('/api/security/2fa/status');
  const { visitor, token } = await passwordStep(member);
  const answer = await visitor.post(challenge, { recovery: recoveryCodes[0] });

  expect(token).toBeTruthy();
  expect(status.body).toMatchObject({ enabled: true, methods: ['passkey'], recovery_left: 10 });
  expect(answer).toMatchObject({ status: 200, body: { user: { id: member.id } } });
});

test('whoever has codes left keeps them with another passkey, and can make new ones', async () => {
  const { member, recoveryCodes } = await passkeyOwner();
  const other = new VirtualPasskey();

  const { body } = await addPasskey(member, other.create(await creationOptions(member)), 'Other');
  const renewed = await member.visitor.post('/api/security/2fa/recovery-codes');

  expect(body['recoveryCodes']).toBeNull();
  expect(renewed.body['codes']).toHaveLength(10);
  const { visitor } = await passwordStep(member);
  expect((await visitor.post(challenge, { recovery: recoveryCodes[0] })).status).toBe(400);
});

test('with the last passkey its recovery codes go, and the owner is told', async () => {
  const { member, passkey } = await passkeyOwner();

  await member.visitor.delete(`/api/security/passkeys/${passkey.id}`);

  const status = await member.visitor.get('/api/security/2fa/status');
  expect(status.body).toMatchObject({ enabled: false, methods: [], recovery_left: 0 });
  expect((await signIn(newVisitor(), member)).body).toHaveProperty('user');
  await mailAbout(underTest.inboxUrl, member.email, 'Two-factor authentication is off');
});
