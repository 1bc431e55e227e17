import { compileTexts } from '@camp/build/texts';

/** Compiles files of texts for tests, as a build does. */
export default { process: (json: string) => ({ code: compileTexts(json) }) };
