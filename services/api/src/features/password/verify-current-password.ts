import type { AuditFact } from '@camp/contracts/staff/audit-actions';
import type { Request } from 'express';
import { writeAudit } from '#audit/write-audit.ts';
import { ipOf } from '#client-info/client-info.ts';
import { wrongField } from '#errors/api-error.ts';
import { isPassword } from '#secrets/password.ts';
import type { AppContext } from '#context.ts';
import type { Actor } from '#sessions/actor.ts';
import { countWrongPassword, isPasswordPaused } from './wrong-passwords.ts';

interface Proof {
  actor: Actor;
  request: Request;
  /** As entered, and the name of its field. */
  password: { field: string; value: string };
  /** The audit event when it is wrong. */
  failure: Extract<
    AuditFact,
    {
      action:
        | 'account.delete_failed'
        | 'auth.change_password_failed'
        | 'security.disable_2fa_failed'
        | 'security.step_up_failed';
    }
  >;
}

/**
 * Proves that the person at a signed-in browser owns the account. Tries count like those on the login page.
 * @throws {@link ApiError} VALIDATION on the field. A 401 would mean that the session has ended.
 */
export async function verifyCurrentPassword(context: AppContext, proof: Proof): Promise<void> {
  const { db, rateLimits } = context;
  const { actor, request, password, failure } = proof;
  const { id, username, passwordHash } = actor.user;
  const attempt = { account: username, ip: ipOf(request) };
  await rateLimits.login.check(attempt);
  const ticket = await rateLimits.hashing.take({ ip: attempt.ip, userId: id });
  const isRight = await isPassword(password.value, passwordHash, ticket);
  const guess = { user: actor.user, request };
  if (isRight && !(await isPasswordPaused(context, guess))) {
    return rateLimits.login.succeeded(attempt);
  }
  await db.transaction(async (transaction) => {
    await countWrongPassword(context, guess, transaction);
    await writeAudit({ ...failure, actorId: id, targetId: id, request }, transaction);
  });
  throw wrongField(password.field, 'passwordWrong');
}
