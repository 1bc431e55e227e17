import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Canary, ReleaseSite, siteWithCanary } from '#tests/support/api/release-site.ts';

const reports = '/api/telemetry/csp';

let site: ReleaseSite;
let canary: Canary;

beforeAll(async () => {
  ({ site, canary } = await siteWithCanary());
});

afterAll(() => ReleaseSite.stopAll());

/** Sends a report; returns what it counts, and the status of the answer. */
const counted = (body: unknown, type = 'application/csp-report') =>
  site.counted(reports, body, { 'content-type': type });

const document = 'https://campbc.example/hub?token=secret';
const fileOf = (app: string, version: string) =>
  `https://campbc.example/r/${app}/${version}/entry.js`;

test.each([
  ['a file of the shell', fileOf('shell', '1.0.0'), 'inline', 'shell'],
  ['a file of a remote', fileOf('remote-account', '1.0.0'), 'eval', 'remote-account'],
  ['a blocked file of a remote', '', fileOf('remote-account', '1.0.0'), 'remote-account'],
  ['an extension', 'chrome-extension://abc/x.js', 'https://ads.example/a.js', 'unknown'],
  ['a file of no release', fileOf('remote-account', '0.0.1'), 'inline', 'unknown'],
  ['nothing that is known', '', '', 'unknown'],
])(
  'a policy violation by %s is told of its build [calls-account-2]',
  async (_what, source, blocked, app) => {
    const report = {
      'document-uri': document,
      'source-file': source,
      'blocked-uri': blocked,
      'effective-directive': 'script-src-elem',
      'violated-directive': "script-src-elem 'self'",
      'script-sample': 'alert(1)',
    };
    const body = {
      documentURL: document,
      sourceFile: source || null,
      blockedURL: blocked,
      effectiveDirective: 'script-src-elem',
    };
    const expected = [
      expect.objectContaining({
        app,
        channel: 'stable',
        kind: 'violation',
        reason: 'script-src-elem',
      }),
    ];

    const single = await counted({ 'csp-report': report });
    const list = await counted(
      [
        { type: 'csp-violation', age: 1, url: document, body },
        { type: 'deprecation', body: { id: 'x' } },
      ],
      'application/reports+json',
    );

    expect(single).toEqual({ status: 204, metrics: expected });
    expect(list).toEqual({ status: 204, metrics: expected });
    expect(JSON.stringify(list)).not.toMatch(/secret|campbc\.example|alert/);
  },
);

test('a violation by the canary is told of the canary', async () => {
  const source = fileOf('remote-account', canary.version);
  const report = {
    'document-uri': document,
    'source-file': source,
    'violated-directive': "img-src 'self' https:",
  };

  const { metrics } = await counted({ 'csp-report': report });

  expect(metrics).toEqual([
    expect.objectContaining({
      version: canary.version,
      channel: 'remote-account',
      reason: 'img-src',
    }),
  ]);
});

test.each([
  ['no report', {}, 422],
  ['a report that is none', { 'csp-report': 'x' }, 422],
  ['a list of anything', [1], 422],
  ['no JSON', '{', 400],
  ['too much', { more: 'm'.repeat(65 * 1_024) }, 413],
])('%s of a violation is refused', async (_what, body, expected) => {
  expect(await counted(body)).toEqual({ status: expected, metrics: [] });
});

test('a made-up directive is another one', async () => {
  const report = { 'effective-directive': 'bear-src' };
  const { metrics } = await counted({ 'csp-report': report });

  expect(metrics).toEqual([expect.objectContaining({ reason: 'other' })]);
});
