import { pageSizes, sortings } from '@camp/contracts/places/campgrounds';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { type ReactNode, useId } from 'react';
import type { ListControls } from './list-state.ts';
import { messages } from './messages.ts';
import styles from './list.module.css';

/** Lets visitors choose the order, and the number of campgrounds on a page. */
export function Order({ controls: { state, change } }: { controls: ListControls }) {
  const { sort, size } = useMessages(messages);
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
      <Choice
        label={sort.label}
        value={state.sort === 'match' ? usual : state.sort}
        onChange={choose}
      >
        {offered.map((name) => (
          <option key={name} value={name}>
            {sort[name === 'match' && !isSearch ? 'known' : name]}
          </option>
        ))}
      </Choice>
      <Choice
        label={size}
        value={String(state.size)}
        onChange={(value) => change({ size: pageSizes.find((each) => String(each) === value) })}
      >
        {pageSizes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Choice>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}

/** A label and its choices in one line. */
function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();

  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {children}
      </select>
    </span>
  );
}
