import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { Op, type Transaction } from 'sequelize';
import { ipOf, userAgentOf } from '#client-info/client-info.ts';
import type { Env } from '#env.ts';
import { DeviceSession, type Proof } from '#models/device-session.ts';
import { User } from '#models/user.ts';
import { hashOfToken } from '#tokens/random-token.ts';
import { asText, newSecret, nextSecret, refreshTokenIn, wasGivenOut } from './refresh-token.ts';
import { provenBy } from './session-strength.ts';
import { isSuspended } from './suspension.ts';
import { lifetimes } from '#tokens/lifetimes.ts';
import { isSameText } from '#tokens/same-text.ts';

export interface StartedSession {
  id: string;
  refreshToken: string;
}

/** Starts the session of one sign-in on one device. */
export async function startDeviceSession(
  { userId, request, proof, env }: { userId: number; request: Request; proof: Proof; env: Env },
  transaction: Transaction,
): Promise<StartedSession> {
  const id = randomUUID();
  const secret = newSecret(id, env);
  const now = Date.now();
  await DeviceSession.create(
    {
      id,
      userId,
      refreshHash: hashOfToken(secret),
      lastSeenAt: new Date(now),
      expiresAt: new Date(now + lifetimes.absolute),
      ...provenBy(proof),
      ip: ipOf(request),
      userAgent: userAgentOf(request),
    },
    { transaction },
  );
  return { id, refreshToken: asText({ id, secret }) };
}

/** Condition of the sessions that have not ended. */
export const stillOpen = () => ({
  expiresAt: { [Op.gt]: new Date() },
  lastSeenAt: { [Op.gt]: new Date(Date.now() - lifetimes.idle) },
});

/** True if a session that was read has not ended. */
export function isOpen({
  expiresAt,
  lastSeenAt,
}: Pick<DeviceSession, 'expiresAt' | 'lastSeenAt'>): boolean {
  const now = Date.now();
  return expiresAt.getTime() > now && lastSeenAt.getTime() > now - lifetimes.idle;
}

type Seen = Pick<DeviceSession, 'lastSeenAt' | 'rotatedAt'>;

/** True if it is on record that the session is in use, as exactly as that is kept. */
export const isSeenLately = (session: Seen) =>
  Date.now() - session.lastSeenAt.getTime() < lifetimes.seenResolution &&
  isSeenSinceRotation(session);

/** True if the session was seen after its last rotation, if any: so its newest token has arrived. */
const isSeenSinceRotation = ({ lastSeenAt, rotatedAt }: Seen) =>
  rotatedAt === null || lastSeenAt > rotatedAt;

/** Records that the session is in use, at most once a minute. */
export async function touch(session: Seen & Pick<DeviceSession, 'id'>): Promise<void> {
  if (isSeenLately(session)) return;
  await DeviceSession.update({ lastSeenAt: new Date() }, { where: { id: session.id } });
}

export type Rotation =
  | { outcome: 'rotated'; session: DeviceSession; refreshToken: string }
  /** An old token came back: someone else has a copy, so the session was ended. */
  | { outcome: 'reused'; session: DeviceSession }
  | { outcome: 'unknown' };

/** The open session a refresh token belongs to; null for any other text. */
export async function findByRefreshToken(refreshToken: string): Promise<DeviceSession | null> {
  const { id, secret } = refreshTokenIn(refreshToken);
  const session = await DeviceSession.findOne({ where: { id, ...stillOpen() } });
  return session && isSameText(hashOfToken(secret), session.refreshHash) ? session : null;
}

/**
 * Exchanges a refresh token for a new one (docs/decisions/sessions.md#0003; OWASP
 * ASVS 5.0, 10.4.5), or once more for the same, where that may not have come
 * (docs/decisions/sessions.md#0315).
 */
export async function rotate(
  { refreshToken, env }: { refreshToken: string; env: Env },
  transaction: Transaction,
): Promise<Rotation> {
  const { id, secret } = refreshTokenIn(refreshToken);
  const where = { id, ...stillOpen() };
  const session = await DeviceSession.findOne({ where, lock: true, transaction });
  const user = session && (await User.findByPk(session.userId, { transaction }));
  if (!user || isSuspended(user)) return { outcome: 'unknown' };
  const presented = hashOfToken(secret);
  const next = nextSecret({ id, secret }, env);
  const refreshHash = hashOfToken(next);
  const rotated = {
    outcome: 'rotated',
    session,
    refreshToken: asText({ id, secret: next }),
  } as const;
  if (isSameText(presented, session.refreshHash)) {
    const now = new Date();
    const previousRefreshHash = session.refreshHash;
    await session.update(
      { previousRefreshHash, refreshHash, rotatedAt: now, lastSeenAt: now },
      { transaction },
    );
    return rotated;
  }
  if (isPrevious(session, presented) && mayBeMissed(session)) {
    /* The same as before, unless the API's secret has changed: then the unused one is void. */
    await session.update({ refreshHash }, { transaction });
    return rotated;
  }
  /* Tokens from before they had marks are known by their hash alone. */
  const isOurs = wasGivenOut({ id, secret }, env) || isPrevious(session, presented);
  if (!isOurs) return { outcome: 'unknown' };
  await session.destroy({ transaction });
  return { outcome: 'reused', session };
}

/** True if the newest token may not have come where the last one is: another tab was faster, or an answer was lost. */
function mayBeMissed(session: DeviceSession): boolean {
  const age = Date.now() - (session.rotatedAt?.getTime() ?? 0);
  return age <= lifetimes.refreshGrace || !isSeenSinceRotation(session);
}

const isPrevious = ({ previousRefreshHash }: DeviceSession, presented: string) =>
  previousRefreshHash !== null && isSameText(presented, previousRefreshHash);
