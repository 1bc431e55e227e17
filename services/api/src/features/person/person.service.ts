import type { CallResult } from '@camp/contracts/client/endpoint';
import { mayOpen } from '@camp/contracts/site/roles';
import type * as contract from '@camp/contracts/staff/person';
import type { PersonFacts } from '@camp/contracts/staff/person';
import { Op } from 'sequelize';
import type { AppContext } from '#context.ts';
import { apiErrors } from '#errors/api-error.ts';
import { openSessionsOf, rememberedDevicesOf } from '#features/devices/devices.service.ts';
import { presentMail } from '#features/outbox/outbox.service.ts';
import { countPeopleRead } from '#features/staff-users/count-people-read.ts';
import { permissionsOver } from '#features/staff-users/staff-users.policy.ts';
import { presentStaffUser } from '#features/staff-users/staff-users.presenter.ts';
import type { Call } from '#http/route.ts';
import { Authenticator } from '#models/authenticator.ts';
import { OutboxMail } from '#models/outbox-mail.ts';
import { Passkey } from '#models/passkey.ts';
import { RecoveryCode } from '#models/recovery-code.ts';
import { StaffNote } from '#models/staff-note.ts';
import { User } from '#models/user.ts';
import { isSecondFactorWaived } from '#sessions/session-strength.ts';
import { lockOf } from './account-lock.service.ts';

export async function showPerson(
  context: AppContext,
  { actor, params, request }: Call<typeof contract.readPerson.admin>,
): Promise<CallResult<typeof contract.readPerson.admin>> {
  const user = await User.findByPk(params.id);
  if (!user) throw apiErrors.noSuchUser();
  await countPeopleRead(context, { actor, request, people: 1 });
  const mayKnow =
    mayOpen('admin', actor.user.role) || permissionsOver(actor.user, user).can.suspend;
  return {
    user: presentStaffUser(user, actor.user),
    facts: mayKnow ? await factsAbout(context, user) : null,
  };
}

async function factsAbout(context: AppContext, user: User): Promise<PersonFacts> {
  const where = { userId: user.id };
  const [sessions, devices, lock, mails, failed_mails, notes] = await Promise.all([
    openSessionsOf(user),
    rememberedDevicesOf(user.id),
    lockOf(context, user),
    OutboxMail.count({ where }),
    OutboxMail.count({ where: { ...where, state: { [Op.in]: ['failed', 'dead'] } } }),
    StaffNote.count({ where }),
  ]);
  return {
    ...(await factorsAbout(user)),
    sessions: sessions.length,
    remembered_devices: devices.length,
    lock,
    mails,
    failed_mails,
    notes,
  };
}

async function factorsAbout(user: User) {
  const where = { userId: user.id };
  const [authenticators, passkeys, unusedCodes] = await Promise.all([
    Authenticator.count({ where }),
    Passkey.count({ where }),
    RecoveryCode.count({ where: { ...where, usedAt: null } }),
  ]);
  const { secondFactorWaivedUntil: until } = user;
  return {
    authenticator: authenticators > 0,
    passkeys,
    recovery_left: authenticators + passkeys > 0 ? unusedCodes : null,
    waived_until: isSecondFactorWaived(user) && until ? until.toISOString() : null,
  };
}

/** Every admin may look, as at the whole outbox. */
export async function mailsTo(
  { env }: AppContext,
  { params, query: { limit, cursor } }: Call<typeof contract.readMails>,
): Promise<CallResult<typeof contract.readMails>> {
  const user = await User.findByPk(params.id);
  if (!user) throw apiErrors.noSuchUser();
  const found = await OutboxMail.findAll({
    attributes: { exclude: ['sealedBody'] },
    where: { userId: user.id, ...(cursor && { id: { [Op.lt]: cursor } }) },
    order: [['id', 'DESC']],
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const next = found.length > limit ? (page.at(-1)?.id ?? null) : null;
  return { mails: page.map((mail) => presentMail(mail, env)), next };
}
