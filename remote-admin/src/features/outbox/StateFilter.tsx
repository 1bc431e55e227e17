import { type listOutbox, mailStates, type MailState } from '@camp/contracts/outbox';
import type { CallResult } from '@camp/contracts/endpoint';
import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { messages } from './messages.ts';
import styles from './StateFilter.module.css';

interface Props {
  current: MailState | undefined;
  counts: CallResult<typeof listOutbox>['counts'] | undefined;
}

/** How many mails are in each state, and the way to see only those; the choice is in the address. */
export function StateFilter({ current, counts }: Props) {
  const texts = useMessages(messages);
  const total = counts && mailStates.reduce((sum, state) => sum + counts[state], 0);
  const choices = [
    { name: texts.all, search: '', count: total, isCurrent: current === undefined },
    ...mailStates.map((state) => ({
      name: texts.choices[state],
      search: `?state=${state}`,
      count: counts?.[state],
      isCurrent: current === state,
    })),
  ];

  return (
    <nav aria-label={texts.filter}>
      <ul className={styles.choices}>
        {choices.map(({ name, search, count, isCurrent }) => (
          <li key={search}>
            <Link
              className={styles.choice}
              to={{ search }}
              replace
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
            >
              {name} <span className={styles.count}>{count ?? '…'}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
