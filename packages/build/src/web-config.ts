import { createRequire } from 'node:module';
import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textsFile } from '@camp/contracts/sentences/compile-texts';
import {
  type Compiler,
  type Configuration,
  DefinePlugin,
  LightningCssMinimizerRspackPlugin,
  RuntimePlugin,
  SwcJsMinimizerRspackPlugin,
} from '@rspack/core';
import { LanguageFilesPlugin } from '#language-files.ts';
import { folderOf, type AppName, prefixOf, remoteNameOf } from '#apps.ts';

export interface BuildTarget {
  app: AppName;
  /** A name that nothing else on the page has. */
  uniqueName: string;
  /** Folder the output goes to. */
  output: string;
  /** Address of that folder; empty lets the code find out from its own script tag. */
  publicPath: string;
  /** Name of a remote's entry; hashed unless given. */
  entryFile?: string;
  /** True if a release names each of its files, so that the shell can check them. */
  isPublished?: boolean;
  /** True if components can be replaced while they run, keeping their state. */
  isHot?: boolean;
}

const ownRequire = createRequire(import.meta.url);
const library = createRequire(ownRequire.resolve('@module-federation/enhanced/rspack'));
const plugin = createRequire(library.resolve('@module-federation/rspack'));
const tools = createRequire(library.resolve('@module-federation/runtime-tools'));

const taken = [
  tools.resolve('@module-federation/runtime'),
  tools.resolve('@module-federation/webpack-bundler-runtime'),
  plugin.resolve('@module-federation/inject-external-runtime-core-plugin'),
];

/**
 * The federation plugin imports its runtime as CommonJS, which cannot be tree-shaken. With the ES modules
 * next to it, a remote's entry shrinks from 18 to 10 kB gzip, and the shell's by 9 kB.
 */
const esModuleRuntime: Record<string, string> = Object.fromEntries(
  taken.map((file) => [file, file.replace(/\.cjs$/, '.js')]),
);

/** Settings that every browser build of the project has in common. */
export function webConfig({
  app,
  output,
  publicPath,
  isHot = false,
  isPublished = false,
  uniqueName,
}: BuildTarget): Configuration {
  return {
    name: app,
    context: folderOf(app),
    mode: 'production',
    target: ['web', 'es2022'],
    /* Read where errors of browsers are logged, and nowhere else (docs/decisions/federation.md#0166). */
    devtool: isHot ? false : 'hidden-nosources-source-map',
    lazyCompilation: false,
    output: {
      path: output,
      publicPath,
      clean: true,
      uniqueName,
      ...fileNames,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
      chunkLoadTimeout: 8_000,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      alias: esModuleRuntime,
    },
    module: { rules: [scripts(isHot), texts(isPublished), ...styles(prefixOf(app)), assets] },
    optimization: {
      runtimeChunk: false,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      /* Exports that builds share keep their names. */
      mangleExports: 'size',
      minimizer: [scriptMinimizer, cssMinimizer],
    },
    plugins: [remoteName(app), ...(isPublished ? [new LanguageFilesPlugin(), vouchedFiles] : [])],
    performance: false,
    stats: 'errors-warnings',
  };
}

/** Gives components the name of the remote that bundles them; the browser and the prerenderer have no environment. */
export const remoteName = (app: AppName) =>
  new DefinePlugin({ 'process.env.REMOTE': JSON.stringify(remoteNameOf(app)) ?? 'undefined' });

/**
 * Has the shell say the hash of each script and stylesheet that a build loads: the release names them all, so no
 * build needs a list of its own (docs/decisions/federation.md#0056).
 */
const vouchedFiles = {
  apply({ hooks }: Compiler): void {
    const name = 'vouched-files';
    hooks.thisCompilation.tap(name, (compilation) => {
      const { createScript, createLink } = RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap(name, (code) => code + checked('script', 'src'));
      createLink.tap(name, (code) => code + checked('link', 'href'));
    });
  },
};

/** A preload is used only by an element of the same mode, hence `crossOrigin`. */
const checked = (element: string, address: string) => `
  ${element}.integrity = self.campbcFiles.integrityOf(${element}.${address});
  ${element}.crossOrigin = "anonymous";
`;

const fileNames = {
  filename: '[name].[contenthash:10].js',
  chunkFilename: '[name].[contenthash:10].js',
  cssFilename: '[name].[contenthash:10].css',
  cssChunkFilename: '[name].[contenthash:10].css',
  sourceMapFilename: '[file].map',
  devtoolModuleFilenameTemplate: '[resource-path]',
  assetModuleFilename: ({ filename = '' }) => `${safeName(filename)}.[contenthash:10][ext]`,
} satisfies Configuration['output'];

/** A file's name without its ending, in letters that every address and header can hold. */
export function safeName(file: string): string {
  const plain = parse(file)
    .name.normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return plain || 'file';
}

/** Three passes make the shell's first page 0.2 kB lighter than the default; a fourth gains nothing. */
const scriptMinimizer = new SwcJsMinimizerRspackPlugin({
  minimizerOptions: { compress: { passes: 3 } },
});

/**
 * Browsers with nesting, logical properties and `@scope` (CSS Cascade 6), which keeps remotes' styles
 * apart. Without these targets the minimizer rewrites nesting and logical properties for older ones.
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

const texts = (isApart: boolean) => ({
  test: textsFile,
  exclude: /node_modules/,
  loader: fileURLToPath(import.meta.resolve('#texts-loader.ts')),
  options: { isApart },
  type: 'javascript/auto' as const,
});

const styles = (prefix: string) => [
  {
    test: /\.module\.css$/,
    type: 'css/module' as const,
    /* Only class names are local: tokens and grid areas mean the same everywhere. */
    parser: { namedExports: false, dashedIdents: false, grid: false },
    generator: {
      exportsConvention: 'as-is' as const,
      localIdentName: `${prefix}-[local]-[hash:base64:5]`,
    },
  },
  { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' as const },
];

const assets = {
  test: /\.(svg|webp|avif|jpg|woff2|mp3|ogg|webm|mp4|txt)$/,
  type: 'asset/resource' as const,
};
