import type { ReleaseDocument } from '@camp/release/document';

/** Origins other than the site's own that the release's files come from. */
function foreignOrigins({ shell, remotes }: ReleaseDocument): string[] {
  const bases = [shell.url, ...Object.values(remotes).map(({ url }) => url)];
  const origins = bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin);
  return [...new Set(origins)];
}

/** The policy for a document of this release: no inline code, no code from strings. */
export function contentSecurityPolicy(release: ReleaseDocument): string {
  const origins = foreignOrigins(release);
  return serialize({
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
  });
}

/** Development only: bundlers talk over web sockets and put styles into the page. */
export function developmentPolicy(release: ReleaseDocument): string {
  const origins = foreignOrigins(release);
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return serialize({
    'default-src': ["'self'", 'data:', 'https:', ...origins],
    'script-src': ["'self'", "'unsafe-eval'", ...origins],
    'style-src': ["'self'", "'unsafe-inline'", ...origins],
    'connect-src': ["'self'", ...origins, ...sockets],
    'frame-src': ["'self'", 'about:', 'data:', ...origins],
  });
}

function serialize(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
