import { expect, test } from '@jest/globals';
import { addressesIn } from './database-address.ts';
import { alertsMode, readEnv } from './env.ts';

const secrets = { SESSION_SECRET: 's'.repeat(32), SECRETS_KEY: 'k'.repeat(32) };

test('with only the secrets everything has its embedded default', () => {
  expect(readEnv(secrets)).toMatchObject({
    DATABASE_URL: '',
    REDIS_URL: '',
    REQUIRE_EMAIL_VERIFICATION: true,
  });
});

test('every problem is named at once', () => {
  const read = () =>
    readEnv({ API_PORT: 'x', DATABASE_URL: 'postgres://x', SESSION_SECRET: 'short' });

  for (const name of ['API_PORT', 'DATABASE_URL', 'SESSION_SECRET', 'SECRETS_KEY'])
    expect(read).toThrow(name);
});

const random = ['0123456789abcdef', 'fedcba9876543210'].map((half) => half.repeat(2));
const production = {
  SESSION_SECRET: random[0],
  SECRETS_KEY: random[1],
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://camp.example',
  DATABASE_URL: 'mysql://camp@127.0.0.1/camp',
  SMTP_URL: 'smtp://127.0.0.1',
};

test('production starts with an address, a database server and a mail server', () => {
  expect(readEnv(production)).toMatchObject({ NODE_ENV: 'production', RATE_LIMIT_FACTOR: 1 });
  expect(readEnv({ ...production, DATABASE_URL: '', SQLITE_IN_PRODUCTION: 'true' })).toMatchObject({
    DATABASE_URL: '',
  });
});

test.each([
  [{}, 'off', 'samples'],
  [{ FEEDS: 'on' }, 'on', 'live'],
  [{ NODE_ENV: 'production' }, 'on', 'live'],
  [{ NODE_ENV: 'production', FEEDS: 'off' }, 'off', 'off'],
])('with %j feeds are %s, and people get: %s', (given, feeds, mode) => {
  const env = readEnv({ ...production, NODE_ENV: undefined, ...given });

  expect([env.FEEDS, alertsMode(env)]).toEqual([feeds, mode]);
});

test.each(['http://127.0.0.1:9000', 'https://feeds.example'])('feeds may be asked at %s', (at) => {
  expect(readEnv({ ...secrets, FEEDS_BASE: at })).toMatchObject({ FEEDS_BASE: at });
});

test.each(['http://feeds.example', 'https://feeds.example/path', 'ftp://127.0.0.1'])(
  'feeds are never asked at %s',
  (at) => {
    expect(() => readEnv({ ...secrets, FEEDS_BASE: at })).toThrow('FEEDS_BASE');
  },
);

test('a cluster of databases and Sentinels are lists with commas', () => {
  const nodes = 'mysql://camp:a,b@10.0.0.1/camp,mysql://camp:a,b@10.0.0.2/camp';
  const sentinels = '10.0.0.1:26379, [fd00::2]:26379';

  const env = readEnv({ ...secrets, DATABASE_URL: nodes, REDIS_SENTINELS: sentinels });

  expect(addressesIn(env.DATABASE_URL)).toEqual([
    'mysql://camp:a,b@10.0.0.1/camp',
    'mysql://camp:a,b@10.0.0.2/camp',
  ]);
  expect(env.REDIS_SENTINELS).toEqual(['10.0.0.1:26379', '[fd00::2]:26379']);
});

test.each([
  ['DATABASE_URL', 'mysql://10.0.0.1/camp,postgres://10.0.0.2/camp', 'Give mysql://user:password'],
  ['DATABASE_URL', 'mysql://10.0.0.1/camp?ssl-mode=NONE', 'with ?ssl-mode=REQUIRED for TLS'],
  ['DATABASE_URL', 'mysql://10.0.0.1/camp?ssl=true', 'for TLS to a host by its name'],
  ['DATABASE_URL', 'mysql://10.0.0.1/camp?charset=latin1', 'Give mysql://user:password'],
  ['REDIS_SENTINELS', '10.0.0.1:26379, 10.0.0.2', 'List hosts and ports, such as'],
  ['OVERRIDE_HOSTS', 'preview.example, https://x.example', 'List hosts, such as preview.example'],
])('the list %s is refused as %s, in a sentence', (name, given, sentence) => {
  expect(() => readEnv({ ...secrets, [name]: given })).toThrow(sentence);
});

