import { pressedKey } from '@camp/ui/actions/pressed-key';
import { SearchField } from '@camp/ui/fields/SearchField';
import { useDraft } from '#forms/useDraft.ts';
import styles from '#layout/ways.module.css';

/** Wait after the last keystroke before the server is asked, in milliseconds. */
const typingPauseMs = 300;

interface Props {
  label: string;
  placeholder: string;
  maxLength: number;
  value: string;
  onSettle: (text: string) => void;
}

/** Looks for what is typed shortly after the last keystroke, or at once on Enter. */
export function SettledSearch({ value, onSettle, ...field }: Props) {
  const draft = useDraft({ value, pauseMs: typingPauseMs, onSettle });

  return (
    <search className={styles.searchBox}>
      <SearchField
        {...field}
        value={draft.text}
        onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
        onKeyDown={(event) => pressedKey(event) === 'Enter' && draft.settleNow()}
      />
    </search>
  );
}
