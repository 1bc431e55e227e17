import { compileTexts } from '@camp/contracts/sentences/compile-texts';

/** Compiles files of texts for tests, as a build does. */
export default { process: (json: string) => ({ code: compileTexts(json) }) };
