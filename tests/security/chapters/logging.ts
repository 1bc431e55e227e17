import { type Chapter, requirement } from '#tests/security/requirement.ts';

export const logging: Chapter = {
  number: 16,
  name: 'Logging and error handling',
  requirements: [
    requirement('16.1.1', 2, 'Logs are listed: what, where, who, how long', {
      note: 'Above, under [Logs](#logs).',
      shownBy: ['docs/security.md', 'docs/operations.md'],
    }),
    requirement('16.2.1', 2, 'A line says when, where, who and what', [
      'tests/api/audit/audit.test.ts › an entry tells what was done, by whom, to whom and from where, and no proof',
      'tests/api/embedded/service/refusals-logged.test.ts › a limit that is reached is logged with its name, and from where',
      'tests/api/embedded/service/refusals-logged.test.ts › the line of a call that is answered says who made it, and from which network',
      'tests/api/embedded/staff-users/staff-limits.test.ts › how many people staff have read is on record as one sum, with the place',
    ]),
    requirement('16.2.2', 2, 'Times are in UTC', {
      note: 'The machine’s clock is the operator’s to keep right.',
      shownBy: ['services/api/src/log.ts', 'services/api/src/audit/write-audit.ts'],
    }),
    requirement('16.2.3', 2, 'Logs go where they are said to go', [
      'docs/operations.md',
      'services/api/src/log.ts',
    ]),
    requirement('16.2.4', 2, 'Programs can read the logs', {
      note: 'JSON lines, those of nginx too.',
      shownBy: ['services/api/src/log.ts', 'infra/deploy/nginx/campbc.conf'],
    }),
    requirement('16.2.5', 2, 'No secret is logged', {
      note: '`npm test` ends by looking for every secret it has used in every log it has made.',
      shownBy: [
        'infra/test/report/secrets-in-logs.test.ts › %s is found, and told by its kind alone',
        'tests/api/service/secrets-kept.test.ts › no password, token, secret or code is logged or kept as it is',
        'services/api/src/log.test.ts › %s is logged without statement and values',
        'tests/machine/nginx.test.ts › no log of nginx has what follows a path, also while the edge is away',
      ],
    }),
    requirement('16.3.1', 2, 'Every sign-in is on record, and every try', [
      'tests/api/auth/login.test.ts › a failed sign-in leaves one audit row without the password',
      'tests/api/second-factor/second-factor.test.ts › each step leaves one audit row, and no secret in any',
    ]),
    requirement('16.3.2', 2, 'Refusals are on record', {
      note: 'Changes in the audit log, and all of them, with who and where, in the log of requests.',
      shownBy: [
        'tests/api/staff-users/refused-actions.test.ts › a change refused to staff is on record, with who it was and why',
        'tests/api/embedded/service/refusals-logged.test.ts › a foreign call and a closed page are logged with who it was, without what was asked',
        'docs/decisions/0096-refusals-on-record.md',
      ],
    }),
    requirement('16.3.3', 2, 'Ways round the rules are on record', {
      note: 'Reused tokens, wrong codes and refused changes are in the audit log. All that is refused, wrong fields too, is in the log of requests, with who and where.',
      shownBy: [
        'tests/api/embedded/service/refusals-logged.test.ts › wrong fields are logged with who sent them, without what they say',
        'tests/api/auth/session.test.ts › a refresh token that comes back later ends the session and is on record',
        'tests/api/second-factor/passkey-sign-in.test.ts › an answer is heard once: a replay is refused and on record',
      ],
    }),
    requirement('16.3.4', 2, 'Failures are logged', [
      'services/api/src/http/error-handler.test.ts › what nobody expected is answered 500 without its cause, which the log has',
      'services/api/src/log.test.ts › type, code, sentence and place of an error are logged, and of what caused it',
    ]),
    requirement('16.4.1', 2, 'Nobody writes lines into a log', [
      'packages/observability/src/request-log.ts',
      'tests/api/embedded/service/bad-input.test.ts › a request id that the edge gives is used when it is well formed, and answered',
    ]),
    requirement('16.4.2', 2, 'Logs are read by few and changed by nobody', [
      'tests/api/audit/audit-chain.test.ts › an entry whose %s is changed to %s is named',
      'tests/api/audit/audit-chain.test.ts › an end cut off from log and chain shows beside the log of the API',
      'tests/start/start.test.ts › an empty folder becomes a site that tells its addresses and demo accounts, answers this machine alone, keeps its data to its owner, and ends without a trace',
    ]),
    requirement('16.4.3', 2, 'Logs are sent to another machine', {
      operator:
        'The journal and the log of nginx are forwarded. The site itself sends nothing off its machine.',
      shownBy: ['docs/operations.md'],
    }),
    requirement('16.5.1', 2, 'A failure shows nothing of the inside', [
      'services/api/src/http/error-handler.test.ts › what nobody expected is answered 500 without its cause, which the log has',
    ]),
    requirement('16.5.2', 2, 'The site goes on while something it needs is away', [
      'services/edge/src/app.test.ts › without the API calls get a sentence and pages are still served',
      'tests/api/servers/database-away.test.ts › while the database is down calls answer 503 with a sentence, and it comes back by itself',
    ]),
    requirement('16.5.3', 2, 'What fails stays shut', [
      'tests/api/servers/limits-in-redis.test.ts › with Redis gone each process counts on its own: no limit is lifted',
      'packages/release/src/maintain/verify.test.ts › a live document that was changed is not read; the last good one is',
    ]),
  ],
};

export const realTime: Chapter = {
  number: 17,
  name: 'WebRTC',
  requirements: [],
  absences: [
    {
      because: 'There are no calls of voice or pictures.',
      level2: ['17.1.1', '17.2.1', '17.2.2', '17.2.3', '17.2.4', '17.3.1', '17.3.2'],
    },
  ],
};
