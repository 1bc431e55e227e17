import type { SecondStep } from '@camp/contracts/account/auth';
import type * as secondFactor from '@camp/contracts/account/second-factor';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { Request } from 'express';
import type { AppContext } from '#context.ts';
import { countRecoveryCodes } from '#features/second-factor/codes.ts';
import { factorsOf } from '#sessions/factors.ts';
import type { OpenCall } from '#http/route.ts';
import { clearCookie, cookiesFor, readCookie } from '#sessions/cookies.ts';
import { findSignInToken } from '#tokens/sign-in-token.ts';

/** Wrong codes that one token allows (docs/decisions/sign-in.md#0012). */
export const maxTries = 5;

/** Returns the second step of a person's sign-in, and what they have to take it with. */
export async function secondStepOf(userId: number, token: string): Promise<SecondStep> {
  const methods = await factorsOf(userId);
  const recovery = (await countRecoveryCodes(userId)) > 0;
  return { requires2fa: true, twofa_token: token, methods, recovery };
}

/** Returns the second step of a person who has been mailed a code. */
export const mailedStep = (token: string): SecondStep => ({
  requires2fa: true,
  twofa_token: token,
  methods: [],
  recovery: false,
  mailed: true,
});

/** The sign-in that the cookie of the password step names, while it may still go on. */
export async function showWaitingSignIn(
  context: AppContext,
  { request }: OpenCall<typeof secondFactor.waitingSignIn>,
): Promise<CallResult<typeof secondFactor.waitingSignIn>> {
  const token = tokenIn(context, request);
  const row = token && (await findWaiting(context, token));
  if (!row || row.userId === null) return { waiting: null };
  return { waiting: row.sealed ? mailedStep(token) : await secondStepOf(row.userId, token) };
}

/** Ends the waiting sign-in: its token no longer serves. */
export async function forgetWaitingSignIn(
  context: AppContext,
  { request, response }: OpenCall<typeof secondFactor.forgetWaitingSignIn>,
): Promise<CallResult<typeof secondFactor.forgetWaitingSignIn>> {
  const token = tokenIn(context, request);
  if (token) {
    await context.db.transaction(async (transaction) => {
      const row = await findSignInToken({ token, purpose: 'twofa' }, transaction);
      await row?.update({ usedAt: new Date() }, { transaction });
    });
  }
  clearCookie(response, cookiesFor(context.env).twofa);
  return { ok: true };
}

async function findWaiting({ db }: AppContext, token: string) {
  const row = await db.transaction((transaction) =>
    findSignInToken({ token, purpose: 'twofa' }, transaction),
  );
  return row && row.tries < maxTries ? row : null;
}

const tokenIn = ({ env }: AppContext, { headers }: Request) =>
  readCookie(headers.cookie, cookiesFor(env).twofa.name);
