import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Icon } from '@camp/ui/artwork/Icon';
import { useCrumbs } from '#features/british-columbia/breadcrumb.ts';
import { SitePage } from '#components/SitePage.tsx';
import { messages } from './messages.ts';
import { BeforeYouLeave, packingId } from './BeforeYouLeave.tsx';
import { LiveAlerts } from './LiveAlerts.tsx';
import { ResourceCard } from './ResourceCard.tsx';
import { resources } from './resources.ts';
import styles from './alerts.module.css';

/** Links to the authorities' own pages, and what their feeds say; this site gives no warnings itself. */
export default function AlertsPage() {
  const texts = useMessages(messages);
  const above = useCrumbs();

  return (
    <SitePage title={texts.title} lead={texts.lead} description={texts.description} above={above}>
      <EmergencyCall />
      <p className={styles.onScreen}>
        <Link to={`#${packingId}`} preventScrollReset>
          {texts.packing.title}
        </Link>
      </p>
      <ul className={styles.resources}>
        {resources.map((resource) => (
          <ResourceCard key={resource.key} resource={resource} />
        ))}
      </ul>
      <LiveAlerts />
      <BeforeYouLeave />
    </SitePage>
  );
}

/** Says what to do before reading on. Not a live region: it is there from the start. */
function EmergencyCall() {
  const { call, onlyLinks } = useMessages(messages);

  return (
    <div className={styles.emergency}>
      <Icon name="warning" />
      <p>
        <strong className={styles.call}>
          {call} <a href="tel:911">9-1-1</a>.
        </strong>{' '}
        {onlyLinks}
      </p>
    </div>
  );
}
