import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import { nameWords, typedWords } from './search-words.ts';

/** More words say nothing more about a place, and each costs. */
const mostWords = 8;

/** Answers that are kept: a list and its map ask the same, and so do people who type. */
const mostKept = 200;

/** Words that people add and names may lack. They count only while something has them. */
const fillers = new Set(
  'a at bc british campground camping campsite campsites columbia de du in la le les near of parc park provincial the'.split(
    ' ',
  ),
);

interface Options<Field extends string> {
  /** Texts by what they are, with how much they count. */
  fields: Record<Field, number>;
  /** How much more one counts than another, by number. */
  weigh?: (number: number) => number;
}

export interface Found {
  number: number;
  score: number;
}

type Mistakes = (word: string) => number | false;

const noMistakes: Mistakes = () => false;
const oneMistake: Mistakes = ({ length }) => (length >= 3 ? 1 : false);
/** Two letters that changed places are two mistakes. */
const someMistakes: Mistakes = ({ length }) => (length >= 8 ? 3 : length >= 4 && 2);

/**
 * Finds things by the words of their names, in any order, by beginnings of words, and by nearly the right ones
 * where there are no right ones: so a search that is typed well finds nothing that only looks like it.
 */
export class TolerantSearch<Field extends string> {
  private readonly words: MiniSearch<{ id: number } & Record<Field, string>>;
  private readonly kept = new LRUCache<string, Found[]>({ max: mostKept });
  private readonly weigh: ((number: number) => number) | undefined;

  constructor({ fields, weigh }: Options<Field>) {
    this.weigh = weigh;
    this.words = new MiniSearch({
      fields: Object.keys(fields),
      tokenize: nameWords,
      processTerm: (word) => word,
      searchOptions: { tokenize: (typed) => typed.split(' '), boost: fields },
    });
  }

  /** Numbers are unique. */
  add(number: number, texts: Record<Field, string>): void {
    this.words.add({ ...texts, id: number });
  }

  /** Best first; null where nothing was typed that could be looked for. */
  find(text: string): Found[] | null {
    const typed = typedWords(text).slice(0, mostWords);
    if (typed.length === 0) return null;
    const key = typed.join(' ');
    const found = this.kept.get(key) ?? this.search(typed);
    this.kept.set(key, found);
    return found;
  }

  /** The same, or else what has only some of the words. */
  findNearly(text: string): Found[] {
    const found = this.find(text) ?? [];
    if (found.length > 0) return found;
    return this.ask(essential(typedWords(text).slice(0, mostWords)), oneMistake, 'OR');
  }

  private search(typed: string[]): Found[] {
    const words = essential(typed);
    const tries: [string[], Mistakes][] = [
      [typed, noMistakes],
      [words, noMistakes],
      [words, oneMistake],
      [words, someMistakes],
    ];
    for (const [some, mistakes] of tries) {
      const found = this.ask(some, mistakes, 'AND');
      if (found.length > 0) return found;
    }
    return [];
  }

  private ask(words: string[], fuzzy: Mistakes, combineWith: 'AND' | 'OR'): Found[] {
    const { weigh } = this;
    const results = this.words.search(words.join(' '), {
      prefix: true,
      fuzzy,
      combineWith,
      ...(weigh && { boostDocument: (id: number) => weigh(id) }),
    });
    return results.map(({ id, score }) => ({ number: Number(id), score }));
  }
}

function essential(typed: string[]): string[] {
  const words = typed.filter((word) => !fillers.has(word));
  return words.length > 0 ? words : typed;
}
