import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CaughtMail } from '#infra/mail-catcher/inbox.ts';
import { freePort } from '#infra/site/ports.ts';
import { ServiceProcess } from '#infra/site/service-process.ts';
import { until } from './programs.ts';

export interface MailProcess {
  inboxUrl: string;
  smtpUrl: string;
  service: ServiceProcess;
}

/** Starts the real mail catcher: SMTP in, HTTP out. */
export async function startMail(): Promise<MailProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'campbc-mail-'));
  const [mailPort, smtpPort] = [await freePort(), await freePort()];
  const service = await ServiceProcess.start({
    name: 'mail-catcher',
    script: 'infra/mail-catcher/main.ts',
    logFolder: folder,
    environment: {
      PATH: process.env['PATH'],
      MAIL_PORT: String(mailPort),
      SMTP_PORT: String(smtpPort),
      MAIL_DIR: folder,
    },
  });
  return {
    inboxUrl: `http://localhost:${mailPort}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    service,
  };
}

/** The mails of one recipient, newest first, once there are as many as asked for. */
export async function mailsTo(inboxUrl: string, address: string, count = 1): Promise<CaughtMail[]> {
  let mails: CaughtMail[] = [];
  await until(async () => {
    const response = await fetch(`${inboxUrl}/api/messages?to=${encodeURIComponent(address)}`);
    mails = (await response.json()) as CaughtMail[];
    return mails.length >= count;
  }, `${count} mail(s) to ${address}`);
  return mails;
}

/** The newest mail to somebody with these words in its subject, once it has come. */
export async function mailAbout(inboxUrl: string, to: string, words: string): Promise<CaughtMail> {
  let found: CaughtMail | undefined;
  await until(async () => {
    found = (await mailsTo(inboxUrl, to)).find(({ subject }) => subject.includes(words));
    return found !== undefined;
  }, `A mail about “${words}” to ${to}`);
  if (!found) throw new Error('No mail.');
  return found;
}

/** The token of the link in a mail's text, which leads to the page that confirms an address unless said otherwise. */
export function tokenIn({ text }: CaughtMail, page = 'verify-email'): string {
  const token = new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1];
  if (!token) throw new Error(`No link to ${page} in: ${text}`);
  return token;
}
