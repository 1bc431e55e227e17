import compile from 'icu-minify/compile';
import type { CompiledText, CompiledTexts, TextPart } from './texts.ts';

/** Texts of one language by name, in ICU MessageFormat, or grouped. */
interface Texts {
  readonly [name: string]: string | Texts;
}

/** Kinds of places, besides those that show a value as it is (icu-minify). */
const kinds = { select: 1, plural: 2, number: 4 };

/** Files of texts: the only one of a folder, or one of several, such as `code-step.en.json`. */
export const textsFile = /(?:^|[\\/.])(?:en|fr)\.json$/;

/**
 * Compiles a file of texts, so that no browser has to read the format: plain texts stay as they are, and those with places
 * for values become what `textsOf` fills in. Returns JSON.
 * @throws SyntaxError when it is not JSON, or a text is not in ICU MessageFormat or needs more of it than ours do.
 */
export const compileTexts = (json: string): string =>
  JSON.stringify(compiledGroup(JSON.parse(json) as Texts));

const compiledGroup = (texts: Texts): CompiledTexts =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [
      name,
      typeof text === 'string' ? compiledText(name, text) : compiledGroup(text),
    ]),
  );

function compiledText(name: string, text: string): CompiledText {
  try {
    return withNumbers(compile(text) as RawText);
  } catch (error) {
    throw new SyntaxError(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** A text as the library compiles it, where 0 stands for the number that is counted. */
type RawText = string | 0 | readonly RawPart[];
type RawPart = string | 0 | readonly [name: string, kind?: number, cases?: unknown];

/** Names the number that is counted, so that it is a place as any other, and joins what is only shown. */
function withNumbers(text: RawText, counted = ''): CompiledText {
  const parts: TextPart[] = [];
  for (const part of typeof text === 'object' ? text : [text]) {
    const compiled = compiledPart(part, counted);
    const last = parts.at(-1);
    if (typeof compiled === 'string' && typeof last === 'string')
      parts.splice(-1, 1, last + compiled);
    else parts.push(compiled);
  }
  const [first = ''] = parts;
  return typeof first === 'string' && parts.length < 2 ? first : parts;
}

function compiledPart(part: RawPart, counted: string): TextPart {
  if (part === 0) return [counted, kinds.number];
  if (typeof part === 'string') {
    if (/[{}]/.test(part)) throw new Error('a brace cannot be shown');
    return part;
  }
  const [name, kind, cases] = part;
  if (kind === undefined) return `{${name}}`;
  if (kind === kinds.number && cases === undefined) return [name, kind];
  if (kind !== kinds.select && kind !== kinds.plural) {
    throw new Error(`{${name}} can be shown, chosen by, counted or a plain number only`);
  }
  const branches = Object.entries(cases as Record<string, RawText>).map(([when, branch]) => [
    when,
    withNumbers(branch, kind === kinds.plural ? name : counted),
  ]);
  return [name, kind, Object.fromEntries(branches) as Record<string, CompiledText>];
}
