import { expect, test } from '@jest/globals';
import { query, signedIn } from '#tests/support/api/api-under-test.ts';
import { insertTarget } from '#tests/support/api/staff.ts';
import type { Visitor } from '#tests/support/api/visitor.ts';

/** Makes every call about one user. */
async function askAbout(visitor: Visitor, id: string | number) {
  const path = `/api/admin/users/${id}`;
  const other = `/api/mod/users/${id}`;
  const reads = ['', '/history', '/notes'].flatMap((rest) => [path + rest, other + rest]);
  return [
    ...(await Promise.all(reads.map((read) => visitor.get(read)))),
    await visitor.patch(path, { email_verified: 1 }),
    await visitor.patch(other, { is_paid: 1 }),
    await visitor.delete(path, { reason: 'Asked for it' }),
    await visitor.get(`${path}/2fa/status`),
    await visitor.post(`${path}/2fa/reset`),
    await visitor.post(`${path}/2fa/override`, { enabled: true }),
    await visitor.post(`${path}/2fa/recovery/regenerate`),
  ];
}

test.each(['abc', '0', '-1', '1.5', '1e9', '0x10', '%201', '99999999999999999999', '1;--'])(
  'the id %p is no id',
  async (id) => {
    const { visitor } = await signedIn('admin');

    for (const { status, body } of await askAbout(visitor, id)) {
      expect(status).toBe(422);
      expect(body).toMatchObject({ code: 'VALIDATION', fields: { id: 'Invalid id.' } });
    }
  },
);

test.each(['never given', 'of somebody who is deleted'])('an id %s is nobody', async (which) => {
  const [{ visitor }, gone] = [await signedIn('admin'), await insertTarget()];
  await query('DELETE FROM users WHERE id = ?', [gone.id]);
  const id = which === 'never given' ? 999_999_999_999 : gone.id;

  for (const { status, body } of await askAbout(visitor, id)) {
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND', error: 'There is no such user.' });
  }
});
