import { type Chapter, requirement } from '#tests/security/requirement.ts';
import { codes, passwords } from './passwords-and-codes.ts';

export const authentication: Chapter = {
  number: 6,
  name: 'Authentication',
  requirements: [
    requirement('6.1.1', 1, 'What stops guessing is documented, and locks no owner out', [
      'docs/decisions/0043-rate-limits.md',
      'tests/api/service/limits.test.ts › the owner of an attacked account signs in from another place, and may ask for a reset',
    ]),
    requirement('6.1.2', 2, 'Words that passwords may not be are documented', [
      'docs/decisions/0008-password-storage.md',
    ]),
    requirement('6.1.3', 2, 'All ways in are documented', [
      'docs/decisions/0098-passkeys-all-the-way.md',
      'tests/api/embedded/second-factor/ways-in.test.ts › each way that is offered opens the account, and so does a passkey alone',
    ]),
    ...passwords,
    requirement('6.3.1', 1, 'Guessing and stuffing are stopped', [
      'tests/api/service/limits.test.ts › the eleventh wrong password from one place waits, and says for how long',
      'tests/api/service/limits.test.ts › one place tries fifty passwords, for whatever accounts',
      'tests/api/auth/guesses.test.ts › after a hundred wrong passwords in a row, by name or e-mail, the right one needs a mailed code, and the owner is told',
    ]),
    requirement('6.3.2', 1, 'There are no accounts to begin with', [
      'services/api/src/env.test.ts › production does not start with %s %p, and says why in a sentence',
    ]),
    requirement('6.3.3', 2, 'Everybody has two factors', {
      decision:
        'Staff have. Members may, or sign in by passkey: a password alone opens an account that sees and changes only its own profile, and its owner is told by mail of a sign-in from a new device.',
      shownBy: [
        'docs/decisions/0013-second-factor-for-staff.md',
        'services/api/src/features/second-factor/second-factor.policy.test.ts › moderators and admins need a second factor and may not turn it off; others may',
      ],
    }),
    requirement('6.3.4', 2, 'All ways in are equally strong', [
      'tests/api/step-up/session-strength.test.ts › staff work after a code given in this very session',
      'tests/api/account/delete-account.test.ts › with a passkey the password alone deletes nothing, and the passkey confirms',
    ]),
    requirement('6.4.1', 1, 'What is sent to begin with is random, short-lived and used once', [
      'tests/api/auth/lifetimes.test.ts › a link to verify lasts a day, one to reset the password an hour',
      'tests/api/auth/reset-password.test.ts › of fifty uses of one reset link at once exactly one wins',
    ]),
    requirement('6.4.2', 1, 'There are no secret questions and no hints', [
      'packages/contracts/src/account/auth.ts',
    ]),
    requirement('6.4.3', 2, 'A reset goes round no second factor', [
      'tests/api/embedded/second-factor/ways-in.test.ts › after a password reset the same ways lead in',
      'tests/api/auth/reset-password.test.ts › after a reset a passkey alone opens nothing, until it was given once after the new password',
    ]),
    requirement('6.4.4', 2, 'Who has lost a factor proves as much as at its set-up', {
      decision:
        'The first set-up takes the password of an account with a confirmed address. After a reset by staff every session has ended, so the next one takes that password again, and the confirmed address is told at once. Recovery codes and other factors are ways back without staff.',
      shownBy: [
        'tests/api/second-factor/staff-second-factor.test.ts › a reset takes every factor and every session, tells the owner, and is on record',
        'tests/api/second-factor/enrollment-staff.test.ts › a %s without a factor enrolls first, and is then asked for the code',
      ],
    }),
    ...codes,
  ],
  absences: [
    { because: 'Nothing is sent by telephone.', level2: ['6.6.1'] },
    {
      because: 'People sign in here alone, with no identity provider.',
      level2: ['6.8.1', '6.8.2', '6.8.3', '6.8.4'],
    },
  ],
};
