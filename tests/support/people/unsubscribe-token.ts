import { createHmac, hkdfSync } from 'node:crypto';
import { testSecrets } from '#infra/test-servers/api-process.ts';

interface Options {
  /** `SECRETS_KEY` of the API. */
  secret?: string;
  /** Time when its mail was written. */
  at?: number;
}

/** Signs the token of a mail's link that ends mails about closures, as the API does. */
export function unsubscribeTokenOf(
  userId: number,
  { secret = testSecrets.SECRETS_KEY, at = Date.now() }: Options = {},
): string {
  const key = hkdfSync('sha256', secret, '', 'campbc closure mails', 32);
  const said = `${userId}.${at}`;
  const signature = createHmac('sha256', Buffer.from(key)).update(said).digest('base64url');
  return Buffer.from(`${said}.${signature}`).toString('base64url');
}
