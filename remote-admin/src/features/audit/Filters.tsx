import { auditSearchLength } from '@camp/contracts/staff/audit';
import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { Button } from '@camp/ui/actions/Button';
import { SearchField } from '@camp/ui/fields/SearchField';
import { TextField, type TextFieldProps } from '@camp/ui/fields/TextField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { useRef, useState } from 'react';
import { useDraft } from '#forms/useDraft.ts';
import { ActionsFilter } from './ActionsFilter.tsx';
import {
  canAskFor,
  type FilterControls,
  type FilterText,
  isFiltered,
  noFilter,
  typingPauseMs,
} from './audit-filter.ts';
import styles from './audit.module.css';
import { messages } from './messages.ts';

interface Props {
  controls: FilterControls;
  /** The search text while it is typed, ahead of the address. */
  search: { text: string; setText: (text: string) => void };
}

/** The search box and the other filters. */
export function Filters({ controls, search }: Props) {
  const texts = useMessages(messages).filter;
  const box = useRef<HTMLInputElement>(null);
  const [clearings, setClearings] = useState(0);
  const { filter, change } = controls;

  /* The button goes away when nothing is left to clear: the focus must not get lost with it. */
  function clear() {
    search.setText('');
    change(noFilter);
    setClearings(clearings + 1);
    box.current?.focus();
  }

  return (
    <search className={styles.filters} aria-label={texts.region}>
      <Cluster gap={3}>
        <div className={styles.search}>
          <SearchField
            ref={box}
            label={texts.q}
            placeholder={texts.placeholder}
            maxLength={auditSearchLength}
            value={search.text}
            onChange={({ currentTarget }) => search.setText(currentTarget.value)}
          />
        </div>
        {(isFiltered(filter) || search.text !== '') && (
          <Button variant="ghost" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </Cluster>
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
        maxLength={fieldLengths.ip}
        controls={controls}
      />
      <ActionsFilter chosen={filter.actions} onChange={(actions) => change({ actions })} />
    </div>
  );
}

interface DraftFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> {
  name: FilterText;
  controls: FilterControls;
  /** What is wrong with the text in the field, if anything. */
  errorOf?: (text: string) => string | undefined;
}

/** A text field that filters the log shortly after the last keystroke. */
function DraftField({ name, controls, errorOf, ...field }: DraftFieldProps) {
  const { text, setText } = useDraft({
    value: controls.filter[name],
    pauseMs: typingPauseMs,
    onSettle: (settled) => controls.type(name, settled),
    canSettle: (typed) => canAskFor(name, typed),
  });

  return (
    <TextField
      {...field}
      name={name}
      value={text}
      error={errorOf?.(text.trim())}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
    />
  );
}
