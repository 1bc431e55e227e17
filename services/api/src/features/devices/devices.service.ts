import type * as devices from '@camp/contracts/account/devices';
import type { Request } from 'express';
import { Op, type Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { describeUserAgent } from '#client-info/device-name.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { DeviceSession } from '#models/device-session.ts';
import { KnownDevice } from '#models/known-device.ts';
import type { User } from '#models/user.ts';
import { clearSignedInCookies } from '#sessions/cookies.ts';
import { stillOpen } from '#sessions/device-sessions.ts';
import { endServerSession } from '#sessions/server-session.ts';

/** Finds a person's open sessions, the most recently used first. */
export function openSessionsOf(
  { id: userId }: User,
  transaction: Transaction | null = null,
): Promise<DeviceSession[]> {
  return DeviceSession.findAll({
    where: { userId, ...stillOpen() },
    order: [['lastSeenAt', 'DESC']],
    transaction,
  });
}

/** Lists the caller's open sessions. */
export async function listOpenSessions({ actor }: Call<typeof devices.listSessions>) {
  const sessions = (await openSessionsOf(actor.user)).map((row) => ({
    ...presentDevice(row),
    current: row.id === actor.session.id,
  }));
  return { sessions };
}

/** Signs out one of the caller's devices, which may be the current one. */
export async function endOneSession(
  { db, env }: AppContext,
  { actor, params, request, response }: Call<typeof devices.endSession>,
) {
  const userId = actor.user.id;
  await db.transaction(async (transaction) => {
    const where = { id: params.id, userId, ...stillOpen() };
    const ended = await DeviceSession.destroy({ where, transaction });
    if (ended === 0) throw new ApiError('NOT_FOUND', 'noSuchSession');
    await writeAudit(
      {
        action: 'security.session_ended',
        actorId: userId,
        targetId: userId,
        request,
        details: { ended },
      },
      transaction,
    );
  });
  if (params.id === actor.session.id) {
    await endServerSession(request);
    clearSignedInCookies(response, env);
  }
  return { ok: true as const };
}

/** Signs the caller out everywhere else. */
export async function endOtherSessions(
  { db }: AppContext,
  { actor, request }: Call<typeof devices.endOtherSessions>,
) {
  const userId = actor.user.id;
  const ended = await db.transaction(async (transaction) => {
    const others = { userId, id: { [Op.ne]: actor.session.id } };
    const open = await DeviceSession.count({ where: { ...others, ...stillOpen() }, transaction });
    await DeviceSession.destroy({ where: others, transaction });
    await writeAudit(
      {
        action: 'security.session_ended',
        actorId: userId,
        targetId: userId,
        request,
        details: { ended: open },
      },
      transaction,
    );
    return open;
  });
  return { ok: true as const, ended };
}

const stillRemembered = () => ({ rememberedUntil: { [Op.gt]: new Date() } });

/** Finds the devices on which a person is not asked for the second factor, the most recently used first. */
export const rememberedDevicesOf = (userId: number): Promise<KnownDevice[]> =>
  KnownDevice.findAll({
    where: { userId, ...stillRemembered() },
    order: [['lastSeenAt', 'DESC']],
  });

export async function listDevices({ actor }: Call<typeof devices.listRememberedDevices>) {
  const remembered = await rememberedDevicesOf(actor.user.id);
  return { devices: remembered.flatMap(presentRemembered) };
}

export function presentRemembered(device: KnownDevice) {
  const { rememberedUntil } = device;
  if (!rememberedUntil) return [];
  return [{ ...presentDevice(device), remembered_until: rememberedUntil.toISOString() }];
}

/** Asks for the second factor on that device again. It stays known, so signing in from it sends no mail. */
export async function forgetDevice(
  { db }: AppContext,
  { actor, params, request }: Call<typeof devices.forgetRememberedDevice>,
) {
  const userId = actor.user.id;
  const device = { id: params.id, userId };
  await db.transaction((transaction) => forget(device, { actorId: userId, request }, transaction));
  return { ok: true as const };
}

/** @throws {ApiError} NOT_FOUND where the device is not remembered. */
export async function forget(
  { id, userId }: Pick<KnownDevice, 'id' | 'userId'>,
  by: { actorId: number; request: Request },
  transaction: Transaction,
): Promise<void> {
  const where = { id, userId, ...stillRemembered() };
  const [forgotten] = await KnownDevice.update({ rememberedUntil: null }, { where, transaction });
  if (forgotten === 0) throw new ApiError('NOT_FOUND', 'noSuchDevice');
  await writeAudit({ action: 'security.device_forgotten', targetId: userId, ...by }, transaction);
}

/** A device as people see it: in words, instead of the header it sent. */
export function presentDevice(row: DeviceSession | KnownDevice) {
  return {
    id: row.id,
    ...describeUserAgent(row.userAgent),
    ip: row.ip,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
  };
}
