import { expect, test } from '@jest/globals';
import { startApi } from '#infra/test-servers/api-process.ts';
import { newMember } from '#tests/support/api/api-under-test.ts';
import { Visitor } from '#tests/support/api/visitor.ts';

test('where no verification is asked for, a registration signs in at once [registration-7]', async () => {
  const api = await startApi({ environment: { REQUIRE_EMAIL_VERIFICATION: 'false' } });
  const visitor = new Visitor(api.url);
  const member = newMember();

  const { status, body } = await visitor.post('/api/auth/register', member);

  expect(status).toBe(200);
  expect(body).toMatchObject({ signedIn: true, user: { email_verified: 0 } });
  const { body: own } = await visitor.get('/api/auth/me');
  expect(own).toMatchObject({ user: { username: member.username } });
  await api.service.stop();
});
