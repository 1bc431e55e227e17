import { compileTexts } from '@camp/contracts/sentences/compile-texts';
import { keyOfTexts } from '#language-files.ts';

interface LoaderContext {
  resourcePath: string;
  getOptions: () => { isApart?: boolean };
}

/**
 * Makes a script of a file of texts: it is smaller than what the bundler makes of JSON, and is joined to others. If
 * texts are apart, it is only a place that the runtime fills in (language-files.ts).
 */
function textsLoader(this: LoaderContext, json: string): string {
  const { isApart } = this.getOptions();
  if (!isApart) return `export default ${compileTexts(json)}`;
  const [, language = ''] = /(\w\w)\.json$/.exec(this.resourcePath) ?? [];
  return `export default __webpack_require__.texts("${language}", "${keyOfTexts(this.resourcePath)}")`;
}

export default textsLoader;
