/** What a sentence is made with, such as a number of seconds. */
export type Params = Readonly<Record<string, string | number>>;

/** Sentences by key: plain, or made with params. */
export type Sentences = Readonly<Record<string, string | ((params: never) => string)>>;

/** The same keys in another language; a key that is missing, or has too much, does not compile. */
export type SameSentences<S extends Sentences> = {
  readonly [Key in keyof S]: S[Key] extends (params: infer P) => string
    ? (params: P) => string
    : string;
};

/** The key of one of the sentences, with the params that it needs, and none when it needs none. */
export type MessageOf<S extends Sentences> = {
  [Key in keyof S & string]: S[Key] extends (params: infer P extends Params) => string
    ? { key: Key; params: P }
    : { key: Key; params?: undefined };
}[keyof S & string];

/** A message as it travels: which sentence, and what it is made with. */
export interface Message {
  key: string;
  params?: Params | undefined;
}

/** The sentence of a message; undefined when the table does not know its key. */
export function sentenceIn(
  sentences: Sentences,
  { key, params = {} }: Message,
): string | undefined {
  if (!Object.hasOwn(sentences, key)) return undefined;
  const sentence = sentences[key] as string | ((params: Params) => string) | undefined;
  return typeof sentence === 'function' ? sentence(params) : sentence;
}

/** A message as one text, for places that hold no more, such as an error of a schema or a form. */
export function encodeMessage({ key, params }: Message): string {
  return params ? JSON.stringify([key, params]) : key;
}

export function decodeMessage(text: string): Message {
  if (!text.startsWith('[')) return { key: text };
  const [key, params] = JSON.parse(text) as [string, Params];
  return { key, params };
}
