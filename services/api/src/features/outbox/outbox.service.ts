import { withAsciiDomain } from '@camp/contracts/account/normal-form';
import type { CallResult } from '@camp/contracts/client/endpoint';
import type * as outbox from '@camp/contracts/staff/outbox';
import {
  type MailState,
  mailStates,
  type OutboxMail as ShownMail,
} from '@camp/contracts/staff/outbox';
import { col, fn, Op, type WhereOptions } from 'sequelize';
import { writeAudit } from '#audit/write-audit.ts';
import type { AppContext } from '#context.ts';
import { sql } from '#db/sql.ts';
import type { Env } from '#env.ts';
import { ApiError } from '#errors/api-error.ts';
import { countPeopleRead } from '#features/staff-users/count-people-read.ts';
import type { Call } from '#http/route.ts';
import { testMail } from '#mail/mails.ts';
import { recipientOf } from '#mail/recipient.ts';
import { forgetRefusals, giveUpAt } from '#mail/failed-tries.ts';
import { withoutCredentials, withoutPlaces, withoutTokens } from '#mail/redact.ts';
import { OutboxMail } from '#models/outbox-mail.ts';
import { unseal } from '#secrets/sealed-text.ts';
import type { KeyRing } from '#secrets/key-ring.ts';

/** One page of the outbox, newest first, and how many mails are in each state. */
export async function listMails(
  context: AppContext,
  { actor, request, query: { state, search, limit, cursor } }: Call<typeof outbox.listOutbox>,
): Promise<CallResult<typeof outbox.listOutbox>> {
  const searched = search ? { [Op.and]: [containing(search)] } : {};
  const [found, counts] = await Promise.all([
    OutboxMail.findAll({
      attributes: { exclude: ['sealedBody'] },
      where: { ...searched, ...(state && { state }), ...(cursor && { id: { [Op.lt]: cursor } }) },
      order: [['id', 'DESC']],
      limit: limit + 1,
    }),
    countByState(searched),
  ]);
  const page = found.slice(0, limit);
  const next = found.length > limit ? (page.at(-1)?.id ?? null) : null;
  await countPeopleRead(context, { actor, request, people: page.length });
  return { mails: page.map((mail) => presentMail(mail, context.env)), next, counts };
}

/** Signs such as `%` stand for themselves. */
function containing(search: string) {
  const text = search.toLowerCase();
  return sql`(INSTR(LOWER(recipient), ${text}) > 0 OR INSTR(LOWER(recipient), ${withAsciiDomain(text)}) > 0 OR INSTR(LOWER(subject), ${text}) > 0)`;
}

/** Counts the mails in each state. */
export async function countByState(some: WhereOptions = {}): Promise<Record<MailState, number>> {
  const rows = (await OutboxMail.findAll({
    attributes: ['state', [fn('COUNT', col('id')), 'count']],
    where: some,
    group: ['state'],
    raw: true,
  })) as unknown as { state: MailState; count: number }[];
  const none = Object.fromEntries(mailStates.map((state) => [state, 0])) as Record<
    MailState,
    number
  >;
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}

/**
 * Shows what a mail says, without anything that would let its reader act as the recipient
 * (docs/decisions/staff.md#0026).
 */
export async function previewMail(
  { env }: AppContext,
  { params }: Call<typeof outbox.previewMail>,
): Promise<CallResult<typeof outbox.previewMail>> {
  const mail = await OutboxMail.findByPk(params.id);
  if (!mail) throw noSuchMail();
  const text = mail.sealedBody === null ? null : textIn(mail.sealedBody, env.SECRETS_KEY);
  return { mail: presentMail(mail, env), text };
}

function textIn(sealedBody: string, keys: KeyRing): string {
  try {
    const { text } = JSON.parse(unseal(sealedBody, keys)) as { text: string };
    return withoutTokens(text);
  } catch (cause) {
    throw new ApiError('CONFLICT', 'mailSealed', { cause });
  }
}

