import { freePort } from '#infra/site/ports.ts';
import { ServiceProcess } from '#infra/site/service-process.ts';

/** Starts the real mail catcher: SMTP in, HTTP out. What it catches is in the folder. */
export async function startMailCatcher(folder: string, wantedPort?: number) {
  const mailPort = wantedPort ?? (await freePort());
  const smtpPort = await freePort();
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
    stop: () => service.stop(),
  };
}
