import { readdirSync, readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { hash } from './hash-thread.ts';
import { issueTicket } from '#errors/cost-ticket.ts';
import { hashingLine, hashPassword, isPassword, renewedHash, stretch } from './password.ts';

const password = 'Sturdy7-tent-pole';
const ticket = issueTicket('hashing', 'a test');

test('a crowd beyond what is hashed within seconds is told to come back [error-catalogue-3]', async () => {
  const kept = await hashPassword(password, ticket);
  /* The hash for unknown accounts is made, too, so nothing is in the line. */
  await isPassword(password, null, ticket);
  await nextTurn();
  const done = Promise.withResolvers<void>();
  const others: Promise<void>[] = [];
  /* Nothing is slow here: only the places in the line count. */
  for (let place = 0; hashingLine.tasks().waiting < 150; place += 1)
    others.push(hashingLine(String(place), () => done.promise));

  const ended = await Promise.allSettled([
    hashPassword(password, ticket),
    isPassword(password, kept, ticket),
    stretch(['ABCDE'], '00', ticket),
  ]);

  const refusal = { code: 'UNAVAILABLE', status: 503, retryAfter: 5 };
  for (const one of ended) expect(one).toMatchObject({ status: 'rejected', reason: refusal });
  done.resolve();
  await Promise.all(others);
  expect(await isPassword(password, kept, ticket)).toBe(true);
});

test.each([
  '$argon2id$v=19$m=8192,t=2,p=1',
  '$argon2id$v=19$m=19456,t=1,p=1',
  '$argon2i$v=19$m=19456,t=2,p=1',
])('a hash like %s is made anew, one of today is not', async (head) => {
  const old = `${head}$ak5b1xsDYFVzULdGq3yizQ$AUZBSDP+QMsa8RWC5pkYbDwG2kuz32EOblVEKhz3kYc`;

  const renewed = await renewedHash(password, old, ticket);

  expect(await isPassword(password, renewed, ticket)).toBe(true);
  expect(await renewedHash(password, renewed ?? '', ticket)).toBeNull();
});

const [composed, decomposed] = ['Zo\u00E9-camps-7', 'Zoe\u0301-camps-7'];

test('a password is the same from a keyboard that writes its letters otherwise [registration-4]', async () => {
  const kept = await hashPassword(decomposed, ticket);

  for (const typed of [composed, decomposed, 'Zo\u00E9-camps-\uFF17']) {
    expect(await isPassword(typed, kept, ticket)).toBe(true);
  }
  expect(await isPassword('Zoe-camps-7', kept, ticket)).toBe(false);
});

test('a hash of a password as it was typed opens as before, and is made anew [registration-4]', async () => {
  const old = hash(decomposed);

  const renewed = await renewedHash(decomposed, old, ticket);

  expect(await isPassword(decomposed, old, ticket)).toBe(true);
  expect(await isPassword(composed, renewed, ticket)).toBe(true);
  expect(await renewedHash(decomposed, renewed ?? '', ticket)).toBeNull();
});

test('the thread that hashes gives way to everything else [calls-account-7]', async () => {
  const before = busyAtLowPriority();

  for (let times = 0; times < 3; times += 1) await hashPassword(password, ticket);

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
