import type { PersonFacts } from '@camp/contracts/staff/person';
import type { StaffUser } from '@camp/contracts/staff/staff-users';
import { expect, test } from '@jest/globals';
import { render, renderHook, screen } from '@testing-library/react';
import { StateBadge, StateBadges, useLoginState } from './person-state.tsx';

const plain = { role: 'member', email_verified: 1, suspension: null } as StaffUser;
const suspension = { reason: 'Spam', since: '2026-11-28T10:00:00.000Z', until: null };
const open = {
  until: null,
  wrong_passwords: 0,
  wrong_codes: 0,
  passwords_paused: false,
  codes_paused: false,
};
const facts = { authenticator: false, passkeys: 0, waived_until: null, lock: open } as PersonFacts;

const restrictionsOf = (user: Partial<StaffUser>, known: Partial<PersonFacts> = {}) => {
  const { result } = renderHook(() => useLoginState());
  return result.current({ ...plain, ...user }, { ...facts, ...known });
};

const none = 'No login restrictions.';

test.each([
  [{}, {}, none],
  [{ suspension }, {}, 'Suspended until staff lift it.'],
  [{ invited: true, email_verified: 0 }, {}, 'Invited, and has not chosen a password yet.'],
  [{ email_verified: 0 }, {}, 'The email is not verified yet.'],
  [
    {},
    { lock: { ...open, codes_paused: true } },
    'Authenticator codes are paused until a new password is set.',
  ],
  [
    { role: 'mod' },
    {},
    'Two-factor is off. Their role requires it, so they set it up at the next login.',
  ],
  [{ role: 'mod' }, { passkeys: 1 }, none],
] as const)(
  'of %j and %j it says what stands before a login [one-person-6]',
  (user, known, said) => {
    expect(restrictionsOf(user, known).restrictions).toEqual([said]);
  },
);

test('wrong codes that lock no one out are counted beside it [one-person-6]', () => {
  const said = restrictionsOf({}, { lock: { ...open, wrong_codes: 5 } });

  expect(said).toEqual({ restrictions: [none], notes: ['5 wrong codes in a row.'] });
});

test('a list shows the weightiest mark alone, a page all of them [user-management-18]', () => {
  const user = { ...plain, suspension, locked: true, email_verified: 0 } as StaffUser;
  const marks = () =>
    screen.queryAllByText(/^(Suspended|Locked|Unverified)$/).map((mark) => mark.textContent);

  const list = render(<StateBadge user={user} />);
  expect(marks()).toEqual(['Suspended']);
  list.unmount();
  render(<StateBadges user={user} />);
  expect(marks()).toEqual(['Suspended', 'Locked', 'Unverified']);
});
