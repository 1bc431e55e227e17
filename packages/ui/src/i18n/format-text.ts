import type { Language } from '@camp/contracts/sentences/language';

/** A text compiled from ICU MessageFormat: a plain one, or its parts. */
export type CompiledText =
  | string
  | readonly (
      | string
      | readonly [name: string, kind?: number, cases?: Readonly<Record<string, CompiledText>>]
    )[];

export type TextValues = Readonly<Record<string, string | number | boolean | null>>;

/** Kinds of places, besides those that show a value as it is or choose a case by it. */
const plural = 2;
const number = 4;

/** Fills in the values of a text. Numbers that it counts choose between its cases (Unicode TR35, part 3, 5.1). */
export function formatText(text: CompiledText, values: TextValues, language: Language): string {
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
