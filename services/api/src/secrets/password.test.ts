import { expect, test } from '@jest/globals';
import { hashPassword, isPassword, renewedHash } from './password.ts';

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

test.each([
  '$argon2id$v=19$m=8192,t=2,p=1',
  '$argon2id$v=19$m=19456,t=1,p=1',
  '$argon2i$v=19$m=19456,t=2,p=1',
])('a hash like %s is made anew, one of today is not', async (head) => {
  const old = `${head}$ak5b1xsDYFVzULdGq3yizQ$AUZBSDP+QMsa8RWC5pkYbDwG2kuz32EOblVEKhz3kYc`;

  const renewed = await renewedHash('Sturdy7-tent-pole', old);

  expect(await isPassword('Sturdy7-tent-pole', renewed)).toBe(true);
  expect(await renewedHash('Sturdy7-tent-pole', renewed ?? '')).toBeNull();
});
