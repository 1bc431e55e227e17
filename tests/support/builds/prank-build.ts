import { folderOf, type AppName } from '@camp/build/apps';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changedBuild } from './changed-build.ts';
import { pagePlayingPranks } from './pranks.ts';

/** Key in `sessionStorage` for the prank that a page plays. */
export const prankKey = 'what the page does';

/**
 * Builds a version of an app in which one page, once it is on screen, plays the prank that `sessionStorage`
 * names: one of `pranks.ts`, in the code of its chunk.
 */
export async function buildWithPranks(app: AppName, page: string): Promise<string> {
  const chunk = await fileOf(app, page);
  const start = /(\d+\(\w,(\w),(\w)\)\{)(\3\.r\(\2\),\3\.d\(\2,\{default:\(\)=>)(\w+)(\}\))/.exec(
    chunk,
  );
  const entry = await fileOf(app, 'entry');
  const sharedAs = (key: string) =>
    new RegExp(String.raw`(\d+):\{shareScope:"default",shareKey:"${key}"`).exec(entry)?.[1];
  const [react, shellApi] = [sharedAs('react'), sharedAs('@camp/shell-api')];
  if (!start || !react || !shellApi) throw new Error(`The page ${page} of ${app} has changed.`);
  const [from, head, , load, names, component, end] = start;
  const shared = `{react:${load}(${react}),shellApi:${load}(${shellApi})}`;
  const playing = `${load}.playing??=(${pagePlayingPranks.toString()})(${component},${shared},"${prankKey}")`;
  const module = await fileOf(app, 'remote');
  const loader = `${page}:()=>`;
  if (!module.includes(loader)) throw new Error(`The module of ${app} has changed.`);
  const never = `sessionStorage.getItem("${prankKey}")==="never loads"?new Promise(()=>{}):`;
  return changedBuild(
    app,
    { from, to: `${head}${names}(${playing})${end}` },
    { from: loader, to: loader + never },
  );
}

async function fileOf(app: AppName, name: string): Promise<string> {
  const folder = join(folderOf(app), 'dist');
  const files = await readdir(folder);
  const file = files.find((each) => each.startsWith(`${name}.`) && each.endsWith('.js'));
  return readFile(join(folder, file ?? ''), 'utf8');
}
