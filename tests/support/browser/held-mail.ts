import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { site } from './browser.ts';
import { queryDatabase } from '#tests/support/people/database.ts';

interface HeldMail {
  id: number;
  recipient: string;
}

interface Hold {
  state: 'queued' | 'dead';
  attempts?: number;
  lastError?: string;
}

const place = site;

/** A time that no mail worker lives to see. */
const never = '2999-01-01 00:00:00.000 +00:00';

/**
 * A verification mail that the API has really written and sealed, and that does not leave: a trigger
 * puts it in the asked-for state in the very statement that adds it, before a worker can see it.
 */
export async function heldMail(
  request: APIRequestContext,
  { state, attempts = 0, lastError = '' }: Hold,
): Promise<HeldMail> {
  const name = `held_${randomUUID().replaceAll('-', '')}`;
  const username = name.slice(0, 20);
  const recipient = `${name}@mail.example`;
  await queryDatabase(
    place,
    `CREATE TRIGGER ${name} AFTER INSERT ON outbox WHEN NEW.recipient = '${recipient}' BEGIN
       UPDATE outbox SET state = '${state}', attempts = ${attempts}, next_attempt_at = '${never}',
         last_error = NULLIF('${lastError}', '') WHERE id = NEW.id;
     END`,
  );
  const registered = await request.post(`${site.url}/api/auth/register`, {
    headers: { origin: site.url },
    data: { username, email: recipient, password: 'Sturdy7-tent-pole' },
  });
  await queryDatabase(place, `DROP TRIGGER ${name}`);
  expect(registered.status()).toBe(200);
  const [row] = await queryDatabase(place, 'SELECT id FROM outbox WHERE recipient = ?', [
    recipient,
  ]);
  return { id: Number(row?.['id']), recipient };
}

/** Lets a queued mail leave, as if its hour had come. */
export async function letGo({ id }: HeldMail): Promise<void> {
  await queryDatabase(place, 'UPDATE outbox SET next_attempt_at = created_at WHERE id = ?', [id]);
}
