import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import { Op, type Transaction } from 'sequelize';
import { ipOf, userAgentOf } from '#client-info/client-info.ts';
import { DeviceSession, type Proof } from '#models/device-session.ts';
import { User } from '#models/user.ts';
import { hashOfToken, randomToken } from '#tokens/random-token.ts';
import { isOpenAs, provenBy } from './session-strength.ts';
import { lifetimes } from '#tokens/lifetimes.ts';

/** `<session id>.<secret>`: the id finds the row, the secret proves the right to it. */
const refreshTokenOf = (id: string, secret: string) => `${id}.${secret}`;

export interface StartedSession {
  id: string;
  refreshToken: string;
}

/** Starts the session of one sign-in on one device. */
export async function startDeviceSession(
  { userId, request, proof }: { userId: number; request: Request; proof: Proof },
  transaction: Transaction,
): Promise<StartedSession> {
  const id = randomUUID();
  const secret = randomToken();
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
  return { id, refreshToken: refreshTokenOf(id, secret) };
}

/** Condition of the sessions that have not ended. */
export const stillOpen = () => ({
  expiresAt: { [Op.gt]: new Date() },
  lastSeenAt: { [Op.gt]: new Date(Date.now() - lifetimes.idle) },
});

/** The open session and its user as stored now; null when the session has ended. */
export async function findOpenSession(id: string): Promise<DeviceSession | null> {
  const session = await DeviceSession.findOne({
    where: { id, ...stillOpen() },
    include: { model: User, as: 'user', required: true },
  });
  return session?.user && isOpenAs(session.user.role, session) ? session : null;
}

/** Records that the session is in use, at most once a minute. */
export async function touch(session: DeviceSession): Promise<void> {
  const now = Date.now();
  if (now - session.lastSeenAt.getTime() < lifetimes.seenResolution) return;
  await session.update({ lastSeenAt: new Date(now) });
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
  const [id = '', secret = ''] = refreshToken.split('.');
  const session = await DeviceSession.findOne({ where: { id, ...stillOpen() } });
  return session && isSameHash(hashOfToken(secret), session.refreshHash) ? session : null;
}

/**
 * Exchanges a refresh token for a new one (docs/decisions/0003-rotating-refresh-token.md; OWASP
 * ASVS 5.0, 10.4.5).
 */
export async function rotate(refreshToken: string, transaction: Transaction): Promise<Rotation> {
  const [id = '', secret = ''] = refreshToken.split('.');
  const where = { id, ...stillOpen() };
  const session = await DeviceSession.findOne({ where, lock: true, transaction });
  const user = session && (await User.findByPk(session.userId, { transaction }));
  if (!user || !isOpenAs(user.role, session)) return { outcome: 'unknown' };
  const presented = hashOfToken(secret);
  if (isSameHash(presented, session.refreshHash)) {
    const next = randomToken();
    await session.update(
      {
        previousRefreshHash: session.refreshHash,
        refreshHash: hashOfToken(next),
        rotatedAt: new Date(),
        lastSeenAt: new Date(),
      },
      { transaction },
    );
    return { outcome: 'rotated', session, refreshToken: refreshTokenOf(id, next) };
  }
  if (isWithinGrace(session, presented)) return { outcome: 'raced', session };
  await session.destroy({ transaction });
  return { outcome: 'reused', session };
}

function isWithinGrace({ previousRefreshHash, rotatedAt }: DeviceSession, presented: string) {
  if (!previousRefreshHash || !rotatedAt) return false;
  const age = Date.now() - rotatedAt.getTime();
  return age <= lifetimes.refreshGrace && isSameHash(presented, previousRefreshHash);
}

function isSameHash(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
