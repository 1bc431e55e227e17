import { TextField, type TextFieldProps } from '@camp/ui/fields/TextField';
import { useDraft } from '#forms/useDraft.ts';
import { canAskFor, type FilterText, typingPauseMs } from './audit-filter.ts';
import type { FilterControls } from './useAuditFilter.ts';

interface Props extends Omit<TextFieldProps, 'name' | 'value' | 'onChange' | 'error'> {
  name: FilterText;
  controls: FilterControls;
  /** What is wrong with the text now in the field, if anything. */
  errorOf?: (text: string) => string | undefined;
}

/** One field of the filter: narrows the log a moment after the last keystroke. */
export function DraftField({ name, controls, errorOf, ...field }: Props) {
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
