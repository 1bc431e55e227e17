/** Languages of the site. The first is the default. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The language that a cookie or an address names; null when the site does not have it. */
export function languageIn(value: string | null | undefined): Language | null {
  return languages.find((language) => language === value) ?? null;
}

/** A text of the site in each of its languages. */
export type Translated<T = string> = Record<Language, T>;

/** Values that a sentence is built from, such as a number of seconds. */
export type Params = Readonly<Record<string, string | number>>;

/** The key of one of the sentences, with exactly the params that it needs. */
export type MessageOf<S> = {
  [Key in keyof S & string]: S[Key] extends (params: infer P extends Params) => string
    ? { key: Key; params: P }
    : { key: Key; params?: undefined };
}[keyof S & string];

/** A message as it travels: the key of its sentence, and the params. */
export interface Message {
  key: string;
  params?: Params | undefined;
}

/** A message as one string, for places that hold nothing else, such as the error of a schema. */
export function encodeMessage({ key, params }: Message): string {
  return params ? JSON.stringify([key, params]) : key;
}

export function decodeMessage(text: string): Message {
  if (!text.startsWith('[')) return { key: text };
  const [key, params] = JSON.parse(text) as [string, Params];
  return { key, params };
}
