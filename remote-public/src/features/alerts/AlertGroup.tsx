import type { Alert, AlertKind, AlertWords, Feed } from '@camp/contracts/places/alerts';
import { Button } from '@camp/ui/actions/Button';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatAgo, formatDay, formatMoment } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { Stack } from '@camp/ui/layout/spacing';
import { Muted, VisuallyHidden } from '@camp/ui/layout/text';
import { ExternalLink } from '@camp/ui/navigation/ExternalLink';
import { useState } from 'react';
import { sourcesOf } from './alerts.queries.ts';
import { withLinks } from './with-links.tsx';
import { liveMessages } from './live-messages.ts';
import styles from './alerts.module.css';

/** Number of alerts shown at first; on a phone its styles leave out those after the second. */
const fewest = 6;
const minOnPhones = 2;

const gravity: Alert['status'][] = ['closed', 'warning', 'notice'];
const tones = { closed: 'danger', warning: 'warning' } as const;

interface Props {
  kind: AlertKind;
  alerts: Alert[];
  feeds: Feed[];
  /** Moment at which ages are counted, in milliseconds since 1970. */
  now: number;
}

/** Shows all alerts of a kind, the gravest first, and the age of each feed. */
export function AlertGroup({ kind, alerts, feeds, now }: Props) {
  const texts = useMessages(liveMessages);
  const [isWhole, setWhole] = useState(false);
  const sources = sourcesOf(kind, feeds);
  const isKnown = sources.some(({ as_of: asOf }) => asOf !== null);
  const sorted = alerts.toSorted((a, b) => gravity.indexOf(a.status) - gravity.indexOf(b.status));
  const shown = isWhole ? sorted : sorted.slice(0, fewest);
  /* Where all are samples, the notice above and the age of their feed have said so. */
  const isMixed = new Set(alerts.map(({ is_sample: isSample }) => isSample)).size > 1;
  if (sources.length === 0) return null;

  return (
    <Stack as="section" gap="12px" data-alerts={kind}>
      <h3>{texts.kinds[kind]}</h3>
      <ul className={styles.ages}>
        {sources.map((feed) => (
          <FeedAge key={feed.name} feed={feed} now={now} />
        ))}
      </ul>
      {alerts.length === 0 && <p>{isKnown ? texts.none : texts.unknown}</p>}
      {shown.length > 0 && (
        <ul className={styles.alerts} data-whole={isWhole}>
          {shown.map((alert) => (
            <AlertItem key={alert.id} alert={alert} isMarked={isMixed && alert.is_sample} />
          ))}
        </ul>
      )}
      {!isWhole && sorted.length > minOnPhones && (
        <div className={styles.all} data-few={sorted.length <= fewest}>
          <Button variant="secondary" size="small" onClick={() => setWhole(true)}>
            {texts.all[kind]({ count: sorted.length })}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function FeedAge({ feed, now }: { feed: Feed; now: number }) {
  const { ages, sources } = useMessages(liveMessages);
  const language = useLanguage();
  const { name, state, as_of: asOf, is_sample: isSample } = feed;
  const title = sources[name];
  if (asOf === null) return <li>{ages.never({ title })}</li>;

  /* A day has no time zone: the day of a recording is the same everywhere. */
  if (isSample)
    return (
      <li>{ages.sample({ title, day: formatDay(asOf.slice(0, 10) + 'T12:00', language) })}</li>
    );
  const ago = formatAgo(asOf, now, language);
  return (
    <li data-state={state}>
      <time dateTime={asOf}>{ages[state === 'fresh' ? 'fresh' : 'late']({ title, ago })}</time>
    </li>
  );
}

interface ItemProps {
  alert: Alert;
  /** True for a sample among alerts of today. */
  isMarked: boolean;
}

function AlertItem({ alert, isMarked }: ItemProps) {
  const texts = useMessages(liveMessages);
  const language = useLanguage();
  const { status, reference, text, url, until } = alert;

  return (
    <li className={styles.alert}>
      <p className={styles.headline}>
        {status !== 'notice' && (
          <>
            <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>{' '}
          </>
        )}
        {isMarked && (
          <>
            <span>{texts.sample}</span>{' '}
          </>
        )}
        <Title alert={alert} />
      </p>
      {reference && (
        <Muted size="small">
          <Said words={reference} />
        </Muted>
      )}
      {text && (
        <p className={styles.text}>
          <Said words={text} hasLinks />
        </p>
      )}
      {until && <p>{texts.until({ moment: formatMoment(until, 'minute', language) })}</p>}
      {url && (
        <p>
          <ExternalLink href={url}>
            {texts.official}
            <VisuallyHidden>
              : <Title alert={alert} />
            </VisuallyHidden>
          </ExternalLink>
        </p>
      )}
    </li>
  );
}

/** An alert's headline, after its place if it does not name that itself: feeds say the same of many places. */
function Title({ alert: { area, headline } }: { alert: Alert }) {
  const language = useLanguage();
  const isPlaced = !area || said(headline, language).includes(said(area, language));

  return (
    <>
      {!isPlaced && (
        <>
          <Said words={area} />
          {language === 'fr' ? '\u00A0: ' : ': '}
        </>
      )}
      <Said words={headline} />
    </>
  );
}

const said = ({ en, fr }: AlertWords, language: 'en' | 'fr') => (language === 'fr' && fr) || en;

interface SaidProps {
  words: AlertWords;
  /** True where an address in the words is a link. */
  hasLinks?: boolean;
}

/** Shows words in the reader's language if the feed has it, or else in English, marked for screen readers. */
function Said({ words, hasLinks = false }: SaidProps) {
  const language = useLanguage();
  const isTranslated = language === 'en' || words.fr !== null;
  const text = said(words, language);

  return <span lang={isTranslated ? undefined : 'en'}>{hasLinks ? withLinks(text) : text}</span>;
}
