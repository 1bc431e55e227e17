import { expect, test } from '@jest/globals';
import { newVisitor, query, signedIn, signIn } from '#tests/support/api/api-under-test.ts';
import { passkeyOwner } from '#tests/support/api/passkeys.ts';
import { challenge, enrolled, freshCode } from '#tests/support/api/second-factor.ts';

const waiting = '/api/auth/2fa/waiting';
const nobodyWaits = { status: 200, body: { waiting: null } };

test('a page that is opened again learns which sign-in waits for its second step [sign-in-4, calls-second-factor-1]', async () => {
  const [member, visitor] = [await enrolled(), newVisitor()];
  const step = await signIn(visitor, member);

  const answer = await visitor.get(waiting);

  expect(step.body).toMatchObject({ requires2fa: true, methods: ['totp'], recovery: true });
  expect(answer).toMatchObject({ status: 200, body: { waiting: step.body } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const done = { twofa_token: step.body['twofa_token'], code: await freshCode(member) };
  expect((await visitor.post(challenge, done)).status).toBe(200);
  expect(await visitor.get(waiting)).toMatchObject(nobodyWaits);
});

test('what is offered is what the person has [sign-in-4]', async () => {
  const { member } = await passkeyOwner();
  await query('DELETE FROM recovery_codes WHERE user_id = ?', [member.id]);

  const { body } = await signIn(newVisitor(), member);

  expect(body).toMatchObject({ requires2fa: true, methods: ['passkey'], recovery: false });
});

test('nobody waits without the cookie, with a made-up one, or once it is let go [calls-second-factor-1]', async () => {
  const [member, visitor, stranger] = [await enrolled(), newVisitor(), newVisitor()];
  await signIn(visitor, member);
  stranger.cookies.set('campbc_twofa', 'made-up');

  expect(await newVisitor().get(waiting)).toMatchObject(nobodyWaits);
  expect(await stranger.get(waiting)).toMatchObject(nobodyWaits);
  expect((await visitor.delete(waiting)).status).toBe(200);
  expect(await visitor.get(waiting)).toMatchObject(nobodyWaits);
  expect(visitor.cookies.has('campbc_twofa')).toBe(false);
});

test('a sign-in that has had its five tries waits no more', async () => {
  const [member, visitor] = [await enrolled(), newVisitor()];
  await signIn(visitor, member);
  await query('UPDATE sign_in_tokens SET tries = 5 WHERE user_id = ?', [member.id]);

  expect(await visitor.get(waiting)).toMatchObject(nobodyWaits);
});

test('a wrong recovery code has a sentence of its own [errors-second-factor-2]', async () => {
  const [member, visitor] = [await enrolled(), newVisitor()];
  await signIn(visitor, member);

  const { status, body } = await visitor.post(challenge, { recovery: 'AAAAA-22222' });

  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'CODE_INVALID',
    error: 'That recovery code didn’t match, or it was used before. Please try another one.',
  });
});

test('somebody without a second factor does not wait', async () => {
  const { visitor } = await signedIn();

  expect(await visitor.get(waiting)).toMatchObject(nobodyWaits);
});
