import type { Content } from '@camp/release/document';
import type { SiteSettings } from '@camp/contracts/site-settings';

type Directives = Record<string, string[]>;

interface PolicyParts {
  content: Content;
  settings: SiteSettings;
  /** Whether this document's page shows the store. */
  hasStore: boolean;
}

/** Origins other than the site's own that the release's files come from. */
function foreignOrigins({ shell, remotes }: Content): string[] {
  const bases = [shell.url, ...Object.values(remotes).map(({ url }) => url)];
  return [...new Set(bases.filter((base) => URL.canParse(base)).map(originOf))];
}

const originOf = (address: string) => new URL(address).origin;

/** The policy for a document of this release: no inline code, no code from strings. */
export function contentSecurityPolicy({ content, settings, hasStore }: PolicyParts): string {
  const origins = foreignOrigins(content);
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
  };
  if (settings.analytics) allowAnalytics(directives, settings.analytics);
  if (settings.store && hasStore) allowStore(directives, settings.store);
  return serialize(directives);
}

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
 * The store's provider loads further scripts from its own hosts, writes styles into the page and opens
 * its checkout in frames. Only the store's document lets it in (decision 30); code from strings stays out.
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
}

/** Development only: bundlers talk over web sockets and put styles into the page. */
export function developmentPolicy({ content, settings }: PolicyParts): string {
  const origins = foreignOrigins(content);
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
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
