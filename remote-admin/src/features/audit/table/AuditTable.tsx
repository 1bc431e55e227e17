import type { AuditEntry } from '@camp/contracts/staff/audit';
import type { ListView } from '@camp/contracts/staff/staff-lists';
import { useNavigate, useSearchParams } from '@camp/shell-api';
import { useMessages } from '@camp/ui/i18n/define-messages';
import { formatDay } from '@camp/ui/i18n/format';
import { useLanguage } from '@camp/ui/i18n/language';
import { VisuallyHidden } from '@camp/ui/layout/text';
import { Fragment, type MouseEvent } from 'react';
import type { AuditFilter } from '#features/audit/filters/audit-filter.ts';
import { columnsOf } from './columns.tsx';
import { withEntry } from '#features/audit/entry/entry-address.ts';
import { messages } from '#features/audit/messages.ts';
import styles from './table.module.css';

interface Props {
  entries: readonly AuditEntry[];
  /** The details as JSON, or in words on one line. */
  density: ListView['density'];
  onFilter: (change: Partial<AuditFilter>) => void;
}

/** The log under a head for each day. A press on a row opens its entry at the side. */
export function AuditTable({ entries, density, onFilter }: Props) {
  const texts = useMessages(messages);
  const language = useLanguage();
  const [params] = useSearchParams();
  const entryAddress = (id: number) => withEntry(params, id);
  const columns = columnsOf({ texts, density, entryAddress, onFilter });
  const days = Map.groupBy(entries, ({ created_at }) => formatDay(created_at, language));

  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table} data-density={density}>
        <caption>
          <VisuallyHidden>{texts.log}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {columns.map(({ key, header }) => (
              <th role="columnheader" scope="col" key={key} data-column={key}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {[...days].map(([day, own]) => (
            <Fragment key={day}>
              <tr role="row" className={styles.day}>
                <th role="rowheader" scope="rowgroup" colSpan={columns.length}>
                  {day}
                </th>
              </tr>
              {own.map((entry) => (
                <EntryRow key={entry.id} entry={entry} columns={columns} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  entry: AuditEntry;
  columns: ReturnType<typeof columnsOf>;
}

function EntryRow({ entry, columns }: RowProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();

  /* The link in the first cell does the same for the keyboard. */
  function open({ target }: MouseEvent<HTMLTableRowElement>) {
    const isControl = target instanceof Element && target.closest('a, button') !== null;
    const isReading = !globalThis.getSelection()?.isCollapsed;
    if (isControl || isReading) return;
    void navigate({ search: withEntry(params, entry.id) }, { preventScrollReset: true });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its link does the same by key
    <tr role="row" className={styles.row} onClick={open}>
      {columns.map(({ key, header, cell }) => (
        <td role="cell" key={key} className={styles.cell} data-column={key}>
          <span className={styles.name} aria-hidden="true">
            {header}
          </span>
          <div className={styles.value}>{cell(entry)}</div>
        </td>
      ))}
    </tr>
  );
}
