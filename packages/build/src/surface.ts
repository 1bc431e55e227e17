import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describingCalls } from '@camp/release/gate/describing-calls';
import { endpointShapes, endpointsIn } from '@camp/release/surface/endpoint-shapes';
import type { Surface } from '@camp/release/surface/surface';
import { type AppName, folderOf, repositoryRoot, sourcesUnder } from '#apps.ts';
import { facadeShapes, moduleType } from '#facade.ts';
import { type ImportedNames, importedNames } from '#imported-names.ts';
import { manifestOf } from '#manifest.ts';

const facade = '@camp/shell-api';
const contracts = '@camp/contracts/';

/**
 * Describes what a built app shares with others: what the shell offers, or what a remote uses
 * (docs/decisions/releases.md#0074).
 */
export async function surfaceOf(app: AppName, built: string): Promise<Surface> {
  const folders = [folderOf(app), ...(app === 'shell' ? [facadeFolder] : [])];
  const files = folders.flatMap(sourcesUnder).filter((file) => /\.tsx?$/.test(file));
  const imported = importedNames(files.map((file) => readFileSync(file, 'utf8')));
  const exported = [...(await contractExports(imported)), ...(await callsOfEdge(app))];
  const endpoints = endpointShapes(endpointsIn(exported));
  const texts = textsOf(built);
  if (app === 'shell') return { facade: facadeShapes(), tokens: definedTokens(texts), endpoints };
  return { facade: usedShapes(imported), tokens: missingTokens(texts), endpoints };
}

const facadeFolder = join(repositoryRoot, 'packages/shell-api');

function usedShapes(imported: ImportedNames) {
  const names = new Set(imported.get(facade)).add(moduleType);
  const shapes = Object.entries(facadeShapes());
  return Object.fromEntries(shapes.filter(([name]) => names.has('*') || names.has(name)));
}

/** Returns the values that are imported from the contract of the API. */
async function contractExports(imported: ImportedNames): Promise<unknown[]> {
  const modules = [...imported].filter(([from]) => from.startsWith(contracts));
  const exported = modules.map(async ([from, names]) => {
    const path = `packages/contracts/src/${from.slice(contracts.length)}.ts`;
    const file = pathToFileURL(join(repositoryRoot, path)).href;
    const module = (await import(file)) as Record<string, unknown>;
    return Object.entries(module).flatMap(([name, value]) =>
      names.has('*') || names.has(name) ? [value] : [],
    );
  });
  return (await Promise.all(exported)).flat();
}

/** Returns the endpoints that the edge calls for a remote's pages. */
async function callsOfEdge(app: AppName): Promise<unknown[]> {
  return app === 'shell' ? [] : describingCalls((await manifestOf(app)).routes);
}

/** The stylesheets and scripts of a build. */
interface Texts {
  styles: string;
  scripts: string;
}

function textsOf(folder: string): Texts {
  const names = readdirSync(folder).toSorted();
  const joined = (ending: string) =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
  return { styles: joined('.css'), scripts: joined('.js') };
}

/** Custom properties that stylesheets declare, and those that scripts name in full, as in an element's style. */
function definedTokens({ styles, scripts }: Texts): string[] {
  const declared = [...styles.matchAll(/(?<=^|[{;\s])(--[\w-]+)\s*:/g)];
  const registered = [...styles.matchAll(/@property\s+(--[\w-]+)/g)];
  const set = [...scripts.matchAll(/["'`](--[\w-]+)["'`]/g)];
  return unique([...declared, ...registered, ...set].map(([, name = '']) => name));
}

/** Custom properties that are read without a fallback value, and that the build itself does not define. */
function missingTokens(texts: Texts): string[] {
  const read = [...`${texts.styles}\n${texts.scripts}`.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)];
  const defined = new Set(definedTokens(texts));
  return unique(read.map(([, name = '']) => name)).filter((name) => !defined.has(name));
}

const unique = (names: string[]) => [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1));
