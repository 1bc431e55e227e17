import { LRUCache } from 'lru-cache';
import SearchableMap from 'minisearch/SearchableMap';
import { furtherWords, nameWords, typedWords } from './search-words.ts';

/** Maximum number of words: more say nothing more about a place, and each costs. */
const maxWords = 8;

/** Answers that are kept: a list and its map ask the same, and so do people who type. */
const maxKept = 100;

/** Words that people add and names may lack: looked for only where there are no others. */
export const fillers = new Set(
  'a at au aux bc british campground campgrounds camping campings campsite campsites columbia de des du in la le les near of parc park parks provincial tent tente tents tentes the'.split(
    ' ',
  ),
);

interface Options<Field extends string> {
  /** Texts by what they are, with how much they count. */
  fields: Record<Field, number>;
  /** Returns how much more a thing counts than another that is as like, by its number. */
  weigh?: (number: number) => number;
}

/** Scores of all things, by number: the higher, the better the match; 0 where there is none. */
export type Scores = Float32Array;

/** The things that have a word, how much the text with the word counts, and the word's share of that text. */
interface Posting {
  numbers: number[];
  weights: number[];
  shares: number[];
}

/**
 * Points that decide the order, for each word: fewer mistakes come first, then a whole word before a beginning,
 * then the text that counts more, then the shorter one (docs/decisions/places.md#0255). The shorter
 * one gives less than 10, a text less than 100, and three mistakes leave something.
 */
const points = { word: 4_000, mistake: 1_000, whole: 100, text: 20 };

type Mistakes = (word: string) => number;

const noMistakes: Mistakes = () => 0;
const oneMistake: Mistakes = ({ length }) => (length >= 3 ? 1 : 0);
/** Two letters that changed places are two mistakes. */
const someMistakes: Mistakes = ({ length }) => {
  if (length >= 8) return 3;
  return length >= 4 ? 2 : 0;
};

/**
 * Finds things by the words of their names, in any order, by beginnings of words, and by nearly the right ones
 * where there are no right ones: so a search that is typed well finds nothing that only looks like it. The words
 * are in a tree (MiniSearch's) that is walked by beginnings and by numbers of mistakes.
 */
export class TolerantSearch<Field extends string> {
  private readonly words = new SearchableMap<Posting>();
  private readonly kept = new LRUCache<string, Scores>({ max: maxKept });
  private readonly options: Options<Field>;
  private size = 0;

  constructor(options: Options<Field>) {
    this.options = options;
  }

  /** The next thing; the first has the number 0. */
  add(texts: Record<Field, string>): void {
    const said = new Map<string, { weight: number; share: number }>();
    for (const [field, weight] of Object.entries<number>(this.options.fields)) {
      const words = nameWords(texts[field as Field]);
      for (const [at, word] of [...words, ...furtherWords(texts[field as Field])].entries()) {
        if (weight <= (said.get(word)?.weight ?? 0)) continue;
        said.set(word, { weight, share: 1 / Math.sqrt(words.length + at) });
      }
    }
    for (const [word, { weight, share }] of said) {
      const posting = this.words.fetch(word, () => ({ numbers: [], weights: [], shares: [] }));
      posting.numbers.push(this.size);
      posting.weights.push(weight);
      posting.shares.push(share);
    }
    this.size += 1;
  }

  /** Returns null where nothing was typed that could be looked for. */
  find(text: string): Scores | null {
    const typed = typedWords(text);
    const words = essential(typed).slice(0, maxWords);
    if (words.length === 0 || this.saysNothing(typed, words)) return null;
    const key = words.join(' ');
    const scores = this.kept.get(key) ?? this.search(words);
    this.kept.set(key, scores);
    return scores;
  }

  /** The scores of what has all the words as they were typed, or words that begin so; null where nothing has. */
  findExactly(text: string): Scores | null {
    const words = essential(typedWords(text)).slice(0, maxWords);
    return words.length === 0 ? null : this.ask(words, noMistakes, words.length);
  }

