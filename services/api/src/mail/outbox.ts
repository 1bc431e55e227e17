import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { Transaction } from 'sequelize';
import type { Env } from '#env.ts';
import { OutboxMail } from '#models/outbox-mail.ts';
import { seal } from '#secrets/sealed-text.ts';
import { type MailContent, renderMail } from './render-mail.ts';

type Cause = ReturnType<typeof AsyncLocalStorage.snapshot>;

/** Maximum number of mails for which it is known which request caused them. */
const maxCauses = 1_000;

/**
 * Mails that wait. Each is written in the transaction of its cause, and sent after the commit
 * (docs/decisions/mail.md#0066).
 */
export class Outbox extends EventEmitter<{ queued: [] }> {
  private readonly env: Env;
  private readonly causes = new LRUCache<number, Cause>({ max: maxCauses });

  constructor(env: Env) {
    super();
    this.env = env;
  }

  /** Puts a mail in the outbox; it leaves only if the transaction commits. */
  async add(letter: MailContent, transaction: Transaction): Promise<OutboxMail> {
    const { to, subject, text, html, headers } = renderMail(letter, this.env.PUBLIC_URL);
    const sealedBody = seal(JSON.stringify({ text, html, headers }), this.env.SECRETS_KEY);
    const row = { userId: letter.userId, recipient: to, subject, sealedBody };
    const mail = await OutboxMail.create(row, { transaction });
    this.causes.set(mail.id, AsyncLocalStorage.snapshot());
    transaction.afterCommit(() => void this.emit('queued'));
    return mail;
  }

  /** Does work for a mail on behalf of the request that caused it, if this process knows that. */
  inItsName<T>({ id }: OutboxMail, work: () => T): T {
    const cause = this.causes.get(id);
    return cause ? cause(work) : work();
  }
}
