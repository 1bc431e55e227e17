import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { PlannedFeatures } from '#features/about/PlannedFeatures.tsx';
import { messages } from './building-messages.ts';
import { OpenNow } from './OpenNow.tsx';
import styles from './Progress.module.css';

/** What one can use today beside what is only planned: the site is a launchpad for now. */
export function Progress() {
  const { title, lead, now, planned } = useMessages(messages).progress;

  return (
    <Section title={title}>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.halves}>
        <div className={styles.now}>
          <h3>{now}</h3>
          <OpenNow />
        </div>
        <div className={styles.planned}>
          <h3>{planned}</h3>
          <PlannedFeatures />
        </div>
      </div>
    </Section>
  );
}
