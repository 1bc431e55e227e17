import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { Op, type Transaction } from 'sequelize';
import { OutboxMail } from '#models/outbox-mail.ts';

const firstPauseMs = 15_000;
const longestPauseMs = 4 * 3_600_000;
const triedForMs = 48 * 3_600_000;

/** Refused mails in a row after which no more are tried for a receiver. */
const refusalsThatEnd = 3;

const refusedTooOften = `Not sent: ${refusalsThatEnd} emails in a row were refused for this receiver. Retry one to try again.`;

/** Returns the time when a mail that staff try again now is given up. */
export const giveUpAt = (): Date => new Date(Date.now() + triedForMs);

/** Returns the state of a mail after a failed try (docs/decisions/mail.md#0176). */
export function afterFailure(mail: OutboxMail, error: unknown, reason: string) {
  const lastError = reason.slice(0, fieldLengths.mailError);
  const nextAttemptAt = new Date(Date.now() + pauseAfter(mail.attempts));
  const end = mail.triedUntil ?? new Date(mail.createdAt.getTime() + triedForMs);
  const verdict = verdictOf(error);
  const isOver = verdict !== 'later' || nextAttemptAt > end;
  return {
    state: isOver ? ('dead' as const) : ('failed' as const),
    nextAttemptAt,
    lastError,
    refusedAt: verdict === 'no-such-receiver' ? new Date() : null,
  };
}

/** 15 s, 30 s, 1 min … 4 h between tries. */
const pauseAfter = (attempts: number) =>
  Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);

/**
 * Returns the meaning of a server's refusal (RFC 5321, 4.2.1). A server that refuses the sender or the sign-in is
 * set up wrongly, so the mail is tried again.
 */
function verdictOf(error: unknown): 'no-such-receiver' | 'not-this-mail' | 'later' {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  if (responseCode < 500) return 'later';
  if (command === 'RCPT TO') return 'no-such-receiver';
  return command === 'DATA' ? 'not-this-mail' : 'later';
}

/**
 * Gives a mail up, untried, when its receiver refused those before: at once, or by a report after it had left
 * (bounces.ts). Returns true if it did.
 */
export async function isGivenUp(mail: OutboxMail): Promise<boolean> {
  const { recipient } = mail;
  const isKnown = { [Op.ne]: null };
  const last = await OutboxMail.findAll({
    where: { recipient, [Op.or]: [{ sentAt: isKnown }, { refusedAt: isKnown }] },
    order: [['id', 'DESC']],
    limit: refusalsThatEnd,
  });
  if (last.length < refusalsThatEnd || last.some(({ refusedAt }) => !refusedAt)) return false;
  await mail.update({ state: 'dead', lastError: refusedTooOften });
  return true;
}

/** Staff say that the receiver takes mail: past refusals no longer count. */
export async function forgetRefusals(
  { recipient }: OutboxMail,
  transaction: Transaction,
): Promise<void> {
  const where = { recipient, refusedAt: { [Op.ne]: null } };
  await OutboxMail.update({ refusedAt: null }, { where, transaction });
}
