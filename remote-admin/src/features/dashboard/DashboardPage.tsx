import { dashboardTiles } from '@camp/contracts/site/slots';
import { ExtensionSlot, Link, useQuery } from '@camp/shell-api';
import { Icon } from '@camp/ui/artwork/Icon';
import { Skeleton } from '@camp/ui/feedback/Skeleton';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { figuresQuery } from '#features/staff-users/Figures.tsx';
import { StaffPage } from '@camp/staff/layout/StaffPage';
import { LastEntries } from './LastEntries.tsx';
import { PageCard, pageNames } from './PageCard.tsx';
import type { Figures } from './figures.ts';
import { messages } from './messages.ts';
import { useCanaryText, useFailingText } from './release-texts.ts';
import { canariesIn, failingIn, moodOf, someFailed, type ToDo, toDosOf } from './to-dos.ts';
import styles from './dashboard.module.css';

/** The start page of staff: tasks, a card with figures for each page, and the latest events. */
export default function DashboardPage() {
  const texts = useMessages(messages);
  const { data: figures, isPending } = useQuery({
    ...figuresQuery('admin'),
    refetchInterval: refetchAfterMs,
  });
  const morning = useMorning(figures);

  return (
    <StaffPage title={texts.title} lead={morning ?? texts.lead} isBelowDashboard={false}>
      {isPending && <Skeleton />}
      {/* All at once, so that nothing is pushed down. */}
      <div className={styles.desk} hidden={isPending}>
        {figures && <ToDos figures={figures} />}
        <div className={styles.cards}>
          <ul className={styles.own}>
            {pageNames.map((name) => (
              <li key={name}>
                <PageCard name={name} figures={figures} />
              </li>
            ))}
          </ul>
          <ExtensionSlot slot={dashboardTiles} data={{}} reserve="6rem" />
        </div>
        <LastEntries />
      </div>
    </StaffPage>
  );
}

/** A release that fails is known within seconds. */
const refetchAfterMs = 10_000;

/** Lists the tasks, each with a link to its page; nothing if there are none. */
function ToDos({ figures }: { figures: Figures }) {
  const texts = useMessages(messages).toDos;
  const toDos = toDosOf(figures);
  const failingText = useFailingText();
  const canaryText = useCanaryText();
  const textOf = (toDo: ToDo) => {
    if (toDo.kind === 'failing') return failingText(toDo.release);
    return toDo.kind === 'canary' ? canaryText(toDo.canary) : texts[toDo.kind](toDo);
  };
  if (toDos.length === 0) return null;

  return (
    <ul className={styles.toDos} aria-label={texts.title}>
      {toDos.map((toDo) => {
        const text = textOf(toDo);
        return (
          <li key={text} className={styles.toDo} data-kind={toDo.kind}>
            <Icon name="warning" />
            <Link to={toDo.to}>{text}</Link>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the state of things in a sentence; null until the figures are there. */
function useMorning(figures: Figures | undefined): string | null {
  const language = useLanguage();
  const { morning } = useMessages(messages);
  if (!figures) return null;

  const { people, mails, checks } = figures;
  const few = someFailed(figures);
  const failed = mails ? mails.failed + mails.given_up : 0;
  const facts = [
    releaseFact(figures, morning),
    few &&
      morning.someFailed({
        failures: formatNumber(few.failures, language),
        visitors: formatNumber(few.visitors, language),
        count: few.failures,
      }),
    people &&
      morning.fresh({
        number: formatNumber(people.new_this_week, language),
        isOne: people.new_this_week === 1,
      }),
    mails && (failed === 0 ? morning.mailFine : morning.mailFailed({ count: failed })),
    checks &&
      (checks.ok ? morning.checksFine : morning.checksFail({ count: checks.failing.length })),
  ].filter((fact) => typeof fact === 'string');
  return morning.sentence({ mood: moodOf(figures), facts: facts.join(', ') });
}

/** Says what fails, else that canaries run; null if neither. */
function releaseFact(figures: Figures, morning: (typeof messages)['fr']['morning']): string | null {
  const [failing] = failingIn(figures);
  if (failing) return morning.release({ state: failing.state });
  const count = canariesIn(figures).length;
  return count > 0 ? morning.canaries({ count }) : null;
}
