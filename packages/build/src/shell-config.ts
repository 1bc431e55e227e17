import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Configuration } from '@rspack/core';
import { providedByShell } from '#singletons.ts';
import { type BuildTarget, webConfig } from '#web-config.ts';

/** The host. Knows no remote at build time; provides the singletons and the federation runtime. */
export function shellConfig(target: BuildTarget): Configuration {
  const base = webConfig(target);
  return {
    ...base,
    entry: { shell: './src/app/main.ts' },
    optimization: { ...base.optimization, splitChunks: { cacheGroups } },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedByShell(),
        /* With the default, a dead remote can blank the page (docs/decisions/0057-strict-singletons.md). */
        shareStrategy: 'loaded-first',
        experiments: {
          provideExternalRuntime: true,
          /* Browsers only, and no manifests. */
          optimization: { target: 'web', disableSnapshot: true },
        },
        manifest: false,
        dts: false,
      }),
    ],
  };
}

/**
 * Puts all of the shell's styles into the stylesheet that the document links, so none waits for a script.
 * What parts that are loaded on demand have in common is in a file of its own.
 */
const cacheGroups = {
  default: false,
  defaultVendors: false,
  common: { test: /node_modules/, name: 'on-demand', chunks: 'async', minChunks: 2, enforce: true },
  styles: { type: /css/, name: 'shell', chunks: 'all', enforce: true },
} as const;
