import { expect, test } from '@jest/globals';
import { auditRowsAbout, query, signedIn, underTest } from '#tests/support/api/api-under-test.ts';
import { mailAbout } from '#tests/support/people/mailbox.ts';
import { passkeyOwner } from '#tests/support/api/passkeys.ts';
import { challenge, enrolled, passwordStep } from '#tests/support/api/second-factor.ts';
import { readFactorOf, renewCodesOf, twofaIn } from '#tests/support/api/staff-second-factor.ts';

test.each(['mod', 'admin_jr', 'admin'] as const)(
  'new recovery codes by a %s are shown to them alone; the old ones are void [staff-second-factor-1, numbers-letter-1, calls-staff-1]',
  async (role) => {
    const [staff, member] = [await signedIn(role), await enrolled()];

    const { status, body, headers } = await renewCodesOf(staff.visitor, member.id);

    const codes = body['recoveryCodes'] as string[];
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(codes).toHaveLength(10);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{5}-[A-HJKMNP-Z2-9]{5}$/);
    const { visitor } = await passwordStep(member);
    expect((await visitor.post(challenge, { code: member.recoveryCodes[0] })).status).toBe(400);
    expect((await visitor.post(challenge, { code: codes[0] })).status).toBe(200);
    const rows = await auditRowsAbout(member.id, 'security.admin_recovery_codes');
    expect(rows).toMatchObject([{ actor_user_id: staff.id }]);
    const mail = await mailAbout(underTest.inboxUrl, member.email, 'recovery codes were replaced');
    const kept = JSON.stringify([rows, mail]);
    for (const code of codes) expect(kept).not.toContain(code);
  },
);

test('without a second factor there is nothing that codes could stand in for [staff-second-factor-6]', async () => {
  const [{ visitor }, member] = [await signedIn('mod'), await signedIn()];

  const { status, body } = await renewCodesOf(visitor, member.id);

  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'CONFLICT',
    error: 'This user’s two-factor is off, so there are no recovery codes to replace.',
  });
  expect(await query('SELECT * FROM recovery_codes WHERE user_id = ?', [member.id])).toEqual([]);
});

test('of ten who renew the codes of one user at once, the last one’s are good', async () => {
  const [{ visitor }, member] = [await signedIn('admin'), await enrolled()];

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => renewCodesOf(visitor, member.id)),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(twofaIn((await readFactorOf(visitor, member.id)).body)).toMatchObject({
    recovery_left: 10,
  });
});

test('somebody with a passkey alone gets new codes, too, and their number is shown', async () => {
  const [{ visitor }, { member }] = [await signedIn('admin'), await passkeyOwner()];

  const { status, body } = await renewCodesOf(visitor, member.id);

  expect(status).toBe(200);
  expect(body['recoveryCodes']).toHaveLength(10);
  expect(twofaIn((await readFactorOf(visitor, member.id)).body)).toMatchObject({
    enabled: false,
    passkeys: 1,
    recovery_left: 10,
  });
});
