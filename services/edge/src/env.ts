import { isIP } from 'node:net';
import { isPrivateAddress } from '@camp/contracts/site/network-of';
import type { SiteSettings } from '@camp/contracts/site/site-settings';
import { storeFramePath } from '@camp/contracts/site/store-frame';
import { metricsSettings } from '@camp/service/metrics-settings';
import { isPublicKey } from '@camp/release/document/signing-keys';
import { readKey, requireKey } from '@camp/release/document/key-settings';
import type { Request } from 'express';
import * as z from 'zod';

/** Accepts an address; takes the usual one if none is set. */
function addressOr(usual: string) {
  return z.preprocess((value) => value || usual, z.url());
}

/** Addresses and ranges (CIDR), separated by commas or spaces. */
const trustedProxiesSchema = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine((values) => values.every(isAddressOrRange), {
    message: 'List addresses or ranges, such as 127.0.0.1, 10.0.0.0/8.',
  });

/** One address for each process of the API, separated by commas. */
const apiAddressesSchema = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url()).min(1));

const schema = z
  .object({
    NODE_ENV: z.string().default('development'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(8080),
    /** Address to listen on: this machine's own unless set, `::` for every one. */
    HOST: z
      .string()
      .default('')
      .transform((value) => value || '127.0.0.1'),
    API_URL: apiAddressesSchema,
    /** Place of the releases: a folder, or `s3://bucket/prefix`, which takes precedence. */
    RELEASE_DIR: z.string().default(''),
    RELEASE_S3: z.string().default(''),
    RELEASE_S3_ENDPOINT: z.string().default(''),
    /** Folder for the last good release; systemd sets it. */
    STATE_DIRECTORY: z.string().default(''),
    /** File of a signed document to serve in place of what is live, for a smoke start. */
    RELEASE_DRAFT: z.string().default(''),
    /** The publisher's key, and the server's, or their files. */
    RELEASE_PUBLIC_KEY: z.string().default('').transform(readKey),
    RELEASE_SERVER_PUBLIC_KEY: z.string().default('').transform(requireKey),
    PUBLIC_URL: z.url().optional(),
    /** Addresses and ranges of proxies in front of the edge; their forwarding headers are trusted. */
    TRUSTED_PROXIES: trustedProxiesSchema,
    STORE_ID: z.string().optional(),
    STORE_SCRIPT_URL: addressOr('https://app.ecwid.com/script.js'),
    /** Origin of the store's frame on a host of its own; without it the frame has no origin at all. */
    STORE_ORIGIN: z.union([z.literal(''), z.url()]).default(''),
    ANALYTICS_ID: z.string().optional(),
    ANALYTICS_SCRIPT_URL: addressOr('https://www.googletagmanager.com/gtag/js'),
    /** Real map tiles: an address with {z}, {x} and {y}. Without one maps ask no other host for anything. */
    MAP_TILES_URL: z
      .union([
        z.literal(''),
        z.url({ protocol: /^https?$/ }).check(z.regex(/^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})/)),
      ])
      .default(''),
    /** Names that the tiles' licence asks for; plain text. */
    MAP_TILES_ATTRIBUTION: z.string().max(200).default(''),
    /** Shared with the API; without it documents carry no token, and no canary is judged. */
    TELEMETRY_SECRET: z.union([z.literal(''), z.string().min(32)]).default(''),
    RELEASE_DEV: z.stringbool().default(false),
    /** Node's own: 0 takes any certificate, of whatever host. */
    NODE_TLS_REJECT_UNAUTHORIZED: z.string().default(''),
    ...metricsSettings,
    /** Address for traces: a collector that speaks OTLP over HTTP. Empty: no traces are made. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .union([z.literal(''), z.url({ protocol: /^https?$/ })])
      .default(''),
    LOG_LEVEL: z.enum(['silent', 'debug', 'info', 'warn', 'error']).default('info'),
  })
  .refine(({ RELEASE_DIR, RELEASE_S3 }) => RELEASE_DIR !== '' || RELEASE_S3 !== '', {
    path: ['RELEASE_DIR'],
    message: 'Say where releases are kept: RELEASE_DIR or RELEASE_S3.',
  })
  .refine(({ RELEASE_DEV, RELEASE_PUBLIC_KEY }) => RELEASE_DEV || isPublicKey(RELEASE_PUBLIC_KEY), {
    path: ['RELEASE_PUBLIC_KEY'],
    message: 'Needed to check releases: the publisher’s public key, or the path of its file.',
  })
  .refine(({ RELEASE_SERVER_PUBLIC_KEY: key }) => key === '' || isPublicKey(key), {
    path: ['RELEASE_SERVER_PUBLIC_KEY'],
    message: 'Give the server’s public key, or the path of its file.',
  })
  .refine(({ NODE_ENV, PUBLIC_URL }) => NODE_ENV !== 'production' || isSafeAddress(PUBLIC_URL), {
    path: ['PUBLIC_URL'],
    message:
      'Needed in production: the site’s own address, with https: unless it is this machine’s.',
  })
  .refine(({ NODE_ENV, API_URL }) => NODE_ENV !== 'production' || API_URL.every(isOutOfReach), {
    path: ['API_URL'],
    message: 'Needs https: in production, unless it is on this machine or in a private network.',
  })
  .refine(({ NODE_ENV, RELEASE_DEV }) => NODE_ENV !== 'production' || !RELEASE_DEV, {
    path: ['RELEASE_DEV'],
    message: 'Not in production: nothing that it serves is signed.',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.NODE_TLS_REJECT_UNAUTHORIZED !== '0', {
    path: ['NODE_TLS_REJECT_UNAUTHORIZED'],
    message: 'Leave it out: without it certificates of others are checked.',
  })
  .refine(isOwnHost, {
    path: ['STORE_ORIGIN'],
    message:
      'Needs another host name than the site has in PUBLIC_URL: the store’s script runs there.',
  })
  .refine(
    ({ NODE_ENV, STORE_ORIGIN }) =>
      NODE_ENV !== 'production' || !STORE_ORIGIN || isSafeAddress(STORE_ORIGIN),
    {
      path: ['STORE_ORIGIN'],
      message: 'Needs https: in production, unless it is this machine’s.',
    },
  );

/** True if the store's frame has a host of its own. Another port is not enough: cookies know hosts, not ports. */
function isOwnHost({
  STORE_ORIGIN,
  PUBLIC_URL,
}: {
  STORE_ORIGIN: string;
  PUBLIC_URL?: string | undefined;
}) {
  if (!STORE_ORIGIN) return true;
  return (
    PUBLIC_URL !== undefined && new URL(STORE_ORIGIN).hostname !== new URL(PUBLIC_URL).hostname
  );
}

/** True if no stranger can read what is sent to an address: encrypted, or within this machine or a private network. */
function isOutOfReach(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host)) return protocol === 'https:' || isPrivateAddress(host);
  return protocol === 'https:' || /^[^.]+$|\.(?:internal|local)$/.test(host);
}

