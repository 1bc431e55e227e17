import type { Language } from './language.ts';

/** A text compiled from ICU MessageFormat (docs/decisions/0331-texts-are-data.md): a plain one, or its parts. */
type CompiledText =
  | string
  | readonly (
      | string
      | readonly [name: string, kind?: number, cases?: Readonly<Record<string, CompiledText>>]
    )[];

/** A file of texts as a build compiled it: by name, or grouped. */
interface CompiledTexts {
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
    if (typeof text === 'string') return [name, text];
    return Array.isArray(text)
      ? [name, (values: TextValues) => formatText(text as CompiledText, values, language)]
      : [name, functionsOf(text as CompiledTexts, language)];
  });
  return Object.fromEntries(named);
}

/** Kinds of places, besides those that show a value as it is or choose a case by it. */
const plural = 2;
const number = 4;

/** Fills in the values of a text. Numbers that it counts choose between its cases (Unicode TR35, part 3, 5.1). */
function formatText(text: CompiledText, values: TextValues, language: Language): string {
  if (typeof text === 'string') return text;
  const parts = text.map((part) => {
    if (typeof part === 'string') return part;
    const [name, kind, cases] = part;
    const value = values[name];
    if (kind === number) return new Intl.NumberFormat(`${language}-CA`).format(value as number);
    if (!cases) return value;
    const category = kind === plural && new Intl.PluralRules(language).select(value as number);
    const chosen = cases[`=${value}`] ?? cases[`${category || value}`] ?? cases['other'] ?? '';
    return formatText(chosen, values, language);
  });
  return parts.join('');
}
