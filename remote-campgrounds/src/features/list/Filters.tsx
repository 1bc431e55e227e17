import { useMessages } from '@camp/ui/i18n/define-messages';
import { Muted } from '@camp/ui/layout/text';
import { memo } from 'react';
import { names } from '#places/names.ts';
import { Choice, type Facet } from './Choice.tsx';
import {
  type Filter,
  filters,
  type FiltersProps,
  nameOf,
  toggled,
  useFilterView,
  type WordFilter,
} from './filter-table.tsx';
import type { ListControls } from './list-state.ts';
import { useLater } from './useLater.ts';
import styles from './filters.module.css';

/** Shows all filters; each change is in the address at once. Counts follow the results, which are drawn first. */
export function Filters({ controls, list }: FiltersProps) {
  return <AllFilters controls={controls} list={useLater(list)} />;
}

const AllFilters = memo(function Groups(props: FiltersProps) {
  return (
    <div className={styles.filters}>
      {filters.map((filter) => (
        <FilterGroup key={filter.name} filter={filter} {...props} />
      ))}
    </div>
  );
});

/** Shows one filter below its title. */
export function FilterGroup({ filter, ...props }: FiltersProps & { filter: Filter }) {
  const view = useFilterView(props);
  const { state, change, list, texts } = view;
  const hint = filter.hint?.(view);
  if ('isOffered' in filter && !filter.isOffered?.(view)) return null;

  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{texts.group[filter.name]}</legend>
      {hint && <Muted size="small">{hint}</Muted>}
      {'words' in filter ? (
        <Choices
          filter={filter}
          chosen={state[filter.name] ?? none}
          facets={shownOf(list?.facets[filter.name], list)}
          offered={offeredOf(filter, list)}
          onChange={change}
        />
      ) : (
        filter.fields(view)
      )}
    </fieldset>
  );
}

/** The counts worth showing: where nothing at all was found, a zero says nothing more. */
function shownOf(facets: Facets | undefined, list: FiltersProps['list']): Facets | undefined {
  if (!facets || list?.total !== 0) return facets;
  return Object.fromEntries(Object.entries(facets).filter(([, facet]) => !isNone(facet)));
}

const isNone = (facet: Facet) =>
  typeof facet === 'object' ? facet.yes + facet.unknown === 0 : facet === 0;

/** The words that any place has, as far as the filter offers them; undefined before the first answer. */
function offeredOf(filter: WordFilter, list: FiltersProps['list']): readonly string[] | undefined {
  const had = list?.offered[filter.name];
  return had && filter.offered
    ? filter.offered.filter((word) => had.some((each) => each === word))
    : had;
}

type Facets = Readonly<Record<string, Facet>>;

/** The same each time, so that nothing is drawn again because of it. */
const none: readonly string[] = [];

interface ChoicesProps {
  filter: WordFilter;
  chosen: readonly string[];
  facets: Facets | undefined;
  /** Words that any place has; undefined before the first answer. */
  offered: readonly string[] | undefined;
  onChange: ListControls['change'];
}

/** A checkbox for each word that can match. Drawn again only for other choices or counts. */
const Choices = memo(function AllChoices(props: ChoicesProps) {
  const { filter, chosen, facets, offered, onChange } = props;
  const words = useMessages(names);
  const canMatch = (word: string) => !offered || offered.includes(word) || chosen.includes(word);

  return (
    <ul className={styles.choices}>
      {filter.words.filter(canMatch).map((word) => (
        <li key={word}>
          <Choice
            name={nameOf(word, filter, words)}
            facet={facets?.[word]}
            isChosen={chosen.includes(word)}
            onToggle={() => onChange(toggled(filter, word, chosen))}
          />
        </li>
      ))}
    </ul>
  );
});
