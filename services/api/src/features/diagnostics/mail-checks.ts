import { createTransport } from 'nodemailer';
import { Op } from 'sequelize';
import { OutboxMail } from '#models/outbox-mail.ts';
import { CheckFailed } from './check.ts';

/** The connection gives up by itself a little before the check does. */
const smtpTimeoutMs = 1_400;

/** A mail that is due and not taken for this long means that nobody sends. */
const stuckAfterMs = 5 * 60_000;

/** Signs in to the mail server as for sending, and sends nothing. */
export async function lookAtMailServer(url: string): Promise<string> {
  if (!url) throw new CheckFailed('No mail server is set up.');
  const transport = createTransport({
    url,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
    dnsTimeout: smtpTimeoutMs,
  });
  try {
    await transport.verify();
    return 'It takes mail.';
  } catch (error) {
    throw new CheckFailed(reasonOf(error), { cause: error });
  } finally {
    transport.close();
  }
}

/** nodemailer's own codes; its messages name hosts and repeat what the server said. */
function reasonOf(error: unknown): string {
  const { code = '' } = error as { code?: string };
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'It refuses our sign-in.';
  if (code === 'ETLS') return 'It offers no encryption that we can use.';
  if (code === 'ETIMEDOUT') return 'It did not answer in time.';
  return 'It cannot be reached.';
}

/** How many mails wait, and whether any was given up or is left lying. */
export async function lookAtMailQueue(): Promise<string> {
  const [dead, waiting, stuck] = await Promise.all([
    OutboxMail.count({ where: { state: 'dead' } }),
    OutboxMail.count({ where: { state: ['queued', 'sending', 'failed'] } }),
    OutboxMail.count({
      where: {
        state: ['queued', 'failed'],
        nextAttemptAt: { [Op.lt]: new Date(Date.now() - stuckAfterMs) },
      },
    }),
  ]);
  const fact = `${waiting} waiting, ${dead} given up.`;
  if (stuck > 0) throw new CheckFailed(`${fact} Mails that are due are not taken.`);
  if (dead > 0) throw new CheckFailed(fact);
  return fact;
}
