import type { RequestHandler } from 'express';

/*
 * Any script of a page can fill the visitor's cookies until every server refuses the visitor, on every
 * address, for good. Below the limits nothing is touched.
 */

/** Longest `Cookie` header that is passed on: the API takes 16 kB of headers. */
const maxLetters = 8_000;
/** Longest cookie of our own. */
const longestOwn = 1_000;
/** Most cookies that one answer clears: a proxy's buffer for headers is small. */
const maxCleared = 40;

/** Longest headers that the edge reads, in bytes. */
export const maxHeaderBytes = 65_536;

const isOurs = (cookie: string) =>
  /^(?:__(?:Host|Secure)-)?campbc_/.test(cookie) && cookie.length <= longestOwn;

/** Clears cookies that are not ours where there are too many, and goes on as if they had not come. */
export const clearForeignCookies: RequestHandler = (request, response, next) => {
  const { cookie: header = '' } = request.headers;
  if (header.length <= maxLetters) return next();
  const cookies = header.split(/; */);
  const own = cookies.filter(isOurs).join('; ');
  request.headers.cookie = own.length <= maxLetters ? own : '';
  const foreign = cookies.filter((cookie) => own.length > maxLetters || !isOurs(cookie));
  for (const line of clearing(foreign, request.path)) response.append('set-cookie', line);
  next();
};

/**
 * Returns lines that clear these cookies at the root and at the page's folder, the default place of a
 * script's cookie.
 */
function clearing(cookies: string[], path: string): string[] {
  const folder = path.slice(0, path.lastIndexOf('/')) || '/';
  const folders = [...new Set(['/', folder])];
  const names = [...new Set(cookies.map(nameOf))].filter((name) =>
    /^[\w!#$%&'*+.^`|~-]+$/.test(name),
  );
  return names
    .slice(0, maxCleared / folders.length)
    .flatMap((name) => folders.map((place) => `${name}=; Path=${place}; Max-Age=0`));
}

const nameOf = (cookie: string) => cookie.slice(0, Math.max(0, cookie.indexOf('=')));

/**
 * Returns the answer to headers that are too long, which are nearly always cookies: those that were seen are
 * cleared, or all of them if the browser knows how, and the browser asks again.
 */
export function tooLong(packet: Buffer | undefined, headers: readonly string[]): string {
  const cookies = (packet?.toString('latin1') ?? '')
    .split(/; */)
    .filter((cookie) => !isOurs(cookie));
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>One moment</title></head>
<body><main><h1>One moment</h1><p>Too many cookies for this site. We’re clearing them.</p>
<p lang="fr">Trop de cookies pour ce site. Nous les supprimons.</p>
<p><a href="/">Continue · Continuer</a></p></main></body></html>
`;
  return [
    'HTTP/1.1 431 Request Header Fields Too Large',
    ...headers,
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Clear-Site-Data: "cookies"',
    'Refresh: 1; url=/',
    ...clearing(cookies, '/').map((line) => `Set-Cookie: ${line}`),
    '',
    body,
  ].join('\r\n');
}
