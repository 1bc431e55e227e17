import { useQuery } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { StaffPage } from '#layout/StaffPage.tsx';
import { DiagnosisCard } from './DiagnosisCard.tsx';
import { dbPingQuery, debugHealthQuery } from './health-query.ts';
import styles from './HealthPage.module.css';
import { messages } from './messages.ts';

/** What the site leans on, looked at now: what is wrong, and what to do next. */
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
