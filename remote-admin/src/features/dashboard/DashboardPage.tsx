import { Link, useQuery } from '@camp/shell-api';
import { Icon } from '@camp/ui/artwork/Icon';
import { Skeleton } from '@camp/ui/feedback/Skeleton';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatNumber } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { figuresQuery } from '#features/staff-users/Figures.tsx';
import { StaffPage } from '#layout/StaffPage.tsx';
import { LastEntries } from './LastEntries.tsx';
import { PageCard, pageNames } from './PageCard.tsx';
import type { Figures } from './figures.ts';
import { messages } from './messages.ts';
import { toDosOf } from './to-dos.ts';
import styles from './dashboard.module.css';

/** The start page of staff: tasks, a card with figures for each page, and the latest events. */
export default function DashboardPage() {
  const texts = useMessages(messages);
  const { data: figures, isPending } = useQuery({
    ...figuresQuery('admin'),
    refetchInterval: everyMinute,
  });
  const morning = useMorning(figures);

  return (
    <StaffPage title={texts.title} lead={morning ?? texts.lead} isBelowDashboard={false}>
      {isPending && <Skeleton />}
      {/* All at once, so that nothing is pushed down. */}
      <div className={styles.desk} hidden={isPending}>
        {figures && <ToDos figures={figures} />}
        <ul className={styles.cards}>
          {pageNames.map((name) => (
            <li key={name}>
              <PageCard name={name} figures={figures} />
            </li>
          ))}
        </ul>
        <LastEntries />
      </div>
    </StaffPage>
  );
}

const everyMinute = 60_000;

/** Lists the tasks, each with a link to its page; nothing if there are none. */
function ToDos({ figures }: { figures: Figures }) {
  const texts = useMessages(messages).toDos;
  const toDos = toDosOf(figures);
  if (toDos.length === 0) return null;

  return (
    <ul className={styles.toDos} aria-label={texts.title}>
      {toDos.map(({ kind, count, to }) => (
        <li key={kind} className={styles.toDo}>
          <Icon name="warning" />
          <Link to={to}>{texts[kind]({ count })}</Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns the state of things in a sentence; null until the figures are there. */
function useMorning(figures: Figures | undefined): string | null {
  const language = useLanguage();
  const { morning } = useMessages(messages);
  if (!figures) return null;

  const { people, mails, checks } = figures;
  const failed = mails ? mails.failed + mails.given_up : 0;
  const facts = [
    people &&
      morning.fresh({
        number: formatNumber(people.new_this_week, language),
        isOne: people.new_this_week === 1,
      }),
    mails && (failed === 0 ? morning.mailFine : morning.mailFailed({ count: failed })),
    checks &&
      (checks.ok ? morning.checksFine : morning.checksFail({ count: checks.failing.length })),
  ].filter((fact) => fact !== null);
  const isQuiet = toDosOf(figures).length === 0;
  return morning.sentence({ isQuiet, facts: facts.join(', ') });
}
