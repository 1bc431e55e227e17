import { pressedKey } from '@camp/ui/actions/pressed-key';
import { SearchField } from '@camp/ui/fields/SearchField';
import { useDraft } from '@camp/ui/fields/useDraft';
import styles from './list.module.css';

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
export function SettledSearch(props: Props) {
  return (
    <search className={styles.searchBox}>
      <SettledField {...props} />
    </search>
  );
}

/** The field alone, for a page with a search region of its own; follows the address after Back. */
export function SettledField({ value, onSettle, ...field }: Props) {
  const draft = useDraft({ value, pauseMs: typingPauseMs, onSettle });

  return (
    <SearchField
      {...field}
      value={draft.text}
      onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
      onKeyDown={(event) => pressedKey(event) === 'Enter' && draft.settleNow()}
    />
  );
}
