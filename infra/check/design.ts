import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFiles } from './project-files.ts';

/** Values that a stylesheet must take from the tokens (docs/design.md). A ring does not count as a shadow. */
const rules: { pattern: RegExp; reason: string }[] = [
  { pattern: /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(/gi, reason: 'a colour: use one of the tokens' },
  {
    pattern: valueOf('font-size', /[\d.]+(?:rem|px)\b/),
    reason: 'a font size: use --font-size-*',
  },
  { pattern: valueOf('border-radius', /[\d.]+(?:rem|px|%)/), reason: 'a radius: use --radius-*' },
  {
    pattern: valueOf('box-shadow', /(?<!0 0 0 )\b\d[\d.]*(?:px|rem)/),
    reason: 'a depth: use --shadow or --shadow-raised',
  },
  {
    pattern: valueOf('(?:transition|animation)(?:-duration|-delay)?', /(?<![\w-])[\d.]+m?s\b/),
    reason: 'a duration: use --motion-*',
  },
];

const token =
  /var\((--(?:font-size|line-height|space|gutter|card-padding|radius|width|shadow|motion|role)[\w-]*)/g;

/** A declaration of a property whose value holds something, over as many lines as it takes. */
function valueOf(property: string, held: RegExp): RegExp {
  return new RegExp(`(?<![\\w-])${property}:[^;{}]*?${held.source}[^;{}]*`, 'g');
}

const tokensFile = 'packages/ui/src/styles/tokens.css';

/** The tokens themselves, the fonts, paper, and the elements of every page. */
const isExempt = /^packages\/ui\/src\/styles\/(?:tokens|print|base|fonts)\.css$/;

/** One line for each place where a stylesheet says itself what the tokens say, or asks for one there is not. */
export function designBreaksIn(root: string): string[] {
  const defined = new Set(
    [...read(root, tokensFile).matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
  );
  return projectFiles(root)
    .filter((file) => file.endsWith('.css') && !isExempt.test(file))
    .flatMap((file) => breaksOf(file, read(root, file), defined));
}

function breaksOf(file: string, text: string, defined: ReadonlySet<string | undefined>): string[] {
  const css = withoutComments(text);
  const literals = rules.flatMap(({ pattern, reason }) =>
    [...css.matchAll(pattern)].map(({ 0: found, index }) =>
      said(file, css, index, `"${found}" is ${reason}`),
    ),
  );
  const unknown = [...css.matchAll(token)]
    .filter(([, name]) => !defined.has(name))
    .map(({ 1: name, index }) => said(file, css, index, `${name} is no token`));
  return [...literals, ...unknown];
}

/** As many lines as before. */
function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '));
}

function said(file: string, css: string, index: number, what: string): string {
  return `${file}:${css.slice(0, index).split('\n').length} ${what.replaceAll(/\s+/g, ' ')}`;
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

if (import.meta.main) {
  const found = designBreaksIn('.');
  for (const line of found) console.error(line);
  process.exit(found.length > 0 ? 1 : 0);
}
