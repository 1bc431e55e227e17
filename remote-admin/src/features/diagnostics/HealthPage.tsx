import { useQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { StaffPage } from '#layout/StaffPage.tsx';
import { DiagnosisCard } from './DiagnosisCard.tsx';
import styles from './diagnostics.module.css';
import { dbPingQuery, debugHealthQuery } from './diagnostics.queries.ts';
import { messages } from './messages.ts';

/** The health of all that the site depends on, checked now; what is wrong, and what to do about it. */
export default function HealthPage() {
  const texts = useMessages(messages);
  const health = useQuery(debugHealthQuery);
  const ping = useQuery(dbPingQuery);

  return (
    <StaffPage title={texts.title} lead={texts.lead} width="wide">
      <div className={styles.cards}>
        <DiagnosisCard title={texts.debugHealth} text={texts.debugHealthText} query={health} />
        <DiagnosisCard title={texts.dbPing} text={texts.dbPingText} query={ping} />
      </div>
    </StaffPage>
  );
}
