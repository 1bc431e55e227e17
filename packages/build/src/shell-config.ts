import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import type { Chunk, Configuration } from '@rspack/core';
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
        /* With the default, a dead remote can blank the page (docs/decisions/federation.md#0057). */
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

/** True if a chunk is loaded on demand. `bootstrap`, behind which the singletons may be used, is on every page. */
const isOnDemand = (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== 'bootstrap';

/**
 * Puts all of the shell's styles into the stylesheet that the document links, so none waits for a script.
 * The code that parts loaded on demand have in common is in a file of its own, and so is the library that
 * every call needs.
 */
const cacheGroups = {
  default: false,
  defaultVendors: false,
  schemas: {
    test: /node_modules[\\/]zod[\\/]|packages[\\/]contracts[\\/]/,
    minChunks: 2,
    name: 'schemas',
    chunks: isOnDemand,
    priority: 1,
    enforce: true,
  },
  common: {
    test: /node_modules/,
    name: 'on-demand',
    chunks: isOnDemand,
    minChunks: 2,
    enforce: true,
  },
  styles: { type: /css/, name: 'shell', chunks: 'all', enforce: true },
} as const;
