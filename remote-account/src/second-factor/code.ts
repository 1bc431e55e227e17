import { bareCode } from '@camp/contracts/account/normal-form';
import * as z from 'zod/mini';

/** A recovery code is written in two groups. Some from before have three. */
const groupLength = 5;
const recoveryLengths = new Set([10, 15]);

const inGroups = (bare: string) => bare.match(/.{1,5}/g)?.join('-') ?? '';

/** With this number of recovery codes left, or fewer, it is time for new ones. */
export const fewCodes = 2;

export const codeLength = 6;

/** Longest inputs of the code step and of the challenge. */
export const codeInputLimit = 10;
export const challengeInputLimit = 64;

export function isSixDigits(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/** The value of a form that asks for six digits; named so that the page itself says when the API refuses them. */
export const typedDigits = z.string().check(z.overwrite(bareCode), z.refine(isSixDigits));

/**
 * Formats a challenge input: capitals, digits and dashes only, with the dashes of a recovery code after each
 * five characters. Six digits stay together: they are a code from the app.
 */
export function challengeInputOf(typed: string): string {
  const kept = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9-]/g, '')
    .slice(0, challengeInputLimit);
  const bare = kept.replaceAll('-', '');
  if (bare.length <= groupLength || isSixDigits(bare)) return kept.startsWith('-') ? bare : kept;
  const written = kept.endsWith('-') && bare.length % groupLength === 0 ? '-' : '';
  return `${inGroups(bare)}${written}`.slice(0, challengeInputLimit);
}

export type ChallengeAnswer = { code: string } | { recovery: string };

/** Finds which kind of code the input is; null if it is neither. */
export function readChallengeAnswer(input: string): ChallengeAnswer | null {
  const bare = input.replaceAll('-', '');
  if (isSixDigits(bare)) return { code: bare };
  if (!recoveryLengths.has(bare.length) || !/^[A-Z2-9]+$/.test(bare)) return null;
  return { recovery: inGroups(bare) };
}
