import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/**
 * What stays outside: compiled for this machine, or started as a file of its own. The sources beside stay, too,
 * and files that a service reads are found by their names in its package.
 */
const outside = ['@node-rs/argon2', '@resvg/resvg-js', 'piscina'];

/** Of databases and hashes that nothing here uses, and that their libraries do without. */
const unused = ['pg-hstore', '@node-rs/xxhash'];

/** Without the rules of all the world's time zones: the database is spoken to in UTC. */
const lighter = { 'moment-timezone$': 'moment-timezone/moment-timezone.js' };

/**
 * Without comments, and in letters that Node reads without converting: half of what a start took. Names stay, so that
 * a stack in the log says where.
 */
const withoutComments = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: {
    compress: false,
    mangle: false,
    format: { asciiOnly: true, comments: false },
  },
});

/** Node does not warn of what libraries do that it advises against, and cannot tell them from the service here. */
const quiet = new rspack.BannerPlugin({
  banner: 'process.noDeprecation = true;',
  raw: true,
  entryOnly: true,
});

/** A service as one file for Node, and one more for each library that is loaded only when it is asked for. */
export function serviceConfig(folder: string): Configuration {
  return {
    mode: 'production',
    target: 'node24',
    context: folder,
    devtool: false,
    entry: { server: './src/server.ts' },
    output: {
      path: join(folder, 'dist'),
      filename: '[name].js',
      chunkFilename: 'part-[id].js',
      chunkFormat: 'module',
      module: true,
      library: { type: 'module' },
      clean: true,
    },
    externals: outside,
    externalsType: 'module',
    resolve: { alias: { ...Object.fromEntries(unused.map((name) => [name, false])), ...lighter } },
    module: {
      parser: {
        javascript: {
          url: false,
          importMeta: false,
          exprContextCritical: false,
          unknownContextCritical: false,
          wrappedContextCritical: false,
        },
      },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' } },
        },
      ],
    },
    optimization: { minimizer: [withoutComments] },
    plugins: [quiet],
  };
}