const noSuchMail = () => new ApiError('NOT_FOUND', 'noSuchMail');

/** Queues a mail that failed or was given up once more. Its attempts go on counting. */
export async function retryMail(
  { db, env, outbox: mails }: AppContext,
  { actor, params, request }: Call<typeof outbox.retryMail>,
) {
  const mail = await db.transaction(async (transaction) => {
    const found = await OutboxMail.findByPk(params.id, { lock: true, transaction });
    if (!found) throw noSuchMail();
    requireRetryable(found.state);
    await found.update({ ...queuedAnew(), refusedAt: null }, { transaction });
    await forgetRefusals(found, transaction);
    const details = { mail: found.id };
    await writeAudit(
      { action: 'mail.retry', actorId: actor.user.id, details, request },
      transaction,
    );
    transaction.afterCommit(() => void mails.emit('queued'));
    return found;
  });
  return { mail: presentMail(mail, env) };
}

const queuedAnew = () => ({
  state: 'queued' as const,
  nextAttemptAt: new Date(),
  triedUntil: giveUpAt(),
});

/** Queues every mail that was given up once more, but for those that their receivers refused. */
export async function retryDeadMails(
  { db, outbox: mails }: AppContext,
  { actor, request }: Call<typeof outbox.retryDeadMails>,
) {
  return db.transaction(async (transaction) => {
    const given = { state: 'dead', refusedAt: null, sealedBody: { [Op.ne]: null } };
    const [retried] = await OutboxMail.update(queuedAnew(), { where: given, transaction });
    if (retried === 0) return { retried };
    const details = { mails: retried };
    await writeAudit(
      { action: 'mail.retry_all', actorId: actor.user.id, details, request },
      transaction,
    );
    transaction.afterCommit(() => void mails.emit('queued'));
    return { retried };
  });
}

/** @throws {@link ApiError} CONFLICT unless the mail failed or was given up. */
function requireRetryable(state: MailState): void {
  if (state === 'failed' || state === 'dead') return;
  const sentence = state === 'sent' ? 'mailSent' : 'mailOnItsWay';
  throw new ApiError('CONFLICT', sentence);
}

/** Sends a mail to the caller's own address, the way all mails go. */
export async function sendTestMail(
  { db, env, rateLimits, outbox: mails }: AppContext,
  { actor, request }: Call<typeof outbox.sendTestMail>,
) {
  const { user } = actor;
  await rateLimits.testMails.check(user.id);
  const mail = await db.transaction(async (transaction) => {
    const added = await mails.add(testMail(recipientOf(user)), transaction);
    const details = { mail: added.id };
    await writeAudit(
      { action: 'mail.test', actorId: user.id, targetId: user.id, details, request },
      transaction,
    );
    return added;
  });
  return { mail: presentMail(mail, env) };
}

/** The most characters of a mail server's complaint that are shown. */
const longestError = 300;

/** A mail as staff see it in lists. */
export function presentMail(mail: OutboxMail, env: Env): ShownMail {
  const { id, userId, recipient, subject, state, attempts, lastError, createdAt, sentAt } = mail;
  return {
    id,
    user_id: userId,
    recipient,
    subject,
    state,
    attempts,
    next_attempt_at: hasNextAttempt(mail) ? mail.nextAttemptAt.toISOString() : null,
    last_error: lastError === null ? null : shownError(lastError, env),
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  };
}

const hasNextAttempt = ({ state }: OutboxMail) => state !== 'sent' && state !== 'dead';

/** A mail server may repeat our credentials or a part of the mail, and a driver says where it called. */
function shownError(error: string, { SMTP_URL }: Env): string {
  const plain = withoutPlaces(withoutTokens(withoutCredentials(error, SMTP_URL)), SMTP_URL);
  const shown = plain.replaceAll(/\s+/g, ' ').trim();
  return shown.length > longestError ? `${shown.slice(0, longestError)}…` : shown;
}
