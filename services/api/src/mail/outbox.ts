import { EventEmitter } from 'node:events';
import type { Transaction } from 'sequelize';
import { OutboxMail } from '#models/outbox-mail.ts';
import { seal } from '#secrets/sealed-text.ts';
import type { Mail } from './mail.ts';

/** Where mails wait: written with the change they tell of, sent once it is committed. */
export class Outbox extends EventEmitter<{ queued: [] }> {
  private readonly secretsKey: string;

  constructor(secretsKey: string) {
    super();
    this.secretsKey = secretsKey;
  }

  /** Puts a mail in the outbox; it leaves only if the transaction commits. */
  async add({ to, subject, text, html }: Mail, transaction: Transaction): Promise<void> {
    const sealedBody = seal(JSON.stringify({ text, html }), this.secretsKey);
    await OutboxMail.create({ recipient: to, subject, sealedBody }, { transaction });
    transaction.afterCommit(() => void this.emit('queued'));
  }
}
