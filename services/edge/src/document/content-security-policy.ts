import type { SiteSettings } from '@camp/contracts/site/site-settings';
import { policyReportsPath } from '@camp/contracts/site/telemetry-paths';
import type { Content, OverriddenRemote } from '@camp/release/document/release-document';

type Directives = Record<string, string[]>;

interface PolicyParts {
  content: Content;
  settings: SiteSettings;
}

const buildsIn = ({ shell, remotes }: Content) => [shell, ...Object.values(remotes)];

/** Origins, other than the site's own, that files of these builds come from. */
function foreignOrigins(builds: readonly { url: string }[]): string[] {
  const bases = builds.map(({ url }) => url).filter((base) => URL.canParse(base));
  return [...new Set(bases.map(originOf))];
}

const originOf = (address: string) => new URL(address).origin;

/** Name of the endpoint that violations are reported to (Reporting API). */
const reportsEndpoint = 'policy';

/**
 * Header that goes with the policy, for HTTPS only. Without HTTPS Chromium never sends such reports, and
 * `report-to` makes it ignore `report-uri`, which works everywhere.
 */
export function reportingHeaders({ origin }: SiteSettings): Record<string, string> {
  if (!isSecure(origin)) return {};
  return { 'reporting-endpoints': `${reportsEndpoint}="${policyReportsPath}"` };
}

const isSecure = (origin: string) => origin.startsWith('https:');

/** Returns the policy for a document of this release: no inline code, no code from strings. */
export function contentSecurityPolicy({ content, settings }: PolicyParts): string {
  const origins = foreignOrigins(buildsIn(content));
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...origins],
    'style-src': ["'self'", ...origins],
    'font-src': ["'self'", ...origins],
    'img-src': ["'self'", 'data:', ...origins],
    'media-src': ["'self'", ...origins],
    'connect-src': ["'self'", ...origins],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...trustedTypes(),
    'report-uri': [policyReportsPath],
    ...(isSecure(settings.origin) && { 'report-to': [reportsEndpoint] }),
  };
  if (settings.analytics) allowAnalytics(directives, settings.analytics);
  if (settings.mapTiles) directives['img-src']?.push(originOf(settings.mapTiles.url));
  if (settings.store) directives['frame-src'] = [sourceOf(settings.store.frame)];
  allowBundlers(directives, content);
  return serialize(directives);
}

/** Returns the policy of the service worker: it may ask the site and the hosts of its files, and no one else. */
export function workerPolicy(content: Content): string {
  return serialize({
    'default-src': ["'none'"],
    'connect-src': ["'self'", ...foreignOrigins(buildsIn(content))],
  });
}

/**
 * No string becomes markup or code. Script addresses must pass the only policy allowed, the shell's
 * default one, which accepts what is in the release (shell/src/remotes/load/trusted-scripts.ts).
 */
const trustedTypes = (): Directives => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
});

type ThirdParty = NonNullable<SiteSettings['analytics']>;

/** Allows the analytics script; loading it still waits for the visitor's consent. */
function allowAnalytics(directives: Directives, { scriptUrl }: ThirdParty): void {
  const origin = originOf(scriptUrl);
  const collectors = origin.endsWith('.googletagmanager.com')
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com']
    : [];
  directives['script-src']?.push(origin);
  directives['connect-src']?.push(origin, ...collectors);
  directives['img-src']?.push(origin);
}

/** Source of a frame that the site names by path, or by an address elsewhere. */
const sourceOf = (frame: string) => (URL.canParse(frame) ? originOf(frame) : "'self'");

interface StoreFrameParts {
  scriptUrl: string;
  /** As the policy names it: `'sha256-…'`. */
  ownScript: string;
  /** Source of the pages that may show the frame. */
  site: string;
  sandbox: string;
}

/**
 * The policy of the store's frame. The provider loads more scripts from its own hosts, draws with markup from
 * strings and styles in the page, and opens its checkout in frames (docs/decisions/site.md#0128). Code
 * from strings stays forbidden.
 */
export function storeFramePolicy(parts: StoreFrameParts): string {
  const provider = originOf(parts.scriptUrl);
  const hosts = [provider, 'https://*.ecwid.com', 'https://*.shopsettings.com'];
  return serialize({
    'default-src': ["'none'"],
    'script-src': [parts.ownScript, ...hosts, 'https://d1oxsl77a1kjht.cloudfront.net'],
    'style-src': ["'unsafe-inline'", 'https:'],
    'font-src': ['data:', 'https:'],
    'img-src': ['data:', 'blob:', 'https:', provider],
    'media-src': ['https:'],
    'connect-src': hosts,
    'frame-src': ['https:'],
    'base-uri': ["'none'"],
    'form-action': hosts,
    'frame-ancestors': [parts.site],
    sandbox: [parts.sandbox],
  });
}

/** The bundler's own, for its overlay of compile errors. */
const bundlerPolicy = 'rspack-dev-server#overlay';

/** With a dev override, the bundler may replace modules while the page runs (dev-override.ts). */
function allowBundlers(directives: Directives, { remotes }: Content): void {
  const bundlers = Object.values(remotes).filter(
    (remote: OverriddenRemote) => remote.override && !remote.override.isPublished,
  );
  if (bundlers.length === 0) return;
  directives['connect-src']?.push(...foreignOrigins(bundlers).map(socketOf));
  directives['trusted-types']?.push(bundlerPolicy);
}

const socketOf = (origin: string) => origin.replace(/^http/, 'ws');

/** Features that pages use: song and films, codes to copy, places near a visitor who asks, passkeys. */
const usedFeatures = [
  'autoplay',
  'clipboard-write',
  'fullscreen',
  'geolocation',
  'publickey-credentials-create',
  'publickey-credentials-get',
];

/** Features that browsers would let every page ask for; named one by one, because there is no word for all. */
const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * Features that a document may ask the browser for. A store frame on another host than the site may ask for
 * payment, for its checkout. A frame without an origin cannot be named here.
 */
export function permissionsPolicy({ store }: Pick<SiteSettings, 'store'>): string {
  const shop = store && URL.canParse(store.frame) ? `"${originOf(store.frame)}"` : '';
  return [
    ...usedFeatures.map((name) => `${name}=(self)`),
    ...unusedFeatures.map((name) => `${name}=()`),
    `payment=(${shop})`,
  ].join(', ');
}

/** Features that the store's frame and its checkout's frames may ask for. */
export const storeFramePermissions = [
  ...[...usedFeatures, ...unusedFeatures].map((name) => `${name}=()`),
  'payment=*',
].join(', ');

/** For development: bundlers use web sockets and put styles into the page. */
export function developmentPolicy({ content, settings }: PolicyParts): string {
  const origins = foreignOrigins(buildsIn(content));
  const sockets = origins.map(socketOf);
  const thirdParties = settings.analytics ? [originOf(settings.analytics.scriptUrl)] : [];
  const frames = settings.store ? [sourceOf(settings.store.frame)] : [];
  return serialize({
    'default-src': ["'self'", 'data:', 'https:', ...origins, ...thirdParties],
    'script-src': ["'self'", "'unsafe-eval'", ...origins, ...thirdParties],
    'style-src': ["'self'", "'unsafe-inline'", ...origins],
    'connect-src': ["'self'", ...origins, ...sockets, ...thirdParties],
    'frame-src': ["'self'", 'about:', 'data:', ...origins, ...frames],
  });
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
