import { type listOutbox, mailStates } from '@camp/contracts/staff/outbox';
import type { CallResult } from '@camp/contracts/client/endpoint';
import { Link } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { Cluster } from '@camp/ui/layout/spacing';
import { messages } from './messages.ts';
import { addressOf, type MailFilter } from './outbox.queries.ts';
import styles from './outbox.module.css';

interface Props {
  filter: MailFilter;
  counts: CallResult<typeof listOutbox>['counts'] | undefined;
}

/** Links to the mails of each state, with their number; the choice is kept in the address. */
export function StateFilter({ filter: { state: current, search: text }, counts }: Props) {
  const texts = useMessages(messages);
  const total = counts && mailStates.reduce((sum, state) => sum + counts[state], 0);
  const choices = [
    {
      name: texts.all,
      search: addressOf({ state: undefined, search: text }),
      count: total,
      isCurrent: current === undefined,
    },
    ...mailStates.map((state) => ({
      name: texts.choices[state],
      search: addressOf({ state, search: text }),
      count: counts?.[state],
      isCurrent: current === state,
    })),
  ];

  return (
    <nav aria-label={texts.filter}>
      <Cluster as="ul" gap="8px">
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
      </Cluster>
    </nav>
  );
}
