import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useId } from 'react';
import { messages } from './messages.ts';
import styles from './filters.module.css';

/** Number of places that a choice would leave, and of those where it is unknown. */
export type Facet = number | { yes: number; unknown: number };

interface Props {
  name: string;
  /** Undefined before it is known. */
  facet: Facet | undefined;
  isChosen: boolean;
  onToggle: () => void;
}

/** A checkbox with the number of places it would leave. */
export function Choice({ name, facet, isChosen, onToggle }: Props) {
  const { unknownCount } = useMessages(messages);
  const language = useLanguage();
  const id = useId();
  const { yes, unknown } = typeof facet === 'object' ? facet : { yes: facet, unknown: 0 };
  const said = [
    yes !== undefined && formatNumber(yes, language),
    unknown > 0 && unknownCount({ count: formatNumber(unknown, language) }),
  ].filter(Boolean);

  return (
    <div className={styles.choice} data-empty={yes === 0 && !isChosen}>
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
