import { compileTexts } from '@camp/contracts/sentences/compile-texts';

/** Makes a script of a file of texts: it is smaller than what the bundler makes of JSON, and is joined to others. */
export default (json: string): string => `export default ${compileTexts(json)}`;
