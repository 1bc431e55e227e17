import { createHmac, hkdfSync } from 'node:crypto';
import { testSecrets } from '#infra/test-servers/api-process.ts';

/** The token of a mail's link that ends mails about closures, as the API of a test site signs it. */
export function unsubscribeTokenOf(userId: number, at = Date.now()): string {
  const key = hkdfSync('sha256', testSecrets.SECRETS_KEY, '', 'campbc closure mails', 32);
  const said = `${userId}.${at}`;
  const signature = createHmac('sha256', Buffer.from(key)).update(said).digest('base64url');
  return Buffer.from(`${said}.${signature}`).toString('base64url');
}
