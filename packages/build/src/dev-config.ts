import { fileURLToPath } from 'node:url';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type AppName, uniqueNameOf, versionOf } from '#apps.ts';
import { remoteConfig } from '#remote-config.ts';
import { shellConfig } from '#shell-config.ts';
import { type BuildTarget, webConfig } from '#web-config.ts';

export type Remote = Exclude<AppName, 'shell'>;

interface ServedFrom {
  /** Base address of the files, ending in a slash. */
  url: string;
}

/** Name of a served remote's entry. */
export const devEntryFile = 'entry.js';

/** An app for a site whose shell is served by its bundler, too: components change and keep their state. */
export function hotConfig(app: AppName, { url }: ServedFrom): Configuration {
  const target = devTarget(app, { url, isHot: true });
  if (app !== 'shell') return served(remoteConfig(target), { isHot: true });
  const config = shellConfig(target);
  return served(
    { ...config, entry: { shell: [refreshHook, './src/app/main.ts'] } },
    { isHot: true },
  );
}

/** The variable that such a remote's container is left in: the same at each start, so that a restart is not noticed. */
export const localGlobalOf = (remote: Remote) => `${remote.replaceAll('-', '_')}_local`;

/**
 * A remote for a live shell. Its React is the published one, which cannot exchange components while
 * they run: a change loads the page again.
 */
export function reloadingConfig(remote: Remote, { url }: ServedFrom): Configuration {
  const target = { ...devTarget(remote, { url, isHot: false }), uniqueName: localGlobalOf(remote) };
  return served(remoteConfig(target), { isHot: false });
}

/** Pages in a small frame of their own, with their own React: no release, no federation. */
export function standaloneConfig(app: AppName, entry: Configuration['entry']): Configuration {
  const config = webConfig(devTarget(app, { url: '/', isHot: true }));
  return served({ ...config, ...(entry && { entry }) }, { isHot: true });
}

function devTarget(app: AppName, { url, isHot }: ServedFrom & { isHot: boolean }): BuildTarget {
  const uniqueName = uniqueNameOf(app, versionOf(app));
  return { app, uniqueName, output: '/', publicPath: url, entryFile: devEntryFile, isHot };
}

function served(config: Configuration, { isHot }: { isHot: boolean }): Configuration {
  const { plugins = [] } = config;
  return {
    ...config,
    mode: 'development',
    devtool: 'source-map',
    output: { ...config.output, ...stableNames, clean: false },
    optimization: { ...config.optimization, ...stableChunks(config) },
    plugins: isHot ? [...plugins, new ReactRefreshRspackPlugin()] : plugins,
  };
}

/** Lets every remote's refresh runtime find the shell's React. */
const refreshHook = fileURLToPath(new URL('refresh-hook.ts', import.meta.url));

const stableNames = {
  filename: '[name].js',
  chunkFilename: '[name].js',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].css',
  assetModuleFilename: '[name][ext]',
};

/**
 * Keeps chunks and ids independent of sizes and numbers: a running page can hardly take over an edit that
 * moves a module to another chunk. Groups that a build names stay.
 */
function stableChunks({ optimization }: Configuration): Configuration['optimization'] {
  const split = optimization?.splitChunks;
  const splitChunks = split && split.cacheGroups ? split : false;
  return { chunkIds: 'named', moduleIds: 'named', splitChunks };
}
