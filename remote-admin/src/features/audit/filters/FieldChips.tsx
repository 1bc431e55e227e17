import { fieldLengths } from '@camp/contracts/site/field-lengths';
import { TextField, type TextFieldProps } from '@camp/ui/fields/TextField';
import { useDraft } from '@camp/ui/fields/useDraft';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useEffect, useRef } from 'react';
import { messages } from '#features/audit/messages.ts';
import { FieldChip } from '#filters/FieldChip.tsx';
import { canAskFor, type FilterControls, type FilterText, typingPauseMs } from './audit-filter.ts';

/** Filters that appear only once they are set or asked for. */
export const rareFilters = ['actor', 'target', 'ip'] as const;

export type RareFilter = (typeof rareFilters)[number];

/** The days that entries are from; both belong to the range. */
export function DaysChip({ controls }: { controls: FilterControls }) {
  const texts = useMessages(messages).filter;
  const { from, to } = controls.state;
  const wrongOrder = (text: string) => (text !== '' && text < from ? texts.wrongOrder : undefined);

  return (
    <FieldChip
      label={texts.days}
      value={from || to ? `${from}\u2009–\u2009${to}` : ''}
      onLift={() => controls.change({ from: '', to: '' })}
    >
      <DraftField name="from" type="date" label={texts.from} controls={controls} />
      <DraftField name="to" type="date" label={texts.to} errorOf={wrongOrder} controls={controls} />
    </FieldChip>
  );
}

interface RareProps {
  name: RareFilter;
  controls: FilterControls;
  /** True if the person has just asked for it. */
  isAsked: boolean;
  onLift: () => void;
}

/** The filter for the actor, the target or the IP address. */
export function RareChip({ name, controls, isAsked, onLift }: RareProps) {
  const texts = useMessages(messages).filter;
  const place = useRef<HTMLDivElement>(null);
  const wrongId = (text: string) => (canAskFor(name, text) ? undefined : texts.wrongId);
  const person = { placeholder: texts.personHint, maxLength: 41, errorOf: wrongId } as const;

  /* The menu that asked for it has closed by now. */
  useEffect(() => {
    if (isAsked) place.current?.querySelector('input')?.focus();
  }, [isAsked]);

  return (
    <FieldChip
      label={texts[name]}
      value={controls.state[name]}
      startsOpen={isAsked}
      onLift={onLift}
    >
      <div ref={place}>
        <DraftField
          name={name}
          label={texts[name]}
          autoComplete="off"
          {...(name === 'ip' ? { maxLength: fieldLengths.ip } : person)}
          controls={controls}
        />
      </div>
    </FieldChip>
  );
}

interface DraftFieldProps extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> {
  name: FilterText;
  controls: FilterControls;
  /** Returns what is wrong with the text in the field, if anything. */
  errorOf?: (text: string) => string | undefined;
}

/** A text field that filters the log shortly after the last keystroke. */
function DraftField({ name, controls, errorOf, ...field }: DraftFieldProps) {
  const { text, setText } = useDraft({
    value: controls.state[name],
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
