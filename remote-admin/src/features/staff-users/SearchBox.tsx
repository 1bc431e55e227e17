import { useMessages } from '@camp/ui/i18n/define-messages';
import { SearchField } from '@camp/ui/fields/SearchField';
import { useDraft } from '#forms/useDraft.ts';
import { messages } from './messages.ts';

/** Wait after the last keystroke before the server is asked, in milliseconds. */
const typingPauseMs = 300;

interface Props {
  /** What the address says. */
  value: string;
  onSearch: (text: string) => void;
}

/** Searches a moment after the last keystroke, or at once on Enter; shows what the address says after Back. */
export function SearchBox({ value, onSearch }: Props) {
  const { label, placeholder } = useMessages(messages).search;
  const draft = useDraft({ value, pauseMs: typingPauseMs, onSettle: onSearch });

  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      maxLength={100}
      value={draft.text}
      onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
      onKeyDown={({ key }) => key === 'Enter' && draft.settleNow()}
    />
  );
}
