import { brand } from '@camp/contracts/site/brand';
import type * as account from '@camp/contracts/account/account';
import { Op, type Transaction } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import type { Call } from '#http/route.ts';
import { AuditEntry } from '#models/audit-entry.ts';
import { Authenticator } from '#models/authenticator.ts';
import { DeviceSession } from '#models/device-session.ts';
import { KnownDevice } from '#models/known-device.ts';
import { MailedToken } from '#models/mailed-token.ts';
import { OutboxMail } from '#models/outbox-mail.ts';
import { Passkey } from '#models/passkey.ts';
import { RecoveryCode } from '#models/recovery-code.ts';
import type { User } from '#models/user.ts';
import type { AppContext } from '#context.ts';
import * as present from './export.presenter.ts';

/** Everything the site keeps about the caller, as a file: no secret, no hash, no key, nobody else's data. */
export async function exportOwnAccount(
  { db }: AppContext,
  { actor, request, response }: Call<typeof account.exportAccount>,
) {
  const { user } = actor;
  const kept = await db.transaction(async (transaction) => {
    await writeAudit(
      { action: 'account.export', actorId: user.id, targetId: user.id, request },
      transaction,
    );
    return everythingAbout(user, transaction);
  });
  response.attachment(`${brand.filePrefix}account.json`);
  return { site: brand.name, exported_at: new Date().toISOString(), ...kept };
}

async function everythingAbout(user: User, transaction: Transaction) {
  const own = { where: { userId: user.id }, order: ['createdAt'], transaction } satisfies object;
  const sessions = await DeviceSession.findAll(own);
  const devices = await KnownDevice.findAll(own);
  const passkeys = await Passkey.findAll(own);
  const links = await MailedToken.findAll(own);
  const codes = await RecoveryCode.findAll(own);
  const authenticator = await Authenticator.findByPk(user.id, { transaction });
  const to = { where: { recipient: user.email }, order: ['id'], transaction } satisfies object;
  const mails = await OutboxMail.findAll(to);
  return {
    account: { ...presentOwnUser(user), language: user.language },
    two_factor: present.secondFactor({ user, authenticator, codes }),
    sessions: sessions.map(present.session),
    devices: devices.map(present.device),
    passkeys: passkeys.map(present.passkey),
    mailed_links: links.map(present.mailedLink),
    mails: mails.map(present.mail),
    activity: await activityOf(user.id, transaction),
  };
}

async function activityOf(userId: number, transaction: Transaction) {
  const byOrAbout = { [Op.or]: [{ actorUserId: userId }, { targetUserId: userId }] };
  const entries = await AuditEntry.findAll({ where: byOrAbout, order: ['id'], transaction });
  return entries.map((entry) => present.activity(entry, userId));
}
