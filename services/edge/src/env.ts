import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';

/** An address that, left empty, is the usual one. */
function address(usual: string) {
  return z.preprocess((value) => value || usual, z.url());
}

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
  /** Address to listen on; every one of the machine unless given. */
  HOST: z.string().optional(),
  API_URL: z.url(),
  RELEASE_DIR: z.string().min(1),
  RELEASE_PUBLIC_KEY: z.string().min(1).transform(readKey),
  PUBLIC_URL: z.url().optional(),
  STORE_ID: z.string().optional(),
  STORE_SCRIPT_URL: address('https://app.ecwid.com/script.js'),
  ANALYTICS_ID: z.string().optional(),
  ANALYTICS_SCRIPT_URL: address('https://www.googletagmanager.com/gtag/js'),
  RELEASE_DEV: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['silent', 'debug', 'info', 'warn', 'error']).default('info'),
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
