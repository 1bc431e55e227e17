import type { SignInResult } from '@camp/contracts/auth';
import type { Request, Response } from 'express';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { factorsOf } from '#features/second-factor/factors.ts';
import {
  isSecondFactorWaived,
  stepAfterPassword,
} from '#features/second-factor/second-factor.policy.ts';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import type { User } from '#models/user.ts';
import { cookiesFor } from '#sessions/cookies.ts';
import { isRememberedDevice } from '#sessions/known-devices.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { createSignInToken } from '#tokens/sign-in-token.ts';
import { startSession } from './start-session.ts';

interface RightPassword {
  user: User;
  request: Request;
  response: Response;
}

/**
 * What a correct password leads to: a session, or a token for the second factor or its enrollment
 * (docs/decisions/0013-second-factor-for-staff.md).
 */
export async function afterPassword(
  context: AppContext,
  proven: RightPassword,
): Promise<SignInResult> {
  const { user, request, response } = proven;
  const { env } = context;
  const methods = await factorsOf(user.id);
  const step = stepAfterPassword({
    role: user.role,
    hasFactor: methods.length > 0,
    isWaived: isSecondFactorWaived(user),
    isRemembered: await isRememberedDevice({ userId: user.id, request, env }),
  });
  if (step === 'signed-in') {
    await startSession(context, proven);
    return { user: presentOwnUser(user) };
  }
  if (step === 'enrollment') {
    const token = await issueToken(context, { ...proven, purpose: 'enroll' });
    return { mfa_enrollment_required: true, enroll_token: token };
  }
  const token = await issueToken(context, { ...proven, purpose: 'twofa' });
  const { twofa } = cookiesFor(env);
  response.cookie(twofa.name, token, twofa.options);
  return { requires2fa: true, twofa_token: token, methods };
}

function issueToken(
  { db }: AppContext,
  { user, request, purpose }: RightPassword & { purpose: 'twofa' | 'enroll' },
): Promise<string> {
  const lifetime = purpose === 'twofa' ? lifetimes.twofaToken : lifetimes.enrollToken;
  const next = purpose === 'twofa' ? 'second factor' : 'enrollment';
  return db.transaction(async (transaction) => {
    const token = await createSignInToken({ userId: user.id, purpose, lifetime }, transaction);
    await writeAudit(
      {
        action: 'auth.password_accepted',
        actorId: user.id,
        targetId: user.id,
        request,
        details: { next },
      },
      transaction,
    );
    return token;
  });
}
