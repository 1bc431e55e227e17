import { useMessages } from '@camp/ui/i18n/define-messages';
import { Muted } from '@camp/ui/layout/text';
import { memo, useState } from 'react';
import { names } from '#places/names.ts';
import { Choice, type Facet } from './Choice.tsx';
import {
  countSet,
  type Filter,
  filters,
  type FiltersProps,
  type FilterView,
  nameOf,
  toggled,
  useFilterView,
  type WordFilter,
} from './filter-table.tsx';
import type { ListControls } from './list-state.ts';
import { messages } from './messages.ts';
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

/** Shows one filter below its title, which opens it where it stands back. */
export function FilterGroup({ filter, ...props }: FiltersProps & { filter: Filter }) {
  const view = useFilterView(props);
  const title = view.texts.group[filter.name];
  const count = countSet(filter, view.state);
  const [isOpen, setIsOpen] = useState(false);
  if ('isOffered' in filter && !filter.isOffered?.(view)) return null;
  if (!filter.isFolded)
    return (
      <fieldset className={styles.group}>
        <legend className={styles.title}>{title}</legend>
        <GroupContent filter={filter} view={view} />
      </fieldset>
    );

  return (
    <details
      className={styles.folded}
      open={isOpen || count > 0}
      onToggle={({ currentTarget: { open } }) => setIsOpen(open)}
    >
      <summary className={styles.title}>
        {title} {count > 0 && <span className={styles.count}>({count})</span>}
      </summary>
      <div role="group" aria-label={title} className={styles.group}>
        <GroupContent filter={filter} view={view} />
      </div>
    </details>
  );
}

function GroupContent({ filter, view }: { filter: Filter; view: FilterView }) {
  const { state, change, list } = view;
  const hint = filter.hint?.(view);

  return (
    <>
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
    </>
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

/**
 * A checkbox for each word that can match: those that were chosen or would leave something first in view, the others
 * folded. Drawn again only for other choices or counts.
 */
const Choices = memo(function AllChoices(props: ChoicesProps) {
  const { filter, chosen, facets, offered } = props;
  const { more } = useMessages(messages);
  const canMatch = (word: string) => !offered || offered.includes(word) || chosen.includes(word);
  const words = filter.words.filter(canMatch);
  const first = words.filter((word) => chosen.includes(word) || !isNone(facets?.[word] ?? 1));
  const rest = words.filter((word) => !first.includes(word));
  const listOf = (some: readonly string[]) => (
    <ul className={styles.choices}>
      {some.map((word) => (
        <WordChoice key={word} word={word} {...props} />
      ))}
    </ul>
  );

  return (
    <>
      {listOf(first)}
      {rest.length > 0 && (
        <details className={styles.rest}>
          <summary>{more({ count: rest.length })}</summary>
          {listOf(rest)}
        </details>
      )}
    </>
  );
});

function WordChoice({ word, filter, chosen, facets, onChange }: ChoicesProps & { word: string }) {
  const words = useMessages(names);

  return (
    <li>
      <Choice
        name={nameOf(word, filter, words)}
        facet={facets?.[word]}
        isChosen={chosen.includes(word)}
        onToggle={() => onChange(toggled(filter, word, chosen))}
      />
    </li>
  );
}
