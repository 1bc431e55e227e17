import type * as outbox from '@camp/contracts/outbox';
import type { MailState } from '@camp/contracts/outbox';
import { writeAudit } from '#audit/write-audit.ts';
import { ApiError } from '#errors/api-error.ts';
import type { Call } from '#http/route.ts';
import { OutboxMail } from '#models/outbox-mail.ts';
import type { AppContext } from '#context.ts';
import { noSuchMail } from './no-such-mail.ts';
import { presentMail } from './outbox.presenter.ts';

/** Queues a mail anew that failed or was given up, as if it had never been tried. */
export async function retryMail(
  { db, env, outbox: mails }: AppContext,
  { actor, params, request }: Call<typeof outbox.retryMail>,
) {
  const mail = await db.transaction(async (transaction) => {
    const found = await OutboxMail.findByPk(params.id, { lock: true, transaction });
    if (!found) throw noSuchMail();
    requireRetryable(found.state);
    await found.update(
      { state: 'queued', attempts: 0, nextAttemptAt: new Date() },
      { transaction },
    );
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

/** @throws {@link ApiError} CONFLICT unless the mail failed or was given up. */
function requireRetryable(state: MailState): void {
  if (state === 'failed' || state === 'dead') return;
  const sentence = state === 'sent' ? 'mailSent' : 'mailOnItsWay';
  throw new ApiError('CONFLICT', sentence);
}
