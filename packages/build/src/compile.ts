import { type Configuration, rspack, type Stats } from '@rspack/core';

/** Compiles to the end. @throws with the compiler's messages. */
export function compile(config: Configuration): Promise<Stats> {
  const { promise, resolve, reject } = Promise.withResolvers<Stats>();
  const compiler = rspack(config);
  compiler.run((error, stats) => {
    compiler.close(() => {
      if (error) return reject(error);
      if (!stats || stats.hasErrors()) {
        return reject(new Error(stats?.toString({ preset: 'errors-only' }) ?? 'No output.'));
      }
      return resolve(stats);
    });
  });
  return promise;
}
