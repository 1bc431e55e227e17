import type * as devices from '@camp/contracts/account/devices';
import { Op } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { describeUserAgent } from '#client-info/device-name.ts';
import type { AppContext } from '#context.ts';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { DeviceSession } from '#models/device-session.ts';
import { KnownDevice } from '#models/known-device.ts';
import { clearSignedInCookies } from '#sessions/cookies.ts';
import { stillOpen } from '#sessions/device-sessions.ts';
import { isOpenAs } from '#sessions/session-strength.ts';
import { endServerSession } from '#sessions/server-session.ts';

/** Where the caller is signed in, the most recently used first. */
export async function listOpenSessions({ actor }: Call<typeof devices.listSessions>) {
  const open = await DeviceSession.findAll({
    where: { userId: actor.user.id, ...stillOpen() },
    order: [['lastSeenAt', 'DESC']],
  });
  const sessions = open
    .filter((row) => isOpenAs(actor.user.role, row))
    .map((row) => ({
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

/** Where the caller is not asked for the second factor, the most recently used first. */
export async function listDevices({ actor }: Call<typeof devices.listRememberedDevices>) {
  const remembered = await KnownDevice.findAll({
    where: { userId: actor.user.id, ...stillRemembered() },
    order: [['lastSeenAt', 'DESC']],
  });
  return { devices: remembered.flatMap(presentRemembered) };
}

function presentRemembered(device: KnownDevice) {
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
  await db.transaction(async (transaction) => {
    const where = { id: params.id, userId, ...stillRemembered() };
    const [forgotten] = await KnownDevice.update({ rememberedUntil: null }, { where, transaction });
    if (forgotten === 0) throw new ApiError('NOT_FOUND', 'noSuchDevice');
    await writeAudit(
      { action: 'security.device_forgotten', actorId: userId, targetId: userId, request },
      transaction,
    );
  });
  return { ok: true as const };
}

/** A device as its owner sees it: in words, instead of the header it sent. */
function presentDevice(row: DeviceSession | KnownDevice) {
  return {
    id: row.id,
    ...describeUserAgent(row.userAgent),
    ip: row.ip,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
  };
}
