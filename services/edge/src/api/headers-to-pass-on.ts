import type { IncomingHttpHeaders } from 'node:http';

/** Headers about one connection only, never passed on (RFC 9110, 7.6.1). */
const always: ReadonlySet<string> = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Returns the headers to pass on: all but those about one connection, and those that `Connection` names. */
export function headersToPassOn(headers: IncomingHttpHeaders): [string, string | string[]][] {
  const left = aboutConnection(headers);
  return Object.entries(headers).filter(
    (header): header is [string, string | string[]] =>
      header[1] !== undefined && !left.has(header[0]),
  );
}

function aboutConnection({ connection = '' }: IncomingHttpHeaders): ReadonlySet<string> {
  const named = connection.toLowerCase();
  if (named === '' || named === 'keep-alive' || named === 'close') return always;
  return new Set([...always, ...named.split(/[\s,]+/)]);
}
