import type { PlainFact } from '@camp/contracts/sentences/diagnosis-facts';
import { Op } from 'sequelize';
import { OutboxMail } from '#models/outbox-mail.ts';
import { CheckFailed, type Finding } from './check.ts';

/** The connection gives up by itself a little before the check does. */
const smtpTimeoutMs = 1_400;

/** A mail that has been due for this long means that nothing is sending. */
const stuckAfterMs = 5 * 60_000;

/** Signs in to the mail server as if to send, but sends nothing. */
export async function lookAtMailServer(url: string): Promise<Finding> {
  if (!url) throw new CheckFailed('mailNotSetUp');
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
    dnsTimeout: smtpTimeoutMs,
  });
  try {
    await transport.verify();
    return 'mailTaken';
  } catch (error) {
    throw new CheckFailed(reasonOf(error), { cause: error });
  } finally {
    transport.close();
  }
}

/** Reads nodemailer's codes, because its messages name hosts and repeat what the server said. */
function reasonOf(error: unknown): PlainFact {
  const { code = '' } = error as { code?: string };
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'mailSignInRefused';
  if (code === 'ETLS') return 'mailNotEncrypted';
  if (code === 'ETIMEDOUT') return 'tooLate';
  return 'mailUnreachable';
}

/** Counts the mails that wait, and fails if any was given up or is stuck. */
export async function lookAtMailQueue(): Promise<Finding> {
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
  const params = { waiting, dead };
  if (stuck > 0) throw new CheckFailed({ key: 'mailsStuck', params });
  if (dead > 0) throw new CheckFailed({ key: 'mails', params });
  return { key: 'mails', params };
}
