import { createHash } from 'node:crypto';
import { Compilation, type Compiler, sources } from '@rspack/core';
import { repositoryRoot } from '#apps.ts';

/** The name that every app is compiled under, so that no module, chunk or class name depends on a build. */
export const nameWithoutBuild = 'campbc_app_without_build_id';

/* The federation plugin writes this into its code, and otherwise the version in the folder it is started from. */
process.env['MF_BUILD_VERSION'] = '0';

const plugin = 'SameBytesPlugin';

/**
 * Makes the bytes of a build depend on its sources alone (docs/decisions/releases.md#0069): not on the
 * folder, not on what else was built, and of all files only the entry on the build id.
 */
export class SameBytesPlugin {
  private readonly uniqueName: string;

  constructor(uniqueName: string) {
    this.uniqueName = uniqueName;
  }

  apply(compiler: Compiler): void {
    const minified = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.thisCompilation.tap(plugin, (compilation) => {
      const standIns = new Map<string, string>();
      const scripts = (assets: object) =>
        Object.keys(assets).filter((name) => name.endsWith('.js'));
      compilation.hooks.beforeModuleIds.tap(plugin, (modules) => {
        nameModules([...modules] as unknown as NamedModule[]);
      });
      compilation.hooks.processAssets.tap({ name: plugin, stage: minified - 1 }, (assets) => {
        for (const { name, info } of compilation.getAssets()) {
          for (const hash of [info.contenthash ?? []].flat())
            standIns.set(hash, standIn(name, hash));
        }
        for (const file of scripts(assets)) {
          compilation.updateAsset(file, (script) => exchanged(script, standIns));
        }
      });
      compilation.hooks.processAssets.tap({ name: plugin, stage: minified + 1 }, (assets) => {
        const hashes = new Map([...standIns].map(([hash, stand]) => [stand, hash]));
        for (const file of scripts(assets)) {
          compilation.updateAsset(file, (script) => exchanged(script, hashes));
          compilation.updateAsset(file, (script) => this.settled(file, script));
        }
      });
    });
  }

  /** A minified script as it is published; its file name is a hash of this. It keeps its source map. */
  private settled(file: string, script: sources.Source): sources.Source {
    const code = script.source().toString();
    if (!isChunk(code)) return this.entry(script, code);
    const found = replaced(script, code, [
      [waitingChunks, () => `globalThis["rspackChunk"+${askedBy}]`],
    ]);
    if (!found.source().toString().includes(nameWithoutBuild)) return found;
    throw new Error(`${file} names its build, so it would change with each of them.`);
  }

  private entry(script: sources.Source, code: string): sources.Source {
    return replaced(script, code, [
      [hashTable, inOrder],
      [new RegExp(nameWithoutBuild, 'g'), () => this.uniqueName],
    ]);
  }
}

/**
 * Stands for a file's hash while scripts are minified: a hash of before depends on whole paths, and names are given by
 * how often a letter occurs, in these hashes too.
 */
const standIn = (file: string, hash: string) =>
  createHash('sha256').update(file.replace(hash, '')).digest('hex').slice(0, hash.length);

function exchanged(script: sources.Source, by: ReadonlyMap<string, string>): sources.Source {
  const code = script.source().toString();
  const found = [...by].filter(([text]) => code.includes(text));
  return found.length === 0
    ? script
    : replaced(
        script,
        code,
        found.map(([text, other]): Replacement => [new RegExp(text, 'g'), () => other]),
      );
}

type Replacement = [what: RegExp | string, by: (found: string) => string];

/** No two of these overlap. */
function replaced(script: sources.Source, code: string, all: readonly Replacement[]) {
  const result = new sources.ReplaceSource(script);
  for (const [what, by] of all) {
    const found =
      typeof what === 'string' ? [{ index: code.indexOf(what), 0: what }] : code.matchAll(what);
    for (const { index, 0: text } of found) {
      if (index >= 0) result.replace(index, index + text.length - 1, by(text));
    }
  }
  return result;
}

/** A module as this hook passes it, which differs from the library's types. */
interface NamedModule {
  identifier: string;
  id: number;
}

/**
 * Numbers modules by a hash of their path from the repository's root. The bundler's own numbers depend on
 * the whole path where a shared package or the federation runtime is meant.
 */
function nameModules(modules: NamedModule[]): void {
  const taken = new Set<number>();
  const span = 10 ** Math.max(4, Math.ceil(Math.log10(modules.length * 20)));
  const named = modules.map((module) => ({ module, name: portable(module.identifier) }));
  for (const { module, name } of named.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    let id = numberOf(name, span);
    while (taken.has(id)) id = (id + 1) % span;
    taken.add(id);
    module.id = id;
  }
}

/** Without the folder, and without the hash of whole paths that a module of several files ends with. */
function portable(identifier: string): string {
  return identifier
    .replaceAll(repositoryRoot, '')
    .replaceAll(encodeURIComponent(repositoryRoot), '')
    .replace(/\|[0-9a-f]{16}$/, '');
}

function numberOf(name: string, span: number): number {
  return createHash('sha256').update(name).digest().readUInt32BE() % span;
}

/** The global list in which chunks wait for the runtime. */
const waitingChunks = `globalThis.rspackChunk${nameWithoutBuild}`;

const isChunk = (code: string) => code.slice(0, 200).includes(`(${waitingChunks}||=[]).push(`);

/**
 * The build whose runtime added the script tag that is running: the runtime marks each tag with its name.
 * So two builds in one page never take each other's code, though the chunk is the same file.
 */
const askedBy = 'document.currentScript.dataset.rspack.split(":")[0]';

/** Tables of each chunk's integrity. The bundler writes them in no order, at first with these for hashes. */
const hashTable = /\{[^{}]*CHUNK-SRI-HASH-[^{}]*\}/g;

function inOrder(table: string): string {
  const rows = table.slice(1, -1).split(',');
  return `{${rows.toSorted().join(',')}}`;
}
