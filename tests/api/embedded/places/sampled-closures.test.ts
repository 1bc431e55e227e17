import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { instant, query, signedIn } from '#tests/support/api/api-under-test.ts';
import { setting } from '#tests/support/api/closure-site.ts';

/** The worker looks every two seconds for members who are due. */
const twoRoundsMs = 5_000;

test('where feeds are recorded samples, members are told so, and nobody’s places are looked at', async () => {
  const { id, visitor } = await signedIn();
  const longAgo = instant('2026-01-01 00:00:00.000');
  const nextLook = async () => {
    const [row] = await query('SELECT next_at FROM closure_mails WHERE user_id = ?', [id]);
    return new Date(row?.['next_at'] as string | Date).getTime();
  };

  const { body } = await visitor.put(setting, { is_on: true });
  await query('UPDATE closure_mails SET next_at = ? WHERE user_id = ?', [longAgo, id]);
  const before = await nextLook();
  await wait(twoRoundsMs);

  expect(body).toEqual({ closure_mails: { is_on: true, is_sending: false } });
  expect(await nextLook()).toBe(before);
});
