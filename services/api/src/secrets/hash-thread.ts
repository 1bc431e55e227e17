import { hashRawSync, hashSync, verifySync } from '@node-rs/argon2';

/* The work of the threads that hash (services/api/src/secrets/password.ts). */

/** The library's number for the variant; its enum does not survive type stripping. */
const argon2id = 2;

/**
 * OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane
 * (docs/decisions/sign-in.md#0008).
 */
export const passwordCost = {
  algorithm: argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** As strong with less memory: most of the time goes to getting memory (OWASP ASVS 5.0, appendix C). */
const codeCost = { ...passwordCost, memoryCost: 12_288, timeCost: 3 };

export const hash = (password: string) => hashSync(password, passwordCost);

/** The salt is in hex, as the hash is. */
export const hashCode = ({ code, salt }: { code: string; salt: string }) =>
  hashRawSync(code, { ...codeCost, salt: Buffer.from(salt, 'hex') }).toString('hex');

export const verify = ({ password, against }: { password: string; against: string }) =>
  verifySync(against, password);
