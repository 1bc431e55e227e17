import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newMember, type NewMember, past, underTest } from '#tests/support/api/api-under-test.ts';
import { LimitedApi } from '#tests/support/api/limited-api.ts';
import { newPlace } from '#tests/support/api/new-place.ts';
import { mailAbout, tokenIn } from '#tests/support/people/mailbox.ts';
import type { Answer } from '#tests/support/api/visitor.ts';

let api: LimitedApi;

beforeAll(async () => {
  api = await LimitedApi.start();
});

afterAll(() => api.stop());

const right = ({ email, password }: NewMember) => ({ identifier: email, password });
const wrong = ({ email }: NewMember) => ({ identifier: email, password: 'Wrong-Password-1' });

/** Makes calls one after another; returns their statuses. */
async function statuses(times: number, call: (index: number) => Promise<Answer>) {
  const seen = [];
  for (let index = 0; index < times; index += 1) seen.push((await call(index)).status);
  return seen;
}

const repeated = (times: number, status: number) => Array<number>(times).fill(status);

test('the eleventh wrong password from one place waits, and says for how long [error-catalogue-3, limits-times-1]', async () => {
  const [member, place] = [await api.newVerified(), newPlace()];

  const seen = await statuses(10, () => api.logIn(wrong(member), place));
  const { status, body, headers } = await api.logIn(wrong(member), place);

  expect(seen).toEqual(repeated(10, 401));
  expect(status).toBe(429);
  expect(body).toMatchObject({
    code: 'RATE_LIMITED',
    error: 'Too many attempts. Please try again in 15 minutes.',
  });
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  expect((await api.logIn(right(member), place)).status).toBe(429);
});

test('the owner of an attacked account signs in from another place, and may ask for a reset', async () => {
  const [member, place] = [await api.newVerified(), newPlace()];
  await statuses(11, () => api.logIn(wrong(member), place));

  expect((await api.logIn(right(member), newPlace())).status).toBe(200);
  const forgot = await api.post('/api/auth/forgot-password', { email: member.email }, place);
  expect(forgot.status).toBe(200);
});

test('an account that does not exist is limited alike', async () => {
  const [member, place] = [await api.newVerified(), newPlace()];
  const nobody = newMember();

  const known = await statuses(12, () => api.logIn(wrong(member), place));
  const unknown = await statuses(12, () => api.logIn(wrong(nobody), place));

  expect(unknown).toEqual(known);
});

test('how an account is written does not matter', async () => {
  const [member, place] = [await api.newVerified(), newPlace()];
  const spellings = [member.email, member.email.toUpperCase(), ` ${member.email} `];

  const seen = await statuses(11, (index) =>
    api.logIn({ ...wrong(member), identifier: spellings[index % 3] ?? '' }, place),
  );

  expect(seen).toEqual([...repeated(10, 401), 429]);
});

test('a right password starts the count of that place anew', async () => {
  const [member, place] = [await api.newVerified(), newPlace()];
  await statuses(9, () => api.logIn(wrong(member), place));
  expect((await api.logIn(right(member), place)).status).toBe(200);

  const seen = await statuses(10, () => api.logIn(wrong(member), place));

  expect(seen).toEqual(repeated(10, 401));
});

test('of thirty guesses at once ten are looked at [limits-times-1]', async () => {
  const [member, place] = [await api.newVerified(), newPlace()];

  const answers = await Promise.all(
    Array.from({ length: 30 }, () => api.logIn(wrong(member), place)),
  );

  const seen = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(seen).toEqual([...repeated(10, 401), ...repeated(20, 429)]);
});

test('an account attacked from everywhere takes a mailed code beside its password, and a reset opens it [limits-times-1]', async () => {
  const member = await api.newVerified();
  const places = Array.from({ length: 10 }, newPlace);
  const guesses = places.flatMap((place) => repeated(10, 0).map(() => place));
  await Promise.all(guesses.map((place) => api.logIn(wrong(member), place)));
  const home = newPlace();
  expect((await api.logIn(right(member), home)).body).toMatchObject({ mailed: true });

  await api.post('/api/auth/forgot-password', { email: member.email }, home);
  /* A mail about the wrong passwords comes, too, first or last. */
  const mail = await mailAbout(underTest.inboxUrl, member.email, 'Set a new password');
  const [token, newPassword] = [tokenIn(mail, 'reset-password'), 'Brighter4-lantern'];
  const reset = await api.post('/api/auth/reset-password', { token, newPassword }, home);

  expect(reset.status).toBe(200);
  expect((await api.logIn({ ...right(member), password: newPassword }, home)).status).toBe(200);
});

