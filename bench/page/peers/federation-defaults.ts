import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { heldDocument, heldFile, startMemoryServer } from './memory-server.ts';
import {
  bootstrap,
  compiled,
  entryOf,
  filesOf,
  loaderOf,
  peerConfig,
  peerFolder,
  remoteModules,
  write,
} from './peer-build.ts';
import { peerDocument, siteDocument } from './site-document.ts';
import type { Variant } from './variant.ts';

const base = '/federation/';

/** Versions are not asked for: they are in the workspace's catalog, which the library does not read. */
const oneCopy = { singleton: true, requiredVersion: false } as const;

/** As the library's guide has it, and the facade, without which there would be two of its stores. */
const shared = { react: oneCopy, 'react-dom': oneCopy, '@camp/shell-api': oneCopy };

/**
 * The same shell and remotes as the library's guide builds them: remotes named by the addresses of their
 * manifests, shared modules loaded when they are asked for, a document with the shell's script and no page in it.
 */
export async function startFederationDefaults(
  started: AsyncDisposableStack,
  origin: string,
): Promise<Variant> {
  const folder = peerFolder('federation');
  let tags: readonly string[] = [];
  const url = await startMemoryServer(started, async (path) => {
    if (path.startsWith(base)) return fileOf(folder, path);
    const site = await siteDocument(origin + path);
    return heldDocument(peerDocument({ site, tags, body: '', files: `${base}shell/` }));
  });
  for (const remote of remoteModules) await buildRemote(folder, remote);
  tags = await buildShell(folder, url);
  return { url, name: 'federation defaults', reacts: true };
}

/** The variable that a remote is left in: `public` alone is a word of the language. */
const containerOf = (name: string) => `camp_${name}`;

async function buildRemote(folder: string, { app, name, module }: (typeof remoteModules)[number]) {
  await compiled(
    peerConfig({
      app,
      output: join(folder, name),
      publicPath: 'auto',
      entry: {},
      plugins: [
        new ModuleFederationPlugin({
          name: containerOf(name),
          filename: 'remoteEntry.js',
          exposes: { './remote': module },
          shared,
          dts: false,
        }),
      ],
    }),
  );
}

/** @returns the tags that start it. */
async function buildShell(folder: string, url: string): Promise<string[]> {
  const start = `import(${JSON.stringify(bootstrap)});`;
  const loader = loaderOf(
    "import { loadRemote } from '@module-federation/enhanced/runtime';",
    "async (name) => (await loadRemote(name + '/remote')).default",
  );
  const remotes = remoteModules.map(({ name }) => [
    name,
    `${containerOf(name)}@${url}${base}${name}/mf-manifest.json`,
  ]);
  const stats = await compiled(
    peerConfig({
      app: 'shell',
      output: join(folder, 'shell'),
      publicPath: `${base}shell/`,
      entry: { main: write(folder, 'main.js', entryOf(start)) },
      loader: write(folder, 'loader.js', loader),
      plugins: [
        new ModuleFederationPlugin({
          name: 'shell',
          remotes: Object.fromEntries(remotes) as Record<string, string>,
          shared,
          dts: false,
        }),
      ],
    }),
  );
  return (filesOf(stats)['main'] ?? []).map((name) => {
    const address = `${base}shell/${name}`;
    return name.endsWith('.css')
      ? `<link rel="stylesheet" href="${address}">`
      : `<script defer src="${address}"></script>`;
  });
}

function fileOf(folder: string, path: string) {
  const [app = '', name = ''] = path.slice(base.length).split('/');
  const isThere =
    readdirSync(folder).includes(app) && readdirSync(join(folder, app)).includes(name);
  return isThere ? heldFile(name, readFileSync(join(folder, app, name))) : null;
}
