import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { remoteNameOf } from '#apps.ts';
import { ScopedStylesPlugin } from '#scoped-styles.ts';
import { requiredByRemote } from '#singletons.ts';
import { type BuildTarget, uniqueNameOf, webConfig } from '#web-config.ts';

/**
 * A remote: one exposed module, no copy of what the shell provides. The container's
 * name carries the build id, because two builds that share a name silently mix code
 * (docs/decisions/0057-strict-singletons.md).
 */
export function remoteConfig(target: BuildTarget): Configuration {
  const base = webConfig(target);
  const name = target.uniqueName ?? uniqueNameOf(target.app);
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
      new ScopedStylesPlugin(remoteNameOf(target.app) ?? ''),
      new ModuleFederationPlugin({
        name,
        filename: target.entryFile ?? 'entry.[contenthash:10].js',
        library: { type: 'var', name },
        exposes: { './remote': { import: './src/remote.ts', name: 'remote' } },
        shared: requiredByRemote(),
        shareStrategy: 'loaded-first',
        /*
         * It loads no remotes itself, and takes the runtime from the shell
         * (docs/decisions/0058-remote-entry-weight.md).
         */
        experiments: { externalRuntime: true, optimization: { disableRemote: true } },
        manifest: false,
        dts: false,
      }),
    ],
  };
}
