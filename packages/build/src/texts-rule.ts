import { fileURLToPath } from 'node:url';
import { textsFile } from '#texts.ts';

/** Makes a script of each file of texts. */
export const textsRule = {
  test: textsFile,
  exclude: /node_modules/,
  loader: fileURLToPath(import.meta.resolve('#texts-loader.ts')),
  type: 'javascript/auto' as const,
};
