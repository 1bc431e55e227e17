import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { requiredByRemote } from '#singletons.ts';
import { type BuildTarget, uniqueNameOf, webConfig } from '#web-config.ts';

/**
 * A remote: one exposed module, no copy of what the shell provides. The container's
 * name carries the build id, because two builds that share a name silently mix code.
 */
export function remoteConfig(target: BuildTarget): Configuration {
  const base = webConfig(target);
  const name = uniqueNameOf(target.member);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: target.entryFile ?? 'entry.[contenthash:10].js',
        library: { type: 'var', name },
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared: requiredByRemote(),
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true },
        manifest: false,
        dts: false,
      }),
    ],
  };
}
