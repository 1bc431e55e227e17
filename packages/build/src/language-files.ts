import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import {
  type Chunk,
  Compilation,
  type Compiler,
  type Module,
  RuntimeGlobals,
  RuntimeModule,
  sources,
} from '@rspack/core';
import { languages } from '@camp/contracts/sentences/language';
import { languageFileOf } from '@camp/release/document/language-files';
import { compileTexts, textsFile } from '@camp/contracts/sentences/compile-texts';
import { repositoryRoot } from '#apps.ts';

const plugin = 'LanguageFilesPlugin';

/**
 * Puts the texts of each chunk into a file for each language, beside its script, and has the runtime load the one of
 * the document's language with the chunk (docs/decisions/documents.md#0332).
 */
export class LanguageFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(plugin, (chunk, requirements) => {
        requirements.add(RuntimeGlobals.ensureChunkHandlers);
        requirements.add(RuntimeGlobals.getChunkScriptFilename);
        requirements.add(RuntimeGlobals.publicPath);
        compilation.addRuntimeModule(chunk, new TextsRuntime());
      });
      /* By then each script has its name, which holds a hash of its texts, too. */
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: plugin, stage }, () => {
        for (const chunk of compilation.chunks) emitTexts(compilation, chunk);
      });
    });
  }
}

/**
 * Names a pair of files of texts in a build, by either of them. Other texts have another name, so that the name of a
 * script changes with its texts.
 */
export function keyOfTexts(file: string): string {
  const pair = file.replace(/\w\w\.json$/, '');
  const contents = languages.map((language) => readFileSync(`${pair}${language}.json`, 'utf8'));
  const named = [relative(repositoryRoot, pair), ...contents].join('\0');
  return createHash('sha256').update(named).digest('base64url').slice(0, 6);
}

function emitTexts(compilation: Compilation, chunk: Chunk): void {
  const files = textFilesOf(compilation.chunkGraph, chunk);
  const script = [...chunk.files].find((file) => file.endsWith('.js'));
  if (!script || files.length === 0) return;
  if (chunk.canBeInitial()) throw new Error(`${script} has texts, and nothing could load them.`);
  for (const language of languages) {
    const ofLanguage = files.filter((file) => languageOf(file) === language);
    if (ofLanguage.length === 0) continue;
    const texts = ofLanguage
      .toSorted()
      .map((file) => `"${keyOfTexts(file)}":${compileTexts(readFileSync(file, 'utf8'))}`);
    const source = new sources.RawSource(`{${texts.join(',')}}`);
    compilation.emitAsset(languageFileOf(script, language), source);
  }
}

const languageOf = (file: string) => file.slice(-'en.json'.length, -'.json'.length);

/** Returns the files of texts that a chunk's modules stand for. */
const textFilesOf = (graph: Compilation['chunkGraph'], chunk: Chunk): string[] =>
  [...graph.getChunkModules(chunk)].flatMap(filesIn);

/** Returns the files of texts in a module, which may be made of several. */
function filesIn(module: Module): string[] {
  const { resource = '', modules = [] } = module as { resource?: string; modules?: Module[] };
  return [...modules.flatMap(filesIn), ...(textsFile.test(resource) ? [resource] : [])];
}

/** Keeps texts by file and language. A chunk is there once its texts are. */
class TextsRuntime extends RuntimeModule {
  constructor() {
    super('texts', RuntimeModule.STAGE_BASIC);
  }

  override generate(): string {
    const { chunk, chunkGraph } = this;
    if (!chunk || !chunkGraph) return '';
    const found = [...chunk.getAllAsyncChunks()].flatMap((each) => {
      const [first, ...more] = new Set(textFilesOf(chunkGraph, each).map(languageOf));
      return first === undefined ? [] : [{ id: each.id, only: more[0] ? undefined : first }];
    });
    const ids = JSON.stringify(found.map(({ id }) => id));
    /* The sentences of answers, which come in English, are in French alone. */
    const only = JSON.stringify(Object.fromEntries(found.map((each) => [each.id, each.only])));
    return `
      var own = (self.campbcFiles ||= { loaders: [] }), texts = {}, loads = {}, shown = [], only = ${only};
      var load = (id, language) => {
        if ((only[id] || language) != language) return Promise.resolve();
        var address = __webpack_require__.p + __webpack_require__.u(id).replace(/js$/, language + ".json");
        return loads[address] ||= own.fetchTexts(address).then((all) => {
          for (var key in all) Object.assign(__webpack_require__.texts(language, key), all[key]);
        }).catch((error) => { loads[address] = 0; throw error; });
      };
      __webpack_require__.texts = (language, key) => texts[language + key] ||= {};
      __webpack_require__.f.texts = (id, promises) => {
        if (${ids}.includes(id)) shown.push(id) && promises.push(load(id, document.documentElement.lang));
      };
      own.loaders.push((language) => Promise.all(shown.map((id) => load(id, language))));
    `;
  }
}
