import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import type { Logger } from 'pino';
import { RepeatedWork } from '#background/repeated-work.ts';
import type { Env } from '#env.ts';
import { OutboxMail } from '#models/outbox-mail.ts';

const filesPerRound = 50;
const proofLength = 20;

type BounceSettings = Pick<Env, 'MAIL_BOUNCES' | 'MAIL_FROM' | 'SESSION_SECRET'>;

/** Only we can make it, so that no one else can name a mail of ours and keep its receiver from getting any. */
const proofOf = (id: number, { SESSION_SECRET }: BounceSettings) =>
  createHmac('sha256', SESSION_SECRET).update(`bounce ${id}`).digest('hex').slice(0, proofLength);

/** Returns the address for a report that a mail could not be delivered (RFC 5321, 4.5.5): one for it alone. */
export function returnPathOf({ id }: OutboxMail, env: BounceSettings): string {
  const [, host] = env.MAIL_FROM.split('@');
  return env.MAIL_BOUNCES ? `bounces+${id}-${proofOf(id, env)}@${host}` : env.MAIL_FROM;
}

/** Reads the report of a mail server (RFC 3464); null when it is about no mail of ours. */
function readBounce(text: string, env: BounceSettings) {
  const [, id = '', proof = ''] = /bounces\+(\d+)-([\da-f]{20})@/i.exec(text) ?? [];
  const expected = Buffer.from(proofOf(Number(id), env));
  const given = Buffer.from(proof.toLowerCase());
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.+)$`, 'im').exec(text)?.[1]?.trim();
  const status = field('Status') ?? '';
  return {
    id: Number(id),
    action: field('Action')?.toLowerCase() === 'failed' ? ('failed' as const) : ('other' as const),
    /* Of the address or its mailbox (RFC 3463, 3.2 and 3.3), not of this one mail. */
    isRefused: /^5\.(?:1\.\d+|2\.[01])$/.test(status),
    reason: field('Diagnostic-Code') ?? `Came back with status ${status}.`,
  };
}

/**
 * Reads the reports that the mail server of this machine puts into a folder (`MAIL_BOUNCES`, a Maildir) about mails
 * that it accepted and could not deliver (docs/decisions/mail.md#0296). Of several APIs one takes each.
 */
export class BounceReader extends RepeatedWork {
  readonly name = 'bounces';
  private readonly env: Env;
  private readonly log: Logger;
  private readonly count: (kind: string) => void;

  constructor({ env, log, count }: { env: Env; log: Logger; count: (kind: string) => void }) {
    super(env.WORKER_INTERVAL_MS);
    this.env = env;
    this.log = log;
    this.count = count;
  }

  protected explain(error: unknown): void {
    this.log.warn({ err: error }, 'mails that came back are waiting');
  }

  protected async work(): Promise<void> {
    const [arrived, taken] = ['new', 'tmp'].map((name) => join(this.env.MAIL_BOUNCES, name));
    if (!arrived || !taken) return;
    await mkdir(taken, { recursive: true, mode: 0o700 });
    const names = await readdir(arrived).catch(noneYet);
    for (const name of names.slice(0, filesPerRound)) {
      if (this.isStopped) return;
      const [from, to] = [join(arrived, name), join(taken, name)];
      if (!(await rename(from, to).then(() => true, falseIfGone))) continue;
      try {
        await this.note(await readFile(to, 'utf8'));
      } catch (error) {
        await rename(to, from);
        throw error;
      }
      await rm(to);
    }
  }

  private async note(text: string): Promise<void> {
    const bounce = readBounce(text, this.env);
    this.count(bounce?.action ?? 'unknown');
    if (bounce?.action !== 'failed') return;
    const lastError = bounce.reason.slice(0, fieldLengths.mailError);
    const refusedAt = bounce.isRefused ? new Date() : null;
    const where = { id: bounce.id };
    await OutboxMail.update({ state: 'dead', lastError, refusedAt }, { where });
    this.log.warn({ mail: bounce.id, reason: lastError }, 'mail came back');
  }
}

function noneYet(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return [];
  throw error;
}

/** Another API was faster. */
function falseIfGone(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOENT') return false;
  throw error;
}
