import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  keyPairIn,
  publicKeyFile,
  serverPrivateKeyFile,
  serverPublicKeyFile,
} from '@camp/release/document/signing-keys';
import { requireWritable } from './data-folder.ts';
import { SupervisedService, type Tell } from './supervised-service.ts';
import { terminalLine } from './log-lines.ts';
import { freePort, requireFreePort } from './ports.ts';
import { type Secrets, secretsFor } from './secrets.ts';
import { keysFolderOf, releaseFolderOf, type Settings } from './settings.ts';

export interface RunningSite {
  secrets: Secrets;
  /** Where caught mail can be read; null when mail goes to a real server. */
  inboxUrl: string | null;
  stop: () => Promise<void>;
}

/** Checks folder, secrets and ports before anything is started. @throws one clear sentence. */
export async function requireUsable({ port, mailPort, dataDir, environment }: Settings) {
  requireWritable(dataDir);
  secretsFor(dataDir, environment);
  await requireFreePort(port, 'PORT');
  if (!environment['SMTP_URL']) await requireFreePort(mailPort, 'MAIL_PORT');
}

export interface StartOptions {
  /** Restarts a service whenever its sources change. */
  watch?: boolean;
  /** Called with exits, warnings and errors while the site runs. */
  tell?: Tell;
  /** Aborts the start and stops what is running by then. */
  signal?: AbortSignal;
}

/** Database, mails and logs are their owner's only; releases say themselves who reads them. */
const privateUmask = 0o077;

/** Starts mail catcher, API and edge on a data folder that has a published release. */
export async function startSite(
  settings: Settings,
  { watch = false, tell = () => undefined, signal }: StartOptions = {},
): Promise<RunningSite> {
  process.umask(privateUmask);
  const secrets = secretsFor(settings.dataDir, settings.environment);
  keyPairIn(keysFolderOf(settings.dataDir), 'server');
  const services: SupervisedService[] = [];
  const start: Start = async (name, script, environment) => {
    signal?.throwIfAborted();
    const options = {
      name,
      script,
      environment,
      logFolder: join(settings.dataDir, 'logs'),
      nodeOptions: watch ? ['--watch'] : [],
      onLine: (line: string) => tellLine(tell, terminalLine(name, line)),
    };
    services.push(await SupervisedService.start(options, tell));
  };
  const stop = () => stopAll(services);

  try {
    const smtp = await startMail(settings, start);
    const apiPort = await startApi({ settings, secrets, smtp }, start);
    await start(
      'edge',
      'services/edge/src/server.ts',
      edgeEnvironment({ settings, secrets, apiPort }),
    );
    await waitUntilReady(settings.port, signal);
    return { secrets, inboxUrl: smtp.inboxUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function tellLine(tell: Tell, line: string | null): void {
  if (line) tell(line);
}

type Start = (name: string, script: string, environment: NodeJS.ProcessEnv) => Promise<void>;

async function startMail(settings: Settings, start: Start) {
  const { environment, mailPort, dataDir } = settings;
  if (environment['SMTP_URL']) return { url: environment['SMTP_URL'], inboxUrl: null };
  const smtpPort = await freePort();
  await start('mail-catcher', 'infra/mail-catcher/main.ts', {
    ...environment,
    MAIL_PORT: String(mailPort),
    SMTP_PORT: String(smtpPort),
    MAIL_DIR: join(dataDir, 'mail'),
  });
  return { url: `smtp://127.0.0.1:${smtpPort}`, inboxUrl: `http://localhost:${mailPort}` };
}

interface ApiParts {
  settings: Settings;
  secrets: Secrets;
  smtp: { url: string };
}

async function startApi({ settings, secrets, smtp }: ApiParts, start: Start): Promise<number> {
  const port = await freePort();
  await start('api', 'services/api/src/server.ts', {
    ...settings.environment,
    ...secrets,
    API_PORT: String(port),
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    SMTP_URL: smtp.url,
    ...releaseEnvironment(settings),
    RELEASE_PRIVATE_KEY: join(keysFolderOf(settings.dataDir), serverPrivateKeyFile),
  });
  return port;
}

interface EdgeParts {
  settings: Settings;
  secrets: Secrets;
  apiPort: number;
}

function edgeEnvironment({ settings, secrets, apiPort }: EdgeParts): NodeJS.ProcessEnv {
  return {
    ...settings.environment,
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    API_URL: `http://127.0.0.1:${apiPort}`,
    ...releaseEnvironment(settings),
    TELEMETRY_SECRET: secrets.TELEMETRY_SECRET,
    /* The edge signs nothing. */
    RELEASE_PRIVATE_KEY: undefined,
  };
}

/** Where releases are published, and the keys that verify them. */
function releaseEnvironment({ dataDir }: Settings): NodeJS.ProcessEnv {
  return {
    RELEASE_DIR: releaseFolderOf(dataDir),
    RELEASE_PUBLIC_KEY: join(keysFolderOf(dataDir), publicKeyFile),
    RELEASE_SERVER_PUBLIC_KEY: join(keysFolderOf(dataDir), serverPublicKeyFile),
  };
}

const readyWithinMs = 60_000;
const askEveryMs = 150;

/** Waits until the site's own /readyz answers. @throws when it does not in time. */
async function waitUntilReady(port: number, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    const response = await fetch(`http://localhost:${port}/readyz`).catch(() => null);
    if (response?.ok) return;
    await wait(askEveryMs);
  }
  throw new Error('The site did not become ready. The logs in the data folder say why.');
}

/** The edge first, so that no new requests come in while the others finish. */
async function stopAll(services: SupervisedService[]): Promise<void> {
  for (const service of services.toReversed()) await service.stop();
}
