import { type Chapter, requirement } from '#tests/security/requirement.ts';

export const sessions: Chapter = {
  number: 7,
  name: 'Session management',
  requirements: [
    requirement('7.1.1', 2, 'How long sessions last is documented, with reasons', [
      'docs/decisions/0002-device-sessions.md',
      'docs/decisions/0263-numbers-of-the-product.md',
    ]),
    requirement('7.1.2', 2, 'How many sessions one may have is documented', {
      note: 'Any number: each is listed in the settings, where it can be ended.',
      shownBy: ['docs/decisions/0002-device-sessions.md'],
    }),
    requirement('7.2.1', 1, 'The server checks the session', [
      'tests/api/auth/session.test.ts › the refresh token %p is refused',
      'tests/api/auth/session.test.ts › nobody is signed in without a session',
    ]),
    requirement('7.2.2', 1, 'Sessions have tokens made for them', [
      'services/api/src/sessions/server-session.ts',
    ]),
    requirement('7.2.3', 1, 'Tokens are random, of 128 bits and more', [
      'services/api/src/tokens/random-token.ts',
    ]),
    requirement('7.2.4', 1, 'Signing in and confirming give another token', [
      'tests/api/auth/login.test.ts › the session id from before signing in is not the one after',
      'tests/api/step-up/step-up.test.ts › a confirmation gives the session another id',
    ]),
    requirement('7.3.1', 2, 'A session ends without activity', [
      'tests/api/auth/session.test.ts › a session whose %s has passed cannot be refreshed',
      'tests/api/step-up/session-strength.test.ts › the session of a %s with %s %i minutes ago lasts: %s',
    ]),
    requirement('7.3.2', 2, 'A session ends in any case', [
      'tests/api/auth/lifetimes.test.ts › a session ends after thirty days, and so does a remembered device',
      'tests/api/step-up/session-strength.test.ts › the session of a %s with %s %i minutes ago lasts: %s',
    ]),
    requirement('7.4.1', 1, 'Signing out ends the session on the server', [
      'tests/api/auth/session.test.ts › logging out ends the session on the server and clears the cookies',
      'tests/api/auth/session.test.ts › logging out ends the session also when the server session is lost',
    ]),
    requirement('7.4.2', 1, 'Deletion and suspension end every session', [
      'tests/api/staff-users/delete-user.test.ts › a deleted user is gone with sessions and factors; the audit log keeps id and name',
      'tests/api/staff-users/suspension.test.ts › a suspended member is out at once, is told why by mail, and it is on record',
      'tests/api/staff-users/user-actions.test.ts › un-verifying ends the sessions, and nobody signs in again before verifying',
    ]),
    requirement('7.4.3', 2, 'A changed factor ends the other sessions', [
      'tests/api/step-up/session-strength.test.ts › an authenticator that is set up signs every other device out',
      'tests/api/step-up/session-strength.test.ts › a passkey that comes or goes signs every other device out, and its going is told',
      'tests/api/auth/reset-password.test.ts › the mailed link sets a new password, signs out everywhere and leaves one audit row',
    ]),
    requirement('7.4.4', 2, 'Every page offers to sign out', [
      'tests/journeys/account/join.spec.ts › a newcomer registers, follows the mailed link, logs in, sees the hub and logs out',
    ]),
    requirement('7.4.5', 2, 'Admins end the sessions of anybody', {
      note: 'Of those whom they may reset.',
      shownBy: [
        'tests/api/staff-users/staff-sessions.test.ts › one session is ended, the others go on, the person is told, and it is on record',
        'tests/api/staff-users/staff-sessions.test.ts › all of somebody’s sessions are ended at once, and what would lead back in',
      ],
    }),
    requirement('7.5.1', 2, 'Who changes a factor confirms first', [
      'tests/api/step-up/step-up.test.ts › %s %s asks whoever has not confirmed lately',
      'tests/api/step-up/step-up.test.ts › who has an authenticator confirms with its code: the password is not enough',
    ]),
    requirement('7.5.2', 2, 'People see their sessions, and end them after a confirmation', [
      'tests/api/account/devices.test.ts › a member sees the own open sessions, the newest use first, and which one asks',
      'tests/api/step-up/step-up.test.ts › %s %s asks whoever has not confirmed lately',
    ]),
  ],
  absences: [
    {
      because: 'Sessions are the site’s own: no identity provider shares them.',
      level2: ['7.1.3', '7.6.1', '7.6.2'],
    },
  ],
};
