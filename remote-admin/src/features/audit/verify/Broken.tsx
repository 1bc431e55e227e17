import type { AuditVerification } from '@camp/contracts/audit';
import { Link, useSearchParams } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Notice } from '@camp/ui/feedback/Notice';
import { withEntry } from '#features/audit/entry-address.ts';
import { messages } from './messages.ts';
import styles from './VerificationPanel.module.css';

type Props = NonNullable<AuditVerification['broken']>;

/** Names the first entry that is not as it was written, and leads to it if it still exists. */
export function Broken({ entry_id, kind }: Props) {
  const texts = useMessages(messages);
  const [params] = useSearchParams();

  return (
    <Notice tone="danger">
      <div className={styles.result}>
        <p className={styles.title}>{texts.broken[kind](entry_id)}</p>
        <p>{texts.brokenMeaning}</p>
        {kind !== 'removed' && (
          <p>
            <Link to={{ search: withEntry(params, entry_id) }} preventScrollReset>
              {texts.openEntry(entry_id)}
            </Link>
          </p>
        )}
      </div>
    </Notice>
  );
}
