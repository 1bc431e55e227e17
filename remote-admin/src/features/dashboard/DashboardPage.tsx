import { useQuery } from '@camp/shell-api';
import { Skeleton } from '@camp/ui/feedback/Skeleton';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { StaffPage } from '#layout/StaffPage.tsx';
import { figuresQuery } from '#features/staff-users/Figures.tsx';
import styles from './dashboard.module.css';
import { LastEntries } from './LastEntries.tsx';
import { messages } from './messages.ts';
import { PageCard, pageNames } from './PageCard.tsx';
import { ToDos } from './ToDos.tsx';
import { useMorning } from './useMorning.ts';

/** Where staff start: what there is to do, a card with its figures for each page, and what happened last. */
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
