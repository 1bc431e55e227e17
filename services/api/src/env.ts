import { brand } from '@camp/contracts/site/brand';
import { metricsSettings } from '@camp/service/metrics-settings';
import { isPublicKey } from '@camp/release/document/signing-keys';
import { readKey, requireKey } from '@camp/release/document/key-settings';
import { readKeyRing } from '#secrets/key-ring.ts';
import { isOrigin, isThisMachine, unsafeInProduction } from './env-in-production.ts';
import * as z from 'zod';
import { addressesIn, isDatabaseAddress } from './database-address.ts';

const secret = z.string().min(32, 'Use at least 32 characters.');

/** Address of one database, or of each node of a cluster, with commas between. */
const databaseAddress = z
  .string()
  .default('')
  .refine((given) => !given || addressesIn(given).every(isDatabaseAddress), {
    message:
      'Give mysql://user:password@host/database, with ?ssl-mode=REQUIRED for TLS to a host by its name, and commas between the nodes of a cluster.',
  });

/** `host:port`, with commas between. */
const sentinelAddresses = z
  .string()
  .default('')
  .transform((given) => given.split(/[\s,]+/).filter(Boolean))
  .refine((given) => given.every((each) => /^(?:[\w.-]+|\[[\da-f:]+\]):\d+$/i.test(each)), {
    message: 'List hosts and ports, such as 10.0.0.1:26379, 10.0.0.2:26379.',
  });

/** `host` or `host:port`, with commas between. */
const hosts = z
  .string()
  .default('')
  .transform((given) => given.split(/[\s,]+/).filter(Boolean))
  .refine((given) => given.every((each) => /^[a-z0-9.-]+(?::\d{1,5})?$/.test(each)), {
    message: 'List hosts, such as preview.example, staging.example:8443.',
  });

