import { type Chapter, requirement } from '#tests/security/requirement.ts';

const matrix =
  'tests/api/embedded/staff-users/permission-matrix.test.ts › what a %s may do to whom is what the decision on staff says, and each try is on record once';

export const authorization: Chapter = {
  number: 8,
  name: 'Authorization',
  requirements: [
    requirement('8.1.1', 1, 'Who may call what is documented', [
      'docs/decisions/0020-staff-permissions.md',
      'tests/api/embedded/service/api-docs.test.ts › every call says who may make it, has an id of its own, and examples that fit its shapes',
    ]),
    requirement('8.1.2', 2, 'Who may see and change which field is documented', [
      'docs/decisions/0020-staff-permissions.md',
      'docs/decisions/0033-public-profiles.md',
    ]),
    requirement('8.2.1', 1, 'Calls are closed to who may not make them', [
      'tests/api/embedded/security/who-may-call.test.ts › $name answers nobody below those whom it is for',
      matrix,
    ]),
    requirement('8.2.2', 1, 'Rows are closed to who may not have them', [
      'tests/api/account/devices.test.ts › somebody else’s session is not found and goes on',
      'tests/api/second-factor/passkeys.test.ts › nobody removes a passkey of somebody else',
      'tests/api/account/devices.test.ts › somebody else’s device is not found and stays remembered',
      'tests/api/second-factor/passkey-sign-in.test.ts › a passkey of somebody else is no second factor',
      'tests/api/places/saved-places.test.ts › nobody reads, changes or shares a list of somebody else’s',
      'tests/api/staff-users/staff-lists.test.ts › nobody sees or removes the filters of somebody else',
      'tests/api/account/profile.test.ts › a %s cannot change somebody else’s profile here',
    ]),
    requirement('8.2.3', 2, 'Fields are closed to who may not have them', [
      'tests/api/account/users.test.ts › another member sees no more than anybody',
      'tests/api/staff-users/users-list.test.ts › a moderator sees the flags of a member in reach, and neither role nor deletion',
    ]),
    requirement('8.3.1', 1, 'The server decides, on the row as it is now', [
      matrix,
      'tests/api/staff-users/user-roles.test.ts › whoever is demoted while acting is refused from then on',
    ]),
  ],
  absences: [{ because: 'There is one tenant.', level2: ['8.4.1'] }],
};

export const tokens: Chapter = {
  number: 9,
  name: 'Self-contained tokens',
  requirements: [
    requirement('9.1.1', 1, 'A signature is checked before anything is believed', [
      'services/api/src/features/dev-override/dev-override-token.test.ts › a token of another key, a changed one and no token at all grant nothing',
      'packages/release/src/document/visit-token.test.ts › a token with %s is nobody’s',
      'packages/release/src/maintain/verify.test.ts › a document signed by somebody else is never read',
      'packages/release/src/document/statements.test.ts › a document of the server with %s is nobody’s',
    ]),
    requirement('9.1.2', 1, 'A token cannot choose its algorithm', {
      note: 'None names one: HMAC-SHA-256 for tokens, ed25519 for releases.',
      shownBy: [
        'services/api/src/features/dev-override/dev-override-token.ts',
        'packages/release/src/document/signature.ts',
      ],
    }),
    requirement('9.1.3', 1, 'A token cannot choose its key', [
      'packages/release/src/document/signature.ts',
      'services/edge/src/env.ts',
    ]),
    requirement('9.2.1', 1, 'A token counts within its time', [
      'services/api/src/features/dev-override/dev-override-token.test.ts › a token says what was granted until its time has come',
      'packages/release/src/document/visit-token.test.ts › a token says what was signed, for an hour',
      'services/edge/src/release/live-release.test.ts › an older document put back as live.json is not served, by no edge, and a rollback is',
      'tests/api/embedded/releases/releases-on-record.test.ts › an older release is told although the newer documents are gone, by an API that starts then, too',
      'services/edge/src/release/readiness.test.ts › where no server vouches any more /readyz says so, and the site is served',
    ]),
    requirement('9.2.2', 2, 'A token of one kind serves for no other', [
      'tests/api/second-factor/second-factor-replay.test.ts › a token that is expired, truncated, made up or of another kind is refused',
      'packages/release/src/document/visit-token.test.ts › a pseudonym is the same each time, and another for another kind or secret',
    ]),
    requirement('9.2.3', 2, 'A token of another service is refused', {
      note: 'Each site has its own secrets, and each use of one its own key.',
      shownBy: ['services/api/src/features/dev-override/dev-override-token.ts'],
    }),
    requirement('9.2.4', 2, 'One key serves one audience', [
      'services/api/src/features/dev-override/dev-override-token.ts',
    ]),
  ],
};

export const openId: Chapter = {
  number: 10,
  name: 'OAuth and OIDC',
  requirements: [],
  absences: [
    {
      because: 'The site is neither client nor server of OAuth.',
      level1: ['10.4.1', '10.4.2', '10.4.3', '10.4.4', '10.4.5'],
      level2: [
        '10.1.1',
        '10.1.2',
        '10.2.1',
        '10.2.2',
        '10.3.1',
        '10.3.2',
        '10.3.3',
        '10.3.4',
        '10.4.6',
        '10.4.7',
        '10.4.8',
        '10.4.9',
        '10.4.10',
        '10.4.11',
        '10.5.1',
        '10.5.2',
        '10.5.3',
        '10.5.4',
        '10.5.5',
        '10.6.1',
        '10.6.2',
        '10.7.1',
        '10.7.2',
        '10.7.3',
      ],
    },
  ],
};
