import { EventEmitter } from 'node:events';
import type { Transaction } from 'sequelize';
import type { Env } from '#env.ts';
import { OutboxMail } from '#models/outbox-mail.ts';
import { seal } from '#secrets/sealed-text.ts';
import { type MailContent, renderMail } from './render-mail.ts';

/**
 * Where mails wait. Each is written in the transaction of its cause, and sent after the commit
 * (docs/decisions/0066-mail-outbox.md).
 */
export class Outbox extends EventEmitter<{ queued: [] }> {
  private readonly env: Env;

  constructor(env: Env) {
    super();
    this.env = env;
  }

  /** Puts a mail in the outbox; it leaves only if the transaction commits. */
  async add(letter: MailContent, transaction: Transaction): Promise<OutboxMail> {
    const { to, subject, text, html } = renderMail(letter, this.env.PUBLIC_URL);
    const sealedBody = seal(JSON.stringify({ text, html }), this.env.SECRETS_KEY);
    const row = { userId: letter.userId, recipient: to, subject, sealedBody };
    const mail = await OutboxMail.create(row, { transaction });
    transaction.afterCommit(() => void this.emit('queued'));
    return mail;
  }
}
