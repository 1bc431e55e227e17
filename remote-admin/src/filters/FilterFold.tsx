import { Icon } from '@camp/ui/artwork/Icon';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { type ReactNode, useId, useState } from 'react';
import styles from './filters.module.css';
import { chipMessages } from './messages.ts';

interface Props {
  /** Number of filters that are set. */
  count: number;
  children: ReactNode;
}

/** Filters and order: in a row where there is room; on a phone behind one button, so that the list is near. */
export function FilterFold({ count, children }: Props) {
  const { filters } = useMessages(chipMessages);
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  return (
    <>
      <button
        type="button"
        className={styles.foldButton}
        data-on={count > 0}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {filters({ count })}
        <Icon name="chevron-down" />
      </button>
      <div id={id} className={styles.fold} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}
