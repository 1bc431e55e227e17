import { hash, hashRaw, parseOptions, verify } from '@node-rs/argon2';
import { boundedLine } from '#errors/bounded-line.ts';

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

/** Hashing is slow on purpose. The longest line is about five seconds of work. */
const inLine = boundedLine({ atOnce: 2, mostWaiting: 150 });

/** @throws ApiError UNAVAILABLE when the line is too long. */
export function hashPassword(password: string): Promise<string> {
  return inLine(() => hash(password, parameters));
}

/** As strong in less memory, most of whose time goes to getting it (OWASP ASVS 5.0, appendix C). */
const codeParameters = { ...parameters, memoryCost: 12_288, timeCost: 3 };

/**
 * The hashes of other short secrets in hex, each nearly as slow as a password's, under one salt in hex. However
 * many there are, they take one place in the line.
 * @throws ApiError UNAVAILABLE when the line is too long.
 */
export function stretch(secrets: readonly string[], salt: string): Promise<string[]> {
  const options = { ...codeParameters, salt: Buffer.from(salt, 'hex') };
  return inLine(async () => {
    const hashes: string[] = [];
    for (const secret of secrets) hashes.push((await hashRaw(secret, options)).toString('hex'));
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
  const matches = await inLine(() => verify(against, password));
  return matches && passwordHash !== null;
}

/** A new hash for a password whose hash was made with less work than today's; null when it was not. */
export async function renewedHash(password: string, passwordHash: string): Promise<string | null> {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash);
  const isUpToDate =
    passwordHash.startsWith('$argon2id$') &&
    memoryCost >= parameters.memoryCost &&
    timeCost >= parameters.timeCost &&
    parallelism >= parameters.parallelism;
  return isUpToDate ? null : hashPassword(password);
}
