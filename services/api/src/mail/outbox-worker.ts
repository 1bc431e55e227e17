import { brand } from '@camp/contracts/site/brand';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { createTransport, type Transporter } from 'nodemailer';
import pLimit from 'p-limit';
import type { Logger } from 'pino';
import { Op } from 'sequelize';
import { RepeatedWork } from '#background/repeated-work.ts';
import { OutboxMail } from '#models/outbox-mail.ts';
import { unseal } from '#secrets/sealed-text.ts';
import { type Env, isThisMachine } from '#env.ts';
import type { Outbox } from './outbox.ts';
import { withoutCredentials } from './redact.ts';

const pollEveryMs = 2_000;
const mailsPerRound = 20;
/** One that a mail server is slow to take holds up none of the others. Many servers let a client in ten times. */
const mailsAtOnce = 5;
const mostAttempts = 8;
/** A mail that a worker took and never finished is taken again after this time. */
const abandonedAfterMs = 120_000;
const smtpTimeoutMs = 10_000;

/** Sends what is in the outbox: at once when something is queued, and by polling. Stops after the current mails. */
export class OutboxWorker extends RepeatedWork {
  private readonly env: Env;
  private readonly log: Logger;
  private readonly transport: Transporter | null;

  constructor({ env, log, outbox }: { env: Env; log: Logger; outbox: Outbox }) {
    super(pollEveryMs);
    this.env = env;
    this.log = log;
    this.transport = env.SMTP_URL ? createTransport(smtpOptionsFor(env)) : null;
    outbox.on('queued', () => this.workSoon());
  }

  override async stop(): Promise<void> {
    await super.stop();
    this.transport?.close();
  }

  protected explain(error: unknown): void {
    this.log.warn({ err: error }, 'outbox is waiting');
  }

  protected async work(): Promise<void> {
    const inLine = pLimit(mailsAtOnce);
    let due: OutboxMail[];
    do {
      due = await dueMails();
      /* The round lasts until every mail has ended, one way or the other: `stop` waits for it. */
      const taken = await Promise.allSettled(due.map((mail) => inLine(() => this.take(mail))));
      for (const each of taken) if (each.status === 'rejected') throw each.reason;
    } while (due.length === mailsPerRound && !this.isStopped);
  }

  private async take(mail: OutboxMail): Promise<void> {
    if (!this.isStopped && (await claim(mail))) await this.send(mail);
  }

  private async send(mail: OutboxMail): Promise<void> {
    const { env, log } = this;
    try {
      if (!this.transport) throw new Error('SMTP_URL is not set.');
      const body = JSON.parse(unseal(mail.sealedBody ?? '', env.SECRETS_KEY)) as Body;
      const from = { name: brand.name, address: brand.mailboxes.sender };
      /* As text, one with a comma would be a list. */
      const to = { name: '', address: mail.recipient };
      const messageId = messageIdOf(mail);
      await this.transport.sendMail({ from, to, messageId, subject: mail.subject, ...body });
      await mail.update({ state: 'sent', sentAt: new Date(), sealedBody: null, lastError: null });
      log.info({ mail: mail.id }, 'mail sent');
    } catch (error) {
      const reason = withoutCredentials((error as Error).message, env.SMTP_URL);
      await mail.update(afterFailure(mail.attempts, reason));
      log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'mail not sent');
    }
  }
}

/** The same for each try, so that a mail which is sent again can be told as the same (RFC 5322, 3.6.4). */
function messageIdOf({ id, createdAt }: OutboxMail): string {
  const [, host] = brand.mailboxes.sender.split('@');
  return `<${createdAt.getTime()}.${id}@${host}>`;
}

interface Body {
  text: string;
  html: string;
}

/**
 * How the mail server is spoken to. Mails carry links that sign people in, so in production they leave the
 * machine encrypted or not at all. Who has to do without says so in the address: `?requireTLS=false`.
 */
export function smtpOptionsFor(env: Env) {
  return {
    url: env.SMTP_URL,
    requireTLS: env.NODE_ENV === 'production' && !isThisMachine(new URL(env.SMTP_URL).hostname),
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
  };
}

function dueMails(): Promise<OutboxMail[]> {
  const now = new Date();
  return OutboxMail.findAll({
    where: { state: ['queued', 'failed', 'sending'], nextAttemptAt: { [Op.lte]: now } },
    order: ['id'],
    limit: mailsPerRound,
  });
}

/** Takes a mail for this worker alone; false when another one was faster. */
async function claim(mail: OutboxMail): Promise<boolean> {
  const { id, state, attempts } = mail;
  const nextAttemptAt = new Date(Date.now() + abandonedAfterMs);
  const taken = { state: 'sending', attempts: attempts + 1, nextAttemptAt } as const;
  const [count] = await OutboxMail.update(taken, { where: { id, state, attempts } });
  if (count === 1) mail.set(taken, { raw: true });
  return count === 1;
}

/** Waits 15 s, 30 s, 1 min … between tries, and gives up after the eighth. */
function afterFailure(attempts: number, reason: string) {
  const wait = 15_000 * 2 ** (attempts - 1);
  return {
    state: attempts >= mostAttempts ? ('dead' as const) : ('failed' as const),
    nextAttemptAt: new Date(Date.now() + wait),
    lastError: reason.slice(0, fieldLengths.mailError),
  };
}
