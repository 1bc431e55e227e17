import { expect, test } from '@jest/globals';
import {
  auditRowsAbout,
  type Member,
  newVisitor,
  query,
  signedIn,
} from '#tests/support/api/api-under-test.ts';

const profile = {
  display_name: 'Kim of the Creek',
  avatar_url: 'https://pictures.example/kim.png',
  location: 'Nelson, BC',
  bio: 'Tents, never trailers.',
};

const hiddenCharacter =
  'This contains an invisible character, or one that reverses the text. Please remove it.';

const update = ({ visitor, id }: Pick<Member, 'visitor' | 'id'>, body: unknown) =>
  visitor.patch(`/api/users/${id}`, body);

test.each(['member', 'admin'] as const)(
  'a %s cannot change somebody else’s profile here [session-8]',
  async (role) => {
    const { id } = await signedIn();
    const { visitor, id: otherId } = await signedIn();
    await query('UPDATE users SET role = ? WHERE id = ?', [role, otherId]);

    const { status, body } = await update({ visitor, id }, profile);

    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await newVisitor().get(`/api/users/${id}`)).body).toMatchObject({
      user: { display_name: null },
    });
  },
);

test('a member changes everything of the own profile, trimmed, and others see it [calls-accounts-1]', async () => {
  const member = await signedIn();

  const { status, body } = await update(member, { ...profile, bio: `  ${profile.bio}\n` });

  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { id: member.id, email: member.email, ...profile } });
  expect((await newVisitor().get(`/api/users/${member.id}`)).body).toMatchObject({ user: profile });
});

test('only what is sent changes, and the audit row names it without its text', async () => {
  const member = await signedIn();
  await update(member, profile);

  const { body } = await update(member, { bio: 'Hammocks too.', location: profile.location });

  expect(body).toMatchObject({ user: { ...profile, bio: 'Hammocks too.' } });
  const rows = (await auditRowsAbout(member.id)).filter(
    ({ action }) => action === 'account.update',
  );
  expect(rows).toHaveLength(2);
  const details = JSON.stringify(rows[1]?.details);
  expect(details).toContain('bio');
  expect(details).not.toMatch(/location|Hammocks/);
});

test('a field is emptied by null, the others stay, and the audit row names it [profile-1]', async () => {
  const member = await signedIn();
  await update(member, profile);

  const { status, body } = await update(member, { bio: null });

  expect(status).toBe(200);
  expect(body).toMatchObject({ user: { ...profile, bio: null } });
  expect((await newVisitor().get(`/api/users/${member.id}`)).body).toMatchObject({
    user: { ...profile, bio: null },
  });
  const rows = await auditRowsAbout(member.id, 'account.update');
  expect(JSON.stringify(rows.at(-1)?.details)).toContain('bio');
});

test.each([{}, { role: 'admin', email_verified: 1, is_paid: 1, username: 'root', id: 1 }])(
  'the body %p changes nothing, answers the user and leaves no audit row',
  async (body) => {
    const member = await signedIn();
    const before = await member.visitor.get('/api/auth/me');

    const answer = await update(member, body);

    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ user: before.body['user'] });
    const actions = (await auditRowsAbout(member.id)).map(({ action }) => action);
    expect(actions).not.toContain('account.update');
  },
);

test.each([
  ['display_name', 'x'.repeat(51), 'At most 50 characters.'],
  ['location', 'x'.repeat(81), 'At most 80 characters.'],
  ['bio', 'x'.repeat(501), 'At most 500 characters.'],
  ['bio', '\u202Egnp.exe', hiddenCharacter],
  ['avatar_url', `https://a.example/${'x'.repeat(500)}`, 'At most 500 characters.'],
  ['avatar_url', 'http://pictures.example/kim.png', 'Use an address that starts with https://'],
  ['avatar_url', 'javascript:alert(1)', 'Use an address that starts with https://'],
  ['avatar_url', 'data:image/svg+xml,<svg/>', 'Use an address that starts with https://'],
  ['avatar_url', 'https://kim:secret@pictures.example', 'Use an address that starts with https://'],
])('%s refuses %p [profile-1, session-9]', async (field, value, sentence) => {
  const member = await signedIn();

  const { status, body } = await update(member, { location: 'Nelson', [field]: value });

  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'VALIDATION', fields: { [field]: sentence } });
  expect((await member.visitor.get('/api/auth/me')).body).toMatchObject({ user: { bio: null } });
});

test('arrays, objects, numbers, empty texts and null characters are no texts', async () => {
  const member = await signedIn();

  for (const field of Object.keys(profile)) {
    for (const value of [['x'], { $ne: '' }, 7, '', 'a\0b']) {
      const { status, body } = await update(member, { [field]: value });
      expect(status).toBe(422);
      expect(body).toHaveProperty(['fields', field]);
    }
  }
});

test('SQL and HTML are kept as the text they are, also with signs beyond the alphabet', async () => {
  const member = await signedIn();
  const nasty = `'; DROP TABLE users; -- <script>`;
  const texts = { display_name: nasty, location: `${nasty} 🏕️ 山`, bio: `${nasty} "\\" 🔥` };

  const { status, body } = await update(member, texts);

  expect(status).toBe(200);
  expect(body).toMatchObject({ user: texts });
});

test.each(['0', '-1', 'x', '1e9', '%00', '9'.repeat(30)])('the id %p is nobody’s', async (id) => {
  const { visitor } = await signedIn();

  expect([403, 422]).toContain((await visitor.patch(`/api/users/${id}`, profile)).status);
});
