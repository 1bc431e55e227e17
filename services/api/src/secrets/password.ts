import { normalPassword } from '@camp/contracts/account/normal-form';
import { parseOptions } from '@node-rs/argon2';
import { boundedLine } from '#errors/bounded-line.ts';
import { coresForSlowWork, threadsThatGiveWay } from '#errors/threads-that-give-way.ts';
import { type hash, type hashCode, passwordCost, type verify } from './hash-thread.ts';
import type { HashingTicket } from '#errors/cost-ticket.ts';

/** Hashing is slow on purpose. The longest line is about five seconds of work for one core. */
export const hashingLine = boundedLine({ atOnce: coresForSlowWork, maxWaiting: 150 });

const threadsThatHash = threadsThatGiveWay(import.meta.resolve('#secrets/hash-thread.ts'));

/** The exports of the threads. */
interface Thread {
  hash: typeof hash;
  hashCode: typeof hashCode;
  verify: typeof verify;
}

const inThread = <Name extends keyof Thread>(
  name: Name,
  work: Parameters<Thread[Name]>[0],
): Promise<ReturnType<Thread[Name]>> => threadsThatHash().run(work, { name });

/** @throws ApiError UNAVAILABLE when the line is too long. */
export function hashPassword(password: string, { from }: HashingTicket): Promise<string> {
  return hashingLine(from, () => inThread('hash', normalPassword(password)));
}

/**
 * Returns the hashes of other short secrets in hex, each nearly as slow as a password's, under one salt in hex. Each
 * takes a place of its own in the line, one after the other.
 * @throws ApiError UNAVAILABLE when the line is too long.
 */
export async function stretch(
  secrets: readonly string[],
  salt: string,
  { from }: HashingTicket,
): Promise<string[]> {
  const hashes: string[] = [];
  for (const code of secrets) {
    hashes.push(await hashingLine(from, () => inThread('hashCode', { code, salt })));
  }
  return hashes;
}

const { memoryCost: memory, timeCost: time, parallelism: lanes } = passwordCost;

/** No password has this hash. Checking it takes as long as any other, also for the first unknown account. */
export const noPassword = `$argon2id$v=19$m=${memory},t=${time},p=${lanes}$VarSs25+48DvvQ9Rwu2woQ$+LYbiwBhVqoJ/zvXDg0VTqyFWDglqSX7vHyCQLJR5iQ`;

/**
 * True if a password is the one that was hashed, in its normal form or, as before there was one, as it is typed
 * (docs/decisions/sign-in.md#0264). Without a hash, as for an unknown account, it takes the same time and
 * answers false.
 */
export async function isPassword(
  password: string,
  passwordHash: string | null,
  { from }: HashingTicket,
): Promise<boolean> {
  const against = passwordHash ?? noPassword;
  const matches = await hashingLine(from, async () => {
    const each: boolean[] = [];
    for (const form of new Set([normalPassword(password), password])) {
      each.push(await inThread('verify', { password: form, against }));
    }
    return each.includes(true);
  });
  return matches && passwordHash !== null;
}

/**
 * A new hash for a right password whose hash was made with less work than today's, or not of its normal form; null
 * when it was not.
 */
export async function renewedHash(
  password: string,
  passwordHash: string,
  ticket: HashingTicket,
): Promise<string | null> {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  const isUpToDate =
    passwordHash.startsWith('$argon2id$') &&
    memoryCost >= passwordCost.memoryCost &&
    timeCost >= passwordCost.timeCost &&
    parallelism >= passwordCost.parallelism;
  const normal = normalPassword(password);
  const isOfNormal = normal === password || (await isPassword(normal, passwordHash, ticket));
  return isUpToDate && isOfNormal ? null : hashPassword(password, ticket);
}
