import {
  amenities,
  knownStates,
  parkFeatures,
  placeTypes,
  tourismRegions,
} from '@camp/contracts/places/vocabulary';
import { formatRange } from '@camp/ui/i18n/calendar';
import { TextField } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Muted } from '@camp/ui/layout/text';
import { type ReactNode, useState } from 'react';
import { askableOf, type CampgroundList } from '#places/campgrounds.queries.ts';
import { names } from '#places/names.ts';
import { Choice } from './Choice.tsx';
import type { Change, ListControls, ListState } from './list-state.ts';
import { messages } from './messages.ts';
import { townOf } from './understood-filters.ts';
import { NearFilter } from './near/NearFilter.tsx';
import styles from './filters.module.css';

export interface FiltersProps {
  controls: Pick<ListControls, 'state' | 'change'>;
  /** The list on screen, with the numbers that each further choice would leave; undefined before the first answer. */
  list: CampgroundList | undefined;
}

/** Everything that filters are shown by. */
export type FilterView = ReturnType<typeof useFilterView>;

export function useFilterView({ controls: { state, change }, list }: FiltersProps) {
  const texts = useMessages(messages);
  const words = useMessages(names);
  return { state, change, list, texts, words, language: useLanguage() };
}

type WordName = 'feature' | 'region' | 'type' | 'reservation' | 'amenity';

interface FilterOf<Name extends string> {
  /** Also the name of its title. */
  name: Name;
  /** Stands below the title. */
  hint?: (view: FilterView) => string;
  /** True if it is opened by its title, while nothing of it is set. */
  isFolded?: true;
}

/** A filter by words, each of which counts as one. Its name is the one in the address. */
export type WordFilter = {
  [Name in WordName]: FilterOf<Name> & {
    words: readonly NonNullable<ListState[Name]>[number][];
    /** The words that are offered; the others count where an address or a search has them. */
    offered?: readonly string[];
  };
}[WordName];

/** A filter with fields of its own, which counts as one. */
interface SingleFilter extends FilterOf<'near' | 'season' | 'closures'> {
  /** Its names in the address. */
  keys: readonly (keyof Change)[];
  /** The name of its button among the active filters; none while it narrows nothing. */
  chip: (view: FilterView) => string | undefined;
  fields: (view: FilterView) => ReactNode;
  isOffered?: (view: FilterView) => boolean;
}

export type Filter = WordFilter | SingleFilter;

/** All filters, in their order on the page. */
export const filters: readonly Filter[] = [
  {
    name: 'near',
    keys: ['near', 'at'],
    /* A town id in the address that does not exist narrows nothing. */
    chip: ({ state, list, texts: { group, near } }) => {
      const around = state.near ? townOf(list)?.name : state.at && near.here;
      return around && `${group.near} ${around}`;
    },
    fields: ({ state, change, list }) => (
      <NearFilter controls={{ state, change }} town={townOf(list)} />
    ),
  },
  {
    name: 'season',
    keys: ['from', 'to'],
    /* One day alone is the whole stay. */
    chip: ({ state, language }) => {
      const { from, to } = askableOf(state);
      const [first, last] = [from ?? to, to ?? from];
      return first && last && formatRange({ from: first, to: last }, language);
    },
    fields: (view) => <Stay {...view} />,
  },
  {
    name: 'feature',
    words: parkFeatures,
    offered: parkFeatures.slice(0, parkFeatures.indexOf('cycling') + 1),
    hint: ({ texts }) => texts.featureHint,
    isFolded: true,
  },
  { name: 'type', words: placeTypes, isFolded: true },
  { name: 'region', words: tourismRegions, isFolded: true },
  { name: 'amenity', words: amenities, hint: ({ texts }) => texts.amenityHint, isFolded: true },
  { name: 'reservation', words: knownStates, isFolded: true },
  {
    /* It filters out what is closed now, and says how that is known (docs/decisions/places.md#0256). */
    name: 'closures',
    isFolded: true,
    keys: ['closed'],
    hint: ({ list, texts }) => texts.closures[list?.closures.known_by ?? 'live'],
    chip: ({ state, texts }) => state.closed && texts.closures.notClosed,
    fields: ({ state, change, list, texts }) => (
      <Choice
        name={texts.closures.notClosed}
        facet={list?.closures.left ?? undefined}
        isChosen={state.closed !== undefined}
        onToggle={() => change({ closed: state.closed ? undefined : 'hide' })}
      />
    ),
    isOffered: ({ list }) => list?.closures.known_by !== 'off',
  },
];

/** Counts the filters that are set, without the search. */
export function filterCount(state: ListState): number {
  return filters.reduce((count, filter) => count + countSet(filter, state), 0);
}

/** Counts what is set of one filter. */
export function countSet(filter: Filter, state: ListState): number {
  if ('words' in filter) return state[filter.name]?.length ?? 0;
  return filter.keys.some((key) => state[key] !== undefined) ? 1 : 0;
}

export const isFiltered = (state: ListState): boolean =>
  state.q !== undefined || filterCount(state) > 0;

/** Returns the change that adds a word to the chosen ones of a filter, or takes it away. */
export function toggled(
  { name, words }: WordFilter,
  word: string,
  chosen: readonly string[],
): Change {
  const next = words.filter((each: string) => chosen.includes(each) !== (each === word));
  return { [name]: next.length > 0 ? next : undefined };
}

/** The name of a word of a filter, in the language of the page. */
export function nameOf(word: string, { name }: WordFilter, words: FilterView['words']): string {
  const named: Readonly<Record<string, string>> = words[name];
  return named[word] ?? word;
}

/** The days of a stay; a browser gives '' while a date is typed. */
function Stay({ state, change, texts }: FilterView) {
  const isWrong = askableOf(state) !== state;
  const [today] = useState(() => dayOf(new Date()));
  const isToday = state.from === today && state.to === today;
  const day = isToday ? undefined : today;

  return (
    <>
      <Choice
        name={texts.openToday}
        facet={undefined}
        isChosen={isToday}
        onToggle={() => change({ from: day, to: day })}
      />
      <div className={styles.days}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            type="date"
            label={texts[end]}
            value={state[end] ?? ''}
            error={end === 'to' && isWrong ? texts.wrongOrder : undefined}
            onChange={({ currentTarget: { value } }) => change({ [end]: value || undefined })}
          />
        ))}
      </div>
      <Muted size="small">{texts.seasonHint}</Muted>
    </>
  );
}

/** '2026-07-01', by the device's clock. */
const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
