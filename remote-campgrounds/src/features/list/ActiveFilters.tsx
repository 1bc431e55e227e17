import { Button } from '@camp/ui/actions/Button';
import { Icon } from '@camp/ui/artwork/Icon';
import {
  type Filter,
  filters,
  type FiltersProps,
  isFiltered,
  nameOf,
  type FilterView,
  toggled,
  useFilterView,
} from './filter-table.tsx';
import { type Change, nothingSet, unset } from './list-state.ts';
import styles from './filters.module.css';

/** Shows a button for each filter that is set, which lifts it, and one that lifts all of them. */
export function ActiveFilters(props: FiltersProps) {
  const view = useFilterView(props);
  const { state, change, texts } = view;
  if (!isFiltered(state)) return null;

  return (
    <ul className={styles.chips} aria-label={texts.active}>
      {chipsOf(view).map(({ name, lift }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.chip}
            aria-label={texts.remove({ name })}
            onClick={() => change(lift)}
          >
            {name}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="ghost" size="small" onClick={() => change(nothingSet)}>
          {texts.clear}
        </Button>
      </li>
    </ul>
  );
}

interface Chip {
  name: string;
  /** The change that lifts the filter. */
  lift: Change;
}

/** Of the search, of filters that count as one, and of each word that was chosen. */
function chipsOf(view: FilterView): Chip[] {
  const { q } = view.state;
  return [
    ...(q ? [{ name: view.texts.quoted({ text: q }), lift: { q: undefined } }] : []),
    ...filters.flatMap((filter) => singleChip(filter, view)),
    ...filters.flatMap((filter) => wordChips(filter, view)),
  ];
}

function singleChip(filter: Filter, view: FilterView): Chip[] {
  if ('words' in filter) return [];
  const name = filter.chip(view);
  return name ? [{ name, lift: unset(filter.keys) }] : [];
}

function wordChips(filter: Filter, { state, texts, words }: FilterView): Chip[] {
  if (!('words' in filter)) return [];
  const unknown: readonly string[] = state.unknown ?? [];
  const chosen: readonly string[] = state[filter.name] ?? [];
  return chosen.map((word) => {
    const name = nameOf(word, filter, words);
    return {
      name: unknown.includes(word) ? texts.included({ name }) : name,
      lift: toggled(filter, word, chosen),
    };
  });
}
