import { expect, test } from '@jest/globals';
import { newVisitor, signedIn } from '#tests/support/api/api-under-test.ts';

const privateFields = [
  'email',
  'firstname',
  'lastname',
  'is_paid',
  'is_subscriber',
  'last_login',
  'role',
];

test('anybody sees the public part of a user, by id and by username in any case [public-pages-18, addresses-4, member-pages-1, calls-accounts-1]', async () => {
  const member = await signedIn();

  for (const path of [
    `/api/users/${member.id}`,
    `/api/users/by-username/${member.username.toUpperCase()}`,
  ]) {
    const { status, body } = await newVisitor().get(path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id: member.id, username: member.username } });
    for (const field of privateFields) expect(body['user']).not.toHaveProperty(field);
  }
});

test('people see the whole of their own account [fields-1]', async () => {
  const member = await signedIn();

  const { body } = await member.visitor.get(`/api/users/${member.id}`);

  expect(body).toMatchObject({ user: { email: member.email, role: 'member' } });
});

test('another member sees no more than anybody', async () => {
  const [member, other] = [await signedIn(), await signedIn()];

  const { body } = await other.visitor.get(`/api/users/${member.id}`);

  for (const field of privateFields) expect(body['user']).not.toHaveProperty(field);
});

test.each(['/api/users/999999999', '/api/users/by-username/nobody.at.all'])(
  '%s is nobody [calls-accounts-1]',
  async (path) => {
    const { status, body } = await newVisitor().get(path);

    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND' });
  },
);

test.each(['0', '-1', '1.5', 'abc', '1e9'.padEnd(40, '9')])(
  'the id %p is a wrong field',
  async (id) => {
    const { status, body } = await newVisitor().get(`/api/users/${id}`);

    expect(status).toBe(422);
    expect(body).toHaveProperty('fields.id');
  },
);