  /** Numbers of the best, the very best first. */
  best(text: string, most: number): number[] {
    return this.bestOf(this.find(text), most);
  }

  /** The same, or else of what has only some of the words. */
  nearly(text: string, most: number): number[] {
    const best = this.best(text, most);
    if (best.length > 0) return best;
    const words = essential(typedWords(text)).slice(0, maxWords);
    return this.bestOf(this.ask(words, oneMistake, 1), most);
  }

  private bestOf(scores: Scores | null, most: number): number[] {
    const found: { number: number; score: number }[] = [];
    for (const [number, score] of scores?.entries() ?? []) {
      if (score > 0) found.push({ number, score });
    }
    found.sort((a, b) => b.score - a.score || a.number - b.number);
    return found.slice(0, most).map(({ number }) => number);
  }

  /** True for words that people add and nothing has. */
  private saysNothing(typed: readonly string[], words: readonly string[]): boolean {
    return typed.every((word) => fillers.has(word)) && !this.ask(words, noMistakes, words.length);
  }

  private search(words: readonly string[]): Scores {
    for (const mistakes of [noMistakes, oneMistake]) {
      const scores =
        this.ask(words, mistakes, words.length) ?? this.ask([words.join('')], mistakes, 1);
      if (scores) return scores;
    }
    return this.ask(words, someMistakes, words.length) ?? new Float32Array(this.size);
  }

  /** Scores of what has so many of the words; null where nothing has. */
  private ask(words: readonly string[], mistakes: Mistakes, needed: number): Scores | null {
    const scores = new Float32Array(this.size);
    const hits = new Uint8Array(this.size);
    for (const word of words) {
      const best = this.scoresOf(word, mistakes(word));
      for (let number = 0; number < this.size; number += 1) {
        const score = best[number] ?? 0;
        if (score === 0) continue;
        hits[number] = (hits[number] ?? 0) + 1;
        scores[number] = (scores[number] ?? 0) + score;
      }
    }
    return keptWith(needed, hits, scores) ? scores : null;
  }

  /** The best of what each thing has that is like the word. */
  private scoresOf(word: string, mistakes: number): Scores {
    const { weigh = () => 1 } = this.options;
    const best = new Float32Array(this.size);
    for (const [{ numbers, weights, shares }, { likeness, given }] of this.like(word, mistakes)) {
      const rarity = likeness * Math.log(1 + this.size / numbers.length);
      for (let at = 0; at < numbers.length; at += 1) {
        const number = numbers[at] ?? 0;
        const text = (weights[at] ?? 0) * points.text;
        const score = given + text + (shares[at] ?? 0) * rarity * weigh(number);
        if (score > (best[number] ?? 0)) best[number] = score;
      }
    }
    return best;
  }

  /** Words that begin so, and those with some mistakes; the same word is like it by 1. */
  private *like(word: string, mistakes: number): Generator<[Posting, Like]> {
    for (const [whole, posting] of this.words.atPrefix(word)) {
      const given = points.word + (whole === word ? points.whole : 0);
      yield [posting, { likeness: (1 + word.length / whole.length) / 2, given }];
    }
    if (mistakes === 0) return;
    for (const [posting, distance] of this.words.fuzzyGet(word, mistakes).values()) {
      const given = points.word - distance * points.mistake;
      if (distance > 0) yield [posting, { likeness: 1 / (2 + distance), given }];
    }
  }
}

/** Likeness of a word, from 0 to 1, and its points. */
interface Like {
  likeness: number;
  given: number;
}

/** Clears the scores of things with too few words. @returns whether any is left. */
function keptWith(needed: number, hits: Uint8Array, scores: Scores): boolean {
  let isFound = false;
  for (let number = 0; number < hits.length; number += 1) {
    if ((hits[number] ?? 0) >= needed) isFound = true;
    else scores[number] = 0;
  }
  return isFound;
}

function essential(typed: string[]): string[] {
  const words = typed.filter((word) => !fillers.has(word));
  return words.length > 0 ? words : typed;
}
