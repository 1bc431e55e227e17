import { readdirSync, readFileSync } from 'node:fs';
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

test('the thread that hashes gives way to everything else', async () => {
  const before = busyAtLowPriority();

  for (let times = 0; times < 8; times += 1) await hashPassword('Sturdy7-tent-pole');

  expect(busyAtLowPriority()).toBeGreaterThan(before);
});

/** Processor time of this process's threads that wait for all others; fields 14 and 19 of proc(5)'s `stat`. */
function busyAtLowPriority(): number {
  const times = readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[16] === '19' ? Number(fields[11]) : 0;
  });
  return times.reduce((sum, time) => sum + time, 0);
}
