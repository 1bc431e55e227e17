import type { CaughtMail } from '#infra/mail-catcher/inbox.ts';
import { noteSecret } from '#infra/test-servers/noted-secrets.ts';
import { until } from '#infra/test-servers/programs.ts';

/** Waits until one recipient has as many mails as asked for; returns them, newest first. */
export async function mailsTo(inboxUrl: string, address: string, count = 1): Promise<CaughtMail[]> {
  let mails: CaughtMail[] = [];
  await until(async () => {
    const response = await fetch(`${inboxUrl}/api/messages?to=${encodeURIComponent(address)}`);
    mails = (await response.json()) as CaughtMail[];
    return mails.length >= count;
  }, `${count} mail(s) to ${address}`);
  const links = mails.flatMap(({ text }) => [...text.matchAll(/token=([\w-]+)/g)]);
  for (const [, token = ''] of links) noteSecret('token of a mail', token);
  return mails;
}

/** Waits for a mail with these words in its subject; returns the newest. */
export async function mailAbout(inboxUrl: string, to: string, words: string): Promise<CaughtMail> {
  let found: CaughtMail | undefined;
  await until(async () => {
    found = (await mailsTo(inboxUrl, to)).find(({ subject }) => subject.includes(words));
    return found !== undefined;
  }, `A mail about “${words}” to ${to}`);
  if (!found) throw new Error('No mail.');
  return found;
}

/** Returns the token of the link in a mail; by default the link to the page that confirms an address. */
export function tokenIn({ text }: CaughtMail, page = 'verify-email'): string {
  const token = new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1];
  if (!token) throw new Error(`No link to ${page} in: ${text}`);
  return token;
}
