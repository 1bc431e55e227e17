import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { ApiError } from '#errors/api-error.ts';

/** The library's number for the variant; its enum does not survive type stripping. */
const argon2id = 2;

/**
 * OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane
 * (docs/decisions/0008-password-storage.md).
 */
const parameters = {
  algorithm: argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Hashing is slow on purpose: a crowd waits in line instead of taking all memory and cores. */
const line = pLimit(2);

/** About five seconds of work. Whoever comes later is told to come back, and takes no memory meanwhile. */
const mostWaiting = 150;
const comeBackAfterSeconds = 5;

/** @throws {@link ApiError} UNAVAILABLE when the line is too long. */
function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (line.pendingCount < mostWaiting) return line(work);
  return Promise.reject(
    new ApiError('UNAVAILABLE', 'unavailable', { retryAfter: comeBackAfterSeconds }),
  );
}

export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, parameters));
}

/** Made at start, so that not even the first unknown account takes longer. */
const decoy = hashPassword('no account has this password');

/**
 * Whether a password is the one that was hashed. Without a hash, as for an unknown account, it
 * takes the same time and answers false.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const against = passwordHash ?? (await decoy);
  const matches = await inLine(() => verify(against, password));
  return matches && passwordHash !== null;
}
