import type { Configuration } from '@rspack/core';
import { filesPlaceholder } from '@camp/release/document/prerenderer';
import type { AppName } from '#apps.ts';
import { type BuildTarget, remoteName, webConfig } from '#web-config.ts';

/** The service worker: one script beside the others, which knows none of them. */
export function workerConfig(target: BuildTarget): Configuration {
  const base = webConfig(target);
  return {
    ...base,
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: { worker: './src/worker/worker.ts' },
    output: { ...base.output, clean: false },
    plugins: [],
  };
}

/** The file, next to those for browsers, that prerenders an app's pages in Node. */
export const prerendererFile = 'prerenderer.cjs';

const entries: Partial<Record<AppName, string>> = { shell: './src/app/prerender.tsx' };

/** Modules that a remote gets from the shell, as in the browser. */
const fromShell = ['react', 'react/jsx-runtime', 'react-dom', '@camp/shell-api'];

/** The same sources for Node: one CommonJS file with the same class and file names, and no assets. */
export function prerenderConfig(target: BuildTarget): Configuration {
  const { app } = target;
  const base = webConfig({ ...target, publicPath: filesPlaceholder(app) });
  return {
    ...base,
    devtool: false,
    target: 'node20',
    entry: { prerenderer: entries[app] ?? './src/remote.ts' },
    output: {
      ...base.output,
      clean: false,
      filename: prerendererFile,
      chunkFilename: prerendererFile,
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
    externals: app === 'shell' ? [] : fromShell,
    externalsType: 'commonjs',
    module: {
      ...base.module,
      generator: {
        'css/module': { exportsOnly: true },
        css: { exportsOnly: true },
        'asset/resource': { emit: false },
      },
    },
    optimization: { minimize: false },
    plugins: [remoteName(app)],
  };
}
