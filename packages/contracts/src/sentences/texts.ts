import type { Language } from './language.ts';

/**
 * A text compiled from ICU MessageFormat (docs/decisions/documents.md#0331): as it is if its values are only shown
 * (`At most {most} entries.`), or else in parts. A file of nothing but the first kind is read without a compiler, too.
 */
export type CompiledText = string | readonly TextPart[];

/** A part with values that are only shown, or a value that is a number or chooses between cases. */
export type TextPart =
  | string
  | readonly [name: string, kind: number, cases?: Readonly<Record<string, CompiledText>>];

/** A file of texts as a build compiled it: by name, or grouped. */
export interface CompiledTexts {
  readonly [name: string]: CompiledText | CompiledTexts;
}

type TextValues = Readonly<Record<string, string | number | boolean | null>>;

/** The file that texts come from. */
export type TextsFile<T> = {
  readonly [Name in keyof T]: T[Name] extends string | ((values: never) => string)
    ? string
    : TextsFile<T[Name]> | (T[Name] extends { readonly 0: unknown } ? readonly string[] : never);
};

/** Returns the texts of a file: plain ones as they are, and those with places for values as functions of these values. */
export const textsOf = <T>(file: TextsFile<T>, language: Language): T =>
  functionsOf(file as object as CompiledTexts, language) as T;

function functionsOf(texts: CompiledTexts, language: Language): unknown {
  const named = Object.entries(texts).map(([name, text]) => {
    if (typeof text === 'string' && !text.includes('{')) return [name, text];
    return typeof text === 'string' || Array.isArray(text)
      ? [name, (values: TextValues) => formatText(text as CompiledText, values, language)]
      : [name, functionsOf(text as CompiledTexts, language)];
  });
  return Object.fromEntries(named);
}

/** Kind of a place that chooses between cases by counting; others choose by a value as it is. */
const plural = 2;

/** A place that shows a value as it is. */
export const place = /\{(\w+)\}/g;

/** Fills in the values of a text. Numbers that it counts choose between its cases (Unicode TR35, part 3, 5.1). */
export function formatText(text: CompiledText, values: TextValues, language: Language): string {
  if (typeof text === 'string') return text.replaceAll(place, (_, name) => `${values[name]}`);
  const parts = text.map((part) => {
    if (typeof part === 'string') return formatText(part, values, language);
    const [name, kind, cases] = part;
    const value = values[name];
    if (!cases) return new Intl.NumberFormat(`${language}-CA`).format(value as number);
    const category = kind === plural && new Intl.PluralRules(language).select(value as number);
    const chosen = cases[`=${value}`] ?? cases[`${category || value}`] ?? cases['other'] ?? '';
    return formatText(chosen, values, language);
  });
  return parts.join('');
}
