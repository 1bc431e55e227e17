import type { Request } from 'express';
import { plainTextOf } from '@camp/contracts/account/free-text';
import type * as contract from '@camp/contracts/account/passkeys';
import type { Passkey as ShownPasskey } from '@camp/contracts/account/passkeys';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { type Transaction, UniqueConstraintError } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import {
  countRecoveryCodes,
  forgetWhatStoodIn,
  makeRecoveryCodes,
  type NewCodes,
  replaceRecoveryCodes,
} from '#features/second-factor/codes.ts';
import { factorsOf } from '#sessions/factors.ts';
import { dropRemovalRequest } from '#features/second-factor/removal-token.ts';
import { mayTurnOff } from '#features/second-factor/second-factor.policy.ts';
import type { Call } from '#http/route.ts';
import { passkeyAddedMail, passkeyRemovedMail, secondFactorOffMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { Passkey } from '#models/passkey.ts';
import { User } from '#models/user.ts';
import { endOtherAccess } from '#sessions/end-access.ts';
import { provenBy } from '#sessions/session-strength.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { type CreatedPasskey, passkeyRefused, readCreated } from './browser-answer.ts';
import { consumeChallenge, keepChallenge } from './passkey-challenge.ts';
import { describePasskey, relyingPartyOf, userHandleOf, webAuthn } from './relying-party.ts';

export async function listOwnPasskeys({ actor }: Call<typeof contract.listPasskeys>) {
  const passkeys = await passkeysOf(actor.user.id);
  return { passkeys: passkeys.map(presentPasskey) };
}

/** Returns what the browser needs to create a passkey other than those it already holds. */
export async function offerPasskeyCreation(
  { db, env }: AppContext,
  { actor }: Call<typeof contract.passkeyCreationOptions>,
): Promise<CallResult<typeof contract.passkeyCreationOptions>> {
  const { id, username, displayName } = actor.user;
  const { id: rpID, name: rpName } = relyingPartyOf(env);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: userHandleOf(id),
    userName: username,
    userDisplayName: displayName ?? username,
    timeout: lifetimes.passkeyChallenge,
    excludeCredentials: (await passkeysOf(id)).map(describePasskey),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  });
  await keepChallenge(db, { challenge: options.challenge, userId: id });
  return { options: { ...options } };
}

/**
 * Keeps the public half of a new passkey, and notifies the owner by mail. An account without recovery codes gets
 * them with it: otherwise losing the device would lock its owner out.
 */
export async function addOwnPasskey(
  context: AppContext,
  { body, actor, request }: Call<typeof contract.addPasskey>,
): Promise<CallResult<typeof contract.addPasskey>> {
  const { user } = actor;
  const created = readCreated(body.response);
  if (!created) throw passkeyRefused();
  const isOurs = await consumeChallenge(context.db, {
    challenge: created.challenge,
    userId: user.id,
  });
  if (!isOurs) throw passkeyRefused();
  const { id, publicKey, counter } = await verifyCreated(context, created);
  const row = {
    id,
    userId: user.id,
    name: body.name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transportsOf(created),
  };
  const owner = { userId: user.id, request };
  const newCodes =
    (await countRecoveryCodes(user.id)) > 0 ? null : await makeRecoveryCodes(context, owner);
  return context.db
    .transaction(async (transaction) => {
      await User.findByPk(user.id, { lock: true, transaction });
      const kept = await Passkey.create(row, { transaction });
      await dropRemovalRequest(user.id, transaction);
      await actor.session.update(provenBy('passkey'), { transaction });
      await endOtherAccess({ userId: user.id, keptId: actor.session.id }, transaction);
      await context.outbox.add(passkeyAddedMail(recipientOf(user), kept.name), transaction);
      await writeAudit(
        {
          action: 'security.passkey_added',
          actorId: user.id,
          targetId: user.id,
          details: { name: kept.name },
          request,
        },
        transaction,
      );
      const recoveryCodes = await firstCodes(context, { ...owner, newCodes }, transaction);
      return { passkey: presentPasskey(kept), recoveryCodes };
    })
    .catch(refuseTaken);
}

