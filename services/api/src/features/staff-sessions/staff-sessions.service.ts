import type { CallResult } from '@camp/contracts/client/endpoint';
import type * as contract from '@camp/contracts/staff/staff-sessions';
import type { Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { ApiError, apiErrors } from '#errors/api-error.ts';
import {
  forget,
  openSessionsOf,
  presentDevice,
  presentRemembered,
  rememberedDevicesOf,
} from '#features/devices/devices.service.ts';
import { openStaffAction, type StaffCall } from '#features/staff-users/staff-action.ts';
import { seenVersions } from '#http/if-match.ts';
import type { Call } from '#http/route.ts';
import { signedOutByStaffMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { DeviceSession } from '#models/device-session.ts';
import { User } from '#models/user.ts';
import { endAllAccess } from '#sessions/end-access.ts';

/** Every admin may look, whatever the rank of the user. */
export async function listSessionsOf({
  params,
}: Call<typeof contract.readSessions>): Promise<CallResult<typeof contract.readSessions>> {
  const user = await User.findByPk(params.id);
  if (!user) throw apiErrors.noSuchUser();
  const sessions = (await openSessionsOf(user)).map((row) => ({
    ...presentDevice(row),
    proved_by: row.provedBy,
    proved_at: row.provedAt?.toISOString() ?? null,
  }));
  const devices = (await rememberedDevicesOf(user.id)).flatMap(presentRemembered);
  return { sessions, devices };
}

/** Forgets a device: the person is asked for the code there again. Open sessions stay open. */
export async function forgetDeviceFor(
  { db }: AppContext,
  { request, ...asked }: Call<typeof contract.forgetDeviceOf>,
): Promise<CallResult<typeof contract.forgetDeviceOf>> {
  await db.transaction(async (transaction) => {
    const requested = { actions: ['endSessions' as const] };
    const seen = seenVersions(request);
    const { actor, target } = await openStaffAction({ ...asked, requested, seen }, transaction);
    const device = { id: asked.params.device, userId: target.id };
    await forget(device, { actorId: actor.id, request }, transaction);
  });
  return { ok: true };
}

/** Signs a person out on one device. */
export const endOneSessionOf = (
  context: AppContext,
  call: Call<typeof contract.endSessionOf>,
): Promise<CallResult<typeof contract.endSessionOf>> =>
  endSessions(context, call, async (user, transaction) => {
    const open = await openSessionsOf(user, transaction);
    const session = open.find(({ id }) => id === call.params.session);
    if (!session) throw new ApiError('NOT_FOUND', 'noSuchSession');
    return DeviceSession.destroy({ where: { id: session.id }, transaction });
  });

/** Signs a person out everywhere, and with them anyone who has their account. */
export const endAllSessionsOf = (
  context: AppContext,
  call: Call<typeof contract.endSessionsOf>,
): Promise<CallResult<typeof contract.endSessionsOf>> =>
  endSessions(context, call, async (user, transaction) => {
    const { length: ended } = await openSessionsOf(user, transaction);
    await endAllAccess(user.id, transaction);
    return ended;
  });

/** Ends some and returns how many. */
type End = (user: User, transaction: Transaction) => Promise<number>;

/** Ends sessions, and notifies the person by mail unless nothing has ended. */
function endSessions(
  { db, outbox }: AppContext,
  { request, ...asked }: StaffCall,
  end: End,
): Promise<{ ended: number }> {
  return db.transaction(async (transaction) => {
    const requested = { actions: ['endSessions' as const] };
    const seen = seenVersions(request);
    const { actor, target } = await openStaffAction({ ...asked, requested, seen }, transaction);
    const ended = await end(target, transaction);
    if (ended > 0) await outbox.add(signedOutByStaffMail(recipientOf(target), ended), transaction);
    const who = { actorId: actor.id, targetId: target.id, request };
    const details = { ended };
    await writeAudit({ action: 'security.admin_session_ended', ...who, details }, transaction);
    return { ended };
  });
}
