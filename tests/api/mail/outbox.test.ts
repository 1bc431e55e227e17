import { expect, test } from '@jest/globals';
import type { OutboxMail } from '@camp/contracts/staff/outbox';
import { signedIn } from '#tests/support/api/api-under-test.ts';
import { insertMail, outboxPath } from '#tests/support/api/outbox.ts';
import type { Answer } from '#tests/support/api/visitor.ts';

interface List {
  mails: OutboxMail[];
  next: number | null;
  counts: Record<string, number>;
}

const listIn = ({ body }: Answer) => body as unknown as List;

test.each(['admin', 'admin_jr'] as const)(
  'an %s reads what is in the outbox, without bodies [calls-staff-1]',
  async (role) => {
    const { visitor } = await signedIn(role);
    const { id, recipient } = await insertMail({ lastError: 'Mailbox full' });

    const answer = await visitor.get(`${outboxPath}?state=dead&limit=100`);

    expect(answer.status).toBe(200);
    expect(listIn(answer).mails.find((mail) => mail.id === id)).toEqual({
      id,
      user_id: null,
      recipient,
      subject: 'A letter',
      state: 'dead',
      attempts: 8,
      next_attempt_at: null,
      last_error: 'Mailbox full',
      created_at: '2020-01-01T00:00:00.000Z',
      sent_at: null,
    });
  },
);

test('mails are found by a part of the recipient or of the subject, in any case, with their counts [outbox-1]', async () => {
  const { visitor } = await signedIn('admin');
  const mail = await insertMail({ state: 'failed' });
  const [name = ''] = mail.recipient.split('@');
  const idsFor = async (search: string) => {
    const answer = await visitor.get(
      `${outboxPath}?limit=100&search=${encodeURIComponent(search)}`,
    );
    return listIn(answer).mails.map(({ id }) => id);
  };

  const byName = listIn(await visitor.get(`${outboxPath}?search=${name.toUpperCase()}`));

  expect(byName.mails.map(({ id }) => id)).toEqual([mail.id]);
  expect(byName.counts).toMatchObject({ failed: 1, dead: 0, sent: 0 });
  expect(await idsFor('a LETT')).toContain(mail.id);
  expect(await idsFor(`${name}%`)).toEqual([]);
});

test('a sent mail has no next try, a failed one has', async () => {
  const { visitor } = await signedIn('admin');
  const [sent, failed] = [
    await insertMail({ state: 'sent' }),
    await insertMail({ state: 'failed' }),
  ];

  const [first, second] = await Promise.all(
    [sent, failed].map(({ id }) => visitor.get(`${outboxPath}/${id}/preview`)),
  );

  expect(first?.body).toMatchObject({ mail: { next_attempt_at: null }, text: null });
  expect(second?.body).toMatchObject({ mail: { next_attempt_at: '2099-01-01T00:00:00.000Z' } });
});

test('pages run from the newest to the oldest, each mail once, also while mails come in [outbox-1]', async () => {
  const { visitor } = await signedIn('admin');
  const ids: number[] = [];
  for (let index = 0; index < 7; index += 1) ids.unshift((await insertMail()).id);

  const seen: number[] = [];
  let cursor = `&cursor=${Number(ids[0]) + 1}`;
  while (!seen.includes(Number(ids.at(-1)))) {
    const list = listIn(await visitor.get(`${outboxPath}?limit=3${cursor}`));
    seen.push(...list.mails.map(({ id }) => id));
    cursor = `&cursor=${list.next}`;
    await insertMail();
  }

  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  expect(new Set(seen).size).toBe(seen.length);
  expect(ids.every((id) => seen.includes(id))).toBe(true);
});

test('every state is counted, also those without a mail [outbox-1]', async () => {
  const { visitor } = await signedIn('admin');
  await insertMail();

  const { counts, mails } = listIn(await visitor.get(`${outboxPath}?state=dead`));

  expect(Object.keys(counts).toSorted()).toEqual(['dead', 'failed', 'queued', 'sending', 'sent']);
  expect(counts['dead']).toBeGreaterThan(0);
  expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['dead']));
});

test.each([
  'state=lost',
  'limit=0',
  'limit=-1',
  'limit=101',
  'limit=1000000000',
  'cursor=0',
  'cursor=x',
  "cursor=1'--",
])('the list refuses %s', async (asked) => {
  const { visitor } = await signedIn('admin');

  const { status, body } = await visitor.get(`${outboxPath}?${asked}`);

  expect(status).toBe(422);
  expect(body).toHaveProperty(`fields.${asked.split('=')[0]}`);
});

test.each([
  ['0', 422],
  ['-1', 422],
  ['x', 422],
  ['1.5', 422],
  ['999999999', 404],
])('a mail with the id %s is refused with %d', async (id, expected) => {
  const { visitor } = await signedIn('admin');

  const answers = [
    await visitor.get(`${outboxPath}/${id}/preview`),
    await visitor.post(`${outboxPath}/${id}/retry`),
  ];

  expect(answers.map(({ status }) => status)).toEqual([expected, expected]);
});