/** True for an encrypted address, or one of this machine, which needs no encryption. */
function isSafeAddress(address: string | undefined): boolean {
  const { protocol, hostname, username, password } = (address && URL.parse(address)) || {};
  if (username || password) return false;
  return protocol === 'https:' || /^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname ?? '');
}

export type Env = z.infer<typeof schema>;

/** Reads the configuration. @throws with every problem at once. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  throw new Error(`The edge cannot start:\n${z.prettifyError(parsed.error)}`);
}

function isAddressOrRange(value: string): boolean {
  const [, address = '', size] = /^([^/]+)(?:\/(\d+))?$/.exec(value) ?? [];
  const { fewest, most } = prefixes[isIP(address) === 6 ? 6 : 4];
  return isIP(address) > 0 && (!size || (Number(size) >= fewest && Number(size) <= most));
}

/** Bits of a range. No private network is larger (RFC 1918, RFC 4193), and a larger one holds strangers. */
const prefixes = { 4: { fewest: 8, most: 32 }, 6: { fewest: 7, most: 128 } };

/** Returns the site's settings for its pages. */
export function settingsFor(env: Env, request: Request): SiteSettings {
  const { STORE_ID, STORE_SCRIPT_URL, ANALYTICS_ID, ANALYTICS_SCRIPT_URL } = env;
  const { MAP_TILES_URL, MAP_TILES_ATTRIBUTION: attribution } = env;
  const frame = env.STORE_ORIGIN ? new URL(storeFramePath, env.STORE_ORIGIN).href : storeFramePath;
  return {
    origin: originOf(env, request),
    store: STORE_ID ? { id: STORE_ID, scriptUrl: STORE_SCRIPT_URL, frame } : null,
    analytics: ANALYTICS_ID ? { id: ANALYTICS_ID, scriptUrl: ANALYTICS_SCRIPT_URL } : null,
    mapTiles: MAP_TILES_URL ? { url: MAP_TILES_URL, attribution } : null,
  };
}

/** Returns the site's origin: as configured, or else as the visitor reached it. It goes into pages as it is. */
export function originOf({ PUBLIC_URL }: Env, request: Request): string {
  if (PUBLIC_URL) return new URL(PUBLIC_URL).origin;
  const { host = '' } = request.headers;
  return `http://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
}
