import { createHash } from 'node:crypto';
import { compileTexts } from '@camp/contracts/sentences/compile-texts';

/**
 * Compiles files of texts for tests, as a build does. What was compiled is the key, since what another compiler kept
 * of the same file would not do.
 */
export default {
  process: (json: string) => ({ code: compileTexts(json) }),
  getCacheKey: (json: string) => createHash('sha256').update(compileTexts(json)).digest('hex'),
};
