import { expect, test } from '@jest/globals';
import { newVisitor, registerMember, signIn } from '#tests/support/api/api-under-test.ts';
import { askForReset } from '#tests/support/api/password-reset.ts';

const rounds = 15;

/** A larger share of the time would tell the two apart if the same one is slower in nearly every pair of calls. */
const noise = 0.4;
const nearlyAll = 0.85 * rounds;

/** The quicker quarter shows what a call costs; the others include what a busy machine adds. */
const quartile = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 2] ?? 0;

async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await ask();
  return performance.now() - start;
}

const calls: [string, (email: string) => Promise<unknown>][] = [
  ['asking for a reset', askForReset],
  [
    'asking for the verification mail again',
    (email) => newVisitor().post('/api/auth/resend-verification', { email }),
  ],
  [
    'signing in with a wrong password',
    (email) => signIn(newVisitor(), { email, password: 'Wrong-Password-1' }),
  ],
];

test.each(calls)(
  '%s takes as long for an account that exists as for one that does not [sign-in-13, passwords-2]',
  async (_name, ask) => {
    const members = await Promise.all(Array.from({ length: rounds }, registerMember));

    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (const [index, { email }] of members.entries()) {
      const asked = { known: () => ask(email), unknown: () => ask(`nobody.${email}`) };
      /* Neither is always the first, so that the order makes no difference. */
      const order = index % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const account of order) times[account].push(await timeOf(asked[account]));
    }

    const [known, unknown] = [quartile(times.known), quartile(times.unknown)];
    const apart = Math.abs(known - unknown) / Math.max(known, unknown);
    const knownIsSlower = times.known.filter((ms, pair) => ms > (times.unknown[pair] ?? 0)).length;
    const agreeing = Math.max(knownIsSlower, rounds - knownIsSlower);
    expect(apart < noise || agreeing < nearlyAll ? 'alike' : { known, unknown }).toBe('alike');
  },
);
