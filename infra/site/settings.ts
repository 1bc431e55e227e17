import { join, resolve } from 'node:path';

export interface Settings {
  port: number;
  mailPort: number;
  /** Port of the edge's metrics; the API's are on the next one. Without it there are none. */
  metricsPort?: number | undefined;
  dataDir: string;
  publicUrl: string;
  /** All other settings of the services, passed on unchanged. */
  environment: NodeJS.ProcessEnv;
}

/** The settings of `npm start` in the environment (docs/operations.md). @throws a clear sentence. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = portIn(environment, 'PORT', 8080);
  const mailPort = portIn(environment, 'MAIL_PORT', 8025);
  if (port === mailPort && !environment['SMTP_URL'])
    throw new Error(`PORT and MAIL_PORT must differ; both are ${port}.`);
  return {
    port,
    mailPort,
    metricsPort: environment['METRICS_PORT'] ? portIn(environment, 'METRICS_PORT', 0) : undefined,
    dataDir: resolve(environment['DATA_DIR'] || '.data'),
    publicUrl: (environment['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/$/, ''),
    environment,
  };
}

function portIn(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const value = environment[name] || String(fallback);
  const port = Number(value);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port number from 1 to 65535, not "${value}".`);
}

export const releaseFolderOf = (dataDir: string) => join(dataDir, 'releases');
export const keysFolderOf = (dataDir: string) => join(dataDir, 'keys');
