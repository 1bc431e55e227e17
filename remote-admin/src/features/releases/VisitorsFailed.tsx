import type {
  Ending,
  FailureCause,
  VisitorsFailed as Count,
} from '@camp/contracts/staff/release-visitors';
import type { BuildHealth, CanaryHealth } from '@camp/contracts/staff/releases';
import { Badge } from '@camp/ui/data/Badge';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { useFailureWords } from './health/messages.ts';
import { useAppName } from './app-names.ts';
import { messages } from './messages.ts';
import { isWorthALook } from './worth-a-look.ts';
import styles from './releases.module.css';

/**
 * Returns the one way in which failures are counted on screen: '3 of 22 visitors failed'; '3 of 22' below a head that
 * says what is counted.
 */
export function useVisitorsText(isBelowHead = false): (count: Count) => string {
  const texts = useMessages(messages);
  const language = useLanguage();

  return ({ visitors, failures }) => {
    if (visitors === 0) return isBelowHead ? texts.noVisitorsYet : texts.noVisitors;
    const numbers = {
      failures: formatNumber(failures, language),
      visitors: formatNumber(visitors, language),
      count: visitors,
    };
    return isBelowHead ? texts.failedOf(numbers) : texts.visitorsFailed(numbers);
  };
}

interface Props {
  of: Count;
  /** Undefined where they are not judged; `app` where only the whole that the app belongs to is. */
  budget: CanaryHealth['budget'] | 'app' | undefined;
  /** True below a head that says what is counted. */
  isBelowHead?: boolean;
}

/** Shows for how many visitors something failed: red if for more than may, amber if it is worth a look, and why no more. */
export function VisitorsFailed({ of, budget, isBelowHead = false }: Props) {
  const texts = useMessages(messages);
  const what = useVisitorsText(isBelowHead)(of);
  if (of.failures === 0) return <span className={styles.served}>{what}</span>;

  const isOver = budget === 'failures';
  if (!isOver && !isWorthALook(of)) return <span>{what}</span>;
  return (
    <span className={styles.failed}>
      <Badge tone={isOver ? 'danger' : 'warning'}>
        {isOver ? what : texts.notOver({ what, why: budget ?? 'none' })}
      </Badge>
    </span>
  );
}

/** The judgement is that of a canary. */
type AppVisitors = Count & Partial<Pick<NonNullable<BuildHealth['served']>, 'is_over' | 'is_few'>>;

interface AppVisitorsFailedProps extends Pick<Props, 'isBelowHead'> {
  served: AppVisitors;
  /** True for the app of a canary. */
  isCanary?: boolean;
}

/** Shows for how many visitors of one app something failed. Only the whole is judged, where they are enough. */
export function AppVisitorsFailed({ served, isCanary = false, ...more }: AppVisitorsFailedProps) {
  const { is_over: isOver, is_few: isFew } = served;
  const judged = isCanary ? 'kept' : 'app';
  const budget = isFew ? 'waiting' : judged;
  return <VisitorsFailed of={served} budget={isOver ? 'failures' : budget} {...more} />;
}

/** Returns why something ended, in a few words. */
export function useEndingText(): (ending: Ending) => string {
  const { slow } = useMessages(messages).ending;
  const visitorsText = useVisitorsText();
  return (ending) => (ending.reason === 'load-time' ? slow : visitorsText(ending));
}

interface EndingProps {
  ending: Ending;
  by: 'error-budget' | 'automatic-rollback';
  /** Names the apps of a canary that ended, where nothing beside it does. */
  of?: (app: string) => string;
}

/** Says what was ended automatically and why: how many failed, where, with which error, in which browser. */
export function EndingLine({ ending, by, of }: EndingProps) {
  const texts = useMessages(messages).ending;
  const what = useEndingText()(ending);

  return (
    <span className={styles.ending}>
      <Badge tone="danger">
        {of
          ? texts.canary({ apps: ending.apps.map(of).join(' + '), what })
          : texts.by[by]({ what })}
      </Badge>
      {ending.cause && <Cause cause={ending.cause} />}
    </span>
  );
}

function Cause({ cause }: { cause: FailureCause }) {
  const texts = useMessages(messages).ending;
  const words = useFailureWords();
  const nameOf = useAppName();
  const { app, page, phase, reason, thrown_at: thrownAt, browser } = cause;
  const where = [nameOf(app), page && texts.page({ name: page })];

  return (
    <small className={styles.served}>
      {[...where, words(phase, reason)].filter(Boolean).join(' · ')}
      {thrownAt && (
        <>
          {' · '}
          <code>{thrownAt}</code>
        </>
      )}
      {browser && ` · ${browser}`}
    </small>
  );
}
