import type * as devices from '@camp/contracts/devices';
import { Op } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { DeviceSession } from '#models/device-session.ts';
import type { AppContext } from '#context.ts';
import { clearSignedInCookies } from '#sessions/cookies.ts';
import { stillOpen } from '#sessions/device-sessions.ts';
import { endServerSession } from '#sessions/server-session.ts';
import { presentDevice } from './devices.presenter.ts';

/** Where the caller is signed in, the newest use first. */
export async function listOpenSessions({ actor }: Call<typeof devices.listSessions>) {
  const open = await DeviceSession.findAll({
    where: { userId: actor.user.id, ...stillOpen() },
    order: [['lastSeenAt', 'DESC']],
  });
  const sessions = open.map((row) => ({
    ...presentDevice(row),
    current: row.id === actor.session.id,
  }));
  return { sessions };
}

/** Signs one of the caller's devices out; this one too, if it is the one. */
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

/** Signs the caller out everywhere but here. */
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
