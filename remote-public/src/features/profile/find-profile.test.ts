import { ofEachField } from '@camp/contracts/account/profile-fields';
import { expect, test } from '@jest/globals';
import { findProfile } from './find-profile.ts';

const marmot = {
  id: 7,
  username: 'marmot',
  ...ofEachField(() => null),
  location: 'Hope',
  created_at: '2026-05-03T18:00:00.000Z',
};

const ownMarmot = {
  ...marmot,
  email: 'marmot@campbc.example',
  firstname: 'Mar',
  lastname: 'Mot',
  role: 'member',
  is_paid: 0,
  is_subscriber: 0,
  email_verified: 1,
  last_login: null,
};

const noSuchUser = { status: 404, body: { error: 'No such user.', code: 'NOT_FOUND' } };

/** An API that serves these addresses only; returns the list of requested ones. */
function answering(answers: Record<string, { status: number; body: unknown }>): string[] {
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    const path = input instanceof Request ? input.url : input.toString();
    asked.push(path);
    const { status, body } = answers[path] ?? noSuchUser;
    return Promise.resolve(Response.json(body, { status }));
  };
  return asked;
}

test('a member is found by username', async () => {
  answering({ '/api/users/by-username/marmot': { status: 200, body: { user: marmot } } });

  const profile = await findProfile('marmot');

  expect(profile).toMatchObject({ username: 'marmot', location: 'Hope' });
});

test('nobody is at a username that does not exist, nor at one that cannot [calls-accounts-1]', async () => {
  const tooLong = 'm'.repeat(65);
  const refusal = { status: 422, body: { error: 'Too long.', code: 'VALIDATION' } };
  const asked = answering({ [`/api/users/by-username/${tooLong}`]: refusal });

  expect(await findProfile('nobody')).toBeNull();
  expect(await findProfile(tooLong)).toBeNull();
  expect(asked).toHaveLength(2);
});

test('a member is found by id where nobody has that number for a username [addresses-4, member-pages-1]', async () => {
  const asked = answering({ '/api/users/7': { status: 200, body: { user: marmot } } });

  const profile = await findProfile('7');

  expect(profile?.username).toBe('marmot');
  expect(asked).toEqual(['/api/users/by-username/7', '/api/users/7']);
});

test('a number that cannot be an id is asked for by username alone', async () => {
  const asked = answering({});

  expect(await findProfile('0')).toBeNull();
  expect(await findProfile('99999999999')).toBeNull();
  expect(asked).toEqual(['/api/users/by-username/0', '/api/users/by-username/99999999999']);
});

test('of one’s own account, only the public part is kept', async () => {
  answering({ '/api/users/7': { status: 200, body: { user: ownMarmot } } });

  const profile = await findProfile('7');

  const { id: _id, ...shown } = marmot;
  expect(profile).toEqual(shown);
});

test('a failure is not taken for nobody [public-pages-20]', async () => {
  const failure = { status: 500, body: { error: 'Something went wrong.', code: 'INTERNAL' } };
  answering({ '/api/users/by-username/marmot': failure });

  await expect(findProfile('marmot')).rejects.toMatchObject({ status: 500 });
});
