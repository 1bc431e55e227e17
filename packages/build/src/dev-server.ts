import { fileURLToPath } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import type { MemberName } from '#members.ts';
import { remoteConfig } from '#remote-config.ts';
import { shellConfig } from '#shell-config.ts';

export interface ServedMember {
  /** Base address of the member's files, ending in a slash. */
  url: string;
  stop: () => Promise<void>;
}

/** Serves one member with hot reload on a port of its own, until stopped. */
export async function serveMember(member: MemberName, port: number): Promise<ServedMember> {
  const url = `http://localhost:${port}/`;
  const compiler = rspack(devConfig(member, url));
  const server = new RspackDevServer(serverOptions(port), compiler);
  await server.start();
  return { url, stop: () => server.stop() };
}

function serverOptions(port: number) {
  return {
    port,
    host: '127.0.0.1',
    hot: true,
    liveReload: false,
    allowedHosts: 'all' as const,
    headers: { 'access-control-allow-origin': '*' },
    client: {
      webSocketURL: `ws://localhost:${port}/ws`,
      logging: 'warn' as const,
      overlay: { errors: true, warnings: false, runtimeErrors: false },
    },
    setupExitSignals: false,
  };
}

function devConfig(member: MemberName, publicPath: string): Configuration {
  const target = { member, output: '/', publicPath, entryFile: devEntryFile, isHot: true };
  const base = member === 'shell' ? shellConfig(target) : remoteConfig(target);
  return {
    ...base,
    ...(member === 'shell' ? { entry: { shell: [refreshHook, './src/main.ts'] } } : {}),
    mode: 'development',
    devtool: 'source-map',
    output: { ...base.output, ...stableNames, clean: false },
    plugins: [...(base.plugins ?? []).filter(isNotIntegrity), new ReactRefreshRspackPlugin()],
  };
}

/** Name of a served remote's entry. */
export const devEntryFile = 'entry.js';

/** Lets every remote's refresh runtime find the shell's React. */
const refreshHook = fileURLToPath(new URL('refresh-hook.ts', import.meta.url));

const stableNames = {
  filename: '[name].js',
  chunkFilename: '[name].js',
  cssFilename: '[name].css',
  cssChunkFilename: '[name].css',
  assetModuleFilename: '[name][ext]',
};

/** Hot files change under one name, so no hash can be known ahead. */
function isNotIntegrity(plugin: unknown): boolean {
  return (plugin as object).constructor.name !== 'SubresourceIntegrityPlugin';
}
