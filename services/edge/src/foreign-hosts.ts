import { isOwnHost } from '@camp/contracts/site/own-host';
import type { RequestHandler } from 'express';
import type { Env } from '#env.ts';

/**
 * Refuses other names than this machine's own where the site is this machine's alone
 * (docs/decisions/0111-private-by-default.md; RFC 9110, 15.5.20).
 */
export function refuseForeignHosts({ PUBLIC_URL }: Env): RequestHandler {
  const isOwnMachines = PUBLIC_URL !== undefined && isOwnHost(new URL(PUBLIC_URL).host);
  return ({ headers }, response, next) => {
    if (!isOwnMachines || isOwnHost(headers.host)) return next();
    response.status(421).set('cache-control', 'no-store').type('text');
    response.send('This site has another name. Set PUBLIC_URL to the address that you use.\n');
  };
}
