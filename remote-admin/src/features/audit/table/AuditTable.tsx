import type { AuditEntry } from '@camp/contracts/staff/audit';
import type { ListView } from '@camp/contracts/staff/staff-lists';
import { useNavigate, useSearchParams } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { DataTable } from '@camp/ui/list/DataTable';
import { useLatest } from '@camp/ui/list/useLatest';
import { useMemo } from 'react';
import type { AuditFilter } from '#features/audit/filters/audit-filter.ts';
import { columnsOf } from './columns.tsx';
import { withEntry } from '#features/audit/entry/entry-address.ts';
import { messages } from '#features/audit/messages.ts';
import styles from './columns.module.css';

interface Props {
  entries: readonly AuditEntry[];
  /** The details as JSON, or in words on one line. */
  density: ListView['density'];
  onFilter: (change: Partial<AuditFilter>) => void;
}

/** The log under a head for each day. A press on a row opens its entry at the side. */
export function AuditTable({ entries, density, ...props }: Props) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const onFilter = useLatest(props.onFilter);
  const columns = useMemo(() => {
    const entryAddress = (id: number) => withEntry(params, id);
    return columnsOf({ texts, density, entryAddress, onFilter });
  }, [texts, density, params, onFilter]);

  return (
    <DataTable
      caption={texts.log}
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      density={density}
      groupOf={({ created_at }) => formatDay(created_at, language)}
      onOpen={({ id }) =>
        void navigate({ search: withEntry(params, id) }, { preventScrollReset: true })
      }
      className={styles.log}
    />
  );
}
