import {
  type Configuration,
  DefinePlugin,
  LightningCssMinimizerRspackPlugin,
  SubresourceIntegrityPlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { buildIdOf } from '#build-id.ts';
import { esModuleRuntime } from '#federation-runtime.ts';
import { folderOf, type AppName, packageVersionOf, remoteNameOf } from '#apps.ts';

export interface BuildTarget {
  app: AppName;
  /** Folder the output goes to. */
  output: string;
  /** Address of that folder; empty lets the code find out from its own script tag. */
  publicPath: string;
  /** Name of a remote's entry; hashed unless given. */
  entryFile?: string;
  /** Whether components can be replaced while they run, keeping their state. */
  isHot?: boolean;
  /** What nothing else on the page may be called; has the build id unless given. */
  uniqueName?: string;
}

export function versionOf(app: AppName): string {
  return `${packageVersionOf(folderOf(app))}-${buildIdOf(app)}`;
}

/** `remote-account` at build `1a2b…` becomes `remote_account_1a2b…`: a name no other build has. */
export function uniqueNameOf(app: AppName): string {
  return `${app.replaceAll('-', '_')}_${buildIdOf(app)}`;
}

/** What every browser build of the project has in common. */
export function webConfig({
  app,
  output,
  publicPath,
  isHot = false,
  uniqueName = uniqueNameOf(app),
}: BuildTarget): Configuration {
  return {
    name: app,
    context: folderOf(app),
    mode: 'production',
    target: ['web', 'es2022'],
    devtool: false,
    lazyCompilation: false,
    output: {
      path: output,
      publicPath,
      clean: true,
      uniqueName,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      cssChunkFilename: '[name].[contenthash:10].css',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
      chunkLoadTimeout: 8_000,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      alias: esModuleRuntime,
    },
    module: { rules: [scripts(isHot), ...styles, assets] },
    optimization: {
      runtimeChunk: false,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [new SwcJsMinimizerRspackPlugin(), cssMinimizer],
    },
    plugins: [
      new SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new DefinePlugin({
        'process.env.REMOTE': JSON.stringify(remoteNameOf(app)) ?? 'undefined',
      }),
    ],
    performance: false,
    stats: 'errors-warnings',
  };
}

/**
 * Browsers that know nesting, logical properties and `@scope` (CSS Cascade 6), which keeps remotes'
 * styles apart: without this, the minimizer spells the former out for older ones.
 */
const cssMinimizer = new LightningCssMinimizerRspackPlugin({
  minimizerOptions: { targets: ['chrome >= 120', 'firefox >= 146', 'safari >= 17.4'] },
});

const scripts = (isHot: boolean) => ({
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: isHot, refresh: isHot } },
      target: 'es2022',
    },
  },
  type: 'javascript/auto' as const,
});

const styles = [
  {
    test: /\.module\.css$/,
    type: 'css/module' as const,
    /* Only class names are a module's own: tokens and grid areas mean the same everywhere. */
    parser: { namedExports: false, dashedIdents: false, grid: false },
    generator: {
      exportsConvention: 'as-is' as const,
      localIdentName: '[uniqueName]-[name]-[local]-[hash:base64:6]',
    },
  },
  { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' as const },
];

const assets = {
  test: /\.(svg|webp|avif|jpg|woff2|mp3|ogg|webm|mp4)$/,
  type: 'asset/resource' as const,
};
