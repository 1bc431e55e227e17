import type { CheckoutSession } from '@camp/contracts/billing';
import { Badge } from '@camp/ui/data/Badge';
import type { Column } from '@camp/ui/data/DataTable';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { useLanguage } from '@camp/ui/i18n/language';
import { Moment } from '#display/Moment.tsx';
import { totalText } from './amount.ts';
import { messages } from './messages.ts';
import styles from './useSessionColumns.module.css';

const statusTones = { complete: 'success', open: 'accent', expired: 'neutral' } as const;

/**
 * The columns of docs/specification.md#billing. Words that we do not know stay the provider's own.
 */
export function useSessionColumns(): Column<CheckoutSession>[] {
  const { columns, modeNames, statusNames } = useMessages(messages);
  const language = useLanguage();

  return [
    {
      key: 'id',
      header: columns.id,
      cell: ({ id }) => <code className={styles.id}>{id}</code>,
    },
    { key: 'mode', header: columns.mode, cell: ({ mode }) => known(modeNames, mode) ?? mode },
    {
      key: 'total',
      header: columns.total,
      cell: (session) => <span className={styles.total}>{totalText(session, language)}</span>,
    },
    {
      key: 'status',
      header: columns.status,
      cell: ({ status }) =>
        status === null ? (
          '—'
        ) : (
          <Badge tone={known(statusTones, status) ?? 'neutral'}>
            {known(statusNames, status) ?? status}
          </Badge>
        ),
    },
    {
      key: 'created',
      header: columns.created,
      cell: ({ created }) => <Moment at={new Date(created * 1000).toISOString()} />,
    },
  ];
}

/** What a closed list says of a word from outside; undefined when it does not know the word. */
function known<Value>(list: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(list, word) ? list[word] : undefined;
}
