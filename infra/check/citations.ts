import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFiles } from './project-files.ts';

/** Citations by a number that nothing in the repository has. */
const unfollowable = [
  /\bdecisions? \d+/gi,
  /\bspecification,? (?:§|sections?) ?\d+/gi,
  /\(sections? \d[^)]*\)/gi,
  /\bissues? #?\d+/gi,
];

const boundary = String.raw`(?<![\w@./:#-])`;
const topFolder = '(?:artwork|bench|docs|infra|packages|services|shell|tests|remote-[a-z]+/src)';
const fromRoot = String.raw`${topFolder}(?:/[\w@.#$*<>{}…[\]-]+)+`;
const sourceName = String.raw`(?:[\w@#.-]+/)*\w[\w.-]*\.(?:tsx?|mjs|md)\b(?:#[\w-]+)?`;

/** `services/api/src`, `docs/specification.md#sign-in`, and in comments bare names such as `main.ts`. */
const pathInComment = new RegExp(`${boundary}(?:${fromRoot}|${sourceName})`, 'g');
/** A recipe also names files that are yet to be written, so here only paths from the root count. */
const pathInDocument = new RegExp(`${boundary}${fromRoot}`, 'g');
const placeholder = /[<>{}…$[\]]|NNNN/;
const link = /\]\(([^)\s]+)\)/g;
const command = /\bnpm run ([a-z][\w-]*)/g;
/** A block of code whose first line names its file. */
const excerpt = /^```\w+ (\S+)\n([^]*?)^```$/gm;
const address = /\b[a-z]+:\/\/[^\s)'"`]+/g;

const hasComments = /\.(?:[cm]?[jt]sx?|css|ya?ml|service|conf|example)$/;

/** One line for each citation in comments and documents that leads nowhere. */
export function badCitations(root: string): string[] {
  const project = { root, files: projectFiles(root) };
  return project.files.flatMap((file) => {
    const isDocument = file.endsWith('.md');
    if (!isDocument && !hasComments.test(file)) return [];
    const source = readFileSync(join(root, file), 'utf8');
    const prose = (isDocument ? source : commentsOf(file, source)).replaceAll(address, blank);
    const bad = [
      ...badNumbers(prose),
      ...badPaths(
        prose.replaceAll(link, blank),
        isDocument ? pathInDocument : pathInComment,
        project,
      ),
      ...(isDocument
        ? [
            ...badLinks(prose, file, root),
            ...badCommands(prose, root),
            ...badExcerpts(source, root),
          ]
        : []),
    ];
    return bad.map(({ index, reason }) => `${file}:${lineAt(source, index)} ${reason}`);
  });
}

const lineAt = (source: string, index: number) => source.slice(0, index).split('\n').length;

interface Bad {
  index: number;
  reason: string;
}

function* badNumbers(text: string): Generator<Bad> {
  for (const pattern of unfollowable)
    for (const { index, 0: cited } of text.matchAll(pattern))
      yield { index, reason: `"${cited}" cites a number: name a file under docs instead` };
}

interface Project {
  root: string;
  files: string[];
}

function* badPaths(text: string, pattern: RegExp, project: Project): Generator<Bad> {
  for (const { index, 0: cited } of text.matchAll(pattern)) {
    const path = cited.replace(/[.#]+$/, '').replace(/^(?:#|\.\/)/, '');
    if (!placeholder.test(path) && !isKnown(path, project))
      yield { index, reason: `there is no ${path}` };
  }
}

function* badLinks(text: string, file: string, root: string): Generator<Bad> {
  for (const { index, 1: target = '' } of text.matchAll(link))
    if (!leadsSomewhere(target.startsWith('#') ? file + target : join(dirname(file), target), root))
      yield { index, reason: `the link ${target} leads nowhere` };
}

function* badCommands(text: string, root: string): Generator<Bad> {
  const manifest = readFileSync(join(root, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(manifest) as { scripts: Record<string, string> };
  for (const { index, 0: whole, 1: name = '' } of text.matchAll(command))
    if (!(name in scripts)) yield { index, reason: `there is no ${whole}` };
}

/** Yields pieces of code, each below the path of its file, that the file does not have. */
function* badExcerpts(text: string, root: string): Generator<Bad> {
  for (const { index, 1: path = '', 2: code = '' } of text.matchAll(excerpt))
    if (existsSync(join(root, path)) && !readFileSync(join(root, path), 'utf8').includes(code))
      yield { index, reason: `${path} has other code` };
}

/** True if a file or folder has this path, or a file's path ends with it. `*` stands for any name. */
function isKnown(target: string, { root, files }: Project): boolean {
  if (target.includes('*')) return globSync(target, { cwd: root }).length > 0;
  if (leadsSomewhere(target, root)) return true;
  const [name = '', anchor] = target.split('#');
  const named = files.filter((file) => file.endsWith(`/${name}`));
  return named.some((file) => hasAnchor(join(root, file), anchor));
}

/** True if a path, with the anchor it may have, is there. */
export function leadsSomewhere(target: string, root: string): boolean {
  const [path = '', anchor] = target.split('#');
  if (path.startsWith('..') || !existsSync(join(root, path))) return false;
  return hasAnchor(join(root, path), anchor);
}

/** Anchors are those that GitHub gives to headings, and those that the page gives itself. */
function hasAnchor(path: string, anchor: string | undefined): boolean {
  if (anchor === undefined) return true;
  const markdown = readFileSync(path, 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  if (markdown.includes(`<a id="${anchor}"></a>`)) return true;
  return [...markdown.matchAll(/^#{1,6} (.+)$/gm)].some(([, title = '']) => {
    const text = title.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
    return (
      text
        .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-') === anchor
    );
  });
}

/** The text with everything but its comments blanked, so that each keeps its position. */
function commentsOf(file: string, source: string): string {
  const comments = /\.(?:ya?ml|service|conf|example)$/.test(file)
    ? /^\s*#.*$/gm
    : /(?<![^\s({])\/\*[^]*?\*\/|(?<![:'"`\w])\/\/.*$/gm;
  let text = '';
  let end = 0;
  for (const { index, 0: comment } of source.matchAll(comments)) {
    text += blank(source.slice(end, index)) + comment;
    end = index + comment.length;
  }
  return text + blank(source.slice(end));
}

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

if (import.meta.main) {
  const bad = badCitations('.');
  for (const line of bad) console.error(line);
  process.exit(bad.length > 0 ? 1 : 0);
}
