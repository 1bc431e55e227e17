import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { SearchField } from '@camp/ui/fields/SearchField';
import { useRef, useState } from 'react';
import { ActionsFilter } from './ActionsFilter.tsx';
import { canAskFor, isNarrowed, noFilter } from './audit-filter.ts';
import { DraftField } from './DraftField.tsx';
import styles from './Filters.module.css';
import { messages } from './messages.ts';
import type { FilterControls } from './useAuditFilter.ts';

interface Props {
  controls: FilterControls;
  /** The filter box as it is typed into, ahead of the address. */
  search: { text: string; setText: (text: string) => void };
}

/** The filter box and what else narrows the log. */
export function Filters({ controls, search }: Props) {
  const texts = useMessages(messages).filter;
  const box = useRef<HTMLInputElement>(null);
  const [clearings, setClearings] = useState(0);
  const { filter, change } = controls;

  /* The button is gone when nothing is left to clear: the focus must not get lost with it. */
  function clear() {
    search.setText('');
    change(noFilter);
    setClearings(clearings + 1);
    box.current?.focus();
  }

  return (
    <search className={styles.bar} aria-label={texts.region}>
      <div className={styles.first}>
        <div className={styles.search}>
          <SearchField
            ref={box}
            label={texts.q}
            placeholder={texts.placeholder}
            maxLength={200}
            value={search.text}
            onChange={({ currentTarget }) => search.setText(currentTarget.value)}
          />
        </div>
        {(isNarrowed(filter) || search.text !== '') && (
          <Button variant="ghost" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </div>
      <Fields key={clearings} controls={controls} />
    </search>
  );
}

function Fields({ controls }: Pick<Props, 'controls'>) {
  const texts = useMessages(messages).filter;
  const { filter, change } = controls;
  const wrongId = (text: string) => (canAskFor('actor', text) ? undefined : texts.wrongId);
  const wrongOrder = (text: string) =>
    text !== '' && text < filter.from ? texts.wrongOrder : undefined;
  const id = {
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 15,
    errorOf: wrongId,
  } as const;

  return (
    <div className={styles.fields}>
      <DraftField name="from" type="date" label={texts.from} controls={controls} />
      <DraftField name="to" type="date" label={texts.to} errorOf={wrongOrder} controls={controls} />
      <DraftField name="actor" label={texts.actor} {...id} controls={controls} />
      <DraftField name="target" label={texts.target} {...id} controls={controls} />
      <DraftField
        name="ip"
        label={texts.ip}
        autoComplete="off"
        maxLength={45}
        controls={controls}
      />
      <ActionsFilter chosen={filter.actions} onChange={(actions) => change({ actions })} />
    </div>
  );
}
