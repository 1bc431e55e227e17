import type * as outbox from '@camp/contracts/outbox';
import { writeAudit } from '#audit/write-audit.ts';
import type { Call } from '#http/route.ts';
import { recipientOf } from '#mail/recipient.ts';
import { testMail } from '#mail/test-mail.ts';
import type { AppContext } from '#context.ts';
import { presentMail } from './outbox.presenter.ts';

/** Sends a mail to the address of who asks for it, on the way that all mails go. */
export async function sendTestMail(
  { db, env, limits, outbox: mails }: AppContext,
  { actor, request }: Call<typeof outbox.sendTestMail>,
) {
  const { user } = actor;
  await limits.testMails.check(user.id);
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
