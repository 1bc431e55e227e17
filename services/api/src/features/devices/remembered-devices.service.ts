import type * as devices from '@camp/contracts/devices';
import { Op } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { KnownDevice } from '#models/known-device.ts';
import type { AppContext } from '#context.ts';
import { presentDevice } from './devices.presenter.ts';

const stillRemembered = () => ({ rememberedUntil: { [Op.gt]: new Date() } });

/** Where the caller is not asked for the second factor, the newest use first. */
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

/** From now on the second factor is asked for on that device again; signing in from it stays no news. */
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
