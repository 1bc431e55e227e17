import { brand } from '@camp/contracts/site/brand';
import type * as account from '@camp/contracts/account/account';
import { Op, type Transaction } from 'sequelize';
import { inLine } from '#errors/cost-ticket.ts';
import { ipOf } from '#client-info/client-info.ts';
import { writeAudit } from '#audit/write-audit.ts';
import { presentOwnUser } from '#features/users/users.presenter.ts';
import type { Call } from '#http/route.ts';
import { AuditEntry } from '#models/audit-entry.ts';
import { Authenticator } from '#models/authenticator.ts';
import { ClosureMail, KnownClosure } from '#models/closure-mail.ts';
import { DeviceSession } from '#models/device-session.ts';
import { KnownDevice } from '#models/known-device.ts';
import { MailedToken } from '#models/mailed-token.ts';
import { OutboxMail } from '#models/outbox-mail.ts';
import { Passkey } from '#models/passkey.ts';
import { RecoveryCode } from '#models/recovery-code.ts';
import { PlaceList, SavedPlace } from '#models/place-list.ts';
import { SavedFilter, StaffPreference } from '#models/staff-list.ts';
import type { User } from '#models/user.ts';
import type { AppContext } from '#context.ts';
import * as present from './export.presenter.ts';

/** Exports everything the site keeps about the caller, as a file: no secret, no hash, no key, no one else's data. */
export async function exportOwnAccount(
  { db, rateLimits }: AppContext,
  { actor, request, response }: Call<typeof account.exportAccount>,
) {
  const { user } = actor;
  const ticket = await rateLimits.exporting.take({ ip: ipOf(request), userId: user.id });
  const { kept, activity } = await inLine(ticket, async () => {
    const { kept: found, last } = await db.transaction(async (transaction) => {
      const event = await writeAudit(
        { action: 'account.export', actorId: user.id, targetId: user.id, request },
        transaction,
      );
      return { kept: await everythingAbout(user, transaction), last: event.id };
    });
    return { kept: found, activity: await activityOf(user.id, last) };
  });
  response.attachment(`${brand.filePrefix}account.json`);
  return { site: brand.name, exported_at: new Date().toISOString(), ...kept, activity };
}

async function everythingAbout(user: User, transaction: Transaction) {
  const own = { where: { userId: user.id }, order: ['createdAt'], transaction } satisfies object;
  const sessions = await DeviceSession.findAll(own);
  const devices = await KnownDevice.findAll(own);
  const passkeys = await Passkey.findAll(own);
  const links = await MailedToken.findAll(own);
  const codes = await RecoveryCode.findAll(own);
  const authenticator = await Authenticator.findByPk(user.id, { transaction });
  const filters = await SavedFilter.findAll(own);
  const lists = await PlaceList.findAll(own);
  const places = await SavedPlace.findAll({
    where: { listId: lists.map(({ id }) => id) },
    order: ['createdAt'],
    transaction,
  });
  const closureMails = await ClosureMail.findByPk(user.id, { transaction });
  const closures = await KnownClosure.findAll({ ...own, order: ['slug'] });
  const views = await StaffPreference.findAll({ ...own, order: ['list'] });
  const to = { where: { recipient: user.email }, order: ['id'], transaction } satisfies object;
  const mails = await OutboxMail.findAll(to);
  return {
    account: { ...presentOwnUser(user), language: user.language },
    two_factor: present.secondFactor({ user, authenticator, codes }),
    sessions: sessions.map(present.session),
    devices: devices.map(present.device),
    passkeys: passkeys.map(present.passkey),
    list_views: views.map(present.listView),
    saved_filters: filters.map(present.savedFilter),
    place_lists: lists.map((list) => present.placeList(list, places)),
    closure_mails: present.closureMails(closureMails, closures),
    mailed_links: links.map(present.mailedLink),
    mails: mails.map(present.mail),
  };
}

/** Number of events read, and held as rows, at a time. */
const batchSize = 1_000;

/** Finds every event by or about a person, up to that of the export itself. */
async function activityOf(userId: number, last: number) {
  const byOrAbout = { [Op.or]: [{ actorUserId: userId }, { targetUserId: userId }] };
  const found: ReturnType<typeof present.activity>[] = [];
  let after = 0;
  for (let size = batchSize; size === batchSize;) {
    const id = { [Op.gt]: after, [Op.lte]: last };
    const where = { ...byOrAbout, id };
    const batch = await AuditEntry.findAll({ where, order: ['id'], limit: batchSize });
    found.push(...batch.map((entry) => present.activity(entry, userId)));
    after = batch.at(-1)?.id ?? last;
    size = batch.length;
  }
  return found;
}
