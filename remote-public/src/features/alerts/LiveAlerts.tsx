import { type Alert, alertKinds, type Feed } from '@camp/contracts/places/alerts';
import { useQuery } from '@camp/shell-api';
import { Fact } from '@camp/ui/feedback/Notice';
import { QueryView } from '@camp/ui/feedback/QueryView';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { AlertGroup } from './AlertGroup.tsx';
import { alertsQuery } from './alerts.queries.ts';
import { liveMessages } from './live-messages.ts';
import styles from './alerts.module.css';

/** Shows what the authorities say now. The page is rendered ahead for everyone, so this comes after it. */
export function LiveAlerts() {
  const texts = useMessages(liveMessages);
  const query = useQuery(alertsQuery);

  return (
    <Section title={texts.title}>
      <p>{texts.lead}</p>
      <noscript>
        <p>{texts.withoutScript}</p>
      </noscript>
      <div className={styles.live}>
        <QueryView query={query} loading={texts.loading} failed={texts.failed} isList>
          {(known) => <Known {...known} now={query.dataUpdatedAt} />}
        </QueryView>
      </div>
    </Section>
  );
}

interface KnownProps {
  alerts: Alert[];
  feeds: Feed[];
  /** Time of the fetch, in milliseconds since 1970: ages are counted at that moment. */
  now: number;
}

function Known({ alerts, feeds, now }: KnownProps) {
  const texts = useMessages(liveMessages);
  const isSample = feeds.some((feed) => feed.is_sample);
  const isOff = !isSample && feeds.every(({ state }) => state === 'off');
  if (isOff) return <p>{texts.off}</p>;

  return (
    <>
      {isSample && <Fact tone="warning">{texts.samples}</Fact>}
      {alertKinds.map((kind) => (
        <AlertGroup
          key={kind}
          kind={kind}
          alerts={alerts.filter((alert) => alert.kind === kind)}
          feeds={feeds}
          now={now}
        />
      ))}
      <Attributions feeds={feeds} />
    </>
  );
}

/** The sentences that licences ask for, each once. */
function Attributions({ feeds }: { feeds: Feed[] }) {
  const texts = useMessages(liveMessages);
  const shown = feeds.filter(({ state, is_sample: isSample }) => isSample || state !== 'off');
  const sentences = new Set(shown.map(({ attribution }) => attribution));
  if (sentences.size === 0) return null;

  return (
    <details className={styles.attributions}>
      <summary>{texts.licences({ count: sentences.size })}</summary>
      <ul lang="en">
        {[...sentences].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
