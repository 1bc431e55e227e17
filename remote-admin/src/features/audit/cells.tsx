import type { AuditEntry } from '@camp/contracts/audit';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { JsonView } from '@camp/ui/data/JsonView';
import { Moment } from '#display/Moment.tsx';
import { actionTone } from './action-tone.ts';
import { Breakable } from './Breakable.tsx';
import styles from './cells.module.css';
import { messages } from './messages.ts';
import { QuietButton } from './QuietButton.tsx';

export function WhenCell({ created_at }: AuditEntry) {
  return (
    <span className={styles.when}>
      <Moment at={created_at} precision="second" />
    </span>
  );
}

interface ChoiceProps {
  value: string;
  onOnly: () => void;
}

export function ActionCell({ value, onOnly }: ChoiceProps) {
  const { only } = useMessages(messages);

  return (
    <span className={styles.action}>
      <QuietButton label={only(value)} onClick={onOnly}>
        <Badge tone={actionTone(value)}>
          <Breakable text={value} />
        </Badge>
      </QuietButton>
    </span>
  );
}

export function AddressCell({ value, onOnly }: ChoiceProps) {
  const { only } = useMessages(messages);
  if (value === '') return '—';

  return (
    <span className={styles.address}>
      <QuietButton label={only(value)} onClick={onOnly}>
        <Breakable text={value} />
      </QuietButton>
    </span>
  );
}

/** Its beginning; the whole of it stands in the entry's dialog. */
export function AgentCell({ user_agent }: AuditEntry) {
  return <span className={styles.agent}>{user_agent || '—'}</span>;
}

export function DetailsCell({ id, details }: AuditEntry) {
  const { detailsOf } = useMessages(messages);
  if (Object.keys(details).length === 0) return '—';

  return (
    <div className={styles.details}>
      <JsonView value={details} label={detailsOf(id)} collapsedLines={4} />
    </div>
  );
}
