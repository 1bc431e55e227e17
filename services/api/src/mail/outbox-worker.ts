import { brand } from '@camp/contracts/site/brand';
import { tracer } from '@camp/service/tracing';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { col, fn, Op, where } from 'sequelize';
import { RepeatedWork } from '#background/repeated-work.ts';
import { OutboxMail } from '#models/outbox-mail.ts';
import { unseal } from '#secrets/sealed-text.ts';
import type { Env } from '#env.ts';
import { isThisMachine } from '#env-in-production.ts';
import { returnPathOf } from './bounces.ts';
import { afterFailure, isGivenUp } from './failed-tries.ts';
import type { Outbox } from './outbox.ts';
import { withoutCredentials } from './redact.ts';

const mailsPerRound = 20;
/** Many servers allow a client ten connections. */
const mailsAtOnce = 10;
/** To one domain: those to others go on while it hangs. */
const mailsToADomain = 5;
/** A mail that a worker took and never finished is taken again after this time. */
const abandonedAfterMs = 120_000;
const smtpTimeoutMs = 10_000;

/** Sends what is in the outbox: at once when something is queued, and by polling. Stops after the current mails. */
export class OutboxWorker extends RepeatedWork {
  readonly name = 'outbox';
  private readonly env: Env;
  private readonly log: Logger;
  private readonly outbox: Outbox;
  private transport: Transporter | null = null;
  private readonly inHand = new Map<Promise<void>, string>();

  constructor({ env, log, outbox }: { env: Env; log: Logger; outbox: Outbox }) {
    super(env.WORKER_INTERVAL_MS);
    this.env = env;
    this.log = log;
    this.outbox = outbox;
    outbox.on('queued', () => this.workSoon());
  }

  override async stop(): Promise<void> {
    await super.stop();
    await Promise.all(this.inHand.keys());
    this.transport?.close();
  }

  protected explain(error: unknown): void {
    this.log.warn({ err: error }, 'outbox is waiting');
  }

  /** Takes as many mails as there is room for. A round ends before they are sent, so none waits for a slow one. */
  protected async work(): Promise<void> {
    for (const mail of await dueMails(this.busyDomains())) {
      if (this.isStopped || this.inHand.size >= mailsAtOnce) return;
      const domain = domainOf(mail);
      if (!this.busyDomains().includes(domain) && (await claim(mail))) this.take(mail, domain);
    }
  }

  private take(mail: OutboxMail, domain: string): void {
    const sent = this.outbox
      .inItsName(mail, () => this.send(mail))
      .catch((error: unknown) => this.explain(error))
      .finally(() => {
        this.inHand.delete(sent);
        if (!this.isStopped) this.workSoon();
      });
    this.inHand.set(sent, domain);
  }

  /** The domains to which as many mails are on their way as allowed. */
  private busyDomains(): string[] {
    const counts = Map.groupBy(this.inHand.values(), (domain) => domain);
    return [...counts].filter(([, all]) => all.length >= mailsToADomain).map(([domain]) => domain);
  }

  /** Opens one transport for all mails, with the first of them: loading its library would slow a start down. */
  private async openTransport(): Promise<Transporter> {
    if (!this.env.SMTP_URL) throw new Error('SMTP_URL is not set.');
    const { createTransport } = await import('nodemailer');
    return (this.transport ??= createTransport(smtpOptionsFor(this.env)));
  }

  private async send(mail: OutboxMail): Promise<void> {
    const { env, log } = this;
    try {
      if (await isGivenUp(mail)) return;
      if (mail.sealedBody === null) return void (await mail.update(withoutText));
      const transport = await this.openTransport();
      const body = JSON.parse(unseal(mail.sealedBody, env.SECRETS_KEY)) as Body;
      const from = { name: brand.name, address: env.MAIL_FROM };
      /* As text, one with a comma would be a list. */
      const to = { name: '', address: mail.recipient };
      const messageId = messageIdOf(mail, env);
      const envelope = { from: returnPathOf(mail, env), to: mail.recipient };
      const { subject } = mail;
      await traced(transport.sendMail({ from, to, envelope, messageId, subject, ...body }));
      await mail.update({ state: 'sent', sentAt: new Date(), sealedBody: null, lastError: null });
      log.info({ mail: mail.id }, 'mail sent');
    } catch (error) {
      const reason = withoutCredentials((error as Error).message, env.SMTP_URL);
      await mail.update(afterFailure(mail, error, reason));
      log.warn({ mail: mail.id, attempts: mail.attempts, reason }, 'mail not sent');
    }
  }
}

/** A mail that came back is not kept once it has left. */
const withoutText = {
  state: 'dead' as const,
  lastError: 'It had left before, so its text is gone. Mails that follow are sent.',
};

/** A span for the way to the mail server, where a request has caused it. */
async function traced(sending: Promise<unknown>): Promise<void> {
  const span = tracer()?.beginCall('SMTP');
  try {
    await sending;
    span?.end();
  } catch (error) {
    span?.end({ error });
    throw error;
  }
}

/** The same for each try, so that a mail which is sent again is recognized as the same (RFC 5322, 3.6.4). */
function messageIdOf({ id, createdAt }: OutboxMail, { MAIL_FROM }: Env): string {
  const [, host] = MAIL_FROM.split('@');
  return `<${createdAt.getTime()}.${id}@${host}>`;
}

interface Body {
  text: string;
  html: string;
  /** Older mails have none. */
  headers?: Record<string, string>;
}

/**
 * Returns the options for the mail server. Mails carry links that sign people in, so in production they leave the
 * machine encrypted or not at all. Operators who must do without say so in the address: `?requireTLS=false`. On this
 * machine no one is between, and a mail server has a certificate that it made for itself.
 */
export function smtpOptionsFor(env: Env) {
  const isBeside = isThisMachine(new URL(env.SMTP_URL).hostname);
  return {
    url: env.SMTP_URL,
    pool: true as const,
    maxConnections: mailsAtOnce,
    requireTLS: env.NODE_ENV === 'production' && !isBeside,
    ...(isBeside && { tls: { rejectUnauthorized: false } }),
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
  };
}

const domainOf = ({ recipient }: OutboxMail) => recipient.split('@').at(-1)?.toLowerCase() ?? '';

function dueMails(withoutDomains: string[]): Promise<OutboxMail[]> {
  const others = withoutDomains.map((domain) =>
    where(fn('LOWER', col('recipient')), { [Op.notLike]: `%@${domain}` }),
  );
  return OutboxMail.findAll({
    where: {
      state: ['queued', 'failed', 'sending'],
      nextAttemptAt: { [Op.lte]: new Date() },
      [Op.and]: others,
    },
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