/** Ten codes for an account that has none left; null for any other. */
async function firstCodes(
  context: AppContext,
  { newCodes, ...owner }: { userId: number; request: Request; newCodes: NewCodes | null },
  transaction: Transaction,
): Promise<string[] | null> {
  if ((await countRecoveryCodes(owner.userId, transaction)) > 0) return null;
  /* Codes that were there a moment ago are gone: their owner turned the second factor off meanwhile. */
  return replaceRecoveryCodes(newCodes ?? (await makeRecoveryCodes(context, owner)), transaction);
}

export function removeOwnPasskey(
  { db, outbox }: AppContext,
  { params, actor, request }: Call<typeof contract.removePasskey>,
): Promise<CallResult<typeof contract.removePasskey>> {
  return db.transaction(async (transaction) => {
    /* Locked first, as at sign-in: otherwise two removals at once could each rely on the other's passkey. */
    const user = await User.findByPk(actor.user.id, { lock: true, transaction });
    if (!user) throw apiErrors.signInFirst();
    const where = { id: params.id, userId: user.id };
    const passkey = await Passkey.findOne({ where, lock: true, transaction });
    if (!passkey) throw new ApiError('NOT_FOUND', 'noSuchPasskey');
    await refuseLastFactor(user, transaction);
    await passkey.destroy({ transaction });
    await endOtherAccess({ userId: user.id, keptId: actor.session.id }, transaction);
    const isLast = (await factorsOf(user.id, transaction)).length === 0;
    if (isLast) await forgetWhatStoodIn(user.id, transaction);
    const name = plainTextOf(passkey.name);
    const mail = isLast
      ? secondFactorOffMail(recipientOf(user))
      : passkeyRemovedMail(recipientOf(user), name);
    await outbox.add(mail, transaction);
    await writeAudit(
      {
        action: 'security.passkey_removed',
        actorId: user.id,
        targetId: user.id,
        details: { name },
        request,
      },
      transaction,
    );
    return { ok: true };
  });
}

/**
 * Staff may replace their second factor, not go without one
 * (docs/decisions/second-factor.md#0013).
 */
async function refuseLastFactor({ id: userId, role }: User, transaction: Transaction) {
  if (mayTurnOff(role)) return;
  if ((await Passkey.count({ where: { userId }, transaction })) > 1) return;
  if ((await factorsOf(userId, transaction)).includes('totp')) return;
  throw new ApiError('FORBIDDEN', 'lastFactor');
}

function passkeysOf(userId: number): Promise<Passkey[]> {
  return Passkey.findAll({ where: { userId }, order: ['createdAt', 'id'] });
}

/** WebAuthn Level 3, 7.1. The maker of the device does not matter, so attestation is `none`. */
async function verifyCreated(
  { env }: AppContext,
  { challenge, ...answer }: CreatedPasskey,
): Promise<WebAuthnCredential> {
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(env);
  const { id, rawId, type, response } = answer;
  const { clientDataJSON, attestationObject } = response;
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw passkeyRefused(error);
  });
  if (registrationInfo?.credential.id !== id) throw passkeyRefused();
  return registrationInfo.credential;
}

/** These are only hints, and a browser sends them, so only what looks like one is kept (WebAuthn Level 3, 5.8.4). */
function transportsOf({ response }: CreatedPasskey): string {
  const hints = response.transports ?? [];
  return hints
    .filter((hint) => /^[a-z-]{1,20}$/.test(hint))
    .slice(0, 8)
    .join(',');
}

function refuseTaken(error: unknown): never {
  if (!(error instanceof UniqueConstraintError)) throw error;
  throw new ApiError('CONFLICT', 'passkeyTaken', { cause: error });
}

function presentPasskey(passkey: Passkey): ShownPasskey {
  return {
    id: passkey.id,
    name: passkey.name,
    created_at: passkey.createdAt.toISOString(),
    last_used_at: passkey.lastUsedAt?.toISOString() ?? null,
  };
}
