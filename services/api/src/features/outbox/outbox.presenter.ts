import type { OutboxMail as ShownMail } from '@camp/contracts/outbox';
import type { Env } from '#env.ts';
import type { OutboxMail } from '#models/outbox-mail.ts';
import { withoutCredentials, withoutTokens } from '#mail/redact.ts';

/** Longest part of a mail server's complaint that is shown. */
const longestError = 300;

export function presentMail(mail: OutboxMail, env: Env): ShownMail {
  const { id, recipient, subject, state, attempts, lastError, createdAt, sentAt } = mail;
  return {
    id,
    recipient,
    subject,
    state,
    attempts,
    next_attempt_at: hasNextAttempt(mail) ? mail.nextAttemptAt.toISOString() : null,
    last_error: lastError === null ? null : shownError(lastError, env),
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  };
}

const hasNextAttempt = ({ state }: OutboxMail) => state !== 'sent' && state !== 'dead';

/** A mail server may repeat our sign-in or a part of the mail in what it says. */
function shownError(error: string, { SMTP_URL }: Env): string {
  const shown = withoutTokens(withoutCredentials(error, SMTP_URL)).replaceAll(/\s+/g, ' ').trim();
  return shown.length > longestError ? `${shown.slice(0, longestError)}…` : shown;
}
