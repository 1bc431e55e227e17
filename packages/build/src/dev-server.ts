import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { hotConfig, type Remote, reloadingConfig } from '#dev-config.ts';
import type { AppName } from '#apps.ts';

export interface ServedApp {
  /** Base address of the app's files, ending in a slash. */
  url: string;
  stop: () => Promise<void>;
}

export type ServerOptions = ConstructorParameters<typeof RspackDevServer>[0];

/** Serves one app with hot reload on a port of its own, until stopped. */
export function serveApp(app: AppName, port: number): Promise<ServedApp> {
  return startServer(hotConfig(app, { url: addressOf(port) }), { port, headers: openTo('*') });
}

interface LiveShell {
  port: number;
  /** Origin of the site whose pages may read the files. */
  siteOrigin: string;
  /** Answers to further paths of the server: where each leads to. */
  redirects: Record<string, () => Promise<string>>;
}

/** Serves one remote to a live site's shell; a change loads the page again. */
export function serveToLiveShell(remote: Remote, live: LiveShell): Promise<ServedApp> {
  const { port, siteOrigin, redirects } = live;
  return startServer(reloadingConfig(remote, { url: addressOf(port) }), {
    port,
    hot: false,
    liveReload: true,
    headers: openTo(siteOrigin),
    setupMiddlewares: (middlewares) => [
      ...Object.entries(redirects).map(([path, target]) => redirect(path, target)),
      ...middlewares,
    ],
  });
}

const addressOf = (port: number) => `http://localhost:${port}/`;

/** Headers that let pages of another origin, and of the public network (Private Network Access), read the files. */
const openTo = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
});

function redirect(path: string, target: () => Promise<string>) {
  return {
    name: `redirect ${path}`,
    path,
    middleware: async (_request: unknown, response: Answer) => {
      response.writeHead(302, { location: await target(), 'cache-control': 'no-store' }).end();
    },
  };
}

interface Answer {
  writeHead: (status: number, headers: Record<string, string>) => { end: () => void };
}

/** Serves what a configuration builds, on this machine only. */
export async function startServer(
  config: Configuration,
  { port, ...options }: ServerOptions & { port: number },
): Promise<ServedApp> {
  const usual = {
    host: '127.0.0.1',
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    client: {
      webSocketURL: `ws://localhost:${port}/ws`,
      logging: 'warn',
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
    setupExitSignals: false,
  } as const satisfies ServerOptions;
  const compiler = rspack({ ...config, infrastructureLogging: { level: 'warn' } });
  const server = new RspackDevServer({ ...usual, ...options, port }, compiler);
  await server.start();
  return { url: addressOf(port), stop: () => server.stop() };
}