const onlyOrigin = 'Give protocol, host and port only, such as https://payments.example:8443.';

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    API_PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: databaseAddress,
    /** The same database by the user who owns its tables and alone may change them. Empty: DATABASE_URL's user does. */
    DATABASE_OWNER_URL: databaseAddress,
    /** False: another program changes the tables (migrate.ts), and the API waits for it. */
    MIGRATE_ON_START: z.stringbool().default(true),
    REDIS_URL: z.union([z.literal(''), z.url({ protocol: /^rediss?$/ })]).default(''),
    /** Sentinels, which say which Redis is the primary. The host in REDIS_URL is the name that they know it by. */
    REDIS_SENTINELS: sentinelAddresses,
    SMTP_URL: z.union([z.literal(''), z.url({ protocol: /^smtps?$/ })]).default(''),
    /** Sender of mails: an address of a domain that lets the mail server send for it. */
    MAIL_FROM: z.preprocess((given) => given || brand.mailboxes.sender, z.email()),
    /** Folder (Maildir) where the mail server of this machine puts what came back (mail/bounces.ts). */
    MAIL_BOUNCES: z.string().default(''),
    /** False for a drill with restored data: what waits in the outbox waits on. */
    SEND_MAIL: z.stringbool().default(true),
    /** Empty: no payments. */
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[!-~]*$/, 'A key has no spaces or accents.')
      .default(''),
    STRIPE_API_BASE: z
      .preprocess((given) => given || 'https://api.stripe.com', z.url({ protocol: /^https?$/ }))
      .refine(isOrigin, onlyOrigin),
    /** Store of signed releases: a folder, or `s3://bucket/prefix`, which wins when both are set. */
    RELEASE_DIR: z.string().default(''),
    RELEASE_S3: z.string().default(''),
    RELEASE_S3_ENDPOINT: z.string().default(''),
    /** The publisher's key, which verifies them, or the path of its file. */
    RELEASE_PUBLIC_KEY: z.string().default('').transform(readKey),
    /** The key that verifies what the server switched to, or the path of its file. */
    RELEASE_SERVER_PUBLIC_KEY: z.string().default('').transform(requireKey),
    /** The server's key, which signs what it switches to, or its file. Empty: only the command line switches. */
    RELEASE_PRIVATE_KEY: z.string().default('').transform(readKey),
    /** Time between two comparisons of the canary with its error budget, in milliseconds. */
    RELEASE_BUDGET_MS: z.coerce.number().int().min(100).default(10_000),
    /** True if a release that fails right after it went live is taken back; needs the key above. */
    RELEASE_AUTO_ROLLBACK: z.stringbool().default(true),
    /** Address of a commit's page, with `{commit}` in it. Empty: staff see commits without a link. */
    RELEASE_COMMIT_URL: z
      .string()
      .regex(
        /^$|^https?:\/\/[^\s{}]+\{commit\}[^\s{}]*$/,
        'Give an address with {commit} in its path.',
      )
      .default(''),
    /** Shared with the edge; without it no report is believed, so nothing is judged by reports. */
    TELEMETRY_SECRET: z.union([z.literal(''), secret]).default(''),
    RELEASE_DEV: z.stringbool().default(false),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:8080'),
    SESSION_SECRET: secret,
    /** `k2:<key>,k1:<key>`, or one key alone. */
    SECRETS_KEY: z.string().transform(toKeyRing),
    /** True if staff pages ask admins for a passkey (docs/decisions/second-factor.md#0114). */
    REQUIRE_ADMIN_PASSKEY: z.stringbool().default(false),
    /** Hosts besides this machine that a dev override may come from, with commas between. */
    OVERRIDE_HOSTS: hosts,
    REQUIRE_EMAIL_VERIFICATION: z.stringbool().default(true),
    DEMO_PASSWORD: z.string().default(''),
    /** Consent to keep all data in a file of this machine, in production. */
    SQLITE_IN_PRODUCTION: z.stringbool().default(false),
    /** Days that names and addresses stay in the audit log and the outbox after an account was deleted. */
    RETENTION_DAYS: z.coerce.number().min(0).max(3_650).default(30),
    /** Lets pictures of members come from this machine and its network. */
    PICTURES_FROM_PRIVATE: z.stringbool().default(false),
    /** `on` asks public feeds. Otherwise recorded samples stand in for them, and in production nothing. */
    FEEDS: z.enum(['on', 'off', '']).default(''),
    /** Address at which all feeds are asked in place of their own hosts. */
    FEEDS_BASE: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ })])
      .refine((address) => address === '' || isOrigin(address), onlyOrigin)
      .refine((address) => address === '' || isTrustworthy(new URL(address)), 'Use https.')
      .default(''),
    /** Sent to BC Parks, where its API asks for one. */
    BC_PARKS_API_KEY: z
      .string()
      .regex(/^[!-~]*$/, 'A key has no spaces or accents.')
      .default(''),
    /** Time between two searches of workers for mails, feeds and members that are due, in milliseconds. */
    WORKER_INTERVAL_MS: z.coerce.number().int().min(50).default(2_000),
    /** Niceness of hashing, which gives way to other work, from 0 to 19 (docs/decisions/limits.md#0151). */
    HASHING_NICENESS: z.coerce.number().int().min(0).max(19).default(19),
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    /** Node's own: 0 takes any certificate, of any host. */
    NODE_TLS_REJECT_UNAUTHORIZED: z.string().default(''),
    ...metricsSettings,
    /** A statement that takes this many milliseconds or longer is logged, without its values. */
    SLOW_QUERY_MS: z.coerce.number().int().min(0).default(500),
    /** Collector of traces, which speaks OTLP over HTTP. Empty: no traces are made. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ })])
      .default(''),
    LOG_LEVEL: z.enum(['silent', 'debug', 'info', 'warn', 'error']).default('info'),
  })
  .transform(({ FEEDS, ...env }) => ({ ...env, FEEDS: FEEDS || defaultFeeds(env) }))
  .superRefine((env, context) => {
    if (env.NODE_ENV !== 'production') return;
    for (const { setting, isUnsafe, sentence } of unsafeInProduction) {
      if (isUnsafe(env)) context.addIssue({ code: 'custom', path: [setting], message: sentence });
    }
  })
  .refine((env) => !isReleased(env) || env.RELEASE_DEV || isPublicKey(env.RELEASE_PUBLIC_KEY), {
    path: ['RELEASE_PUBLIC_KEY'],
    message: 'Needed to check releases: the publisher’s public key, or the path of its file.',
  })
  .refine(({ RELEASE_SERVER_PUBLIC_KEY: key }) => key === '' || isPublicKey(key), {
    path: ['RELEASE_SERVER_PUBLIC_KEY'],
    message: 'Give the server’s public key, or the path of its file.',
  });

const isReleased = ({ RELEASE_DIR, RELEASE_S3 }: { RELEASE_DIR: string; RELEASE_S3: string }) =>
  RELEASE_DIR !== '' || RELEASE_S3 !== '';

/** Off unless the site is in production: tests and demonstrations ask no one. */
const defaultFeeds = ({ NODE_ENV }: { NODE_ENV: string }) =>
  NODE_ENV === 'production' ? ('on' as const) : ('off' as const);

/** A server that stands in for the feeds on this machine needs no certificate. */
const isTrustworthy = ({ protocol, hostname }: URL) =>
  protocol === 'https:' || isThisMachine(hostname);

function toKeyRing(value: string, { addIssue }: { addIssue: (message: string) => void }) {
  try {
    return readKeyRing(value);
  } catch (error) {
    addIssue((error as Error).message);
    return z.NEVER;
  }
}

export type Env = z.infer<typeof schema>;

/** Reads the settings from the process environment. @throws with every problem at once. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new Error(`The API cannot start:\n${z.prettifyError(parsed.error)}`);
}

/** Embedded is the default, which needs no other server. Only here are there demo accounts. */
export function isEmbedded({ DATABASE_URL }: Env): boolean {
  return DATABASE_URL === '';
}

/** Samples are for demonstrations: in production no one may take an old closure for one of today. */
export function alertsMode({ FEEDS, NODE_ENV }: Pick<Env, 'FEEDS' | 'NODE_ENV'>) {
  if (FEEDS === 'on') return 'live';
  return NODE_ENV === 'production' ? 'off' : 'samples';
}

export function isHttps({ PUBLIC_URL }: Env): boolean {
  return PUBLIC_URL.startsWith('https:');
}
