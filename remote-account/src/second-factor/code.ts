const recoveryLength = 10;
const half = 5;

export const codeLength = 6;

/** Longest input of the code step and of the challenge. */
export const codeInputLimit = 10;
export const challengeInputLimit = 64;

/** A code as it is compared: no blanks, and digits of any width as plain ones. */
export function bareCode(input: string): string {
  return input.normalize('NFKC').replaceAll(/\s/g, '');
}

export function isSixDigits(code: string): boolean {
  return /^\d{6}$/.test(code);
}

/**
 * What a challenge input shows for what was typed: capitals, digits and dashes alone, and the dash of
 * a recovery code after its fifth character. Six digits stay together: they are a code of the app.
 */
export function challengeInputOf(typed: string): string {
  const kept = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9-]/g, '')
    .slice(0, challengeInputLimit);
  const bare = kept.replaceAll('-', '');
  if (bare.length <= half || isSixDigits(bare)) return kept.startsWith('-') ? bare : kept;
  return `${bare.slice(0, half)}-${bare.slice(half)}`.slice(0, challengeInputLimit);
}

export type ChallengeAnswer = { code: string } | { recovery: string };

/** What the person has answered with; null when it is neither kind of code. */
export function readChallengeAnswer(input: string): ChallengeAnswer | null {
  const bare = input.replaceAll('-', '');
  if (isSixDigits(bare)) return { code: bare };
  if (bare.length !== recoveryLength || !/^[A-Z2-9]+$/.test(bare)) return null;
  return { recovery: `${bare.slice(0, half)}-${bare.slice(half)}` };
}