test('the link to set a password makes no more slow hashes than its account may have [limits-times-1]', async () => {
  const member = await api.newVerified();
  await api.post('/api/auth/forgot-password', { email: member.email }, newPlace());
  const mail = await mailAbout(underTest.inboxUrl, member.email, 'Set a new password');
  const body = { token: tokenIn(mail, 'reset-password'), newPassword: member.password };
  const reset = () => api.post('/api/auth/reset-password', body, '203.0.113.60');

  const tried = await Promise.all(Array.from({ length: 60 }, reset));

  const answered = [422, 429].map((of) => tried.filter(({ status }) => status === of).length);
  expect(answered).toEqual([50, 10]);
  expect((await api.logIn(right(member), newPlace())).status).toBe(200);
});

test('one place tries fifty passwords, for whatever accounts [limits-times-1]', async () => {
  const place = newPlace();

  const answers = await Promise.all(
    Array.from({ length: 60 }, () => api.logIn(wrong(newMember()), place)),
  );

  const seen = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(seen).toEqual([...repeated(50, 401), ...repeated(10, 429)]);
});

test('one place registers ten accounts an hour [limits-times-1]', async () => {
  const place = newPlace();

  const seen = await statuses(11, () => api.post('/api/auth/register', newMember(), place));

  expect(seen).toEqual([...repeated(10, 200), 429]);
});

test('a registration that is filled in wrongly does not count', async () => {
  const place = newPlace();
  await statuses(12, () => api.post('/api/auth/register', { ...newMember(), email: '' }, place));

  expect((await api.post('/api/auth/register', newMember(), place)).status).toBe(200);
});

test('one place asks for twenty mails an hour [limits-times-1, numbers-letter-1]', async () => {
  const place = newPlace();
  const ask = (path: string) => api.post(`/api/auth/${path}`, { email: newMember().email }, place);

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      ask(index % 2 ? 'forgot-password' : 'resend-verification'),
    ),
  );

  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await ask('forgot-password')).status).toBe(429);
  expect((await ask('resend-verification')).status).toBe(429);
});

test('ten wrong codes shut the second factor of an account, whatever the token [limits-times-1]', async () => {
  const member = await api.newVerified();
  await api.query(
    "INSERT INTO passkeys (id, user_id, name, public_key, counter, transports, created_at) VALUES (?, ?, 'x', 'x', 0, '', ?)",
    [`key${member.id}`, member.id, past],
  );
  const tokens: unknown[] = [];
  for (let index = 0; index < 3; index += 1) {
    tokens.push((await api.logIn(right(member), newPlace())).body['twofa_token']);
  }
  const tryCode = (index: number) =>
    api.post(
      '/api/auth/2fa/challenge',
      { twofa_token: tokens[Math.floor(index / 5)], code: '000000' },
      newPlace(),
    );

  const seen = await statuses(11, tryCode);

  expect(seen).toEqual([...repeated(10, 400), 429]);
});

test('one place begins a hundred sign-ins by passkey', async () => {
  const place = newPlace();
  const begin = () => api.post('/api/auth/passkey/options', {}, place);

  const answers = await Promise.all(Array.from({ length: 100 }, begin));

  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect((await begin()).status).toBe(429);
});

test('one place tries a hundred second steps that belong to no sign-in, by code or by passkey [limits-times-1]', async () => {
  const place = newPlace();
  const tries = [
    ['/api/auth/2fa/challenge', { twofa_token: 'nobody', code: '000000' }],
    ['/api/auth/passkey', { response: {} }],
    ['/api/auth/passkey', { response: {}, twofa_token: 'nobody' }],
  ] as const;

  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, index) => {
      const [path, body] = tries[index % 3] ?? tries[0];
      return api.post(path, body, place);
    }),
  );

  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(20);
  const events = 'SELECT COUNT(*) AS n FROM audit_log WHERE request_ip = ?';
  expect(await api.query(events, [place])).toEqual([{ n: 100 }]);
});

test('an account changes things, and takes its data away, so often and no more, but may always leave [limits-times-1]', async () => {
  const few = await LimitedApi.start({ RATE_LIMIT_FACTOR: '0.05' });
  const { id, visitor } = await few.signedIn();

  const exports = await statuses(3, () => visitor.get('/api/account/export'));
  const changes = await statuses(31, (index) =>
    visitor.patch(`/api/users/${id}`, { bio: `Tent ${index}` }),
  );
  const preview = '/api/account/picture?address=https://127.0.0.1/';
  const pictures = await statuses(4, () => visitor.get(preview));
  const reading = await visitor.get('/api/auth/me');
  const refreshed = await visitor.post('/api/auth/refresh');
  const left = await visitor.post('/api/auth/logout');
  await few.stop();

  expect(exports).toEqual([200, 429, 429]);
  expect(changes).toEqual([...repeated(30, 200), 429]);
  expect(pictures).toEqual([404, 404, 404, 429]);
  expect([reading, refreshed, left].map(({ status }) => status)).toEqual([200, 200, 200]);
});
