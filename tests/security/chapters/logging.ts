import type { Chapter } from '#tests/security/requirement.ts';

export const logging: Chapter = {
  number: 16,
  name: 'Logging and error handling',
  requirements: [
    {
      id: '16.1.1',
      level: 2,
      asks: 'Logs are listed: what, where, who, how long',
      note: 'Above, under [Logs](#logs).',
      shownBy: ['docs/security.md', 'docs/operations.md'],
    },
    {
      id: '16.2.1',
      level: 2,
      asks: 'A line says when, where, who and what',
      shownBy: [
        'tests/api/audit/audit.test.ts › an entry tells what was done, by whom, to whom and from where, and no proof',
        'tests/api/embedded/service/refusals-logged.test.ts › a limit that is reached is logged with its name, and from where',
      ],
    },
    {
      id: '16.2.2',
      level: 2,
      asks: 'Times are in UTC',
      note: 'The machine’s clock is the operator’s to keep right.',
      shownBy: ['services/api/src/log.ts', 'services/api/src/audit/write-audit.ts'],
    },
    {
      id: '16.2.3',
      level: 2,
      asks: 'Logs go where they are said to go',
      shownBy: ['docs/operations.md', 'services/api/src/log.ts'],
    },
    {
      id: '16.2.4',
      level: 2,
      asks: 'Programs can read the logs',
      note: 'JSON lines, those of nginx too.',
      shownBy: ['services/api/src/log.ts', 'infra/deploy/nginx/campbc.conf'],
    },
    {
      id: '16.2.5',
      level: 2,
      asks: 'No secret is logged',
      note: '`npm test` ends by looking for every secret it has used in every log it has made.',
      shownBy: [
        'infra/test/secrets-in-logs.test.ts › %s is found, and told by its kind alone',
        'tests/api/service/secrets-kept.test.ts › no password, token, secret or code is logged or kept as it is',
        'services/api/src/log.test.ts › %s is logged without statement and values',
        'tests/machine/nginx.test.ts › no log of nginx has what follows a path, also while the edge is away',
      ],
    },
    {
      id: '16.3.1',
      level: 2,
      asks: 'Every sign-in is on record, and every try',
      shownBy: [
        'tests/api/auth/login.test.ts › a failed sign-in leaves one audit row without the password',
        'tests/api/second-factor/second-factor.test.ts › each step leaves one audit row, and no secret in any',
      ],
    },
    {
      id: '16.3.2',
      level: 2,
      asks: 'Refusals are on record',
      note: 'Changes in the audit log, and all of them, with who and where, in the log of requests.',
      shownBy: [
        'tests/api/staff-users/refused-actions.test.ts › a change refused to staff is on record, with who it was and why',
        'tests/api/embedded/service/refusals-logged.test.ts › a foreign call and a closed page are logged with who it was, without what was asked',
        'docs/decisions/0096-refusals-on-record.md',
      ],
    },
    {
      id: '16.3.3',
      level: 2,
      asks: 'Ways round the rules are on record',
      note: 'Reused tokens, wrong codes and refused changes are in the audit log. All that is refused, wrong fields too, is in the log of requests, with who and where.',
      shownBy: [
        'tests/api/embedded/service/refusals-logged.test.ts › wrong fields are logged with who sent them, without what they say',
        'tests/api/auth/session.test.ts › a refresh token that comes back later ends the session and is on record',
        'tests/api/second-factor/passkey-sign-in.test.ts › an answer is heard once: a replay is refused and on record',
      ],
    },
    {
      id: '16.3.4',
      level: 2,
      asks: 'Failures are logged',
      shownBy: [
        'services/api/src/http/error-handler.test.ts › what nobody expected is answered 500 without its cause, which the log has',
        'services/api/src/log.test.ts › type, code, sentence and place of an error are logged, and of what caused it',
      ],
    },
    {
      id: '16.4.1',
      level: 2,
      asks: 'Nobody writes lines into a log',
      shownBy: [
        'packages/observability/src/request-log.ts',
        'tests/api/embedded/service/bad-input.test.ts › a request id that the edge gives is used when it is well formed, and answered',
      ],
    },
    {
      id: '16.4.2',
      level: 2,
      asks: 'Logs are read by few and changed by nobody',
      shownBy: [
        'tests/api/audit/audit-chain.test.ts › an entry whose %s is changed to %s is named',
        'tests/api/audit/audit-chain.test.ts › an end cut off from log and chain shows beside the log of the API',
        'tests/start/start.test.ts › an empty folder becomes a site that tells its addresses and demo accounts, answers this machine alone, keeps its data to its owner, and ends without a trace',
      ],
    },
    {
      id: '16.4.3',
      level: 2,
      asks: 'Logs are sent to another machine',
      operator:
        'The journal and the log of nginx are forwarded. The site itself sends nothing off its machine.',
      shownBy: ['docs/operations.md'],
    },
    {
      id: '16.5.1',
      level: 2,
      asks: 'A failure shows nothing of the inside',
      shownBy: [
        'services/api/src/http/error-handler.test.ts › what nobody expected is answered 500 without its cause, which the log has',
      ],
    },
    {
      id: '16.5.2',
      level: 2,
      asks: 'The site goes on while something it needs is away',
      shownBy: [
        'services/edge/src/app.test.ts › without the API calls get a sentence and pages are still served',
        'tests/api/servers/database-away.test.ts › while the database is down calls answer 503 with a sentence, and it comes back by itself',
      ],
    },
    {
      id: '16.5.3',
      level: 2,
      asks: 'What fails stays shut',
      shownBy: [
        'tests/api/servers/limits-in-redis.test.ts › with Redis gone each process counts on its own: no limit is lifted',
        'packages/release/src/maintain/verify.test.ts › a live document that was changed is not read; the last good one is',
      ],
    },
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
