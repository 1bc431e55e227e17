import { pageSizes, sortings } from '@camp/contracts/places/campgrounds';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { InlineSelect } from '@camp/ui/fields/SelectField';
import type { ListControls } from './list-state.ts';
import { messages } from './messages.ts';
import styles from './filters.module.css';

interface Props {
  controls: Pick<ListControls, 'state' | 'change'>;
}

/** Lets visitors choose the order, and the number of campgrounds on a page. */
export function Order({ controls: { state, change } }: Props) {
  const { sort } = useMessages(messages);
  const isNear = state.near !== undefined || state.at !== undefined;
  const isSearch = state.q !== undefined;
  /* Near a place, the nearest come first where there are no words to match. */
  const usual = isNear && !isSearch ? 'distance' : 'match';
  const isOffered = { match: usual === 'match', distance: isNear, name: true, region: true };
  const offered = sortings.filter((name) => isOffered[name]);

  function choose(value: string) {
    const sorting = offered.find((name) => name === value);
    change({ sort: sorting === usual ? undefined : sorting });
  }

  return (
    <div className={styles.order}>
      <InlineSelect
        label={sort.label}
        value={state.sort === 'match' ? usual : state.sort}
        options={offered.map((name) => ({
          value: name,
          label: sort[name === 'match' && !isSearch ? 'known' : name],
        }))}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <span className={styles.size}>
        <PageSize controls={{ state, change }} />
      </span>
    </div>
  );
}

/** Lets visitors choose the number of campgrounds on a page. */
export function PageSize({ controls: { state, change } }: Props) {
  const { size } = useMessages(messages);

  return (
    <InlineSelect
      label={size}
      value={String(state.size)}
      options={pageSizes.map((each) => ({ value: String(each), label: String(each) }))}
      onChange={({ currentTarget: { value } }) =>
        change({ size: pageSizes.find((each) => String(each) === value) })
      }
    />
  );
}
