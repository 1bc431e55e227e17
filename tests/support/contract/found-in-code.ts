import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { textFiles, textsIn } from '#tests/support/page-texts.ts';

/** Returns the numbers that a file has at each `#` of a piece of it. */
export function numbersIn(path: string, piece: string): number[] {
  const parts = piece.split('#').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const found = new RegExp(parts.join('([\\d._]+)')).exec(readFileSync(path, 'utf8'));
  if (!found) throw new Error(`${path} has no ${piece}`);
  return found.slice(1).map((number) => Number(number.replaceAll('_', '')));
}

export const numberIn = (path: string, piece: string): number => numbersIn(path, piece)[0] ?? NaN;
export const secondsIn = (path: string, piece: string): number => numberIn(path, piece) / 1_000;

/** Returns the lengths of the shortest and the longest text that is accepted. */
export function lengthsTaken(
  isTaken: (text: string) => boolean,
): [shortest: number, longest: number] {
  const lengths = Array.from({ length: 200 }, (_, length) => length);
  const taken = lengths.filter((length) => isTaken('k'.repeat(length)));
  return [taken[0] ?? NaN, taken.at(-1) ?? NaN];
}

/** Returns the list that a module of an app exports by a name. */
export async function listIn(path: string, name: string): Promise<{ kind?: string }[]> {
  const module = (await import(resolve(path))) as Record<string, { kind?: string }[]>;
  return module[name] ?? [];
}

/** Replaces what is filled in, so that it is not compared. */
const withHoles = (text: string) => text.replaceAll(/\$?\{[^{}]*\}|\bN\b/g, '…');

/** Returns the texts between quotes of a source. */
function textsOf(path: string): string[] {
  const code = readFileSync(path, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const quoted = code.matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*?)\1/g);
  return [...quoted].map(([, , text = '']) => withHoles(text));
}

/** Texts of pages, mails and the API. */
const ofCode = new Set([
  ...textFiles.flatMap(textsIn),
  ...globSync('{shell,remote-*,packages/*,services/api}/src/**/*.{ts,tsx}')
    .filter((path) => !/\.(?:test|fixture)\./.test(path))
    .flatMap(textsOf),
]);

/** True if a text stands between quotes in the code, whatever is filled in. */
export const isTextOfCode = (text: string): boolean => ofCode.has(withHoles(text));
