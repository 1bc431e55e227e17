import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOf, type AppName } from '@camp/build/apps';
import { changedBuild } from './changed-build.ts';

/** The moment when a page's code fails, set in `sessionStorage`. The last three need a double click. */
export type CodeFault = 'load' | 'render' | 'effect' | 'handler' | 'rejection' | 'blocking';

/** Key in `sessionStorage` for the fault of an app's pages. */
export const faultKeyOf = (app: AppName) => `fault of ${app}`;

/** Builds a version of an app in which one page can be made to fail, in the code of its chunk. */
export async function buildWithFaultyPage(app: AppName, page: string): Promise<string> {
  const chunk = await fileOf(app, page);
  const start =
    /(\d+\(\w,(\w),(\w)\)\{(?:let [\w$,]+;)?)(\3\.r\(\2\),\3\.d\(\2,\{default:\(\)=>)([\w$]+)(\}\))/.exec(
      chunk,
    );
  const react = /(\d+):\{shareScope:"default",shareKey:"react",/.exec(
    await fileOf(app, 'entry'),
  )?.[1];
  if (!start || !react) throw new Error(`The page ${page} of ${app} looks unlike what it was.`);
  const [from, head, , load, names, component, end] = start;
  const key = faultKeyOf(app);
  const failing = `${load}.failing??=(${pageThatFails.toString()})(${component},${load}(${react}),"${key}")`;
  const onLoad = `if(sessionStorage.getItem("${key}")==="load")throw new Error("A fault at load.");`;
  return changedBuild(app, { from, to: `${head}${onLoad}${names}(${failing})${end}` });
}

/** Builds a version of an app that needs another version of a shared package than the shell has. */
export async function buildWithForeignPackage(app: AppName): Promise<string> {
  const needs = /(shareKey:"@camp\/shell-api",import:null,requiredVersion:"\^)[\d.]+"/;
  const [from = '', start = ''] = needs.exec(await fileOf(app, 'entry')) ?? [];
  if (!from) throw new Error(`The entry of ${app} looks unlike what it was.`);
  return changedBuild(app, { from, to: `${start}99.0.0"` });
}

/** Builds a version of the shell that throws while it starts, or never finishes. */
export async function buildOfDeadShell(how: 'throws' | 'waits'): Promise<string> {
  const chunk = await fileOf('shell', 'bootstrap');
  const [from] =
    /if\(![\w$]+\)throw (?:new )?Error\("The document has no #root\."\)/.exec(chunk) ?? [];
  if (!from) throw new Error('The bootstrap of the shell looks unlike what it was.');
  const to = how === 'throws' ? 'throw Error("A fault at start.")' : 'await new Promise(()=>{})';
  return changedBuild('shell', { from, to });
}

/** Parts around the pages that can be broken, by their place in the shell's code: a pattern, and what takes its place. */
const idleParts = {
  'sign-in': ['bootstrap', /status:"signed-in"(?=,user:\w+,topic:)/, 'status:"signed-out"'],
  'sign-out': ['account-menu', /onClick:\(\)=>void \w+\(\)(?=,children:\w+\.logout)/, 'id:"out"'],
  link: ['bootstrap', /to:"\/login"(?=,className:)/, 'to:"/login",onClick:e=>e.preventDefault()'],
  button: ['bootstrap', /document\.documentElement\.dataset\.theme=\w+,/, 'null.theme,'],
} as const satisfies Record<string, [chunk: string, from: RegExp, to: string]>;

/** Builds a version of the shell that starts as before, and has something in the bar that does not do what it should. */
export async function buildOfIdleShell(part: keyof typeof idleParts): Promise<string> {
  const [chunk, pattern, to] = idleParts[part];
  const [from] = pattern.exec(await fileOf('shell', chunk)) ?? [];
  if (!from) throw new Error(`The ${part} of the shell looks unlike what it was.`);
  return changedBuild('shell', { from, to });
}

async function fileOf(app: AppName, name: string): Promise<string> {
  const folder = join(folderOf(app), 'dist');
  const files = await readdir(folder);
  const file = files.find((each) => each.startsWith(`${name}.`) && each.endsWith('.js'));
  return readFile(join(folder, file ?? ''), 'utf8');
}

interface React {
  createElement: (page: unknown) => unknown;
  useEffect: (effect: () => () => void, dependencies: []) => void;
}

/** Becomes a part of the chunk, so it may use nothing of this file. */
function pageThatFails(page: unknown, react: React, key: string) {
  const { createElement, useEffect } = react;
  const failing = (fault: string) => sessionStorage.getItem(key) === fault;
  const fail = (fault: string) => {
    if (failing(fault)) throw new Error(`A fault: ${fault}.`);
  };
  const onDoubleClick = () => {
    if (failing('rejection')) void Promise.reject(new Error('A fault: rejection.'));
    fail('handler');
    const end = performance.now() + (failing('blocking') ? 3_500 : 0);
    while (performance.now() < end);
  };
  return function FailingPage() {
    fail('render');
    useEffect(() => {
      fail('effect');
      document.addEventListener('dblclick', onDoubleClick);
      return () => document.removeEventListener('dblclick', onDoubleClick);
    }, []);
    return createElement(page);
  };
}