test.each([
  ['SMTP_URL', '', 'Needed in production, so that mail reaches people.'],
  ['PUBLIC_URL', undefined, 'Give the https address of the site: links in mails lead there.'],
  ['PUBLIC_URL', 'http://camp.example', 'Give the https address of the site'],
  ['PUBLIC_URL', 'https://localhost', 'Give the https address of the site'],
  ['PUBLIC_URL', 'https://127.0.0.1:8443', 'Give the https address of the site'],
  ['PUBLIC_URL', 'https://[::1]', 'Give the https address of the site'],
  ['PUBLIC_URL', 'https://kim:secret@camp.example', 'Give protocol, host and port only'],
  ['PUBLIC_URL', 'https://camp.example/site', 'Give protocol, host and port only'],
  ['SESSION_SECRET', 'a'.repeat(32), 'Use random characters'],
  ['SESSION_SECRET', random[1], 'Use another secret than SESSION_SECRET'],
  ['SECRETS_KEY', `k2:${random[0]}x,k1:${'a1'.repeat(20)}`, 'Use random characters'],
  ['TELEMETRY_SECRET', random[0], 'Use random characters that are no other secret'],
  ['DEMO_PASSWORD', 'Sturdy7-tent-pole', 'Leave it out: production has no demo accounts.'],
  ['FEEDS_BASE', 'http://127.0.0.1:9000', 'whoever is on the way could invent a closure'],
  ['DATABASE_URL', '', 'Give a database server, or set SQLITE_IN_PRODUCTION=true'],
  ['RATE_LIMIT_FACTOR', '1000', 'Leave it out: production has the limits as they are.'],
  ['RATE_LIMIT_FACTOR', '0.5', 'Leave it out: production has the limits as they are.'],
  ['RELEASE_DEV', 'true', 'Leave it out: production serves signed releases only.'],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0', 'Leave it out: without it certificates'],
])('production does not start with %s %p, and says why in a sentence', (name, given, sentence) => {
  const read = () => readEnv({ ...production, [name]: given });

  expect(read).toThrow(sentence);
  expect(read).toThrow(name);
  expect(() => readEnv({ ...production, NODE_ENV: 'test', [name]: given })).not.toThrow();
});

test.each([
  ['', 'https://api.stripe.com'],
  ['http://127.0.0.1:12111', 'http://127.0.0.1:12111'],
])('the payment provider is asked at %p', (given, used) => {
  expect(readEnv({ ...secrets, STRIPE_API_BASE: given })).toMatchObject({ STRIPE_API_BASE: used });
});

test.each([
  ['STRIPE_API_BASE', 'ftp://payments.example'],
  ['STRIPE_API_BASE', 'https://payments.example/v1'],
  ['STRIPE_API_BASE', 'https://kim:secret@payments.example'],
  ['STRIPE_API_BASE', 'payments'],
  ['STRIPE_SECRET_KEY', 'sk_test_1\nsk_test_2'],
])('%s cannot be %p', (name, given) => {
  expect(() => readEnv({ ...secrets, [name]: given })).toThrow(name);
});

test('a server’s key whose file is missing is refused', () => {
  const RELEASE_SERVER_PUBLIC_KEY = '/releases/release-server-public.pem';

  expect(() => readEnv({ ...secrets, RELEASE_SERVER_PUBLIC_KEY })).toThrow(
    'There is no such file.',
  );
});

test('releases are not followed without the key to check them with', () => {
  const RELEASE_DIR = '/releases';

  expect(() => readEnv({ ...secrets, RELEASE_DIR })).toThrow('RELEASE_PUBLIC_KEY');
  expect(readEnv({ ...secrets, RELEASE_DIR, RELEASE_DEV: 'true' }).RELEASE_DEV).toBe(true);
});
