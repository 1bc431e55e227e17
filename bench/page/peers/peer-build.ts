import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppName, appNames, folderOf, remoteNameOf, repositoryRoot } from '@camp/build/apps';
import { webConfig } from '@camp/build/web-config';
import {
  type Configuration,
  DefinePlugin,
  NormalModuleReplacementPlugin,
  type Plugins,
  rspack,
  type Stats,
} from '@rspack/core';

/** Makes a new folder for a peer's files. */
export const peerFolder = (name: string) => mkdtempSync(join(tmpdir(), `campbc-bench-${name}-`));

export const bootstrap = join(folderOf('shell'), 'src/app/bootstrap.tsx');
export const prerenderer = join(folderOf('shell'), 'src/app/prerender.tsx');
const tokens = join(repositoryRoot, 'packages/ui/src/styles/tokens.css');
const loader = /[\\/]shell[\\/]src[\\/]remotes[\\/]load[\\/]loader\.ts$/;

/** Every remote's name and the module that it exposes. */
export const remoteModules = appNames.flatMap((app) => {
  const name = remoteNameOf(app);
  return name === undefined ? [] : [{ app, name, module: join(folderOf(app), 'src/remote.ts') }];
});

/** Returns an entry for a build of the shell, in place of its own, which lets only a release's files run. */
export const entryOf = (start: string) => `import ${JSON.stringify(tokens)};\n${start}\n`;

/** Returns a module of the functions by which the shell registers and loads remotes, with another way to load one. */
export const loaderOf = (imports: string, load: string) => `${imports}
export class RemoteFailure extends Error {}
export const registerRelease = () => {};
export const registerRemote = () => {};
export const restart = () => {};
export async function loadRemotePage({ remote, page }) {
  const { pages } = await (${load})(remote);
  return pages[page]();
}
`;

export function write(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

interface Peer {
  app: AppName;
  output: string;
  publicPath: string;
  entry: Configuration['entry'];
  /** The file that stands in for the shell's way to load remotes. */
  loader?: string;
  plugins?: Plugins;
}

/** Returns what the site's builds have in common with a peer's: no hash of any file, no federation of its own. */
export function peerConfig(peer: Peer): Configuration {
  const { app, output, publicPath, entry, plugins = [] } = peer;
  const base = webConfig({ app, output, publicPath, uniqueName: `bench_${app}` });
  const remote = JSON.stringify(remoteNameOf(app)) ?? 'undefined';
  return {
    ...base,
    entry: entry ?? {},
    resolve: {
      ...base.resolve,
      alias: {},
      modules: [join(folderOf('shell'), 'node_modules'), 'node_modules'],
    },
    plugins: [
      new DefinePlugin({ 'process.env.REMOTE': remote }),
      ...(peer.loader ? [new NormalModuleReplacementPlugin(loader, peer.loader)] : []),
      ...plugins,
    ],
  };
}

/** @throws the compiler's messages. */
export function compiled(config: Configuration): Promise<Stats> {
  const { promise, resolve, reject } = Promise.withResolvers<Stats>();
  const compiler = rspack({ ...config, infrastructureLogging: { level: 'error' } });
  compiler.run((error, stats) => {
    compiler.close(() => {
      if (error) return reject(error);
      if (!stats || stats.hasErrors())
        return reject(new Error(stats?.toString({ preset: 'errors-only' }) ?? 'No output.'));
      return resolve(stats);
    });
  });
  return promise;
}

/** Returns the files of each entry and each named chunk with all it needs. */
export function filesOf(stats: Stats): Record<string, string[]> {
  const { entrypoints = {}, namedChunkGroups = {} } = stats.toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  return Object.fromEntries(
    Object.entries({ ...namedChunkGroups, ...entrypoints }).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name),
    ]),
  );
}
