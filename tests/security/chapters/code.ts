import { type Chapter, requirement } from '#tests/security/requirement.ts';

export const code: Chapter = {
  number: 15,
  name: 'Secure coding and architecture',
  requirements: [
    requirement('15.1.1', 1, 'How soon a hole in a library is closed is documented', {
      note: 'Above, under [What an operator does](#what-an-operator-does).',
      shownBy: ['SECURITY.md', 'docs/security.md'],
    }),
    requirement('15.1.2', 2, 'Libraries are listed, from known places', {
      note: 'The lockfile names each with its hash, no install script runs but one, and each build has a bill of materials.',
      shownBy: [
        'packages/build/src/sbom.test.ts › the bill of materials of %s names each package once, with its hash',
        'packages/release/src/publish/provenance.test.ts › beside a build lie its bill of materials, and of which commit, lockfile and tools it is',
        'pnpm-workspace.yaml',
      ],
    }),
    requirement('15.1.3', 2, 'What costs much is documented, with its bounds', [
      'docs/decisions/0008-password-storage.md',
      'docs/decisions/0110-bounded-calls.md',
    ]),
    requirement('15.2.1', 1, 'No library is older than that', {
      note: '`npm run audit` asks a registry about the lockfile; the team’s CI runs it every week.',
      shownBy: [
        'infra/audit/known-holes.test.ts › each known hole is told with its library, who uses it and what closes it, the worst first',
        'infra/audit/known-holes.test.ts › a registry that did not say ends with 2, and why: %p',
        'docs/decisions/0134-known-holes.md',
      ],
    }),
    requirement('15.2.2', 2, 'What costs much is bounded', [
      'services/api/src/secrets/password.test.ts › a crowd beyond what is hashed within seconds is told to come back',
      'tests/api/service/costly-work.test.ts › one place has sixty pictures drawn in a quarter of an hour, and all that were drawn before',
      'tests/api/service/costly-work.test.ts › of a hundred calls at once of %s most are told when to come again, and others are answered',
      'services/edge/src/api/slow-bodies.test.ts › an address that has too many calls under way waits, others do not, and then it goes on',
    ]),
    requirement('15.2.3', 2, 'Production has no code for tests', [
      'tests/machine/production-page.test.ts › a package has no test in it, nothing that tests or builds, and is small',
      'docs/decisions/0136-server-package.md',
    ]),
    requirement('15.3.1', 1, 'Answers hold the fields that are needed', [
      'tests/api/account/users.test.ts › another member sees no more than anybody',
      'tests/api/staff-users/users-list.test.ts › no row says anything of passwords',
    ]),
    requirement('15.3.2', 2, 'The server follows no redirects', [
      'services/api/src/features/billing/closable-http-client.ts',
    ]),
    requirement('15.3.3', 2, 'Only the fields of a call are taken', [
      'tests/api/auth/register.test.ts › unknown fields are dropped: nobody registers as an admin',
      'tests/api/account/profile.test.ts › the body %p changes nothing, answers the user and leaves no audit row',
    ]),
    requirement('15.3.4', 2, 'The visitor’s address is the real one', [
      'services/edge/src/api/headers-for-api.test.ts › a proxy that the edge trusts still says who the visitor is, also with Expect',
      'tests/machine/nginx.test.ts › the API is told the visitor’s real address, whatever they claim',
    ]),
    requirement('15.3.5', 2, 'Values are of the type that they should be', [
      'tests/api/account/profile.test.ts › arrays, objects, numbers, empty texts and null characters are no texts',
      'oxlint.config.ts',
    ]),
    requirement('15.3.6', 2, 'Names of fields reach no prototype', [
      'tests/api/service/hostile-input.test.ts › whatever an admin sends to %s, the API answers and does not fail',
    ]),
    requirement('15.3.7', 2, 'A parameter that comes twice confuses nobody', [
      'tests/api/audit/audit-bad-input.test.ts › %s is odd, and answered all the same',
    ]),
  ],
};
