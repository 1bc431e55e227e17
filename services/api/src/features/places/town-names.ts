import SearchableMap from 'minisearch/SearchableMap';
import type { Town } from '@camp/contracts/places/campgrounds';
import { phraseOf } from './search-words.ts';

/** Names that people search for and that no list of towns has, by a town in their middle. */
const otherNames: Record<string, string> = {
  'haida gwaii': 'daajing-giids',
  'queen charlotte': 'daajing-giids',
};

/** Fewer letters than these begin, or nearly are, too many names. */
const minBegun = 4;
const minMistaken = 5;
const minTwiceMistaken = 8;

/** A town, and the rank by which it is large or small. */
export interface RankedTown {
  town: Town;
  rank: number;
}

/** Ranks above it are small places: what is nearly called so is not meant. */
const maxRank = 3;

/** Towns by their names as these can be typed. */
export class TownNames {
  private readonly exact: ReadonlyMap<string, Town>;
  private readonly likely = new SearchableMap<RankedTown>();

  constructor(list: readonly RankedTown[]) {
    const names = list.flatMap(({ town }) =>
      spellingsOf(town.name).map((key) => [key, town] as const),
    );
    this.exact = new Map([...othersIn(list), ...islandsIn(list), ...names]);
    for (const ranked of list)
      if (ranked.rank <= maxRank) this.likely.set(phraseOf(ranked.town.name), ranked);
  }

  /** Returns the town whose name these words are, as `phraseOf` has them. */
  named(words: string): Town | null {
    return this.exact.get(words) ?? null;
  }

  /** Returns the largest town whose name begins so, or is so but for a mistake, or two in a long name. */
  nearlyNamed(words: string): Town | null {
    if (words.length < minBegun) return null;
    const begun = [...this.likely.atPrefix(words)].map(([, ranked]) => ranked);
    return largest(begun) ?? this.mistaken(words);
  }

  private mistaken(words: string): Town | null {
    if (words.length < minMistaken) return null;
    const most = words.length < minTwiceMistaken ? 1 : 2;
    const found = [...this.likely.fuzzyGet(words, most).values()];
    const fewest = Math.min(...found.map(([, mistakes]) => mistakes));
    return largest(found.flatMap(([ranked, mistakes]) => (mistakes === fewest ? [ranked] : [])));
  }
}

const largest = (found: readonly RankedTown[]): Town | null =>
  found.toSorted((a, b) => a.rank - b.rank)[0]?.town ?? null;

/** The name, and what people write for its first words. */
function spellingsOf(name: string): string[] {
  const key = phraseOf(name);
  const short = key.replace(/^fort /, 'ft ').replace(/^mount /, 'mt ');
  return [...new Set([key, short].flatMap((each) => [each, each.replace(/\bst /, 'saint ')]))];
}

const othersIn = (list: readonly RankedTown[]) =>
  Object.entries(otherNames).flatMap(([name, id]) =>
    list.flatMap(({ town }) => (town.id === id ? [[name, town] as const] : [])),
  );

/** An island is also found without that word, unless another town is called so. */
const islandsIn = (list: readonly RankedTown[]) =>
  list.flatMap(({ town }) =>
    town.name.endsWith(' Island')
      ? [[phraseOf(town.name.replace(/ Island$/, '')), town] as const]
      : [],
  );
