import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/**
 * Packages that stay out of the bundle: compiled for this machine, or started as a file of their own. The sources
 * next to the bundle stay, too: files that a service reads are found by their names in its package.
 */
const outside = ['@node-rs/argon2', '@resvg/resvg-js', 'piscina'];

/** Packages for databases and hashes that nothing here uses. The libraries work without them. */
const unused = ['pg-hstore', '@node-rs/xxhash'];

/** Leaves out the rules of all the world's time zones: times go to and from the database in UTC. */
const lighter = { 'moment-timezone$': 'moment-timezone/moment-timezone.js' };

/**
 * Drops comments, and letters beyond ASCII, which Node would have to convert: half of what a start took. Names stay,
 * so that a stack in the log says where.
 */
const withoutComments = new rspack.SwcJsMinimizerRspackPlugin({
  minimizerOptions: {
    compress: false,
    mangle: false,
    format: { asciiOnly: true, comments: false },
  },
});

/** Turns off Node's deprecation warnings: in one file, it cannot tell libraries from the service. */
const quiet = new rspack.BannerPlugin({
  banner: 'process.noDeprecation = true;',
  raw: true,
  entryOnly: true,
});

/** A service as one file for Node, and one more for each library that is loaded on demand. */
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
