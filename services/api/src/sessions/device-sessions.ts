import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { Op, type Transaction } from 'sequelize';
import { ipOf, userAgentOf } from '#client-info/client-info.ts';
import type { Env } from '#env.ts';
import { DeviceSession, type Proof } from '#models/device-session.ts';
import { User } from '#models/user.ts';
import { hashOfToken } from '#tokens/random-token.ts';
import { asText, newSecret, refreshTokenIn, wasGivenOut } from './refresh-token.ts';
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

/** Whether a session that was read has not ended. */
export function isOpen({
  expiresAt,
  lastSeenAt,
}: Pick<DeviceSession, 'expiresAt' | 'lastSeenAt'>): boolean {
  const now = Date.now();
  return expiresAt.getTime() > now && lastSeenAt.getTime() > now - lifetimes.idle;
}

/** Whether it is on record that the session is in use, as exactly as that is kept. */
export const isSeenLately = ({ lastSeenAt }: Pick<DeviceSession, 'lastSeenAt'>) =>
  Date.now() - lastSeenAt.getTime() < lifetimes.seenResolution;

/** Records that the session is in use, at most once a minute. */
export async function touch(session: Pick<DeviceSession, 'id' | 'lastSeenAt'>): Promise<void> {
  if (isSeenLately(session)) return;
  await DeviceSession.update({ lastSeenAt: new Date() }, { where: { id: session.id } });
}

export type Rotation =
  | { outcome: 'rotated'; session: DeviceSession; refreshToken: string }
  /** Another tab was faster; its answer has already brought the new token. */
  | { outcome: 'raced'; session: DeviceSession }
  /** An old token came back: somebody else has a copy, so the session was ended. */
  | { outcome: 'reused'; session: DeviceSession }
  | { outcome: 'unknown' };

/** The open session a refresh token belongs to; null for any other text. */
export async function findByRefreshToken(refreshToken: string): Promise<DeviceSession | null> {
  const { id, secret } = refreshTokenIn(refreshToken);
  const session = await DeviceSession.findOne({ where: { id, ...stillOpen() } });
  return session && isSameText(hashOfToken(secret), session.refreshHash) ? session : null;
}

/**
 * Exchanges a refresh token for a new one (docs/decisions/0003-rotating-refresh-token.md; OWASP
 * ASVS 5.0, 10.4.5).
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
  if (isSameText(presented, session.refreshHash)) {
    const next = newSecret(id, env);
    await session.update(
      {
        previousRefreshHash: session.refreshHash,
        refreshHash: hashOfToken(next),
        rotatedAt: new Date(),
        lastSeenAt: new Date(),
      },
      { transaction },
    );
    return { outcome: 'rotated', session, refreshToken: asText({ id, secret: next }) };
  }
  if (isWithinGrace(session, presented)) return { outcome: 'raced', session };
  /* Tokens from before they had marks are known by their hash alone. */
  const isOurs = wasGivenOut({ id, secret }, env) || isPrevious(session, presented);
  if (!isOurs) return { outcome: 'unknown' };
  await session.destroy({ transaction });
  return { outcome: 'reused', session };
}

function isWithinGrace(session: DeviceSession, presented: string): boolean {
  const age = Date.now() - (session.rotatedAt?.getTime() ?? 0);
  return age <= lifetimes.refreshGrace && isPrevious(session, presented);
}

const isPrevious = ({ previousRefreshHash }: DeviceSession, presented: string) =>
  previousRefreshHash !== null && isSameText(presented, previousRefreshHash);
