import { availableParallelism } from 'node:os';
import { parseOptions } from '@node-rs/argon2';
import { Piscina } from 'piscina';
import { boundedLine } from '#errors/bounded-line.ts';
import { type hash, type hashCode, passwordCost, type verify } from './hash-thread.ts';

/** One core stays free for whatever else a sign-in takes. */
const atOnce = Math.max(1, availableParallelism() - 1);

/** Hashing is slow on purpose. The longest line is about five seconds of work for one core. */
const inLine = boundedLine({ atOnce, mostWaiting: 150 });

/** How much is being hashed, and how much waits for it. */
export const hashingLine = inLine.tasks;

/** The setting is checked with all others, before anything is hashed for somebody. */
const lowestPriority = 19;

/**
 * Hashing waits whenever anything else has work for a core, so that a crowd that signs in holds up nobody who is
 * (docs/decisions/0151-hashing-gives-way.md).
 */
const threads = new Piscina({
  filename: new URL('hash-thread.ts', import.meta.url).href,
  minThreads: atOnce,
  maxThreads: atOnce,
  niceIncrement: Number(process.env['HASHING_NICENESS'] || lowestPriority),
});

/** What the threads export. */
interface Thread {
  hash: typeof hash;
  hashCode: typeof hashCode;
  verify: typeof verify;
}

const inThread = <Name extends keyof Thread>(
  name: Name,
  work: Parameters<Thread[Name]>[0],
): Promise<ReturnType<Thread[Name]>> => threads.run(work, { name });

/** @throws ApiError UNAVAILABLE when the line is too long. */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => inThread('hash', password));
}

/**
 * The hashes of other short secrets in hex, each nearly as slow as a password's, under one salt in hex. However
 * many there are, they take one place in the line.
 * @throws ApiError UNAVAILABLE when the line is too long.
 */
export function stretch(secrets: readonly string[], salt: string): Promise<string[]> {
  return inLine(async () => {
    const hashes: string[] = [];
    for (const code of secrets) hashes.push(await inThread('hashCode', { code, salt }));
    return hashes;
  });
}

/** Made at start, so that not even the first unknown account takes longer. */
const decoy = hashPassword('no account has this password');

/**
 * Whether a password is the one that was hashed. Without a hash, as for an unknown account, it
 * takes the same time and answers false.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const against = passwordHash ?? (await decoy);
  const matches = await inLine(() => inThread('verify', { password, against }));
  return matches && passwordHash !== null;
}

/** A new hash for a password whose hash was made with less work than today's; null when it was not. */
export async function renewedHash(password: string, passwordHash: string): Promise<string | null> {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  const isUpToDate =
    passwordHash.startsWith('$argon2id$') &&
    memoryCost >= passwordCost.memoryCost &&
    timeCost >= passwordCost.timeCost &&
    parallelism >= passwordCost.parallelism;
  return isUpToDate ? null : hashPassword(password);
}
