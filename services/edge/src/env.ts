import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { trustedProxiesSchema } from './trusted-proxies.ts';

/** An address with a default for when it is empty. */
function address(usual: string) {
  return z.preprocess((value) => value || usual, z.url());
}

const schema = z
  .object({
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    /** Address to listen on; all of the machine's by default. */
    HOST: z.string().optional(),
    API_URL: z.url(),
    /** Where releases are kept: a folder, or `s3://bucket/prefix`, which takes precedence. */
    RELEASE_DIR: z.string().default(''),
    RELEASE_S3: z.string().default(''),
    RELEASE_S3_ENDPOINT: z.string().default(''),
    RELEASE_PUBLIC_KEY: z.string().min(1).transform(readKey),
    PUBLIC_URL: z.url().optional(),
    /** Addresses and ranges of proxies in front of the edge; their forwarding headers are trusted. */
    TRUSTED_PROXIES: trustedProxiesSchema,
    STORE_ID: z.string().optional(),
    STORE_SCRIPT_URL: address('https://app.ecwid.com/script.js'),
    ANALYTICS_ID: z.string().optional(),
    ANALYTICS_SCRIPT_URL: address('https://www.googletagmanager.com/gtag/js'),
    RELEASE_DEV: z.stringbool().default(false),
    LOG_LEVEL: z.enum(['silent', 'debug', 'info', 'warn', 'error']).default('info'),
  })
  .refine(({ RELEASE_DIR, RELEASE_S3 }) => RELEASE_DIR !== '' || RELEASE_S3 !== '', {
    path: ['RELEASE_DIR'],
    message: 'Say where releases are kept: RELEASE_DIR or RELEASE_S3.',
  });

export type Env = z.infer<typeof schema>;

/** Reads the configuration. @throws with every problem at once. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new Error(`The edge cannot start:\n${z.prettifyError(parsed.error)}`);
}

/** The setting holds the key itself or the path of its file. */
function readKey(value: string): string {
  if (value.startsWith('-----BEGIN')) return value;
  return existsSync(value) ? readFileSync(value, 'utf8') : '';
}
