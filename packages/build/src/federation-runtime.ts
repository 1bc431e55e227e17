import { createRequire } from 'node:module';

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
 * The federation plugin takes its runtime as CommonJS, of which nothing can be left out. The same as ES
 * modules stands beside it: a remote's entry falls from 18 to 10 kB gzip, the shell's by 9 kB.
 */
export const esModuleRuntime: Record<string, string> = Object.fromEntries(
  taken.map((file) => [file, file.replace(/\.cjs$/, '.js')]),
);
