import type { SiteSettings } from '@camp/contracts/site/site-settings';
import { policyReportsPath } from '@camp/contracts/site/telemetry';
import type { Content } from '@camp/release/document/release-document';

type Directives = Record<string, string[]>;

interface PolicyParts {
  content: Content;
  settings: SiteSettings;
  /** Whether this document's page shows the store. */
  hasStore: boolean;
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

/** The policy for a document of this release: no inline code, no code from strings. */
export function contentSecurityPolicy({ content, settings, hasStore }: PolicyParts): string {
  const origins = foreignOrigins(buildsIn(content));
  const directives: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...origins],
    'style-src': ["'self'", ...origins],
    'font-src': ["'self'", ...origins],
    'img-src': ["'self'", 'data:', 'https:', ...origins],
    'media-src': ["'self'", ...origins],
    'connect-src': ["'self'", ...origins],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...trustedTypes,
    'report-uri': [policyReportsPath],
    ...(isSecure(settings.origin) && { 'report-to': [reportsEndpoint] }),
  };
  if (settings.analytics) allowAnalytics(directives, settings.analytics);
  if (settings.store && hasStore) allowStore(directives, settings.store);
  allowBundlers(directives, content);
  return serialize(directives);
}

/**
 * No string becomes markup or code. Script addresses must pass the only policy allowed, the shell's
 * default one, which accepts what is in the release (shell/src/remotes/verify).
 */
const trustedTypes: Directives = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

type ThirdParty = NonNullable<SiteSettings['store']>;

/** Loading it still waits for the visitor's consent. */
function allowAnalytics(directives: Directives, { scriptUrl }: ThirdParty): void {
  const origin = originOf(scriptUrl);
  const collectors = origin.endsWith('.googletagmanager.com')
    ? ['https://*.google-analytics.com', 'https://*.analytics.google.com']
    : [];
  directives['script-src']?.push(origin);
  directives['connect-src']?.push(origin, ...collectors);
  directives['img-src']?.push(origin);
}

/**
 * The store's provider loads more scripts from its own hosts, writes styles into the page and opens its
 * checkout in frames, so only the store's document allows it (docs/decisions/0030-store-document.md).
 * Code from strings stays forbidden. Markup from strings is how the provider draws.
 */
function allowStore(directives: Directives, { scriptUrl }: ThirdParty): void {
  const hosts = [originOf(scriptUrl), 'https://*.ecwid.com', 'https://*.shopsettings.com'];
  directives['script-src']?.push(...hosts, 'https://d1oxsl77a1kjht.cloudfront.net');
  directives['style-src']?.push("'unsafe-inline'", 'https:');
  directives['font-src']?.push('data:', 'https:');
  directives['connect-src']?.push(...hosts);
  directives['img-src']?.push(originOf(scriptUrl), 'blob:');
  directives['media-src']?.push('https:');
  directives['frame-src'] = ["'self'", 'https:'];
  for (const name of Object.keys(trustedTypes)) delete directives[name];
}

/** With a dev override, the bundler may replace modules while the page runs (dev-override.ts). */
function allowBundlers(directives: Directives, { remotes }: Content): void {
  const bundlers = Object.values(remotes).filter((remote) => 'override' in remote);
  if (bundlers.length === 0) return;
  directives['connect-src']?.push(...foreignOrigins(bundlers).map(socketOf));
  for (const name of Object.keys(trustedTypes)) delete directives[name];
}

const socketOf = (origin: string) => origin.replace(/^http/, 'ws');

/** For development: bundlers use web sockets and put styles into the page. */
export function developmentPolicy({ content, settings }: PolicyParts): string {
  const origins = foreignOrigins(buildsIn(content));
  const sockets = origins.map(socketOf);
  const thirdParties = [settings.store, settings.analytics].flatMap((third) =>
    third ? [originOf(third.scriptUrl)] : [],
  );
  return serialize({
    'default-src': ["'self'", 'data:', 'https:', ...origins, ...thirdParties],
    'script-src': ["'self'", "'unsafe-eval'", ...origins, ...thirdParties],
    'style-src': ["'self'", "'unsafe-inline'", ...origins],
    'connect-src': ["'self'", ...origins, ...sockets, ...thirdParties],
    'frame-src': ["'self'", 'about:', 'data:', ...origins],
  });
}

function serialize(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
