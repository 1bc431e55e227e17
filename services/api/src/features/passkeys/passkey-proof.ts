import type { Transaction } from 'sequelize';
import type { AppContext } from '#context.ts';
import { dropRemovalRequest } from '#features/second-factor/removal-token.ts';
import { Passkey } from '#models/passkey.ts';
import { type AssertedPasskey, readAsserted } from './browser-answer.ts';
import { consumeChallenge } from './passkey-challenge.ts';
import { isHandleOf, relyingPartyOf, webAuthn } from './relying-party.ts';

export interface PasskeyProof {
  id: string;
  userId: number;
  isSuspended: boolean;
  /** Number of times the device has used the passkey, before and now. Always 0 on devices that do not count. */
  counter: { before: number; now: number };
}

interface Claim {
  response: unknown;
  /** Id of the user whose passkey it must be; null when the answer itself says so. */
  userId: number | null;
}

/**
 * Returns what the answer of `navigator.credentials.get()` proves; null when it proves nothing (WebAuthn Level
 * 3, 7.2). The device must have verified its owner by a finger, a face or a PIN.
 */
export async function provePasskey(
  context: AppContext,
  { response, userId }: Claim,
): Promise<PasskeyProof | null> {
  const asserted = readAsserted(response);
  if (!asserted) return null;
  const { id, challenge } = asserted;
  if (!(await consumeChallenge(context.db, { challenge, userId }))) return null;
  const passkey = await Passkey.findByPk(id);
  if (!passkey || !belongsTo({ passkey, asserted, userId })) return null;
  const now = await verifiedCounter(context, { passkey, asserted });
  if (now === null) return null;
  const { userId: ownerId, counter, suspendedAt } = passkey;
  const isSuspended = suspendedAt !== null;
  return { id, userId: ownerId, isSuspended, counter: { before: counter, now } };
}

/** Records the use of a proven passkey. False when it has been removed or used since it was read. */
export async function noteUse(
  { id, userId, counter }: PasskeyProof,
  transaction: Transaction,
): Promise<boolean> {
  const where = { id, userId };
  const passkey = await Passkey.findOne({ where, lock: true, transaction });
  if (!passkey || passkey.counter !== counter.before) return false;
  const use = { counter: counter.now, lastUsedAt: new Date(), suspendedAt: null };
  await passkey.update(use, { transaction });
  await dropRemovalRequest(userId, transaction);
  return true;
}

interface Assertion {
  passkey: Passkey;
  asserted: AssertedPasskey;
}

function belongsTo({ passkey, asserted, userId }: Assertion & { userId: number | null }): boolean {
  if (userId !== null) return passkey.userId === userId;
  return isHandleOf(asserted.response.userHandle, passkey.userId);
}

/** The device's counter; null when the answer is not valid. The library refuses a counter that has not grown. */
async function verifiedCounter(
  { env, log }: AppContext,
  { passkey, asserted }: Assertion,
): Promise<number | null> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(env);
  const { challenge, id, rawId, type } = asserted;
  const { clientDataJSON, authenticatorData, signature } = asserted.response;
  const response = { clientDataJSON, authenticatorData, signature };
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (error) {
    log.info({ reason: (error as Error).message }, 'a passkey was refused');
    return null;
  }
}
