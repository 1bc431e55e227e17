import type { Sequelize, Transaction } from 'sequelize';
import { authorityOf } from '#features/feeds/feeds.ts';
import { closureMail, type ToldPlace } from '#mail/closure-mail.ts';
import { recipientOf } from '#mail/recipient.ts';
import type { Outbox } from '#mail/outbox.ts';
import { ClosureMail, KnownClosure } from '#models/closure-mail.ts';
import { PlaceList, SavedPlace } from '#models/place-list.ts';
import { User } from '#models/user.ts';
import type { KeyRing } from '#secrets/key-ring.ts';
import { isSuspended } from '#sessions/suspension.ts';
import type { ClosuresNow } from './closures-now.ts';
import { type Change, compareClosures, knownOf, type LastState } from './compare-closures.ts';
import { unsubscribeTokenFor } from './unsubscribe-token.ts';

/** Time between two looks at the places of one member, in milliseconds. */
const pollIntervalMs = 300_000;
/** Time between two mails to the same person, in milliseconds. */
const restMs = 86_400_000;

interface Parts {
  db: Sequelize;
  keys: KeyRing;
  outbox: Outbox;
}

/**
 * Looks at the saved places of one member, and puts a mail in the outbox where something differs from what they
 * know, unless they had one within a day. What they know is kept in the transaction of the mail, so that no one
 * is notified twice or never.
 */
export function lookAtPlaces(
  { db, keys, outbox }: Parts,
  { userId, now }: { userId: number; now: ClosuresNow },
): Promise<void> {
  return db.transaction(async (transaction) => {
    /* Locked in the same order as by changes to lists. */
    const user = await User.findByPk(userId, { lock: true, transaction });
    const setting = await ClosureMail.findByPk(userId, { lock: true, transaction });
    if (!user || !setting?.isOn) return;
    const { slugs, known } = await savedBy(userId, transaction);
    const { changes, kept } = compareClosures(slugs, known, now);
    await keep(userId, kept, transaction);
    const isTold = changes.length > 0 && mayBeTold(user, setting);
    if (isTold) await tell(user, changes, transaction);
    const nextAt = new Date(Date.now() + pollIntervalMs);
    await setting.update({ nextAt, ...(isTold && { mailedAt: new Date() }) }, { transaction });
  });

  async function tell(user: User, changes: readonly Change[], transaction: Transaction) {
    const token = unsubscribeTokenFor(userId, keys);
    const letter = closureMail(recipientOf(user), { places: changes.map(toldPlace), token });
    await outbox.add(letter, transaction);
    const toldAt = new Date();
    const told = changes.map(({ slug, closure }) => ({ ...knownOf(slug, closure), toldAt }));
    await keep(userId, told, transaction);
  }
}

/** Each place once, even if it is in several lists; what is known of others is forgotten. */
async function savedBy(userId: number, transaction: Transaction) {
  const lists = await PlaceList.findAll({ where: { userId }, attributes: ['id'], transaction });
  const listId = lists.map(({ id }) => id);
  const saved = await SavedPlace.findAll({ where: { listId }, attributes: ['slug'], transaction });
  const slugs = new Set(saved.map(({ slug }) => slug));
  const all = await KnownClosure.findAll({ where: { userId }, transaction });
  const gone = all.filter(({ slug }) => !slugs.has(slug)).map(({ slug }) => slug);
  if (gone.length > 0) await KnownClosure.destroy({ where: { userId, slug: gone }, transaction });
  return { slugs: [...slugs].toSorted(), known: all.filter(({ slug }) => slugs.has(slug)) };
}

const mayBeTold = (user: User, { mailedAt }: ClosureMail) =>
  user.emailVerified === 1 &&
  !isSuspended(user) &&
  (mailedAt === null || mailedAt.getTime() + restMs <= Date.now());

async function keep(
  userId: number,
  known: readonly (LastState & { toldAt?: Date })[],
  transaction: Transaction,
): Promise<void> {
  if (known.length === 0) return;
  const updateOnDuplicate: (keyof LastState | 'toldAt')[] = ['closedBy', 'closedAsOf'];
  if (known.some(({ toldAt }) => toldAt)) updateOnDuplicate.push('toldAt');
  const rows = known.map((each) => ({ userId, ...each }));
  await KnownClosure.bulkCreate(rows, { updateOnDuplicate, transaction });
}

const toldPlace = ({ slug, name, closure, feed }: Change): ToldPlace => ({
  slug,
  name,
  headline: closure?.headline ?? null,
  source: closure?.source ?? authorityOf(feed),
});
