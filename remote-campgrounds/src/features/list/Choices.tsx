import { useLanguage } from '@camp/ui/i18n/language';
import { formatNumber } from '@camp/ui/i18n/format';
import { memo, useId } from 'react';
import type { Change, ListControls } from './list-state.ts';
import styles from './filters.module.css';

/** Filters of several words. */
type FilterName = 'region' | 'type' | 'reservation' | 'amenity';

interface Props<Word extends string> {
  /** The filter that the choices belong to. */
  filter: FilterName;
  words: readonly Word[];
  names: Readonly<Record<Word, string>>;
  chosen: readonly Word[] | undefined;
  /** Number of places that each would leave; undefined before it is known. */
  counts: Readonly<Record<Word, number>> | undefined;
  /** More remarks on some of them. */
  notes?: Readonly<Partial<Record<Word, string>>>;
  onChange: ListControls['change'];
}

/** Checkboxes, each with the number of places it would leave. Drawn again only for other choices or counts. */
export const Choices = memo(function AllChoices<Word extends string>(props: Props<Word>) {
  const { filter, words, chosen = [], onChange, ...rest } = props;

  function toggle(word: Word) {
    const next = chosen.includes(word)
      ? chosen.filter((other) => other !== word)
      : words.filter((other) => other === word || chosen.includes(other));
    onChange({ [filter]: next.length > 0 ? next : undefined } satisfies Change);
  }

  return (
    <ul className={styles.choices}>
      {words.map((word) => (
        <li key={word}>
          <Choice
            name={rest.names[word]}
            count={rest.counts?.[word]}
            note={rest.notes?.[word]}
            isChosen={chosen.includes(word)}
            onToggle={() => toggle(word)}
          />
        </li>
      ))}
    </ul>
  );
});

interface ChoiceProps {
  name: string;
  count: number | undefined;
  note: string | undefined;
  isChosen: boolean;
  onToggle: () => void;
}

/** A checkbox with the number of places it would leave. */
export function Choice({ name, count, note, isChosen, onToggle }: ChoiceProps) {
  const language = useLanguage();
  const id = useId();
  const said = [count !== undefined && formatNumber(count, language), note].filter(Boolean);

  return (
    <div className={styles.choice} data-empty={count === 0 && !isChosen}>
      <input
        id={id}
        type="checkbox"
        className={styles.box}
        checked={isChosen}
        aria-describedby={`${id}-count`}
        onChange={onToggle}
      />
      <label htmlFor={id} className={styles.name}>
        {name}
      </label>
      <span id={`${id}-count`} className={styles.count}>
        {said.join(' · ')}
      </span>
    </div>
  );
}
