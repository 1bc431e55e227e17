import type * as contract from '@camp/contracts/account/step-up';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { AuditDetails } from '@camp/contracts/staff/audit-actions';
import { writeAudit } from '#audit/write-audit.ts';
import { ipOf } from '#client-info/client-info.ts';
import type { AppContext } from '#context.ts';
import { ApiError, wrongField } from '#errors/api-error.ts';
import { passkeyRefused } from '#features/passkeys/browser-answer.ts';
import { passkeyRequestFor } from '#features/passkeys/passkey-challenge.ts';
import { noteUse, provePasskey } from '#features/passkeys/passkey-proof.ts';
import { verifyCurrentPassword } from '#features/password/verify-current-password.ts';
import {
  acceptCode,
  codeDidNotMatch,
  countRecoveryCodes,
  readCode,
} from '#features/second-factor/codes.ts';
import type { Call } from '#http/route.ts';
import type { Proof } from '#models/device-session.ts';
import type { User } from '#models/user.ts';
import { factorsOf } from '#sessions/factors.ts';
import { renewServerSession } from '#sessions/server-session.ts';
import { isSecondFactorWaived, provenBy } from '#sessions/session-strength.ts';

type StepUpCall = Call<typeof contract.stepUp>;

export async function showStepUp({
  actor: { user },
}: Call<typeof contract.readStepUp>): Promise<CallResult<typeof contract.readStepUp>> {
  return { methods: await methodsOf(user), recovery: (await countRecoveryCodes(user.id)) > 0 };
}

/** The strongest first. A password alone does where there is no second factor, or where it is waived. */
async function methodsOf(user: User): Promise<contract.StepUpMethod[]> {
  const factors = await factorsOf(user.id);
  const byPassword = factors.length === 0 || isSecondFactorWaived(user);
  return [...factors.toReversed(), ...(byPassword ? (['password'] as const) : [])];
}

export async function offerStepUpPasskey(
  context: AppContext,
  { actor, request }: Call<typeof contract.stepUpOptions>,
): Promise<CallResult<typeof contract.stepUpOptions>> {
  await context.rateLimits.passkeys.check(ipOf(request));
  return passkeyRequestFor(context, actor.user.id);
}

/**
 * Notes on the session that its owner has just proved who they are. It goes on under a new id, as after a
 * sign-in (OWASP ASVS 5.0, 7.2.4).
 */
export async function confirmIdentity(
  context: AppContext,
  call: StepUpCall,
): Promise<CallResult<typeof contract.stepUp>> {
  const { actor, request } = call;
  const { user, session } = actor;
  const proof = await proofIn(context, call);
  await context.db.transaction(async (transaction) => {
    await session.update(provenBy(proof), { transaction });
    const who = { actorId: user.id, targetId: user.id, request };
    await writeAudit({ action: 'security.step_up', ...who, details: { by: proof } }, transaction);
  });
  await renewServerSession(request, { deviceSessionId: session.id, role: user.role });
  return { ok: true };
}

function proofIn(context: AppContext, call: StepUpCall): Promise<Proof> {
  const { response, code, password } = call.body;
  if (response) return provenByPasskey(context, call);
  if (code !== undefined) return provenByCode(context, call, code);
  if (password !== undefined) return provenByPassword(context, call, password);
  throw wrongField('code', 'codeMissing');
}

async function provenByPasskey(context: AppContext, call: StepUpCall): Promise<Proof> {
  const { response } = call.body;
  const proof = await provePasskey(context, { response, userId: call.actor.user.id });
  const isNoted = proof && (await context.db.transaction((each) => noteUse(proof, each)));
  if (isNoted) return 'passkey';
  await recordFailure(context, call, { by: 'passkey' });
  throw passkeyRefused();
}

async function provenByCode(context: AppContext, call: StepUpCall, code: string): Promise<Proof> {
  const { db, rateLimits } = context;
  const { id: userId } = call.actor.user;
  await rateLimits.codes.check(userId);
  const read = await readCode(context, { userId, code, request: call.request });
  const accepted = await db.transaction((transaction) => acceptCode(read, transaction));
  if (accepted) {
    await rateLimits.codes.succeeded(userId);
    return accepted;
  }
  await recordFailure(context, call, { by: 'code' });
  throw codeDidNotMatch(code);
}

async function provenByPassword(
  context: AppContext,
  call: StepUpCall,
  value: string,
): Promise<Proof> {
  const { actor, request } = call;
  if (!(await methodsOf(actor.user)).includes('password')) {
    throw new ApiError('FORBIDDEN', 'strongerProof');
  }
  const password = { field: 'password', value };
  const failure = {
    action: 'security.step_up_failed',
    details: { by: 'password' },
  } as const;
  await verifyCurrentPassword(context, { actor, request, password, failure });
  return 'password';
}

async function recordFailure(
  { db }: AppContext,
  { actor, request }: StepUpCall,
  details: AuditDetails['security.step_up_failed'],
): Promise<void> {
  const who = { actorId: actor.user.id, targetId: actor.user.id, request };
  await db.transaction((transaction) =>
    writeAudit({ action: 'security.step_up_failed', ...who, details }, transaction),
  );
}
