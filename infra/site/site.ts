import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildServices, bundleOf, type ServiceName } from '@camp/build/services';
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
  /** Address of the caught mail; null when mail goes to a real server. */
  inboxUrl: string | null;
  stop: () => Promise<void>;
}

/** Checks folder, secrets and ports before anything is started. @throws one clear sentence. */
export async function requireUsable(settings: Settings) {
  const { port, mailPort, metricsPort, dataDir, environment } = settings;
  requireWritable(dataDir);
  secretsFor(dataDir, environment);
  await requireFreePort(port, 'PORT');
  if (!environment['SMTP_URL']) await requireFreePort(mailPort, 'MAIL_PORT');
  if (metricsPort) await requireFreePort(metricsPort, 'METRICS_PORT');
  if (metricsPort) await requireFreePort(metricsPort + 1, 'METRICS_PORT');
}

export interface StartOptions {
  /** Restarts a service whenever its sources change. */
  watch?: boolean;
  /** Called with exits, warnings and errors while the site runs. */
  tell?: Tell;
  /** Aborts the start and stops what is running by then. */
  signal?: AbortSignal;
}

/** Only the owner may read database, mails and logs; releases set their own rights. */
const privateUmask = 0o077;

/** Starts mail catcher, API and edge at once, on a data folder that has a published release. */
export async function startSite(
  settings: Settings,
  { watch = false, tell = () => undefined, signal }: StartOptions = {},
): Promise<RunningSite> {
  if (!watch) await buildServices();
  process.umask(privateUmask);
  const secrets = secretsFor(settings.dataDir, settings.environment);
  keyPairIn(keysFolderOf(settings.dataDir), 'server');
  const [smtpPort, apiPort] = await Promise.all([freePort(), freePort()]);
  const mail = mailOf(settings, smtpPort);
  const parts: Parts = { settings, secrets, apiPort, mail, isWatched: watch };
  signal?.throwIfAborted();
  const starts = servicesOf(parts).map((service) =>
    SupervisedService.start(
      {
        ...service,
        logFolder: join(settings.dataDir, 'logs'),
        nodeOptions: watch ? ['--watch'] : [],
        onLine: (line: string) => tellLine(tell, terminalLine(service.name, line)),
      },
      tell,
    ),
  );
  const stop = () => stopAll(starts);

  try {
    await Promise.all(starts);
    await waitUntilReady(settings.port, signal);
    return { secrets, inboxUrl: mail.inboxUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function tellLine(tell: Tell, line: string | null): void {
  if (line) tell(line);
}

interface Parts {
  settings: Settings;
  secrets: Secrets;
  apiPort: number;
  mail: Mail;
  isWatched: boolean;
}

/** The sources themselves, where a change restarts the service. */
const scriptOf = (service: ServiceName, isWatched: boolean) =>
  isWatched ? `services/${service}/src/server.ts` : bundleOf(service);

interface Mail {
  url: string;
  /** Null when mail goes to a real server. */
  inboxUrl: string | null;
  /** Port of the mail catcher, if there is one. */
  smtpPort: number;
}

function mailOf({ environment, mailPort }: Settings, smtpPort: number): Mail {
  const { SMTP_URL: url } = environment;
  if (url) return { url, inboxUrl: null, smtpPort };
  return {
    url: `smtp://127.0.0.1:${smtpPort}`,
    inboxUrl: `http://localhost:${mailPort}`,
    smtpPort,
  };
}

/** In an order in which each needs only those before it. */
function servicesOf(parts: Parts) {
  const { isWatched } = parts;
  const api = {
    name: 'api',
    script: scriptOf('api', isWatched),
    environment: apiEnvironment(parts),
  };
  const edge = {
    name: 'edge',
    script: scriptOf('edge', isWatched),
    environment: edgeEnvironment(parts),
  };
  if (parts.mail.inboxUrl === null) return [api, edge];
  const mailCatcher = {
    name: 'mail-catcher',
    script: 'infra/mail-catcher/main.ts',
    environment: mailCatcherEnvironment(parts),
  };
  return [mailCatcher, api, edge];
}

function mailCatcherEnvironment({ settings, mail }: Parts): NodeJS.ProcessEnv {
  return {
    ...settings.environment,
    MAIL_PORT: String(settings.mailPort),
    SMTP_PORT: String(mail.smtpPort),
    MAIL_DIR: join(settings.dataDir, 'mail'),
  };
}

function apiEnvironment({ settings, secrets, apiPort, mail }: Parts): NodeJS.ProcessEnv {
  return {
    ...settings.environment,
    ...secrets,
    API_PORT: String(apiPort),
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    SMTP_URL: mail.url,
    METRICS_PORT: portAfter(settings.metricsPort),
    ...releaseEnvironment(settings),
    RELEASE_PRIVATE_KEY: join(keysFolderOf(settings.dataDir), serverPrivateKeyFile),
  };
}

const portAfter = (port: number | undefined) => (port === undefined ? undefined : String(port + 1));

function edgeEnvironment({ settings, secrets, apiPort }: Parts): NodeJS.ProcessEnv {
  return {
    ...settings.environment,
    PORT: String(settings.port),
    METRICS_PORT: settings.metricsPort?.toString(),
    PUBLIC_URL: settings.publicUrl,
    API_URL: `http://127.0.0.1:${apiPort}`,
    ...releaseEnvironment(settings),
    TELEMETRY_SECRET: secrets.TELEMETRY_SECRET,
    /* The edge signs nothing. */
    RELEASE_PRIVATE_KEY: undefined,
  };
}

/** Settings for the folder of releases and the keys that verify them. */
function releaseEnvironment({ dataDir }: Settings): NodeJS.ProcessEnv {
  return {
    RELEASE_DIR: releaseFolderOf(dataDir),
    RELEASE_PUBLIC_KEY: join(keysFolderOf(dataDir), publicKeyFile),
    RELEASE_SERVER_PUBLIC_KEY: join(keysFolderOf(dataDir), serverPublicKeyFile),
  };
}

const readyTimeoutMs = 60_000;
const pollIntervalMs = 150;
/** An edge that takes a call and never answers it is asked again. */
const answerTimeoutMs = 10_000;

/** Waits until the site's own /readyz answers. @throws when it does not in time. */
async function waitUntilReady(port: number, signal?: AbortSignal): Promise<void> {
  const deadline = Date.now() + readyTimeoutMs;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    const within = AbortSignal.timeout(answerTimeoutMs);
    const response = await fetch(`http://localhost:${port}/readyz`, { signal: within }).catch(
      () => null,
    );
    if (response?.ok) return;
    await wait(pollIntervalMs);
  }
  throw new Error('The site did not become ready. The logs in the data folder say why.');
}

/** The edge first, so that no new requests come in while the others finish. */
async function stopAll(starts: Promise<SupervisedService>[]): Promise<void> {
  const services = await Promise.allSettled(starts);
  for (const service of services.toReversed()) {
    if (service.status === 'fulfilled') await service.value.stop();
  }
}
