import type { IncomingHttpHeaders } from 'node:http';

/** What is said about one connection only, and never passed on (RFC 9110, 7.6.1). */
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

/** Names of headers that are about one connection, with those that `Connection` names. */
export function connectionHeaders({ connection = '' }: IncomingHttpHeaders): ReadonlySet<string> {
  const named = connection.toLowerCase();
  if (named === '' || named === 'keep-alive' || named === 'close') return always;
  return new Set([...always, ...named.split(/[\s,]+/)]);
}
