import { expect, test } from '@jest/globals';
import { hashPassword } from './password.ts';

test('a crowd beyond what is hashed within seconds is told to come back', async () => {
  const crowd = Array.from({ length: 200 }, () => hashPassword('Sturdy7-tent-pole'));

  const ended = await Promise.allSettled(crowd);

  const refused = ended.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  );
  expect(refused.length).toBeGreaterThan(30);
  expect(refused.length).toBeLessThan(80);
  expect(refused[0]).toMatchObject({ code: 'UNAVAILABLE', status: 503, retryAfter: 5 });
  await expect(hashPassword('Sturdy7-tent-pole')).resolves.toMatch(/^\$argon2id/);
});
