import { Link, loadQueries } from '@camp/shell-api';
import { Button } from '@camp/ui/actions/Button';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Section } from '@camp/ui/layout/Section';
import { whenIdle } from '@camp/ui/layout/when-idle';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useId,
  useSyncExternalStore,
} from 'react';
import styles from '#features/home/home.module.css';
import { messages } from './messages.ts';

/* The page is rendered ahead for everyone. What is true today comes into it once the browser is at rest. */

interface PartProps {
  /** Stands in its place until it is known. */
  before?: ReactNode;
  /** The sentence that stands in its place where nothing can be known. */
  away: string;
}

/** A part that calls the API. Where its code cannot be loaded, the page goes on without. */
const part = (name: 'AlertCounts' | 'OpenPlaces') =>
  lazy<ComponentType<PartProps>>(async () => {
    try {
      const [parts] = await Promise.all([
        import(/* webpackChunkName: "home-today" */ './today-parts.tsx'),
        loadQueries(),
      ]);
      return { default: parts[name] };
    } catch {
      return { default: ({ away }) => <p>{away}</p> };
    }
  });

const AlertCounts = part('AlertCounts');
const OpenPlaces = part('OpenPlaces');

/** The number of alerts of each kind, and the way to them. */
export function AlertsToday() {
  const { title, feeds, away, all } = useMessages(messages).alerts;
  const id = useId();

  return (
    <section className={styles.today} aria-labelledby={id}>
      <h2 id={id} className={styles.todayTitle}>
        {title}
      </h2>
      <div className={styles.counts}>
        <AtRest before={<p>{feeds}</p>}>
          <AlertCounts before={<p>{feeds}</p>} away={away} />
        </AtRest>
      </div>
      <Button
        variant="secondary"
        className={styles.onLake}
        render={<Link to="/regions/british-columbia/bc_emergency_alerts" />}
      >
        {all}
      </Button>
    </section>
  );
}

/** Some campgrounds that are open today. */
export function PlacesToday() {
  const { title, away, all } = useMessages(messages).places;

  return (
    <Section title={title}>
      <div className={styles.places}>
        <AtRest>
          <OpenPlaces away={away} />
        </AtRest>
      </div>
      <p>
        <Link to="/campgrounds">{all}</Link>
      </p>
    </Section>
  );
}

function AtRest({ before, children }: { before?: ReactNode; children: ReactNode }) {
  const isAtRest = useSyncExternalStore(
    onRest,
    () => hasRested,
    () => false,
  );
  return isAtRest ? <Suspense fallback={before}>{children}</Suspense> : before;
}

let hasRested = false;

function onRest(listener: () => void): () => void {
  return whenIdle(() => {
    hasRested = true;
    listener();
  });
}
