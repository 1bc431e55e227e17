import { type Chapter, requirement } from '#tests/security/requirement.ts';

export const validation: Chapter = {
  number: 2,
  name: 'Validation and business logic',
  requirements: [
    requirement('2.1.1', 1, 'What each field may hold is documented', [
      'docs/specification.md',
      'tests/api/embedded/service/api-docs.test.ts › every call says who may make it, has an id of its own, and examples that fit its shapes',
    ]),
    requirement('2.1.2', 2, 'What fields must be together is documented', [
      'docs/specification.md',
      'docs/decisions/0021-subscriber-toggle.md',
    ]),
    requirement('2.1.3', 2, 'Limits of use are documented, for each person and for all', [
      'docs/decisions/0043-rate-limits.md',
      'tests/unit/specification.test.ts › every section of the specification has its rows of proofs',
    ]),
    requirement('2.2.1', 1, 'Input is held against what is expected', [
      'tests/api/auth/register.test.ts › a wrong %s is refused with its sentence',
      'tests/api/service/hostile-input.test.ts › whatever an admin sends to %s, the API answers and does not fail',
    ]),
    requirement('2.2.2', 1, 'The server checks, whatever the browser did', [
      'services/api/src/http/route.ts',
      'tests/api/embedded/service/bad-input.test.ts › a null character sent to %s is a wrong field',
    ]),
    requirement('2.2.3', 2, 'Fields that belong together are checked together', [
      'tests/api/audit/audit-bad-input.test.ts › %s=%s is a wrong field of the list and of the export',
      'tests/api/staff-users/user-actions.test.ts › the toggle turns a %s with %i into the right thing',
    ]),
    requirement('2.3.1', 1, 'Steps come in their order, and none is left out', [
      'tests/api/second-factor/second-factor.test.ts › nobody gets in without a password step',
      'tests/api/second-factor/enrollment.test.ts › a code before the QR code was shown is refused',
    ]),
    requirement('2.3.2', 2, 'Documented limits are held to', [
      'tests/api/service/limits.test.ts › one place registers ten accounts an hour',
      'tests/api/staff-users/last-admin.test.ts › the last admin is neither demoted nor deleted by whoever was one until just now',
      'tests/api/embedded/releases/lies.test.ts › lies of twenty-one %s warn admins once and take nothing back, and honest failures do',
      'tests/api/embedded/releases/lies.test.ts › twenty-one documents that %s do not end a canary, failing or slow',
    ]),
    requirement('2.3.3', 2, 'A change happens whole or not at all', [
      'services/api/src/db/sqlite-driver.test.ts › a transaction that fails leaves nothing behind',
      'services/api/src/db/connection.test.ts › a transaction that another one undid is done again, and leaves what it does once',
    ]),
    requirement('2.3.4', 2, 'What there is one of is given out once', [
      'tests/api/staff-users/last-admin.test.ts › of two admins who demote each other at the same moment exactly one does, twenty times',
      'tests/api/second-factor/second-factor-replay.test.ts › of 50 who bring one token and one %s',
    ]),
    requirement('2.4.1', 2, 'Floods of calls are bounded', [
      'tests/api/service/limits.test.ts › an account changes things, and takes its data away, so often and no more, but may always leave',
      'services/edge/src/api/slow-bodies.test.ts › while 260 bodies of one address drip, everybody’s calls are answered, also from there',
      'tests/unit/contract-speed.test.ts › every field of every call refuses 100 kB of %s in 5 ms',
    ]),
  ],
};
