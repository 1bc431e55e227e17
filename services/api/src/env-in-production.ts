import { isVaried, type KeyRing } from '#secrets/key-ring.ts';

/** The settings that may be unsafe (env.ts). */
interface Settings {
  SMTP_URL: string;
  PUBLIC_URL: string;
  SESSION_SECRET: string;
  SECRETS_KEY: KeyRing;
  TELEMETRY_SECRET: string;
  DEMO_PASSWORD: string;
  DATABASE_URL: string;
  SQLITE_IN_PRODUCTION: boolean;
  RATE_LIMIT_FACTOR: number;
  RELEASE_DEV: boolean;
  FEEDS_BASE: string;
  PICTURES_FROM_PRIVATE: boolean;
  NODE_TLS_REJECT_UNAUTHORIZED: string;
}

interface Unsafe {
  setting: keyof Settings;
  isUnsafe: (env: Settings) => boolean;
  sentence: string;
}

/** Settings that help while the site is built, and harm people once they use it (OWASP ASVS 5.0, 13.4.2). */
export const unsafeInProduction: Unsafe[] = [
  {
    setting: 'SMTP_URL',
    isUnsafe: (env) => env.SMTP_URL === '',
    sentence: 'Needed in production, so that mail reaches people.',
  },
  {
    setting: 'PUBLIC_URL',
    isUnsafe: (env) =>
      !env.PUBLIC_URL.startsWith('https:') || isThisMachine(new URL(env.PUBLIC_URL).hostname),
    sentence: 'Give the https address of the site: links in mails lead there.',
  },
  {
    setting: 'PUBLIC_URL',
    isUnsafe: ({ PUBLIC_URL }) => !isOrigin(PUBLIC_URL),
    sentence: 'Give protocol, host and port only: it stands in every mail.',
  },
  {
    setting: 'SESSION_SECRET',
    isUnsafe: ({ SESSION_SECRET }) => !isVaried(SESSION_SECRET),
    sentence: 'Use random characters, such as those of openssl rand -hex 32.',
  },
  {
    setting: 'SECRETS_KEY',
    isUnsafe: ({ SECRETS_KEY }) => !SECRETS_KEY.isVaried,
    sentence: 'Use random characters, such as those of openssl rand -hex 32.',
  },
  {
    setting: 'SECRETS_KEY',
    isUnsafe: ({ SECRETS_KEY, SESSION_SECRET }) => SECRETS_KEY.isMadeOf(SESSION_SECRET),
    sentence: 'Use another secret than SESSION_SECRET: whoever learns one must not have both.',
  },
  {
    setting: 'TELEMETRY_SECRET',
    isUnsafe: ({ TELEMETRY_SECRET: given, SESSION_SECRET, SECRETS_KEY }) =>
      given !== '' && (!isVaried(given) || given === SESSION_SECRET || SECRETS_KEY.isMadeOf(given)),
    sentence: 'Use random characters that are no other secret: the edges know it, too.',
  },
  {
    setting: 'DEMO_PASSWORD',
    isUnsafe: (env) => env.DEMO_PASSWORD !== '',
    sentence: 'Leave it out: production has no demo accounts.',
  },
  {
    setting: 'DATABASE_URL',
    isUnsafe: (env) => env.DATABASE_URL === '' && !env.SQLITE_IN_PRODUCTION,
    sentence:
      'Give a database server, or set SQLITE_IN_PRODUCTION=true to keep all data in a file.',
  },
  {
    setting: 'RATE_LIMIT_FACTOR',
    isUnsafe: (env) => env.RATE_LIMIT_FACTOR !== 1,
    sentence: 'Leave it out: production has the limits as they are.',
  },
  {
    setting: 'RELEASE_DEV',
    isUnsafe: (env) => env.RELEASE_DEV,
    sentence: 'Leave it out: production serves signed releases only.',
  },
  {
    setting: 'FEEDS_BASE',
    isUnsafe: (env) => env.FEEDS_BASE.startsWith('http:'),
    sentence: 'Use https: whoever is on the way could invent a closure.',
  },
  {
    setting: 'PICTURES_FROM_PRIVATE',
    isUnsafe: (env) => env.PICTURES_FROM_PRIVATE,
    sentence: 'Leave it out: members would reach what only this machine may.',
  },
  {
    setting: 'NODE_TLS_REJECT_UNAUTHORIZED',
    isUnsafe: (env) => env.NODE_TLS_REJECT_UNAUTHORIZED === '0',
    sentence: 'Leave it out: without it certificates of others are checked.',
  },
];

export function isThisMachine(host: string): boolean {
  return /^(?:localhost|127\..*|\[::1\]|0\.0\.0\.0)$/.test(host);
}

/** True if an address is protocol, host and port only; what is no address is for others to refuse. */
export function isOrigin(address: string): boolean {
  const url = URL.parse(address);
  return url === null || url.href === `${url.origin}/`;
}
