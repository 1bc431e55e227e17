import { join } from 'node:path';
import { HtmlRspackPlugin } from '@rspack/core';
import { type Remote, standaloneConfig } from '#dev-config.ts';
import { type ServedApp, type ServerOptions, startServer } from '#dev-server.ts';
import { folderOf, repositoryRoot } from '#apps.ts';

interface Standalone {
  port: number;
  /** Address of a site or an API whose accounts the remote works with; without it no one is signed in. */
  api: string | undefined;
}

/** Serves a remote's pages by themselves, with hot reload. */
export function serveStandalone(remote: Remote, { port, api }: Standalone): Promise<ServedApp> {
  const config = standaloneConfig(remote, {
    standalone: entryOf(remote, { hasApi: Boolean(api) }),
  });
  const page = new HtmlRspackPlugin({ templateContent: pageOf(remote, port), publicPath: '/' });
  return startServer(
    { ...config, plugins: [...(config.plugins ?? []), page] },
    {
      port,
      historyApiFallback: true,
      proxy: api ? [proxyTo(api)] : [],
      setupMiddlewares: (middlewares) => (api ? middlewares : [withoutApi, ...middlewares]),
    },
  );
}

/** Serves the page of all components, with hot reload, at `/__ui`; no release has it. */
export function serveShowroom(port: number): Promise<ServedApp> {
  const entry = join(repositoryRoot, 'packages/ui/showroom/start.tsx');
  const config = standaloneConfig('shell', { showroom: entry });
  const page = new HtmlRspackPlugin({
    templateContent: pageOf('Components', port),
    publicPath: '/',
  });
  return startServer(
    { ...config, plugins: [...(config.plugins ?? []), page] },
    { port, historyApiFallback: true },
  );
}

/** Connects the frame, which is kept with the shell, to one remote: a module that is in no file. */
function entryOf(remote: Remote, { hasApi }: { hasApi: boolean }): string {
  const source = (path: string) => JSON.stringify(join(folderOf(remote), 'src', path));
  const frame = JSON.stringify(join(repositoryRoot, 'shell/src/app/standalone/start.tsx'));
  const code = [
    `import { startStandalone } from ${frame};`,
    `import { manifest } from ${source('manifest.ts')};`,
    `import remote from ${source('remote.ts')};`,
    `startStandalone({ name: ${JSON.stringify(remote)}, manifest, remote, hasApi: ${hasApi} });`,
  ].join('\n');
  return `data:text/javascript,${encodeURIComponent(code)}`;
}

function pageOf(title: string, port: number): string {
  const settings = {
    origin: `http://localhost:${port}`,
    store: null,
    analytics: null,
    mapTiles: null,
  };
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
</head>
<body>
<div id="root"></div>
<script type="application/json" id="settings">${JSON.stringify(settings)}</script>
</body>
</html>`;
}

type Proxy = NonNullable<ServerOptions['proxy']>[number];

/** The API answers its own pages only (CSRF), so calls are sent with its origin. */
function proxyTo(api: string): Proxy {
  const { origin } = new URL(api);
  return { context: ['/api'], target: origin, changeOrigin: true, headers: { origin } };
}

/** Answers calls as during an outage, not with the page. */
const withoutApi = {
  name: 'no api',
  path: '/api',
  middleware: (_request: unknown, response: { writeHead: WriteHead }) => {
    const error = 'This remote runs without an API. Give it one with --api URL.';
    response
      .writeHead(503, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error, code: 'UNAVAILABLE', requestId: '' }));
  },
};

type WriteHead = (
  status: number,
  headers: Record<string, string>,
) => { end: (text: string) => void };
