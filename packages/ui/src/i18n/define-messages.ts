import { useLanguage } from './language.ts';

/** Texts by name: plain, made from values, or grouped. */
interface Texts {
  readonly [name: string]: string | ((...values: never[]) => string) | Texts;
}

/** The same names as another language's texts, with any wording. */
type SameNames<T> = {
  readonly [Name in keyof T]: T[Name] extends string
    ? string
    : T[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : SameNames<T[Name]>;
};

/** Texts in every language; a name that one of them lacks does not compile. */
export function defineMessages<T extends Texts>(messages: {
  en: T;
  fr: SameNames<NoInfer<T>>;
}): { en: T; fr: SameNames<T> } {
  return messages;
}

/** The texts in the language on screen. */
export function useMessages<Names extends object>(messages: { en: object; fr: Names }): Names {
  return messages[useLanguage()] as Names;
}
