import { mailSearchLength } from '@camp/contracts/staff/outbox';
import { useNavigate } from '@camp/shell-api';
import { SearchField } from '@camp/ui/fields/SearchField';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useDraft } from '#forms/useDraft.ts';
import { messages } from './messages.ts';
import { addressOf, type MailFilter } from './outbox.queries.ts';
import styles from './outbox.module.css';

/** Wait after the last keystroke before the server is asked, in milliseconds. */
const typingPauseMs = 300;

/** Finds mails by recipient or subject, shortly after the last keystroke; the text is in the address. */
export function MailSearch({ filter }: { filter: MailFilter }) {
  const { label, placeholder } = useMessages(messages).search;
  const navigate = useNavigate();
  const draft = useDraft({
    value: filter.search ?? '',
    pauseMs: typingPauseMs,
    onSettle: (search) =>
      void navigate(
        { search: addressOf({ ...filter, search }) },
        { replace: true, preventScrollReset: true },
      ),
  });

  return (
    <search className={styles.searchBox}>
      <SearchField
        label={label}
        placeholder={placeholder}
        maxLength={mailSearchLength}
        value={draft.text}
        onChange={({ currentTarget }) => draft.setText(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && draft.settleNow()}
      />
    </search>
  );
}
