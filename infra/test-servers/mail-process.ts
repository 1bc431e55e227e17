import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#infra/site/ports.ts';
import { ServiceProcess } from '#infra/site/service-process.ts';

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
