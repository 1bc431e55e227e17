import { expect, test } from '@jest/globals';
import { instant, newMember, query, signedIn } from '#tests/support/api/api-under-test.ts';
import { listOf } from '#tests/support/api/users-list.ts';

test('segments show who joined in the last seven days and is not staff, who is staff, and who is kept out [user-management-7] [user-management-40]', async () => {
  const [admin, target] = [await signedIn('admin'), await signedIn('mod')];
  const daysAgo = (days: number) => {
    const at = new Date(Date.now() - days * 86_400_000);
    return instant(at.toISOString().replace('T', ' ').replace('Z', ''));
  };
  const foundBy = async (filter: string) => {
    const path = `/api/mod/users?search=${target.username}&${filter}`;
    const { users, total, all } = listOf((await admin.visitor.get(path)).body);
    expect(users).toHaveLength(total);
    expect(all).toBeGreaterThanOrEqual(2);
    return total;
  };
  const change = (column: string, value: string) =>
    query(`UPDATE users SET ${column} = ? WHERE id = ?`, [value, target.id]);

  expect([await foundBy('staff=1'), await foundBy('suspended=1')]).toEqual([1, 0]);
  await change('created_at', daysAgo(6));
  expect(await foundBy('joined=recently')).toBe(0);
  expect(await foundBy('joined=recently&staff=1&sort=last_login&dir=desc')).toBe(1);
  await change('role', 'member');
  expect(await foundBy('joined=recently')).toBe(1);
  await change('created_at', daysAgo(8));
  expect(await foundBy('joined=recently')).toBe(0);
  await change('role', 'mod');
  await change('suspended_at', daysAgo(0));
  expect(await foundBy('staff=1&suspended=1&sort=role')).toBe(1);
  await change('role', 'subscriber');
  expect(await foundBy('staff=1')).toBe(0);
});

test('segments show who is locked by wrong passwords or codes, and who was invited and has not come [user-management-17]', async () => {
  const [admin, locked, guest] = [await signedIn('admin'), await signedIn(), newMember()];
  const foundBy = async (filter: string, { username }: { username: string }) => {
    const path = `/api/admin/users?search=${username}&${filter}`;
    return listOf((await admin.visitor.get(path)).body).users;
  };
  await admin.visitor.post('/api/admin/users/invite', guest);

  expect(await foundBy('invited=1', guest)).toMatchObject([{ invited: true, locked: false }]);
  expect(await foundBy('invited=1', locked)).toEqual([]);
  for (const [codes, passwords] of [
    [100, 0],
    [99, 100],
  ]) {
    await query('UPDATE users SET wrong_codes = ?, wrong_passwords = ? WHERE id = ?', [
      codes ?? 0,
      passwords ?? 0,
      locked.id,
    ]);
    const found = await foundBy('locked=1&sort=last_login', locked);
    expect(found).toMatchObject([{ invited: false, locked: true }]);
  }
  await query('UPDATE users SET wrong_passwords = 99 WHERE id = ?', [locked.id]);
  expect(await foundBy('locked=1', locked)).toEqual([]);
});

test('a list tells how many match, and of how many [user-management-7]', async () => {
  const [admin, target] = [await signedIn('admin'), await signedIn()];
  const totals = async (asked: string) => {
    const { total, all } = listOf((await admin.visitor.get(`/api/admin/users?${asked}`)).body);
    return { total, all };
  };

  const everybody = await totals('limit=1');
  const one = await totals(`search=${target.username}`);

  expect(everybody.all).toBe(everybody.total);
  expect(one.total).toBe(1);
  expect(one.all).toBeGreaterThanOrEqual(everybody.all);
});
